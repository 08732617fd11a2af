public import TerminalCore

/// How a program looks and moves: the user's choices and, for everything else, what suits the
/// terminal.
public struct Appearance: Hashable, Sendable {
  /// The language of the library's own texts; see ``Phrases``.
  public var language: Language

  /// The glyphs for pointers, separators, bars and boxes.
  public private(set) var glyphs: GlyphSet

  /// The styles of all roles.
  public private(set) var theme: Theme

  /// How much motion there is; always none if frames are read aloud.
  public var motion: MotionSetting {
    get { terminal.readsFrames ? .none : chosenMotion }
    set { chosenMotion = newValue }
  }

  private var chosenMotion: MotionSetting

  /// The chosen glyphs; `nil` for those that suit the terminal.
  public var chosenGlyphs: GlyphSet? {
    didSet { adapt(to: terminal) }
  }

  /// The chosen theme; `nil` for the one that suits the terminal.
  public var chosenTheme: Theme? {
    didSet { adapt(to: terminal) }
  }

  /// The built-in theme that is drawn, with or without a background of its own; `nil` if it is none
  /// of them.
  public var builtInTheme: Theme.BuiltIn? {
    switch theme {
    case .darkWithBackground: .dark
    case .lightWithBackground: .light
    default: Theme.BuiltIn.allCases.first { $0.theme == theme }
    }
  }

  /// What is known about the terminal that the appearance is adapted to.
  private(set) var terminal = TerminalTraits()

  /// Creates an appearance for an unknown terminal.
  ///
  /// - Parameters:
  ///   - language: The language of the library's own texts.
  ///   - glyphs: The glyphs to draw with; `nil` for those that suit the terminal:
  ///     ``GlyphSet/unicode`` if it draws them one cell wide, otherwise ``GlyphSet/narrow``.
  ///   - theme: The theme; `nil` for the one that suits the terminal: ``Theme/dark`` or
  ///     ``Theme/light`` if it reports its background, otherwise ``Theme/terminal``.
  ///   - motion: How much motion there is.
  public init(
    language: Language = .english, glyphs: GlyphSet? = nil, theme: Theme? = nil,
    motion: MotionSetting = .full
  ) {
    self.language = language
    chosenMotion = motion
    chosenGlyphs = glyphs
    chosenTheme = theme
    self.glyphs = .narrow
    self.theme = .terminal
    adapt(to: terminal)
  }

  /// Adapts everything that wasn't chosen to a terminal.
  ///
  /// A theme that needs more colors than the terminal has is replaced by ``Theme/terminal``, or by
  /// ``Theme/mono`` if there are no colors.
  public mutating func adapt(to terminal: TerminalTraits) {
    self.terminal = terminal
    glyphs = chosenGlyphs ?? (terminal.ambiguousWidth == .narrow ? .unicode : .narrow)
    theme = Theme(chosen: chosenTheme, for: terminal)
  }

  /// Whether frames are read as text, line by line, rather than looked at. If so, draw no pictures,
  /// and put nothing side by side.
  public var readsFrames: Bool { terminal.readsFrames }

  /// The longest line, in cells: `usual`, or unlimited for a terminal that reads lines aloud.
  func measure(_ usual: Int) -> Int { terminal.readsFrames ? .max : usual }

  /// The mark in front of the focused row.
  public var pointer: String {
    if terminal.readsFrames { return "  " }
    return (glyphs == .unicode && !isPointerBar ? .narrow : glyphs).pointer
  }

  /// Whether the mark is a bar in front of every focused line.
  ///
  /// A reversed row has a pointer instead, because a bar would only look like a notch in its edge.
  var isPointerBar: Bool {
    glyphs == .unicode && !terminal.readsFrames
      && !theme[.selection].attributes.contains(.reverse)
  }
}

/// How much motion there is when the visible screen changes.
public enum MotionSetting: String, Hashable, Codable, Sendable, CaseIterable {
  /// Screens slide for 180 milliseconds.
  case full
  /// A single frame halfway, then the new screen.
  case reduced
  /// The new screen appears at once.
  case none
}
