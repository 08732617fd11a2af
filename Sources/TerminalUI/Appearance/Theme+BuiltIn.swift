public import TerminalCore

extension Theme {
  /// The theme for dark backgrounds.
  ///
  /// It leaves the background unchanged, and brings its own where the terminal reports a light one.
  public static let dark = Theme(on: .dark) { role in
    switch role {
    case .text: color(252)
    case .muted, .rememberedMark: color(248)
    case .heading: color(252, .bold)
    case .accent: color(75)
    case .link: color(75, .underline)
    case .good: color(114)
    case .bad: color(210)
    case .warning: color(221)
    case .border: color(240)
    case .field: color(252, .underline)
    case .bar: Style(background: Color(index: 235))
    case .selection: Style(background: Color(index: 237))
    case .selectionMark: Style(foreground: Color(index: 75), background: Color(index: 237))
    case .tile: Style(foreground: Color(index: 248), background: Color(index: 236))
    case .tileBegun: Style(foreground: Color(index: 253), background: Color(index: 24))
    case .tilePartial: Style(foreground: Color(index: 231), background: Color(index: 29))
    case .tileDone: Style(foreground: Color(index: 16), background: Color(index: 114))
    case .tileSelection: inverse(16, on: 255)
    }
  }

  /// The theme for light backgrounds.
  ///
  /// It leaves the background unchanged, and brings its own where the terminal reports a dark one.
  public static let light = Theme(on: .light) { role in
    switch role {
    case .text: color(236)
    case .muted, .rememberedMark: color(240)
    case .heading: color(236, .bold)
    case .accent: color(25)
    case .link: color(25, .underline)
    case .good: color(22)
    case .bad: color(124)
    case .warning: color(58)
    case .border: color(246)
    case .field: color(236, .underline)
    case .bar: Style(background: Color(index: 254))
    case .selection: Style(background: Color(index: 253))
    case .selectionMark: Style(foreground: Color(index: 25), background: Color(index: 253))
    case .tile: Style(foreground: Color(index: 240), background: Color(index: 254))
    case .tileBegun: Style(foreground: Color(index: 236), background: Color(index: 153))
    case .tilePartial: Style(foreground: Color(index: 16), background: Color(index: 73))
    case .tileDone: Style(foreground: Color(index: 231), background: Color(index: 28))
    case .tileSelection: inverse(231, on: 236)
    }
  }

  /// White on black, whatever the terminal's own background is.
  public static let highContrast = Theme(
    selectedColors: [.good: Color(index: 22), .bad: Color(index: 88)]
  ) { role in
    switch role {
    case .text, .muted, .border, .rememberedMark: onBlack(231)
    case .heading: onBlack(231, .bold)
    case .accent, .warning: onBlack(226, .bold)
    case .link: onBlack(159, .underline)
    case .good: onBlack(120, .bold)
    case .bad: onBlack(217, .bold)
    case .field: onBlack(231, .underline)
    case .bar: onBlack(231)
    case .selection: Style(foreground: Color(index: 16), background: Color(index: 231))
    case .selectionMark: Style(foreground: Color(index: 21), background: Color(index: 231))
    case .tile: onBlack(231)
    case .tileBegun: Style(foreground: Color(index: 231), background: Color(index: 24))
    case .tilePartial: Style(foreground: Color(index: 16), background: Color(index: 37))
    case .tileDone: Style(foreground: Color(index: 16), background: Color(index: 83))
    case .tileSelection: inverse(16, on: 231)
    }
  }

  /// The terminal's default colors, attributes, and a few of the sixteen colors that users can
  /// change.
  ///
  /// For terminals that don't report their background, and for those with few colors.
  public static let terminal = Theme { role in
    switch role {
    case .good: Style(foreground: .green)
    case .tileDone: Style(foreground: .green, attributes: .bold)
    case .bad: Style(foreground: .red, attributes: .bold)
    case .warning: Style(foreground: .yellow, attributes: .bold)
    default: mono[role]
    }
  }

  /// A theme without colors, only with attributes such as bold.
  public static let mono = Theme { role in
    switch role {
    case .text, .bar, .tileBegun: .plain
    case .muted, .border, .rememberedMark, .tile: .dim
    case .heading, .accent, .good, .bad, .warning, .tilePartial, .tileDone: .bold
    case .link, .field: Style(attributes: .underline)
    case .selection, .selectionMark, .tileSelection: .reverse
    }
  }

  private static func color(_ index: UInt8, _ attributes: Attributes = []) -> Style {
    Style(foreground: Color(index: index), attributes: attributes)
  }

  private static func inverse(_ index: UInt8, on background: UInt8) -> Style {
    Style(
      foreground: Color(index: index), background: Color(index: background), attributes: .bold)
  }

  private static func onBlack(_ index: UInt8, _ attributes: Attributes = []) -> Style {
    Style(
      foreground: Color(index: index), background: Color(index: 16), attributes: attributes)
  }

  /// The themes that a user can choose by name.
  public enum BuiltIn: String, Hashable, Codable, Sendable, CaseIterable {
    case dark, light
    case highContrast = "contrast"
    case terminal, mono

    /// The theme.
    public var theme: Theme {
      switch self {
      case .dark: .dark
      case .light: .light
      case .highContrast: .highContrast
      case .terminal: .terminal
      case .mono: .mono
      }
    }

    /// The background that the theme is designed for.
    public var background: Background { self == .light ? .light : .dark }
  }
}
