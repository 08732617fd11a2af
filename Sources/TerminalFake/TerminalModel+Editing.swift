import TerminalCore

extension TerminalModel {
  /// Writes a scalar at the cursor, or adds a combining mark to the glyph before it.
  mutating func type(_ scalar: Unicode.Scalar) {
    let text = String(Character(scalar))
    let isWider = capabilities.ambiguousWidth == .wide && scalar.isAmbiguous
    let width = isWider ? 2 : text.displayWidth
    guard width > 0 else { return join(text) }
    // A glyph wider than the screen isn't shown.
    guard width <= size.columns else { return }
    if isWrapPending || cursor.column + width > size.columns { passEdge(width: width) }
    if isInserting { insertBlanks(width) }
    lastGlyph = scalar
    let start = index(cursor)
    unjoin(start)
    if width == 2 { unjoin(start + 1) }
    cells[start] = ModelCell(text: text, width: width, style: style)
    if width == 2 { cells[start + 1] = ModelCell(text: "", width: 0, style: style) }
    if cursor.column + width == size.columns {
      isWrapPending = true
      cursor.column = size.columns - 1
    } else {
      cursor.column += width
    }
  }

  /// Moves the cursor to a place for a glyph that doesn't fit the row: to the next row or, without
  /// wrapping, back from the edge.
  private mutating func passEdge(width: Int) {
    isWrapPending = false
    if modes.contains(7) {
      cursor.column = 0
      lineFeed()
    } else {
      cursor.column = size.columns - width
    }
  }

  /// Moves to the next row, or scrolls at the last row of the scrolling region.
  mutating func lineFeed() {
    if cursor.row == scrolled.upperBound {
      scrollUp(1)
    } else {
      cursor.row = min(cursor.row + 1, size.rows - 1)
    }
  }

  func index(_ position: Position) -> Int { position.row * size.columns + position.column }

  /// Blanks the other half of a wide glyph before one of its halves is overwritten.
  mutating func unjoin(_ index: Int) {
    let column = index % size.columns
    if cells[index].width == 0, column > 0 {
      cells[index - 1] = ModelCell(text: " ", width: 1, style: cells[index - 1].style)
    } else if cells[index].width == 2 {
      cells[index + 1] = ModelCell(text: " ", width: 1, style: cells[index + 1].style)
    }
  }

  private mutating func join(_ mark: String) {
    var index = index(cursor) - (isWrapPending ? 0 : 1)
    guard index >= 0 else { return }
    if cells[index].width == 0, index > 0 { index -= 1 }
    cells[index].text += mark
  }
}

// MARK: - Erasing and moving

extension TerminalModel {
  /// Blanks a range of cells.
  mutating func erase(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    unjoin(range.lowerBound)
    unjoin(range.upperBound - 1)
    for index in range { cells[index] = .blank(style) }
  }

  /// The indices of the cells in the cursor's row.
  var rowRange: Range<Int> {
    (cursor.row * size.columns)..<((cursor.row + 1) * size.columns)
  }

  mutating func eraseInRow(_ choice: Int) {
    switch choice {
    case 0: erase(index(cursor)..<rowRange.upperBound)
    case 1: erase(rowRange.lowerBound..<(index(cursor) + 1))
    default: erase(rowRange)
    }
  }

  mutating func eraseOnScreen(_ choice: Int) {
    switch choice {
    case 0: erase(index(cursor)..<cells.count)
    case 1: erase(0..<(index(cursor) + 1))
    default: erase(0..<cells.count)
    }
  }

  mutating func insertBlanks(_ count: Int) {
    let (start, end) = (index(cursor), rowRange.upperBound)
    let count = min(count, end - start)
    unjoin(start)
    cells.insert(contentsOf: repeatElement(.blank(style), count: count), at: start)
    cells.removeSubrange(end..<(end + count))
    mendEdge(end - 1)
  }

  mutating func deleteCells(_ count: Int) {
    let (start, end) = (index(cursor), rowRange.upperBound)
    let count = min(count, end - start)
    unjoin(start)
    unjoin(start + count - 1)
    cells.insert(contentsOf: repeatElement(.blank(style), count: count), at: end)
    cells.removeSubrange(start..<(start + count))
  }

  mutating func scrollUp(_ count: Int) {
    moveRows(in: scrolled, by: -min(count, scrolled.count))
  }

  mutating func scrollDown(_ count: Int) {
    moveRows(in: scrolled, by: min(count, scrolled.count))
  }

  mutating func insertRows(_ count: Int) {
    guard scrolled.contains(cursor.row) else { return }
    let rows = cursor.row...scrolled.upperBound
    moveRows(in: rows, by: min(count, rows.count))
  }

  mutating func deleteRows(_ count: Int) {
    guard scrolled.contains(cursor.row) else { return }
    let rows = cursor.row...scrolled.upperBound
    moveRows(in: rows, by: -min(count, rows.count))
  }

  /// Moves rows down, or up by a negative distance, and blanks the rows that become free.
  private mutating func moveRows(in rows: ClosedRange<Int>, by distance: Int) {
    let old = cells
    for row in rows {
      let source = row - distance
      for column in 0..<size.columns {
        cells[row * size.columns + column] =
          rows.contains(source) ? old[source * size.columns + column] : .blank(style)
      }
    }
  }

  /// Blanks the first half of a wide glyph whose second half was pushed over the edge.
  private mutating func mendEdge(_ last: Int) {
    if cells[last].width == 2 { cells[last] = .blank(cells[last].style) }
  }
}
