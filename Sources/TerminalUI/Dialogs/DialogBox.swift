import TerminalCore

/// A dialog on the screen: where it stands and which answer is focused.
struct DialogBox {
  /// What is asked.
  let dialog: Dialog

  /// The index of the focused answer.
  var focus = 0

  /// Where the box stands on a screen: in the middle, as wide as its text needs.
  func area(on size: Size) -> (columns: Range<Int>, rows: Range<Int>) {
    let lines = messageLines(on: size)
    let longest = (lines + dialog.choices.map { "❯ " + $0 }).map(\.displayWidth).max() ?? 0
    let columns = min(size.columns, longest + 4)
    let rows = min(size.rows, lines.count + dialog.choices.count + 2)
    let (left, top) = ((size.columns - columns) / 2, (size.rows - rows) / 2)
    return (left..<(left + columns), top..<(top + rows))
  }

  /// The answer at a place of the screen.
  func choice(at position: Position, on size: Size) -> Int? {
    let area = area(on: size)
    let rows = choiceRows(in: area.rows)
    guard area.columns.contains(position.column), rows.contains(position.row) else { return nil }
    return firstChoice(in: rows) + position.row - rows.lowerBound
  }

  /// Draws the box over what is there. Where rows are short, the message gives way to the answers.
  func draw(on frame: inout Frame, glyphs: GlyphSet) {
    let area = area(on: frame.size)
    let start = area.columns.lowerBound + 2
    let inside = start..<max(start, area.columns.upperBound - 2)
    frame.drawBox(columns: area.columns, rows: area.rows, glyphs: glyphs.box)
    let choiceRows = choiceRows(in: area.rows)
    let messageRows = (area.rows.lowerBound + 1)..<choiceRows.lowerBound
    for (line, row) in zip(messageLines(on: frame.size), messageRows) {
      frame.write(
        line, at: Position(column: inside.lowerBound, row: row), limit: inside.upperBound,
        style: .bold)
    }
    for (choice, row) in zip(firstChoice(in: choiceRows)..., choiceRows) {
      let isFocused = choice == focus
      let style: Style = isFocused ? .reverse : .plain
      let end = frame.write(
        (isFocused ? glyphs.pointer : "  ") + dialog.choices[choice],
        at: Position(column: inside.lowerBound, row: row), limit: inside.upperBound, style: style)
      frame.fill(end..<max(end, inside.upperBound), row: row, style: style)
    }
    frame.cursor = nil
  }

  /// The rows of the answers that are in sight.
  private func choiceRows(in rows: Range<Int>) -> Range<Int> {
    let end = max(rows.lowerBound + 1, rows.upperBound - 1)
    return max(rows.lowerBound + 1, end - dialog.choices.count)..<end
  }

  /// The answer in the first of those rows, so that the focused one is among them.
  private func firstChoice(in rows: Range<Int>) -> Int { max(0, focus - rows.count + 1) }

  private func messageLines(on size: Size) -> [String] {
    TextLines(dialog.message, width: max(4, min(60, size.columns - 4))).lines
  }
}
