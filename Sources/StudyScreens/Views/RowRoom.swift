import TerminalCore
import TerminalUI

/// The cells that a row of a list has for its text.
enum RowRoom {
  /// The cells of the mark and the key before a row, and of the last column, where a scroll bar may
  /// be.
  private static let edges = 5

  /// The cells of the bar of a row in a wide window.
  static let bar = 20

  /// The widest row that has its details at its right edge. In a wider one, they are no further
  /// right, near the texts.
  private static let widest = 79

  /// The fewest cells for a title beside details that can be left out.
  static let leastTitle = 21

  /// Returns the cells for the text of a row beside its details.
  ///
  /// - Parameters:
  ///   - width: The width of the row, in cells.
  ///   - details: The widths of the details, in cells.
  /// - Returns: The number of cells; negative if the details alone don't fit.
  static func forText(in width: Int, beside details: Int...) -> Int {
    forText(in: width, beside: details)
  }

  /// Returns the cells for the text of a row beside its details.
  static func forText(in width: Int, beside details: some Sequence<Int>) -> Int {
    // Two cells separate each detail from what is before it.
    details.reduce(min(width, widest) - edges) { $0 - $1 - 2 }
  }
}

extension String {
  /// The text, cut with an ellipsis to a number of cells if it is longer.
  func cut(to width: Int) -> String {
    guard displayWidth > width else { return self }
    // All sets of glyphs have the same.
    let ellipsis = GlyphSet.narrow.ellipsis
    var cut = self
    while !cut.isEmpty, cut.displayWidth + ellipsis.displayWidth > width { cut.removeLast() }
    return cut + ellipsis
  }
}
