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
    let arrangement = arrangement
    if let place = arrangement.dividers.firstIndex(of: position.column) { return place }
    // Whether there is a preview is asked last, because the program has to make it.
    guard arrangement.panes.last?.area.columns.upperBound == position.column,
      preview(beside: arrangement) != nil
    else { return nil }
    return arrangement.panes.count - 1
  }

  /// Moves the divider that the pointer holds.
  func drag(divider: Int, to column: Int) {
    let panes = arrangement.panes.map(\.entry)
    paneArea.move(divider: divider, to: column, among: places(for: panes))
    session.needsFrame = true
  }
}
