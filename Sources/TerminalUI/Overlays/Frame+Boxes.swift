import TerminalCore

extension Rect {
  /// The rectangle with a column more at each side.
  var withGap: Rect {
    Rect(columns: columns.lowerBound - 1..<columns.upperBound + 1, rows: rows)
  }
}

extension Frame {
  /// Draws an empty box with a border, and a blank column at each side that separates it from the
  /// screens below.
  mutating func drawWindow(_ box: Rect, _ appearance: Appearance) {
    for row in box.rows { fill(box.withGap.columns, row: row, style: appearance.theme.blank) }
    drawBox(box, appearance)
  }

  /// Draws an empty box with a border.
  mutating func drawBox(_ box: Rect, _ appearance: Appearance, _ role: Role = .border) {
    let (glyphs, style) = (appearance.glyphs.box, appearance.theme[role])
    let across = glyphs.line.repeated(to: max(0, box.size.columns - 2))
    let limit = box.columns.upperBound
    for row in box.rows {
      fill(box.columns, row: row, style: appearance.theme.blank)
      let start = Position(column: box.origin.column, row: row)
      if row == box.origin.row {
        write(glyphs.corners.0 + across + glyphs.corners.1, at: start, limit: limit, style: style)
      } else if row == box.rows.upperBound - 1 {
        write(glyphs.corners.2 + across + glyphs.corners.3, at: start, limit: limit, style: style)
      } else {
        write(glyphs.down, at: start, style: style)
        write(glyphs.down, at: Position(column: limit - 1, row: row), style: style)
      }
    }
  }

  /// Replaces the hints with as many of the given keys and actions as fit.
  mutating func drawHints(
    _ hints: [(keys: [Key], words: String)], _ appearance: Appearance, after heading: String = ""
  ) {
    let (row, theme) = (size.rows - 1, appearance.theme)
    fill(0..<size.columns, row: row, style: theme.blank)
    var column = write(heading, at: Position(column: 1, row: row), style: theme[.accent])
    if !heading.isEmpty { column += 2 }
    for (keys, words) in hints {
      let label = keys.map(\.label).joined(separator: " ")
      guard column + label.displayWidth + 1 + words.displayWidth < size.columns else { continue }
      column = write(label, at: Position(column: column, row: row), style: theme[.text])
      column = write(words, at: Position(column: column + 1, row: row), style: theme[.muted])
      column += 2
    }
  }
}
