import TerminalUI

// Signs between and beside the words of Study.
extension GlyphSet {
  /// The dash of a range, and the mark of an answer that is missing.
  var dash: String { self == .ascii ? "-" : "–" }

  /// The sign of a number of times.
  var times: String { self == .ascii ? "x" : "×" }
}
