import Glibc
import TerminalCore
import TerminalUI
import Testing

/// What the Web Content Accessibility Guidelines ask of text: a contrast of 4.5 to 1.
@Suite("Every built-in theme with colours")
struct ThemeContrastTests {
  /// A theme, with the darkest and the lightest background that it is for.
  struct Case: CustomTestStringConvertible {
    let name: String
    let theme: Theme
    let backgrounds: [RGB]

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "dark", theme: .dark, backgrounds: [RGB(0x00_00_00), RGB(0x28_2C_34)]),
    Case(name: "light", theme: .light, backgrounds: [RGB(0xFF_FF_FF), RGB(0xFD_F6_E3)]),
    Case(
      name: "highContrast", theme: .highContrast, backgrounds: [RGB(0x00_00_00), RGB(0xFF_FF_FF)]),
  ]

  /// The roles in which text is written. The others only mark something.
  static let textRoles: [Role] = [
    .text, .muted, .heading, .accent, .link, .good, .bad, .warning, .field,
  ]

  @Test("has text that can be read", arguments: cases, textRoles)
  func text(of theme: Case, role: Role) {
    for background in theme.backgrounds {
      #expect(contrast(of: theme.theme[role], on: background) >= 4.5)
    }
  }

  @Test("has tiles whose text can be read, each in a color of its own", arguments: cases)
  func tiles(of theme: Case) {
    let styles = Self.tileRoles.map { theme.theme[$0] }
    for style in styles {
      for background in theme.backgrounds { #expect(contrast(of: style, on: background) >= 4.5) }
    }
    #expect(Set(styles.map(\.background)).count == styles.count)
  }

  @Test("has tiles that stand out more the more is done", arguments: cases)
  func tileOrder(of theme: Case) throws {
    let background = try #require(theme.backgrounds.first)
    let contrasts = [Role.tile, .tileBegun, .tilePartial, .tileDone].map { role in
      var style = theme.theme[role]
      style.foreground = .terminal
      return contrast(of: style, on: theme.name == "highContrast" ? RGB(0) : background)
    }
    #expect(contrasts == contrasts.sorted())
  }

  private static let tileRoles: [Role] = [
    .tile, .tileBegun, .tilePartial, .tileDone, .tileSelection,
  ]

  @Test("has text that can be read in the selected row", arguments: cases, textRoles)
  func selectedText(of theme: Case, role: Role) {
    for background in theme.backgrounds {
      #expect(contrast(of: theme.theme.selected(role), on: background) >= 4.5)
    }
  }

  @Test("has text that can be read in the first and the last line", arguments: cases, textRoles)
  func barText(of theme: Case, role: Role) {
    for background in theme.backgrounds {
      var style = theme.theme[role]
      style.background = theme.theme[.bar].background
      #expect(contrast(of: style, on: background) >= 4.5)
    }
  }

  @Test("has marks that can be seen", arguments: cases, [Role.selectionMark, .rememberedMark])
  func marks(of theme: Case, role: Role) {
    for background in theme.backgrounds {
      #expect(contrast(of: theme.theme[role], on: background) >= 3)
    }
  }

  @Test("has 7 to 1 where high contrast is asked for", arguments: textRoles + tileRoles)
  func high(role: Role) {
    let theme = Theme.highContrast
    for style in [theme[role], theme.selected(role)] {
      #expect(contrast(of: style, on: RGB(0xFF_FF_FF)) >= 7)
    }
  }

  @Test("is compared by a calculation that knows the extremes")
  func calculation() {
    #expect(contrast(of: Style(foreground: Color(index: 231)), on: RGB(0)) == 21)
    #expect(contrast(of: Style(foreground: Color(index: 231)), on: RGB(0xFF_FF_FF)) == 1)
    let gray = contrast(of: Style(foreground: Color(index: 243)), on: RGB(0xFF_FF_FF))
    #expect(abs(gray - 4.54) < 0.01)
  }

  /// The contrast of text in a style, 1...21, where the terminal has a background.
  private func contrast(of style: Style, on background: RGB) -> Double {
    let front = RGB(style.foreground) ?? background
    let back = RGB(style.background) ?? background
    let (one, other) = (front.luminance + 0.05, back.luminance + 0.05)
    return max(one, other) / min(one, other)
  }
}

/// A colour, each part from 0 to 255.
struct RGB {
  let parts: [Int]

  /// A colour as it is usually written: red, green, blue, two hexadecimal digits each.
  init(_ number: Int) { parts = [number >> 16, number >> 8 & 0xFF, number & 0xFF] }

  /// A colour of the palette; `nil` for the terminal's own.
  init?(_ color: Color) {
    guard color != .terminal else { return nil }
    parts = Palette.components(of: Int(color.index))
  }

  /// The relative luminance, 0...1, as WCAG 2.2 defines it.
  var luminance: Double {
    let linear = parts.map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
