import CNcurses
import TerminalCore

/// The colour pairs that are defined in ncurses.
struct ColorPairs {
  private var known: [UInt16: CInt] = [:]
  private let colorCount: Int
  private let pairCount: Int

  /// The number of colours as far as themes depend on it.
  var depth: ColorDepth { colorCount == 0 ? .mono : colorCount < 256 ? .sixteen : .palette }

  /// Asks ncurses for the abilities of the current screen.
  init(depth: ColorDepth) {
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
    let (foreground, background) = (index(of: style.foreground), index(of: style.background))
    guard init_extended_pair(number, foreground, background) == OK else { return 0 }
    known[key] = number
    return number
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
