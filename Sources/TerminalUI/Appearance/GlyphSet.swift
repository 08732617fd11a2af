/// A set of signs to draw with.
///
/// Box drawing, arrows and full blocks take two cells on many Japanese terminals and one elsewhere,
/// so the usual set, `narrow`, does without them.
public enum GlyphSet: String, Hashable, Codable, Sendable, CaseIterable {
  /// Letters and signs of ASCII only.
  case ascii
  /// Signs that take one cell on every terminal.
  case narrow
  /// Box drawing and blocks, for terminals that draw them in one cell.
  case unicode

  /// Stands before the focused row.
  public var pointer: String { self == .ascii ? "> " : "❯ " }
  /// Stands between the screens of the path.
  public var separator: String { self == .ascii ? " > " : " › " }
  /// Goes back when clicked.
  public var back: String { self == .ascii ? "< " : "‹ " }
  /// Stands for what was left out.
  public var ellipsis: String { "..." }
  /// Marks what is right.
  public var right: String { self == .ascii ? "o" : "✓" }
  /// Marks what is wrong.
  public var wrong: String { self == .ascii ? "x" : "✗" }

  /// The full and the empty part of a bar.
  public var bar: (full: String, empty: String) {
    switch self {
    case .ascii: ("#", ".")
    case .narrow: ("▐", "░")
    case .unicode: ("█", "░")
    }
  }

  /// The corners and edges of a box: the two corners above, the two below, across, and down.
  public var box: BoxGlyphs {
    switch self {
    case .ascii, .narrow: BoxGlyphs(corners: ("+", "+", "+", "+"), across: "-", down: "|")
    case .unicode: BoxGlyphs(corners: ("┌", "┐", "└", "┘"), across: "─", down: "│")
    }
  }
}

/// The signs that a box is drawn with.
public struct BoxGlyphs: Sendable {
  /// Upper left, upper right, lower left, lower right.
  let corners: (String, String, String, String)
  /// The sign of the upper and lower edge.
  let across: String
  /// The sign of the left and right edge.
  let down: String
}
