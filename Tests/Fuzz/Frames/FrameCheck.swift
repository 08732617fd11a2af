import TerminalCore

extension Frame {
  /// Checks that the frame has whole rows and whole glyphs, and the cursor inside.
  func check(size expected: Size) throws(Violation) {
    guard size == expected, cells.count == size.columns * size.rows else {
      throw Violation("a frame of \(size) with \(cells.count) cells on a screen of \(expected)")
    }
    for row in 0..<size.rows { try check(row: row) }
    guard let cursor else { return }
    guard (0..<size.columns).contains(cursor.column), (0..<size.rows).contains(cursor.row) else {
      throw Violation("the cursor is at \(cursor) on a screen of \(size)")
    }
  }

  private func check(row: Int) throws(Violation) {
    var column = 0
    while column < size.columns {
      let cell = cells[row * size.columns + column]
      guard cell.width == 1 || cell.width == 2 else {
        throw Violation("half a glyph at \(column),\(row): “\(line(row))”")
      }
      try check(cell, column, row)
      column += Int(cell.width)
    }
    guard column == size.columns else {
      throw Violation("row \(row) is \(column) cells wide, not \(size.columns): “\(line(row))”")
    }
  }

  private func check(_ cell: Cell, _ column: Int, _ row: Int) throws(Violation) {
    if cell.width == 2 {
      let isWhole =
        column + 1 < size.columns && cells[row * size.columns + column + 1].width == 0
      guard isWhole else {
        throw Violation("the wide glyph at \(column),\(row) has no second half")
      }
    }
    if let scalar = cell.scalar, cell.width == 1, (0x20..<0x7F).contains(scalar.value) { return }
    let text = text(of: cell)
    guard text.displayWidth == Int(cell.width), !text.unicodeScalars.contains(where: \.isControl)
    else {
      throw Violation("“\(text.debugDescription)” takes \(cell.width) cells at \(column),\(row)")
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might treat the scalar as more than a glyph.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
