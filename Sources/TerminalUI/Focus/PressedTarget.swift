import Navigation
import TerminalCore

/// What the left button was pressed on. A click acts on it, even if it has moved since.
struct PressedTarget: Equatable {
  /// Its screen.
  let entry: EntryID

  /// The identity of its stop.
  let stop: ViewID

  /// What distinguishes it from the others of its stop.
  let key: TargetKey

  /// The cell that was pressed, relative to the first row of the body.
  let position: Position

  /// The cell that was pressed, relative to the upper left corner of the stop.
  let cell: Position

  /// Whether the target had the focus before.
  let hadFocus: Bool

  /// Whether a target is the pressed one.
  func isSame(_ stop: ViewID?, _ key: TargetKey?) -> Bool { self.stop == stop && self.key == key }
}

extension Viewport {
  /// The target at a cell.
  ///
  /// - Parameters:
  ///   - position: The cell, relative to the first row of the body.
  ///   - pinnedLines: The number of lines of the body that don't scroll.
  ///   - body: The part that does.
  ///   - entry: The screen.
  /// - Returns: `nil` if there is none.
  func pressedTarget(
    at position: Position, below pinnedLines: Int, in body: Region, of entry: EntryID
  ) -> PressedTarget? {
    let scrolled = Position(column: position.column, row: position.row - pinnedLines)
    guard let (path, cell) = path(to: scrolled, in: body), let (region, target) = path.last else {
      return nil
    }
    let (stop, focus) = (region.stops[target.stop], innermostFocus(in: body))
    let key = stop.key(of: target.item)
    return PressedTarget(
      entry: entry, stop: stop.id, key: key, position: position, cell: cell,
      hadFocus: focus?.stop == stop.id && focus?.key == key)
  }

  /// Whether a target that was pressed has the focus.
  func isFocused(_ pressed: PressedTarget, in body: Region) -> Bool {
    let focus = innermostFocus(in: body)
    return pressed.isSame(focus?.stop, focus?.key)
  }

  /// Moves the focus to what was pressed, without scrolling.
  ///
  /// - Parameters:
  ///   - pressed: The target that was pressed.
  ///   - position: The cell of the release, relative to the first row of the body.
  ///   - pinnedLines: The number of lines of the body that don't scroll.
  ///   - body: The part that does.
  /// - Returns: The clicked cell relative to the upper left corner of its stop, which is that of
  ///   the press if the target has moved; `nil` if the button was released beside it, or if it is
  ///   gone.
  mutating func setFocus(
    _ pressed: PressedTarget, clickedAt position: Position, below pinnedLines: Int, in body: Region
  ) -> Position? {
    func target(at position: Position) -> PressedTarget? {
      pressedTarget(at: position, below: pinnedLines, in: body, of: pressed.entry)
    }
    let (hit, atPress) = (target(at: position), target(at: pressed.position))
    let isHit = pressed.isSame(hit?.stop, hit?.key)
    guard isHit || !pressed.isSame(atPress?.stop, atPress?.key),
      let path = path(in: body, to: { $0.target(pressed) })
    else { return nil }
    for (region, target) in path { setFocus(target, in: region) }
    followFocus(in: body)
    return isHit ? hit?.cell : pressed.cell
  }
}

extension Region {
  /// A target that was pressed, wherever it is now; `nil` if it isn't in this region.
  fileprivate func target(_ pressed: PressedTarget) -> TargetIndex? {
    guard let number = stops.firstIndex(where: { $0.id == pressed.stop }) else { return nil }
    let stop = stops[number]
    let item =
      switch pressed.key {
      case .index(let item): item < stop.count ? item : nil
      case .named(let name): stop.item(named: name)
      }
    return item.map { TargetIndex(stop: number, item: $0) }
  }
}
