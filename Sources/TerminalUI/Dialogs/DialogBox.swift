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
    let choice = position.row - (area.rows.upperBound - 1 - dialog.choices.count)
    guard area.columns.contains(position.column) else { return nil }
    return dialog.choices.indices.contains(choice) ? choice : nil
  }

  /// Draws the box over what is there. Where rows are short, the message gives way to the answers.
  func draw(on frame: inout Frame, glyphs: GlyphSet) {
    let area = area(on: frame.size)
    let start = area.columns.lowerBound + 2
    let inside = start..<max(start, area.columns.upperBound - 2)
    frame.drawBox(columns: area.columns, rows: area.rows, glyphs: glyphs.box)
    let firstChoice = area.rows.upperBound - 1 - dialog.choices.count
    for (line, row) in zip(
      messageLines(on: frame.size), (area.rows.lowerBound + 1)..<max(1, firstChoice))
    {
      frame.write(
        line, at: Position(column: inside.lowerBound, row: row), limit: inside.upperBound,
        style: .bold)
    }
    for (index, choice) in dialog.choices.enumerated() {
      let isFocused = index == focus
      let style: Style = isFocused ? .reverse : .plain
      let position = Position(column: inside.lowerBound, row: firstChoice + index)
      let end = frame.write(
        (isFocused ? glyphs.pointer : "  ") + choice, at: position, limit: inside.upperBound,
        style: style)
      frame.fill(end..<max(end, inside.upperBound), row: position.row, style: style)
    }
    frame.cursor = nil
  }

  private func messageLines(on size: Size) -> [String] {
    TextLines(dialog.message, width: max(4, min(60, size.columns - 4))).lines
  }
}
