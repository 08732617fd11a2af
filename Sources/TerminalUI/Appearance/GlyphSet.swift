/// A set of glyphs to draw with.
///
/// Box drawing characters, arrows, and full blocks are two cells wide on many Japanese terminals
/// and one cell wide elsewhere, so the default set, `narrow`, avoids them.
public enum GlyphSet: String, Hashable, Codable, Sendable, CaseIterable {
  /// ASCII only.
  case ascii
  /// Glyphs that every terminal draws one cell wide.
  case narrow
  /// Box drawing characters and blocks, for terminals that draw them one cell wide.
  case unicode

  /// The mark in front of the focused row.
  public var pointer: String {
    switch self {
    case .ascii: "> "
    case .narrow: "❯ "
    case .unicode: "▌ "
    }
  }
  /// The separator between the titles of the path.
  public var separator: String { self == .ascii ? " > " : " › " }
  /// The mark that goes back when clicked.
  public var back: String { self == .ascii ? "< " : "‹ " }
  /// The mark for omitted text.
  public var ellipsis: String { "..." }
  /// The mark for a right answer.
  public var right: String { self == .ascii ? "o" : "✓" }
  /// The mark for a wrong answer.
  public var wrong: String { self == .ascii ? "x" : "✗" }

  /// A full and an empty cell of a bar in a chart.
  public var bar: (full: String, empty: String) {
    switch self {
    case .ascii: ("#", ".")
    case .narrow: ("⠶", "⠄")
    case .unicode: ("█", "░")
    }
  }

  /// The marks of the column by which a table is sorted.
  public var sortMarks: (ascending: String, descending: String) {
    switch self {
    case .ascii: ("^", "v")
    case .narrow: ("▴", "▾")
    case .unicode: ("▲", "▼")
    }
  }

  /// The visible part of a scroll bar. The rest is blank, because it would be a second line beside
  /// a divider or a border.
  public var scrollBar: String {
    switch self {
    case .ascii: "#"
    case .narrow: "▐"
    case .unicode: "┃"
    }
  }

  /// The marks for less and more beside a value that changes in steps, and for what is left out at
  /// the left and the right of a line.
  var sideMarks: (left: String, right: String) { self == .ascii ? ("<", ">") : ("‹", "›") }

  /// The glyphs of a box's border.
  var box: BoxGlyphs {
    switch self {
    case .ascii, .narrow:
      BoxGlyphs(corners: ("+", "+", "+", "+"), line: "-", down: "|", foot: "+")
    case .unicode:
      BoxGlyphs(corners: ("┌", "┐", "└", "┘"), line: "─", down: "│", foot: "┴")
    }
  }
}

/// The glyphs of a box's border, each of which takes one cell.
struct BoxGlyphs {
  /// The corners: upper left, upper right, lower left, lower right.
  let corners: (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)
  /// The glyph of the upper and the lower edge.
  let line: Unicode.Scalar
  /// The glyph of the left and the right edge.
  let down: Unicode.Scalar
  /// The glyph where another box's left edge ends on the lower edge.
  let foot: Unicode.Scalar
}
