import TerminalCore

/// The colours of a style as SVG names them.
struct SVGColors {
  let foreground: String
  /// The colour behind the glyphs, or `nil` where it is the screen's.
  let background: String?

  init(_ style: Style, _ theme: TerminalSettings.Theme) {
    let front = Self.name(style.foreground) ?? Self.foreground(theme)
    let back = Self.name(style.background)
    let isReversed = style.attributes.contains(.reverse)
    foreground = isReversed ? back ?? Self.background(theme) : front
    background = isReversed ? front : back
  }

  static func background(_ theme: TerminalSettings.Theme) -> String {
    theme == .dark ? "#1c1c1c" : "#ffffff"
  }

  static func foreground(_ theme: TerminalSettings.Theme) -> String {
    theme == .dark ? "#dadada" : "#1c1c1c"
  }

  /// A text without what means something in XML.
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }

  private static func name(_ color: Color) -> String? {
    guard color != .terminal else { return nil }
    return "#"
      + Palette.components(of: Int(color.index)).map { component in
        let digits = String(component, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
