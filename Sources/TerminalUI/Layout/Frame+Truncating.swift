import TerminalCore

extension Frame {
  /// Writes text within a range of columns, truncating it with an ellipsis if it doesn't fit.
  ///
  /// - Parameters:
  ///   - text: The text to write.
  ///   - columns: The columns, from 0.
  ///   - row: The row, from 0.
  ///   - ellipsis: What a text that doesn't fit ends in.
  ///   - style: The style of the cells.
  /// - Returns: The column after the last glyph.
  @discardableResult
  mutating func write(
    _ text: String, truncatedTo columns: Range<Int>, row: Int, ellipsis: String, style: Style
  ) -> Int {
    let (start, end) = (Position(column: columns.lowerBound, row: row), columns.upperBound)
    // No character takes more cells than bytes, so most texts need not be measured.
    if text.utf8.count <= columns.count || text.displayWidth <= columns.count {
      return write(text, at: start, limit: end, style: style)
    }
    let cut = write(
      text, at: start, limit: max(start.column, end - ellipsis.displayWidth), style: style)
    return write(ellipsis, at: Position(column: cut, row: row), limit: end, style: style)
  }
}
