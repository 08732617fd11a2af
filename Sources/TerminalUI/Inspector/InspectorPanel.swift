import TerminalCore

/// The drawing of the inspector, with the current state above and the log below.
struct InspectorPanel {
  let appearance: Appearance

  /// The inspector's part of the window.
  let area: Rect

  /// The first line.
  let heading: String
  let hasKeys: Bool

  /// The lines of the current state.
  let state: [InspectorLine]

  /// The last lines, such as the hints.
  let footer: [InspectorLine]

  /// The number of rows for the log, between the state and the footer.
  var logRows: Int { max(0, area.size.rows - 1 - footer.count - state.count) }

  /// Draws the panel with the visible lines of the log.
  func draw(on frame: inout Frame, log: ArraySlice<InspectorLine>) {
    let rows = area.size.rows
    for row in 0..<rows {
      frame.fill(area.columns, row: row, style: appearance.theme.blank)
    }
    var start = area.columns.lowerBound
    if start > 0 {
      let style = appearance.theme[hasKeys ? .accent : .border]
      for row in 0..<rows {
        frame.draw(
          appearance.glyphs.box.down, at: Position(column: start, row: row), style: style)
      }
      start += 2
    }
    write(
      InspectorLine(heading, .heading), from: start, 0, isSelected: hasKeys, on: &frame)
    if hasKeys { (frame.cursor, frame.focus) = (nil, Position(column: start, row: 0)) }
    let end = rows - footer.count
    for (line, row) in zip(state, 1..<max(1, end)) {
      write(line, from: start, row, on: &frame)
    }
    for (line, row) in zip(log, (end - logRows)..<max(0, end)) {
      write(line, from: start, row, on: &frame)
    }
    for (line, row) in zip(footer, end...) {
      write(line, from: start, row, on: &frame)
    }
  }

  /// Writes a line, truncated with an ellipsis if it is too long.
  private func write(
    _ line: InspectorLine, from start: Int, _ row: Int, isSelected: Bool = false,
    on frame: inout Frame
  ) {
    let theme = appearance.theme
    frame.write(
      line.text, truncatedTo: start..<max(start, area.columns.upperBound), row: row,
      ellipsis: appearance.glyphs.ellipsis,
      style: isSelected ? theme.selected(line.role) : theme[line.role])
  }
}

/// A line of text in the style of a role.
struct InspectorLine {
  let text: String
  let role: Role

  init(_ text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }
}
