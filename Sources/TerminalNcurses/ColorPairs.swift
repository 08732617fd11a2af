import CNcurses
import TerminalCore

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
    guard depth != .none, has_colors(), start_color() == OK, use_default_colors() == OK else {
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
