import CNcurses
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

/// The pairs of colours that ncurses has been told of.
struct ColorPairs {
  private var known: [UInt16: CInt] = [:]
  private let colorCount: Int
  private let pairCount: Int

  /// The shades of the named colours, or `nil` to leave them to the terminal.
  var theme: Theme? {
    didSet { if theme != oldValue { for (key, number) in known { _ = define(number, key) } } }
  }

  /// Finds out what the current screen can do.
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

  /// The number of the pair of a style's colours; 0, the terminal's own, when there are no more.
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

  /// Tells ncurses the colours of a pair, or other ones than before: it draws what has the pair anew.
  private func define(_ number: CInt, _ key: UInt16) -> Bool {
    let background = Color(index: UInt8(truncatingIfNeeded: key))
    var foreground = Color(index: UInt8(truncatingIfNeeded: key >> 8))
    // On a background that isn't the terminal's own, who chose it has chosen both.
    if let theme, colorCount >= 256, background == .terminal {
      foreground = Color(index: theme.shade(of: foreground))
    }
    return init_extended_pair(number, index(of: foreground), index(of: background)) == OK
  }

  /// The number of the nearest colour that the screen has; −1 stands for the terminal's own.
  private func index(of color: Color) -> CInt {
    color == .terminal ? -1 : CInt(Palette.nearest(to: Int(color.index), among: colorCount))
  }
}

extension Attributes {
  /// The attributes as the bits that ncurses has for them.
  var ncursesAttributes: attr_t {
    var bits: attr_t = 0
    if contains(.bold) { bits |= cncurses_bold() }
    if contains(.dim) { bits |= cncurses_dim() }
    if contains(.reverse) { bits |= cncurses_reverse() }
    if contains(.underline) { bits |= cncurses_underline() }
    return bits
  }
}
