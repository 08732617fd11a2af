import TerminalCore

/// A match of a text on the screen.
struct TextMatch {
  let row: Int
  /// The columns of the match, including both halves of wide glyphs.
  let columns: Range<Int>

  /// The cells of the match.
  var cells: Set<Position> { Set(columns.map { Position(column: $0, row: row) }) }

  /// Finds the first match from the top left; `nil` if there is none.
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

  /// The number of matches that don't overlap.
  static func count(of text: String, in frame: Frame, row: Int? = nil) -> Int {
    let wanted = Array(text.unicodeScalars)
    guard !wanted.isEmpty else { return 0 }
    var count = 0
    for row in row.map({ $0..<$0 + 1 }) ?? 0..<frame.size.rows {
      var column = 0
      while let match = columns(of: wanted, in: frame, row: row, from: column) {
        count += 1
        column = match.upperBound
      }
    }
    return count
  }

  /// The cell in the middle; the left one of two.
  var middle: Position {
    Position(column: columns.lowerBound + (columns.count - 1) / 2, row: row)
  }

  /// Compares scalars, because the text's grapheme clusters may be split differently into cells. A
  /// match consists of whole cells.
  private static func columns(
    of wanted: [Unicode.Scalar], in frame: Frame, row: Int, from start: Int = 0
  ) -> Range<Int>? {
    guard (0..<frame.size.rows).contains(row) else { return nil }
    var scalars: [Unicode.Scalar] = []
    // The columns of the cell that contains each scalar.
    var columns: [Range<Int>] = []
    for column in start..<frame.size.columns {
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
