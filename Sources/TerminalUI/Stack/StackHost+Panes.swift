import Navigation
import TerminalCore

extension StackHost {
  /// Whether the keyboard can move to another pane, which it can't under a sheet.
  var hasOtherPane: Bool { router.sheetCount == 0 && router.visible.count > 1 }

  /// Moves the keyboard to the next or the previous pane, wrapping around at the ends.
  ///
  /// - Returns: Whether there is another pane.
  @discardableResult
  func moveToPane(isForward: Bool) -> Bool {
    let visible = router.visible
    guard hasOtherPane, let place = visible.firstIndex(of: router.active) else { return false }
    let next = (place + (isForward ? 1 : visible.count - 1)) % visible.count
    router.activate(visible[next])
    session.needsFrame = true
    return true
  }

  /// Lets the visible screens react to changes of their state, bottom first, until one had
  /// something to do.
  ///
  /// - Returns: That screen; `nil` if there was nothing to do.
  func firstToReact() -> ScreenBox<Route>? {
    guard !isPlain else { return active.flatMap { reacts($0) ? $0 : nil } }
    for entry in router.visible {
      if let box = screens[entry], reacts(box) { return box }
    }
    return nil
  }

  private func reacts(_ box: ScreenBox<Route>) -> Bool {
    layOut(box)
    return box.react(in: self)
  }

  /// The visible screen at a position; `nil` on a divider and beside a sheet.
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
    let body = Chrome.body(of: place.area.size, hasStatus: box.status != nil)
    let row = position.row - place.area.origin.row
    guard body.contains(row) else { return nil }
    let column = position.column - place.area.origin.column - (isSheet ? 1 : 0)
    return Position(column: column, row: row - body.lowerBound)
  }

  /// The index of the divider at a position, from the left.
  func divider(at position: Position) -> Int? {
    guard !isPlain, router.sheetCount == 0, (1..<size.rows - 1).contains(position.row) else {
      return nil
    }
    return arrangement.dividers.firstIndex(of: position.column)
  }

  /// Moves the divider that the pointer holds.
  func drag(divider: Int, to column: Int) {
    let panes = arrangement.panes.map(\.entry)
    widths.move(divider: divider, to: column, of: placeCount(for: panes), in: size.columns)
    session.needsFrame = true
  }
}
