import TerminalCore

extension TerminalModel {
  /// Blanks cells from one index to before another.
  mutating func erase(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    unjoin(range.lowerBound)
    unjoin(range.upperBound - 1)
    for index in range { cells[index] = .blank(style) }
  }

  /// Where the cells of the cursor's row are.
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

  /// Moves rows down, or up by a negative number, and blanks those that come free.
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

  /// Blanks the first half of a wide glyph whose second was pushed over the edge.
  private mutating func mendEdge(_ last: Int) {
    if cells[last].width == 2 { cells[last] = .blank(cells[last].style) }
  }
}
