import TerminalCore

extension Viewport {
  /// Moves the focus by a number of lines, positive for down, but at least to the next target.
  ///
  /// Nothing is skipped unseen: if the next target of a region is more than a page away, or there
  /// is none, the region scrolls and the focus stays. At the end of a region, the focus moves to
  /// the next target beyond its edge.
  mutating func move(by lines: Int, in body: Region) {
    let focus = innermostFocus(in: body)
    for level in levelsInSight(body).reversed() where moveWithin(level.region, by: lines) { break }
    if innermostFocus(in: body) != focus { followFocus(in: body) }
  }

  /// Moves the focus up or down within a region. Returns `false` if it can't move further.
  private mutating func moveWithin(_ region: Region, by lines: Int) -> Bool {
    let state = self[region.id]
    guard let focus = state.focus, let target = next(by: lines, from: focus, in: region) else {
      return scroll(by: lines, in: region)
    }
    let page = max(1, region.height - 1)
    let line = region.rect(of: target).rows.lowerBound
    let isNear =
      lines > 0 ? line < state.visible.upperBound + page : line >= state.top - page
    guard isNear else { return scroll(by: lines, in: region) }
    moveFocus(to: target, in: region)
    enterFromEdge(target, of: region, isDown: lines > 0)
    return true
  }

  /// The target that a move from a region's focus reaches. If the focus was scrolled out of view,
  /// it is the next target to reach on the way there.
  private func next(
    by lines: Int, from focus: Focus, in region: Region
  ) -> TargetIndex? {
    let state = self[region.id]
    var source = focus.rect
    if !state.isFocusVisible {
      if (source.rows.lowerBound >= state.visible.upperBound) == (lines > 0) {
        return region.target(focus.number)
      }
      let edge = lines > 0 ? state.top - 1 : state.visible.upperBound
      source = Rect(columns: source.columns, rows: edge..<edge + 1)
      return region.nearest(movingBy: lines, from: source)
    }
    let tile = region.tile(from: focus) { $0.target(movingBy: lines, from: $1) }
    return tile ?? region.nearest(movingBy: lines, from: source)
  }

  /// Focuses the target at the edge through which the focus entered a region.
  private mutating func enterFromEdge(
    _ target: TargetIndex, of region: Region, isDown: Bool
  ) {
    guard let inner = region.stops[target.stop].region else { return }
    let visible = self[inner.id].top..<self[inner.id].top + inner.height
    let edge = isDown ? visible.lowerBound - 1 : visible.upperBound
    let nearest = inner.nearest(
      movingBy: isDown ? 1 : -1, from: .line(edge, width: inner.lines.width))
    guard let next = nearest ?? inner.target(isDown ? 0 : inner.targetCount - 1) else { return }
    moveFocus(to: next, in: inner)
    enterFromEdge(next, of: inner, isDown: isDown)
  }

  /// Scrolls a region. Returns `false` if it is at its end.
  private mutating func scroll(by lines: Int, in region: Region) -> Bool {
    let top = self[region.id].top
    scroll(to: top + lines, in: region)
    return self[region.id].top != top
  }

  /// Moves the focus to the side, leaving as many regions as necessary.
  ///
  /// - Returns: `false` if nothing is there.
  mutating func move(to side: Side, in body: Region) -> Bool {
    var row: Int?
    for level in levelsInSight(body).reversed() {
      guard let focus = self[level.region.id].focus else { continue }
      var source = focus.rect
      // From inside a region, the focus moves sideways along the row where it is visible.
      if let row {
        let line = row - level.firstRow
        source = Rect(columns: source.columns, rows: line..<line + 1)
      }
      let groups = groups(in: level.region)
      let tile = level.region.tile(from: focus) { $0.neighbor(of: $1, Tiles.Direction(side)) }
      if let target = tile ?? level.region.nearest(to: side, from: source, groups: groups) {
        moveFocus(to: target, in: level.region)
        enterBeside(target, of: level.region, row: source.rows.lowerBound)
        followFocus(in: body)
        return true
      }
      row = level.firstRow + source.rows.lowerBound
    }
    return false
  }

  private func groups(in region: Region) -> [ViewID] {
    target(in: region).map { region.stops[$0.stop].groups } ?? []
  }

  /// Focuses the target at which the neighboring region was last left, if that is visible, or
  /// otherwise one on the same line.
  private mutating func enterBeside(
    _ target: TargetIndex, of region: Region, row: Int
  ) {
    guard let inner = region.stops[target.stop].region, !self[inner.id].isFocusVisible else {
      return
    }
    let top = region.stops[target.stop].rect.rows.lowerBound
    let line = self[inner.id].top + max(0, row - top)
    let nearest = inner.nearest(movingBy: 1, from: .line(line - 1, width: inner.lines.width))
    guard let next = nearest ?? inner.target(inner.targetCount - 1) else { return }
    moveFocus(to: next, in: inner)
    enterBeside(next, of: inner, row: line)
  }

