public import TerminalCore

/// The styles of all roles.
///
/// A custom theme starts from a built-in one:
///
///     var theme = Theme.dark
///     theme[.accent] = Style(foreground: Color(index: 208))
///
/// Themes are compared at every event; comparing copies of one theme costs O(1).
public struct Theme: Hashable, Sendable {
  /// The style of each role, indexed by its raw value.
  private var styles: [Style]

  /// The foregrounds of roles in the focused row, for a selection that has its own foreground.
  private var selectedColors: [Role: Color] = [:]

  /// The terminal's background that the colors are chosen for; `nil` if they suit any.
  private var background: Background?

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - base: The theme that supplies the styles of all other roles. If it brings its own
  ///     background where the terminal's doesn't suit it, as ``dark`` does, so does this theme.
  ///   - styles: The styles of some roles.
  public init(basedOn base: Theme, _ styles: [Role: Style]) {
    self = base
    for (role, style) in styles { self[role] = style }
  }

  /// Creates a theme from the styles of all roles.
  ///
  /// - Parameters:
  ///   - background: The terminal's background that the colors are chosen for.
  ///   - selectedColors: The foregrounds of roles in the focused row, if its selection has its own.
  ///   - style: Returns the style of a role.
  init(
    on background: Background? = nil, selectedColors: [Role: Color] = [:],
    _ style: (Role) -> Style
  ) {
    styles = Role.allCases.map(style)
    self.selectedColors = selectedColors
    self.background = background
  }

  /// The style of a role.
  public subscript(role: Role) -> Style {
    get { styles[role.rawValue] }
    set {
      styles[role.rawValue] = newValue
      // They were chosen for the background of the old selection, and for the old color.
      if role == .selection { selectedColors = [:] } else { selectedColors[role] = nil }
    }
  }

  /// The style of a role in the focused row.
  ///
  /// The role keeps its color on the background of the selection, unless the selection has its own
  /// foreground color or is reversed, since few colors are readable on a colored background. In
  /// ``highContrast``, what is right and what is wrong have colors for that background.
  public func selected(_ role: Role) -> Style {
    var style = self[.selection]
    let attributes = self[role].attributes
    if style.attributes.contains(.reverse) || style.foreground != .terminal {
      style.attributes.formUnion(attributes.subtracting(.dim))
      if let color = selectedColors[role] { style.foreground = color }
    } else {
      style.foreground = self[role].foreground
      style.attributes.formUnion(attributes)
    }
    return style
  }

  /// The style of cells without text.
  ///
  /// They have the background of ``Role/text``, which fills the screen if it isn't the terminal's
  /// default.
  public var blank: Style { Style(background: self[.text].background) }
}

extension Theme {
  /// The dark theme on terminals with a light background.
  static let darkWithBackground = dark.readable(on: .light)

  /// The light theme on terminals with a dark background.
  static let lightWithBackground = light.readable(on: .dark)

  /// The number of colors that the theme needs.
  var depth: ColorDepth {
    let brightest = styles.reduce(0) { max($0, $1.foreground.index, $1.background.index) }
    return brightest == 0 ? .mono : brightest < 16 ? .sixteen : .palette
  }

  /// The theme to draw with: the chosen one if the terminal has enough colors.
  init(chosen: Theme?, for traits: TerminalTraits) {
    let theme = chosen?.readable(on: traits.background) ?? Theme(for: traits.background)
    switch (traits.colors, theme.depth) {
    case (.palette, _), (.sixteen, .sixteen), (_, .mono): self = theme
    case (.sixteen, .palette): self = .terminal
    case (.mono, _): self = .mono
    }
  }

  /// The theme, with a background of its own if the terminal reports one that the theme wasn't made
  /// for. A theme whose text has a background fills the window with that already.
  private func readable(on reported: Background?) -> Theme {
    guard let background, let reported, reported != background, blank == .plain else {
      return self
    }
    switch background {
    case .dark: return filled(with: Color(index: 234))
    case .light: return filled(with: Color(index: 231))
    }
  }

  /// The theme with a background, and with the colors of its text, where it has those of the
  /// terminal.
  private func filled(with background: Color) -> Theme {
    var theme = self
    theme.styles = styles.map { style in
      var style = style
      if style.background == .terminal { style.background = background }
      if style.foreground == .terminal { style.foreground = self[.text].foreground }
      return style
    }
    return theme
  }

  /// The theme for a background. If the background is unknown, no color is sure to be readable on
  /// it.
  private init(for background: Background?) {
    switch background {
    case .dark: self = .dark
    case .light: self = .light
    case nil: self = .terminal
    }
  }
}
