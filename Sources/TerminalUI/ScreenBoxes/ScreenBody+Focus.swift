import TerminalCore

/// What the layout of the body and the focus in it tell without the type of the screen.
extension ScreenBody {
  /// The part of the body that scrolls, as of the latest layout.
  var region: Region? { layout?.region }

  /// The part pinned above it.
  var pinned: PinnedLines { layout?.pinned ?? PinnedLines() }

  /// The line above the key hints, if there is one.
  var status: StatusLine? { layout?.status }

  /// Whether the body is read line by line, rather than looked at.
  var isRead: Bool { layout?.key.appearance.readsFrames == true }

  /// The mistakes in the body, as text.
  var mistakes: [String] { layout?.mistakes ?? [] }

  /// The number of rows that the content needs.
  var contentRows: Int { layout?.contentRows ?? 0 }

  /// The element with the focus; `nil` if nothing has it.
  private var focused: FocusStop? { region.flatMap { viewport.focused(in: $0)?.stop } }

  /// The name of the focused row or view; `nil` if it has none.
  var focusedName: String? {
    guard let region, let (stop, item) = viewport.focused(in: region) else { return nil }
    guard let run = stop.run else { return stop.name }
    if case .named(let name) = run.id(item) { return name }
    return nil
  }

  /// The purpose and the identity of the field that receives typed characters: the focused one, or
  /// otherwise the screen's own. They are read at every key and frame.
  var typedField: (purpose: FieldPurpose, id: ViewID)? {
    if layout?.hasControls == true, let stop = focused, let purpose = stop.control?.purpose {
      return (purpose, stop.id)
    }
    guard let purpose = layout?.ownField?.purpose, let id = layout?.ownField?.id else { return nil }
    return (purpose, id)
  }

  /// The purpose of that field; `nil` if there is none.
  var field: FieldPurpose? { typedField?.purpose }

  /// Whether typed characters go into a field.
  var isTyping: Bool { field != nil }

  /// Whether that field doesn't show what is typed.
  var isSecret: Bool { focused?.control?.isSecure == true }

  /// What that field asks for, in the words before it; `nil` if there are none.
  var prompt: String? {
    field == .entry ? layout?.ownField?.prompt : focused?.control?.prompt
  }

  /// What Left and Right do at the focus.
  var sideways: Sideways {
    if let stop = focused, stop.control?.isAdjustable == true {
      return .changesValue(besides: region?.sides(beside: stop.id) ?? [])
    }
    guard let run = focused?.run, run.tiles != nil || run.across > 1 else {
      return .opensAndGoesBack
    }
    return .movesFocus
  }

  /// Whether the focus is in a table that can be sorted.
  var canReorder: Bool { focused?.run?.isSortable == true }

  /// What keys do with a part that only scrolls; `nil` if there is none, or if it is the only one
  /// that can have the focus.
  var scrollingPart: ScrollingPart? {
    guard let region, region.hasParts, hasSeveralStops else { return nil }
    if focused?.hasTargets == false { return .isFocused }
    return region.hasScrollingPart ? .isReached : nil
  }

  /// Whether nothing can be chosen in the part with the focus, which can only be scrolled.
  var onlyScrolls: Bool { focused.map { !$0.hasTargets } ?? true }

  /// Whether Tab has several lists or controls to move among.
  var hasSeveralStops: Bool { region.map { viewport.hasSeveralStops(in: $0) } ?? false }

  /// Whether Tab would wrap around from the last stop to the first, or back from the first to the
  /// last.
  func isAtLastStop(before step: Step) -> Bool {
    region.map { viewport.isAtLastStop(before: step, in: $0) } ?? true
  }

  /// Whether the keys that move up and down do something, in the text of an editor too.
  var canMove: Bool { field == .text || region?.canMove == true }

  /// Whether digits choose rows.
  var hasDigits: Bool { layout?.hasDigits == true }

  /// The digits that choose rows.
  var digits: Set<Character> { hasDigits ? region?.digits ?? [] : [] }

  /// The keys of the rows that have one, as far as they work, from top to bottom.
  var rowKeys: [Character] {
    guard !isTyping, let region else { return [] }
    return region.rowKeys.filter { !KeyTable.reservedCharacters.contains($0) }
  }

  /// The path to the row that has this key; `nil` if none has, or if the key can't work.
  func row(withKey key: Character) -> StopPath? {
    guard let region, !KeyTable.reservedCharacters.contains(key) else { return nil }
    return viewport.path(in: region) { $0.target(withKey: key) }
  }

  /// The target that a number chooses: where rows show it, and in lines, where each row has one.
  func target(numbered number: Int) -> TargetIndex? {
    guard let layout, let target = layout.region.target(numbered: number) else { return nil }
    let digit = layout.region.stops[target.stop].digit(of: target.item)
    let isShown = layout.showsNumbers && digit != nil
    return isShown || layout.key.appearance.terminal.readsFrames ? target : nil
  }

  /// The cell within the screen's own field that a cell of the screen shows, and the width of the
  /// field; `nil` if the field isn't there. The position is relative to the first row that scrolls.
  func placeInOwnField(of position: Position) -> (cell: Position, width: Int)? {
    guard let region else { return nil }
    if position.row < 0 {
      guard position.row + pinned.lineCount == pinned.rowOfField else { return nil }
      return (Position(column: position.column, row: 0), region.lines.width + 1)
    }
    guard position.row < region.height,
      let (inner, cell) = viewport.regions(at: position, in: region).last,
      let rect = inner.field, rect.contains(cell)
    else { return nil }
    let column = cell.column - rect.columns.lowerBound
    return (Position(column: column, row: 0), rect.size.columns)
  }

  /// The scroll bar at a cell, relative to the first row of the body; `nil` if there is none.
  func scrollBar(at cell: Position) -> PlacedScrollBar? {
    guard let region else { return nil }
    let cell = Position(column: cell.column, row: cell.row - pinned.lineCount)
    guard (0..<region.height).contains(cell.row) else { return nil }
    if let bar = viewport.scrollBar(at: cell, in: region) { return bar }
    // The last column, free without a bar of the screen, belongs to the bar of a part beside it: it
    // is the easiest one to hit.
    guard cell.column == region.lines.width else { return nil }
    return viewport.scrollBar(at: Position(column: cell.column - 1, row: cell.row), in: region)
  }
}