  /// Moves to the first target and the first line of the focused region.
  mutating func moveToStart(in body: Region) {
    moveToEdge(in: body, line: 0) { $0.target(0) }
  }

  /// Moves to the last target and the last line of the focused region.
  mutating func moveToEnd(in body: Region) {
    moveToEdge(in: body, line: .max) { $0.target($0.targetCount - 1) }
  }

  private mutating func moveToEdge(
    in body: Region, line: Int, _ target: (Region) -> TargetIndex?
  ) {
    guard let region = levels(body).last?.region else { return }
    scroll(to: line, in: region)
    if let target = target(region) { setFocus(target, in: region) }
    self[region.id].isHeld = false
    // With views side by side, the last target need not be the lowest one.
    keepFocusInSight(of: region)
    enterFocusedRegions(of: body)
    followFocus(in: body)
  }
}

// MARK: - The nearest target

extension Region {
  /// The target in the same map that a move from one of its tiles reaches.
  fileprivate func tile(
    from focus: Viewport.Focus, _ next: (Tiles, Int) -> Int?
  ) -> TargetIndex? {
    guard let target = target(focus.number), let tiles = stops[target.stop].run?.tiles else {
      return nil
    }
    return next(tiles, target.item).map { TargetIndex(stop: target.stop, item: $0) }
  }

  /// The target that a move up or down reaches: preferably one that shares a column with the start,
  /// then the furthest within the number of lines, then the nearest beyond.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops, however long the lists are.
  func nearest(movingBy lines: Int, from source: Rect) -> TargetIndex? {
    let reach = source.rows.lowerBound + lines
    return best { stop in
      guard let item = stop.target(movingBy: lines, from: source) else { return nil }
      let rect = stop.rect(of: item)
      let aside = rect.columns.distance(to: source.columns)
      let line = lines > 0 ? rect.rows.lowerBound : -rect.rows.lowerBound
      let isBeyond = line > (lines > 0 ? reach : -reach)
      let rank = (
        aside == 0 ? 0 : 1, isBeyond ? 1 : 0, isBeyond ? line : -line, aside,
        rect.columns.lowerBound
      )
      return (item, rank)
    }
  }

  /// The target that a move to the side reaches: one on the same lines, or otherwise one in another
  /// part of a group around the start.
  func nearest(to side: Side, from source: Rect, groups: [ViewID]) -> TargetIndex? {
    best { stop in
      guard let item = stop.target(to: side, from: source) else { return nil }
      let rect = stop.rect(of: item)
      let aside = rect.rows.distance(to: source.rows)
      guard aside == 0 || stop.groups.contains(where: groups.contains) else { return nil }
      let rank = (
        aside == 0 ? 0 : 1, rect.columns.distance(to: source.columns), aside,
        rect.rows.lowerBound, 0
      )
      return (item, rank)
    }
  }

  /// Finds the sides to which Left and Right move the focus from a control, in the region or out of
  /// it.
  ///
  /// - Parameter id: The identity of the control.
  /// - Returns: `nil` if the control isn't in the region.
  /// - Complexity: O(*n*), where *n* is the number of stops here and in the regions inside.
  func sides(beside id: ViewID) -> Set<Side>? {
    for stop in stops {
      guard let inner = stop.id == id ? [] : stop.region?.sides(beside: id) else { continue }
      // Views beside each other are parts of a group.
      guard !stop.groups.isEmpty else { return inner }
      let sides = [Side.left, .right].filter {
        nearest(to: $0, from: stop.rect, groups: stop.groups) != nil
      }
      return inner.union(sides)
    }
    return nil
  }

  /// Numbers compared in order; the first difference decides.
  private typealias Rank = (Int, Int, Int, Int, Int)

  /// The candidate with the smallest rank.
  private func best(_ candidate: (FocusStop) -> (item: Int, rank: Rank)?) -> TargetIndex? {
    var best: (target: TargetIndex, rank: Rank)?
    for (index, stop) in stops.enumerated() {
      guard let (item, rank) = candidate(stop) else { continue }
      if let best, rank >= best.rank { continue }
      best = (TargetIndex(stop: index, item: item), rank)
    }
    return best?.target
  }
}

extension Range<Int> {
  /// The gap between two ranges; 0 if they overlap.
  fileprivate func distance(to other: Range<Int>) -> Int {
    Swift.max(0, other.lowerBound - upperBound + 1, lowerBound - other.upperBound + 1)
  }
}
