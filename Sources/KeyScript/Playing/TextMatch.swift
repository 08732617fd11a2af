import TerminalCore

/// A place on the screen where a text is visible.
struct TextMatch {
  let row: Int
  /// The cells from edge to edge, wide glyphs with both halves.
  let columns: Range<Int>

  /// Finds the first match from the top left, or gives `nil`.
  init?(of text: String, in frame: Frame, row: Int? = nil) {
    let wanted = Array(text.unicodeScalars)
    guard !wanted.isEmpty else { return nil }
    for candidate in row.map({ $0..<$0 + 1 }) ?? 0..<frame.size.rows {
      guard let columns = Self.columns(of: wanted, in: frame, row: candidate) else { continue }
      self.row = candidate
      self.columns = columns
      return
    }
    return nil
  }

  /// The cell in the middle, the left one of two.
  var middle: Position {
    Position(column: columns.lowerBound + (columns.count - 1) / 2, row: row)
  }

  /// Compares scalars, since the cells need not be cut where the graphemes of the text are; but a
  /// match holds whole cells.
  private static func columns(
    of wanted: [Unicode.Scalar], in frame: Frame, row: Int
  ) -> Range<Int>? {
    guard (0..<frame.size.rows).contains(row) else { return nil }
    var scalars: [Unicode.Scalar] = []
    // Where the cell of each scalar lies.
    var columns: [Range<Int>] = []
    for column in 0..<frame.size.columns {
      let cell = frame[column: column, row: row]
      let cellScalars = frame.text(of: cell).unicodeScalars
      scalars += cellScalars
      columns += repeatElement(column..<column + Int(cell.width), count: cellScalars.count)
    }
    guard scalars.count >= wanted.count else { return nil }
    for start in 0...scalars.count - wanted.count {
      let end = start + wanted.count
      let isWhole =
        (start == 0 || columns[start - 1] != columns[start])
        && (end == scalars.count || columns[end] != columns[end - 1])
      guard isWhole, scalars[start..<end].elementsEqual(wanted) else { continue }
      return columns[start].lowerBound..<columns[end - 1].upperBound
    }
    return nil
  }
}
