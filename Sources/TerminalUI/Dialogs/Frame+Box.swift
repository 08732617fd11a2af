import TerminalCore

extension Frame {
  /// Draws an empty box over what is there.
  mutating func drawBox(columns: Range<Int>, rows: Range<Int>, glyphs: BoxGlyphs) {
    let across = String(repeating: glyphs.across, count: max(0, columns.count - 2))
    for row in rows {
      fill(columns, row: row)
      let start = Position(column: columns.lowerBound, row: row)
      if row == rows.lowerBound {
        write(glyphs.corners.0 + across + glyphs.corners.1, at: start, limit: columns.upperBound)
      } else if row == rows.upperBound - 1 {
        write(glyphs.corners.2 + across + glyphs.corners.3, at: start, limit: columns.upperBound)
      } else {
        write(glyphs.down, at: start)
        write(glyphs.down, at: Position(column: columns.upperBound - 1, row: row))
      }
    }
  }
}
