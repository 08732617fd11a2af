import Navigation
import TerminalCore

/// What the focused row of a list would open, in the part that the list leaves free.
struct Preview<Route: RouteValue> {
  /// The list.
  let list: ScreenBox<Route>

  /// The part beside it.
  let part: Rect

  /// The rows, down to the last one that is visible; never empty.
  let rows: [RowText]

  /// The lines of the rows, each with the index of its row and its place in it.
  let lines: [(row: Int, line: Int)]

  /// The number of lines that are scrolled away.
  let top: Int

  /// The column of the divider between the list and its preview.
  var divider: Int { part.columns.lowerBound - 1 }

  /// The cells for the visible rows: as where they are to be chosen, the last column is for the
  /// scroll bar.
  static func area(of part: Rect) -> Size {
    Size(columns: part.size.columns - 1, rows: part.size.rows)
  }

  /// The cells that the list is asked to fill, with those of the lines that are scrolled away.
  var area: Size {
    let area = Self.area(of: part)
    return Size(columns: area.columns, rows: area.rows + top)
  }
}

/// How far a preview is scrolled.
struct PreviewScroll {
  /// The list, and the name of its focused row: any other row has a preview of its own.
  let entry: EntryID
  let row: String?

  /// The number of lines that are scrolled away.
  var top: Int
}

extension StackHost {
  /// Draws what the focused row of a list would open in the part that the list leaves free.
  func drawPreview(beside arrangement: Arrangement, on frame: inout Frame) {
    guard let preview = preview(beside: arrangement) else { return }
    let (part, rows) = (preview.part, preview.rows)
    let appearance = session.appearance
    var canvas = Canvas(
      size: part.size, appearance: appearance, phraseBook: session.phraseBook, isLoading: false,
      cover: .neighbor, time: now)
    let width = preview.area.columns
    // As where the rows are to be chosen: a key before each.
    let shared = RowText.columns(ofRows: rows.count, in: width, appearance) { rows[$0] }
    canvas.inside(0..<width) { canvas in
      let visible = preview.lines.dropFirst(preview.top)
      for (position, (index, line)) in zip(0..<part.size.rows, visible) {
        (canvas.row, canvas.line) = (position, line)
        canvas.key = rows[index].isNumbered ? " " : nil
        rows[index].draw(columns: shared, on: &canvas)
      }
    }
    frame.draw(canvas.frame, Rect(size: part.size), at: part.origin)
    for row in part.rows {
      frame.draw(
        appearance.glyphs.box.down, at: Position(column: preview.divider, row: row),
        style: appearance.theme[.border])
    }
  }

  /// What is shown beside the last list; `nil` if that has no preview, or no room for it.
  func preview(beside arrangement: Arrangement) -> Preview<Route>? {
    let panes = arrangement.panes
    guard let place = panes.last, places(for: panes.map(\.entry)).count > panes.count,
      let list = screens[place.entry]
    else { return nil }
    let isScrolled =
      previewScroll?.entry == list.entry && previewScroll?.row == list.body.focusedName
    if !isScrolled { previewScroll = nil }
    return preview(
      of: list, in: paneArea.rest(besidePane: place.area), from: previewScroll?.top ?? 0)
  }

  /// The preview of a list whose first lines are scrolled away, as far as there are others below.
  private func preview(
    of list: ScreenBox<Route>, in part: Rect, from top: Int
  ) -> Preview<Route>? {
    let area = Preview<Route>.area(of: part)
    var rows = list.screen.preview(in: Size(columns: area.columns, rows: area.rows + top))
    guard !rows.isEmpty else { return nil }
    for index in rows.indices where !rows[index].isNumbered && rows[index].details.isEmpty {
      rows[index].isText = true
    }
    let lines = rows.enumerated().flatMap { index, row in
      (0..<row.height(in: area.columns, session.appearance)).map { (index, $0) }
    }
    let last = max(0, lines.count - area.rows)
    // A list makes its last row for the room that it is told, such as an ellipsis.
    guard top <= last else { return preview(of: list, in: part, from: last) }
    return Preview(list: list, part: part, rows: rows, lines: lines, top: top)
  }

  /// Scrolls the preview at a position. The list is asked for as many more rows.
  func scrollPreview(lines: Int, at position: Position) {
    guard let preview = previewOnTop(at: position) else { return }
    previewScroll = PreviewScroll(
      entry: preview.list.entry, row: preview.list.body.focusedName,
      top: max(0, preview.top + lines))
    // What is beyond the last line doesn't count when the wheel is turned back.
    let top = self.preview(beside: arrangement)?.top
    previewScroll?.top = top ?? 0
  }

  /// Chooses the row at a position beside a list, of what its focused row would open.
  func clickPreview(at position: Position) {
    guard let preview = previewOnTop(at: position) else { return }
    let line = preview.top + position.row - preview.part.rows.lowerBound
    guard preview.lines.indices.contains(line) else { return }
    guard activate(preview.list, byClickAt: position) else { return }
    preview.list.screen.choosePreview(preview.lines[line].row, of: preview.area, in: self)
  }

  /// The preview at a position, unless a sheet covers it.
  private func previewOnTop(at position: Position) -> Preview<Route>? {
    guard !isPlain, router.sheetCount == 0, let last = router.visible.last,
      let list = screens[last]
    else { return nil }
    layOut(list)
    guard let preview = preview(beside: arrangement), preview.part.contains(position) else {
      return nil
    }
    return preview
  }
}
