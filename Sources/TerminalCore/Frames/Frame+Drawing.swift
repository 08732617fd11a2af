extension Frame {
  /// Writes text on one row, cutting it at whole glyphs.
  ///
  /// Control characters and escape sequences in the text are left out. Rows outside of the frame
  /// take nothing.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - position: The cell of the first glyph.
  ///   - limit: The column at which to stop; the right edge when left out.
  ///   - style: How it looks.
  /// - Returns: The column after the last glyph.
  /// - Complexity: O(*n*) in the number of scalars.
  @discardableResult
  public mutating func write(
    _ text: String, at position: Position, limit: Int? = nil, style: Style = .plain
  ) -> Int {
    let end = min(limit ?? size.columns, size.columns)
    guard (0..<size.rows).contains(position.row), position.column >= 0 else {
      return position.column
    }
    var column = position.column
    for glyph in Glyphs(text) {
      guard column + glyph.width <= end else { break }
      let code = glyph.scalar?.value ?? code(of: glyph.character)
      put(code, width: glyph.width, style: style, column: column, row: position.row)
      column += glyph.width
    }
    return column
  }

  /// Blanks the columns of a row from `columns.lowerBound` on, within the frame.
  public mutating func fill(_ columns: Range<Int>, row: Int, style: Style = .plain) {
    guard (0..<size.rows).contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      put(0x20, width: 1, style: style, column: column, row: row)
    }
  }

  /// Draws another frame over this one, moved to the right by a number of columns.
  ///
  /// What falls outside is left out, and a wide glyph that is cut by an edge leaves a blank.
  ///
  /// - Parameters:
  ///   - other: The frame to draw, with the same number of rows.
  ///   - columns: How far to the right; a negative number moves it to the left.
  public mutating func draw(_ other: Frame, movedRightBy columns: Int) {
    for row in 0..<min(size.rows, other.size.rows) {
      for column in 0..<other.size.columns {
        let cell = other[column: column, row: row]
        let target = column + columns
        guard cell.width > 0, target + Int(cell.width) > 0, target < size.columns else { continue }
        guard target >= 0, target + Int(cell.width) <= size.columns else {
          fill(max(0, target)..<min(size.columns, target + 2), row: row, style: cell.style)
          continue
        }
        let code = other.character(of: cell).map { self.code(of: $0) } ?? cell.code
        put(code, width: Int(cell.width), style: cell.style, column: target, row: row)
      }
    }
  }
}
