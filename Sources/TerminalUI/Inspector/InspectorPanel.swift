import TerminalCore

/// The inspector as it is drawn: what is now above, what has happened below.
struct InspectorPanel {
  let appearance: Appearance

  /// The part of the window that it takes.
  let area: Rect

  /// The words above all, and those at the bottom.
  let heading: String
  let hints: String
  let hasKeys: Bool

  /// What is now.
  let state: [InspectorLine]

  /// The rows that the log has below the state and between heading and hints.
  var logRows: Int { max(0, area.size.rows - 2 - state.count) }

  /// Draws it with the lines of the log that are on show.
  func draw(on frame: inout Frame, log: ArraySlice<InspectorLine>) {
    let rows = area.size.rows
    for row in 0..<rows { frame.fill(area.columns, row: row) }
    var start = area.columns.lowerBound
    if start > 0 {
      for row in 0..<rows { write(InspectorLine(bar, .dim), from: start, row, on: &frame) }
      start += 2
    }
    let style = Style(attributes: hasKeys ? [.bold, .reverse] : .bold)
    write(InspectorLine(heading, style), from: start, 0, on: &frame)
    for (line, row) in zip(state, 1..<max(1, rows - 1)) {
      write(line, from: start, row, on: &frame)
    }
    for (line, row) in zip(log, (rows - 1 - logRows)..<max(0, rows - 1)) {
      write(line, from: start, row, on: &frame)
    }
    write(InspectorLine(hints, .dim), from: start, rows - 1, on: &frame)
  }

  private var bar: String { appearance.glyphs.box.down }

  /// Writes a line, with an ellipsis where it is longer than the panel.
  private func write(_ line: InspectorLine, from start: Int, _ row: Int, on frame: inout Frame) {
    let ellipsis = appearance.glyphs.ellipsis
    let isCut = start + line.text.displayWidth > area.columns.upperBound
    let limit = isCut ? area.columns.upperBound - ellipsis.displayWidth : area.columns.upperBound
    let end = frame.write(
      line.text, at: Position(column: start, row: row), limit: limit, style: line.style)
    if isCut { frame.write(ellipsis, at: Position(column: end, row: row), style: line.style) }
  }
}

/// A line of the inspector.
struct InspectorLine {
  let text: String
  let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
