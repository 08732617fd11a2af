import Navigation
import TerminalCore

extension StackHost {
  /// Moves the keyboard to the next pane, or to the one before, round the ends.
  ///
  /// - Returns: Whether there is another one. Under a sheet there is none.
  @discardableResult
  func moveToPane(isForward: Bool) -> Bool {
    guard router.sheetCount == 0 else { return false }
    let visible = router.visible
    guard visible.count > 1, let place = visible.firstIndex(of: router.active) else { return false }
    let next = (place + (isForward ? 1 : visible.count - 1)) % visible.count
    router.activate(visible[next])
    session.needsFrame = true
    return true
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

  /// The cell of a screen at a position, counted from the first row of its body; `nil` on the lines
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

  /// The part of the area in which a swipe moves the top screen.
  var swipeArea: Rect { area(of: router.top) }

  /// A position, counted from the corner of the part in which a swipe moves.
  func positionInSwipe(_ position: Position) -> Position {
    position.relative(to: swipeArea.origin)
  }

  /// The divider at a position, counted from the left.
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
