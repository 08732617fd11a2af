public import TerminalCore

extension TerminalModel {
  /// Takes another size: what no longer fits on the right and below is lost, what is new is blank.
  ///
  /// Terminals differ in what they keep of the main screen; programs that draw the whole screen anew
  /// after a resize, as ours do, look alike on all of them.
  public mutating func resize(to size: Size) {
    precondition(size.columns > 0 && size.rows > 0, "no screen of \(size)")
    cells = resized(cells, to: size)
    if !mainCells.isEmpty { mainCells = resized(mainCells, to: size) }
    self.size = size
    scrolled = 0...(size.rows - 1)
    isWrapPending = false
    for cursor in [\Self.cursor, \.savedCursor] as [WritableKeyPath] {
      self[keyPath: cursor].column = min(self[keyPath: cursor].column, size.columns - 1)
      self[keyPath: cursor].row = min(self[keyPath: cursor].row, size.rows - 1)
    }
  }

  private func resized(_ cells: [ModelCell], to size: Size) -> [ModelCell] {
    var result = Array(repeating: ModelCell.blank(.plain), count: size.columns * size.rows)
    for row in 0..<min(size.rows, self.size.rows) {
      let columns = min(size.columns, self.size.columns)
      for column in 0..<columns {
        result[row * size.columns + column] = cells[row * self.size.columns + column]
      }
      // The edge cuts no glyph in half.
      let last = row * size.columns + columns - 1
      if result[last].width == 2 { result[last] = .blank(result[last].style) }
    }
    return result
  }
}
