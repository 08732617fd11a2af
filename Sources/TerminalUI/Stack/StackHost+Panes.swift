import Navigation
import TerminalCore

extension StackHost {
  /// Whether the keyboard can move to another pane, which it can't under a sheet.
  var hasOtherPane: Bool { router.sheetCount == 0 && router.visible.count > 1 }

  /// Moves the keyboard to the next or the previous pane, wrapping around at the ends.
  ///
  /// - Returns: Whether there is another pane.
  @discardableResult
  func moveToPane(_ step: Step) -> Bool {
    let visible = router.visible
    guard hasOtherPane, let place = visible.firstIndex(of: router.active) else { return false }
    router.activate(visible[step.index(from: place, of: visible.count)])
    session.needsFrame = true
    return true
  }

  /// Lets the visible screens react to changes of their state, bottom first, until one had
  /// something to do.
  ///
  /// - Returns: That screen; `nil` if there was nothing to do.
  func firstToReact() -> ScreenBox<Route>? {
    if isPlain {
      guard let active, reacts(active) else { return nil }
      return active
    }
    for entry in router.visible {
      if let box = screens[entry], reacts(box) { return box }
    }
    return nil
  }

  private func reacts(_ box: ScreenBox<Route>) -> Bool {
    layOut(box)
    return !box.hasEndlessReactions && box.screen.react(in: self)
  }

  /// Marks the row of a pane that leads to what is open beside it, unless nothing has changed
  /// since.
  func markOpened(of box: ScreenBox<Route>) {
    let hasKeyboard = box.entry == router.active
    let moment = RowMarkMoment(version: session.version, hasKeyboard: hasKeyboard)
    guard box.markMoment != moment else { return }
    box.markMoment = moment
    let path = router.path
    guard let index = path.index(of: box.entry) else { return }
    let next = index + 1 < path.entries.count ? path.entries[index + 1].route : nil
    // What a swipe only reveals must not change by being drawn, nor what a sheet covers.
    let movesFocus = router.sheetCount == 0 && router.visible.contains(box.entry)
    box.markRow(opening: next, hasKeyboard: hasKeyboard, movesFocus: movesFocus)
  }

  /// Draws what the focused row of a list would open in the part that the list leaves free.
  func drawPreview(beside arrangement: Arrangement, on frame: inout Frame) {
    guard let (list, part) = partForPreview(beside: arrangement) else { return }
    let rows = list.screen.preview(in: rowArea(of: part))
    guard !rows.isEmpty else { return }
    let appearance = session.appearance
    let divider = part.columns.lowerBound - 1
    var canvas = Canvas(
      size: part.size, appearance: appearance, phraseBook: session.phraseBook, isLoading: false,
      cover: .neighbor, time: now)
    let width = rowArea(of: part).columns
    // As where the rows are to be chosen: a key before each.
    let shared = RowText.columns(ofRows: rows.count, in: width, appearance) { rows[$0] }
    canvas.inside(0..<width) { canvas in
      for (position, (index, line)) in zip(0..<part.size.rows, lines(of: rows, in: part)) {
        (canvas.row, canvas.line) = (position, line)
        canvas.key = rows[index].isNumbered ? " " : nil
        rows[index].draw(columns: shared, on: &canvas)
      }
    }
    frame.draw(canvas.frame, Rect(size: part.size), at: part.origin)
    for row in part.rows {
      frame.draw(
        appearance.glyphs.box.down, at: Position(column: divider, row: row),
        style: appearance.theme[.border])
    }
  }

  /// The last list and the part that it leaves free; `nil` if there is none.
  private func partForPreview(
    beside arrangement: Arrangement
  ) -> (list: ScreenBox<Route>, part: Rect)? {
    let panes = arrangement.panes
    guard let place = panes.last, places(for: panes.map(\.entry)).count > panes.count,
      let list = screens[place.entry]
    else { return nil }
    return (list, paneArea.rest(besidePane: place.area))
  }

  /// Chooses the row at a position beside a list, of what its focused row would open.
  func clickPreview(at position: Position) {
    let arrangement = arrangement
    guard !isPlain, arrangement.sheets.isEmpty,
      let (list, part) = partForPreview(beside: arrangement), part.contains(position)
    else { return }
    layOut(list)
    let area = rowArea(of: part)
    let lines = lines(of: list.screen.preview(in: area), in: part)
    let line = position.row - part.rows.lowerBound
    guard lines.indices.contains(line) else { return }
    router.activate(list.entry)
    // Becoming active may have changed the list.
    layOut(list)
    list.screen.choosePreview(lines[line].row, of: area, in: self)
  }

  /// The cells for the rows of a preview: as where they are to be chosen, the last column is for
  /// the scroll bar.
  private func rowArea(of part: Rect) -> Size {
    Size(columns: part.size.columns - 1, rows: part.size.rows)
  }

  /// The lines of a preview, each with the index of its row and its place in it.
  private func lines(of rows: [RowText], in part: Rect) -> [(row: Int, line: Int)] {
    rows.enumerated().flatMap { index, row in
      (0..<row.height(in: rowArea(of: part).columns, session.appearance)).map { (index, $0) }
    }
  }

  /// The visible screen at a position, unless it is on a divider or beside a sheet.
  func place(at position: Position) -> Arrangement.Place? {
    if isPlain { return Arrangement.Place(entry: router.top, area: Rect(size: size)) }
    let arrangement = arrangement
    if let sheet = arrangement.sheets.last {
      return sheet.area.contains(position) ? sheet : nil
    }
    return arrangement.panes.first { $0.area.contains(position) }
  }

  /// The cell at a position, relative to the first row of a screen's body; `nil` on the lines
  /// around it.
  func cell(at position: Position, of box: ScreenBox<Route>, in place: Arrangement.Place)
    -> Position?
  {
    let isSheet = !isPlain && router.sheetCount > 0
    let body = Chrome.body(of: place.area.size, hasStatus: box.body.status != nil)
    let row = position.row - place.area.origin.row
    guard body.contains(row) else { return nil }
    let column = position.column - place.area.origin.column - (isSheet ? 1 : 0)
    return Position(column: column, row: row - body.lowerBound)
  }

  /// The index of the divider at a position, from the left.
  func divider(at position: Position) -> Int? {
    guard !isPlain, router.sheetCount == 0, paneArea.isBetweenLines(position) else { return nil }
    return arrangement.dividers.firstIndex(of: position.column)
  }

  /// Moves the divider that the pointer holds.
  func drag(divider: Int, to column: Int) {
    let panes = arrangement.panes.map(\.entry)
    paneArea.move(divider: divider, to: column, among: places(for: panes))
    session.needsFrame = true
  }
}
