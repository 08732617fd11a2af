import TerminalCore

/// A place on the screen where a text is visible.
struct TextMatch {
  let row: Int
  /// The cells from edge to edge, wide glyphs with both halves.
  let columns: Range<Int>

  /// Finds the first match from the top left, or gives `nil`.
  init?(of text: String, in frame: Frame, row: Int? = nil) {
    let glyphs = Array(text)
    guard !glyphs.isEmpty else { return nil }
    for candidate in row.map({ $0..<$0 + 1 }) ?? 0..<frame.size.rows {
      guard let columns = Self.columns(of: glyphs, in: frame, row: candidate) else { continue }
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

  private static func columns(of glyphs: [Character], in frame: Frame, row: Int) -> Range<Int>? {
    guard (0..<frame.size.rows).contains(row) else { return nil }
    var cells: [(glyph: Character, columns: Range<Int>)] = []
    for column in 0..<frame.size.columns {
      let cell = frame[column: column, row: row]
      guard let glyph = frame.text(of: cell).first else { continue }
      cells.append((glyph, column..<column + Int(cell.width)))
    }
    guard cells.count >= glyphs.count else { return nil }
    for start in 0...cells.count - glyphs.count {
      let match = cells[start..<start + glyphs.count]
      guard zip(match, glyphs).allSatisfy({ $0.glyph == $1 }),
        let first = match.first, let last = match.last
      else { continue }
      return first.columns.lowerBound..<last.columns.upperBound
    }
    return nil
  }
}
