import CNcurses
import TerminalCore

/// The shades of the named colours, such as `Color.red`.
///
/// On terminals with 256 colours, text and background have a contrast of at least 4.5. Terminals
/// with fewer colours show the ones that their user has chosen.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Shades for the background that the terminal reports after the first frame; until then, shades
  /// that are readable on black and on white.
  case auto
  /// Shades for a dark background.
  case dark
  /// Shades for a light background.
  case light

  /// The theme for a background.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    // The luma weights of the eye. At 128 both sets of shades are equally readable.
    let brightness = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    self = brightness < 128 ? .dark : .light
  }

  /// The index of the colour to draw text in; 0 is the terminal's own.
  func shade(of color: Color) -> UInt8 {
    let shades = Self.shades[color.index]
    return switch self {
    case .auto: shades?.either ?? color.index
    case .dark: shades?.dark ?? color.index
    case .light: shades?.light ?? color.index
    }
  }

  /// No yellow and no cyan is readable on both black and white.
  private static let shades: [UInt8: (either: UInt8, dark: UInt8, light: UInt8)] = [
    1: (131, 210, 124), 2: (29, 114, 22), 3: (0, 221, 94), 4: (63, 111, 25), 5: (163, 213, 127),
    6: (0, 44, 23),
  ]
}

/// The colour pairs that are defined in ncurses.
struct ColorPairs {
  private var known: [UInt16: CInt] = [:]
  private let colorCount: Int
  private let pairCount: Int

  /// The shades of the named colours, or `nil` to leave them to the terminal.
  var theme: Theme? {
    didSet { if theme != oldValue { for (key, number) in known { _ = define(number, key) } } }
  }

  /// Asks ncurses for the abilities of the current screen.
  init(depth: ColorDepth, theme: Theme?) {
    self.theme = theme
    // Asking ncurses for pairs on a terminal without colours crashes.
    guard depth != .mono, has_colors(), start_color() == OK, use_default_colors() == OK else {
      colorCount = 0
      pairCount = 0
      return
    }
    let count = Int(cncurses_colors())
    colorCount = depth == .sixteen ? min(count, 16) : count
    pairCount = Int(cncurses_color_pairs())
  }

  /// The number of the pair for a style; 0, the terminal's own colours, if there are no pairs left.
  mutating func number(for style: Style) -> CInt {
    let key = UInt16(style.foreground.index) << 8 | UInt16(style.background.index)
    guard colorCount > 0, key != 0 else { return 0 }
    if let number = known[key] { return number }
    guard known.count + 1 < pairCount else { return 0 }
    let number = CInt(known.count + 1)
    guard define(number, key) else { return 0 }
    known[key] = number
    return number
  }

  /// Defines a pair, or redefines it: ncurses then redraws the cells that have it.
  private func define(_ number: CInt, _ key: UInt16) -> Bool {
    let background = Color(index: UInt8(truncatingIfNeeded: key))
    var foreground = Color(index: UInt8(truncatingIfNeeded: key >> 8))
    // With an explicit background, the program has chosen both colours to match.
    if let theme, colorCount >= 256, background == .terminal {
      foreground = Color(index: theme.shade(of: foreground))
    }
    return init_extended_pair(number, index(of: foreground), index(of: background)) == OK
  }

  /// The index of the most similar colour that the screen has; −1 is the terminal's own.
  private func index(of color: Color) -> CInt {
    color == .terminal ? -1 : CInt(Palette.nearest(to: Int(color.index), among: colorCount))
  }
}

extension Attributes {
  /// The attributes as bits of ncurses.
  var ncursesAttributes: attr_t {
    var bits: attr_t = 0
    if contains(.bold) { bits |= cncurses_bold() }
    if contains(.dim) { bits |= cncurses_dim() }
    if contains(.reverse) { bits |= cncurses_reverse() }
    if contains(.underline) { bits |= cncurses_underline() }
    return bits
  }
}
