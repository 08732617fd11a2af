import CNcurses
import TerminalCore

/// The color pairs defined in ncurses.
struct ColorPairs {
  /// The two colors of each pair, from pair 1: the index of the foreground, then of the background.
  ///
  /// An array, because a program has few pairs, and a dictionary takes longer to create.
  private var known: [UInt16] = []

  private let colorCount: Int
  private let pairCount: Int

  /// The number of colors, as far as it matters to themes.
  var depth: ColorDepth { colorCount == 0 ? .mono : colorCount < 256 ? .sixteen : .palette }

  /// Reads the color capabilities of the current screen from ncurses.
  init(depth: ColorDepth) {
    // Querying ncurses for pairs on a terminal without colors crashes.
    guard depth != .mono, has_colors(), start_color() == OK, use_default_colors() == OK else {
      colorCount = 0
      pairCount = 0
      return
    }
    colorCount = Self.count(of: Int(cncurses_colors()), for: depth)
    pairCount = Int(cncurses_color_pairs())
  }

  /// The number of colors to use of those that a terminal has.
  ///
  /// The colors from 16 on are those of the palette only where there are 256: a terminal with 88
  /// has others. A terminal with more takes the red, green and blue of a color for its number; with
  /// fewer than eight bits for each, only the first eight are certain.
  static func count(of colors: Int, for depth: ColorDepth) -> Int {
    if colors > 256, colors != directCount { return 8 }
    if depth == .sixteen { return min(colors, colors == directCount ? 8 : 16) }
    return colors < 256 ? min(colors, 16) : colors
  }

  /// The number of colors with eight bits each of red, green and blue.
  static let directCount = 1 << 24

  /// The number by which a terminal with a number of colors knows a color of the palette.
  static func number(of index: Int, among count: Int) -> Int {
    guard count == directCount, index >= 8 else { return Palette.nearest(to: index, among: count) }
    let direct = Palette.components(of: index).reduce(0) { $0 << 8 | $1 }
    // Some of these terminals take the first 256 numbers, which are blues, for their palette.
    return direct < 256 ? direct | 1 << 16 : direct
  }

  /// The number of the pair for a style; 0, the terminal's default colors, if no pairs are left.
  mutating func number(for style: Style) -> CInt {
    let key = UInt16(style.foreground.index) << 8 | UInt16(style.background.index)
    guard colorCount > 0, key != 0 else { return 0 }
    if let index = known.firstIndex(of: key) { return CInt(index + 1) }
    guard known.count + 1 < pairCount else { return 0 }
    let number = CInt(known.count + 1)
    let (foreground, background) = (index(of: style.foreground), index(of: style.background))
    guard init_extended_pair(number, foreground, background) == OK else { return 0 }
    known.append(key)
    return number
  }

  /// The index of the most similar color that the screen has; −1 is the terminal's default.
  private func index(of color: Color) -> CInt {
    color == .terminal ? -1 : CInt(Self.number(of: Int(color.index), among: colorCount))
  }
}

extension Attributes {
  /// The attributes as ncurses bits.
  var ncursesAttributes: attr_t {
    var bits: attr_t = 0
    if contains(.bold) { bits |= cncurses_bold() }
    if contains(.dim) { bits |= cncurses_dim() }
    if contains(.reverse) { bits |= cncurses_reverse() }
    if contains(.underline) { bits |= cncurses_underline() }
    return bits
  }
}
