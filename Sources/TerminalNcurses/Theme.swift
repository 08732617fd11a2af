import TerminalCore

/// Which shades the named colours, `Color.red` and its like, are drawn in.
///
/// On terminals with 256 colours text is at least 4.5 times as bright as what is behind it, or the
/// other way round. Those with fewer show what their person has chosen.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// What the terminal says of its background when it is asked after the first frame; until then,
  /// shades that can be read on black and on white.
  case auto
  /// Shades for a dark background.
  case dark
  /// Shades for a light background.
  case light

  /// The theme for a background.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    // The weights of the eye; between the two lies the brightness on which neither is better.
    let brightness = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    self = brightness < 128 ? .dark : .light
  }

  /// The number of the colour to draw text in; 0 is the terminal's own.
  func shade(of color: Color) -> UInt8 {
    let shades = Self.shades[color.index]
    return switch self {
    case .auto: shades?.either ?? color.index
    case .dark: shades?.dark ?? color.index
    case .light: shades?.light ?? color.index
    }
  }

  /// No yellow and no cyan can be read on black and on white.
  private static let shades: [UInt8: (either: UInt8, dark: UInt8, light: UInt8)] = [
    1: (131, 210, 124), 2: (29, 114, 22), 3: (0, 221, 94), 4: (63, 111, 25), 5: (163, 213, 127),
    6: (0, 44, 23),
  ]
}
