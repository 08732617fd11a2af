import TerminalCore

extension Rect {
  /// The rectangle with a column more at each side.
  var withGap: Rect {
    Rect(columns: columns.lowerBound - 1..<columns.upperBound + 1, rows: rows)
  }
}

extension Frame {
  /// Draws an empty box with a border.
  ///
  /// - Parameters:
  ///   - box: The cells of the box.
  ///   - appearance: Glyphs and theme.
  ///   - role: The role of the border.
  ///   - margin: The blank columns at each side, which separate the box from the screens below.
  ///   - strip: The most cells beside these that are blank as well, because a mark in a strip
  ///     without words would seem to belong to the box.
  mutating func drawBox(
    _ box: Rect, _ appearance: Appearance, role: Role = .border, margin: Int = 1,
    clearing strip: Int = 0
  ) {
    var columns = box.columns.lowerBound - margin..<box.columns.upperBound + margin
    if columns.lowerBound <= strip { columns = 0..<columns.upperBound }
    if size.columns - columns.upperBound <= strip { columns = columns.lowerBound..<size.columns }
    for row in box.rows { fill(columns, row: row, style: appearance.theme.blank) }
    drawBorder(box, in: role, appearance)
  }

  private mutating func drawBorder(_ box: Rect, in role: Role, _ appearance: Appearance) {
    let (glyphs, style) = (appearance.glyphs.box, appearance.theme[role])
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound - 1)
    for row in box.rows {
      var edges = (left: glyphs.down, right: glyphs.down)
      if row == box.origin.row || row == box.rows.upperBound - 1 {
        let corners = glyphs.corners
        edges = row == box.origin.row ? (corners.0, corners.1) : (corners.2, corners.3)
        fill(box.columns, row: row, with: glyphs.line, style: style)
      }
      draw(edges.left, at: Position(column: left, row: row), style: style)
      draw(edges.right, at: Position(column: right, row: row), style: style)
    }
  }

  /// Draws a glyph that takes one cell.
  mutating func draw(_ glyph: Unicode.Scalar, at position: Position, style: Style) {
    fill(position.column..<position.column + 1, row: position.row, with: glyph, style: style)
  }

  /// Replaces the hints with as many of the given keys and actions as fit.
  mutating func drawHints(
    _ hints: [(keys: [Key], words: String)], _ appearance: Appearance, after heading: String = ""
  ) {
    let (row, theme) = (size.rows - 1, appearance.theme)
    fill(0..<size.columns, row: row, style: theme.blank)
    write(heading, at: Position(column: 1, row: row), style: theme[.accent])
    for hint in PlacedHint.all(hints, in: size.columns, after: heading) {
      let end = write(
        hint.label, at: Position(column: hint.columns.lowerBound, row: row), style: theme[.text])
      write(hint.words, at: Position(column: end + 1, row: row), style: theme[.muted])
    }
  }
}

/// A hint of a box, in the last line of the window.
struct PlacedHint {
  /// The index among the hints of the box.
  let index: Int
  /// The names of the keys.
  let label: String
  /// What they do.
  let words: String
  /// Where both are.
  let columns: Range<Int>

  /// As many hints as fit in a line.
  static func all(
    _ hints: [(keys: [Key], words: String)], in width: Int, after heading: String = ""
  ) -> [PlacedHint] {
    var column = heading.isEmpty ? 1 : 1 + heading.displayWidth + 2
    return hints.enumerated().compactMap { index, hint in
      let label = hint.keys.map(\.label).joined(separator: " ")
      let end = column + label.displayWidth + 1 + hint.words.displayWidth
      guard end < width else { return nil }
      defer { column = end + 2 }
      return PlacedHint(index: index, label: label, words: hint.words, columns: column..<end)
    }
  }
}
