import TerminalCore

extension Viewport {
  /// The lines of a region that are visible in the region around it.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - rect: Its rectangle in the region around it.
  ///   - lines: The visible lines of that region.
  /// - Returns: Lines of the region; none if it is out of sight.
  func seen(of region: Region, at rect: Rect, where lines: Range<Int>) -> Range<Int> {
    let state = self[region.id]
    let shift = state.top - rect.rows.lowerBound
    return (lines.lowerBound + shift..<lines.upperBound + shift).clamped(to: state.visible)
  }

  /// Whether the focused target is visible in every region that contains it.
  func isFocusVisible(in body: Region) -> Bool {
    guard body.hasParts else { return self[body.id].isFocusVisible }
    return levels(body).allSatisfy { level in
      self[level.region.id].focus.map { $0.rect.rows.overlaps(level.seen) } ?? false
    }
  }

  /// Moves the focus of a region to the nearest visible target, if it isn't visible and there is
  /// one.
  mutating func keepFocusInSight(of region: Region) {
    let state = self[region.id]
    guard let focus = state.focus, !state.isFocusVisible else { return }
    let isAbove = focus.rect.rows.lowerBound < state.top
    let edge = isAbove ? state.top - 1 : state.visible.upperBound
    let source = Rect(columns: focus.rect.columns, rows: edge..<edge + 1)
    guard let target = region.target(on: state.visible, after: source, isDown: isAbove) else {
      return
    }
    setFocus(target, in: region)
  }

  /// Moves the focus to the nearest visible target, if it isn't visible in every region that
  /// contains it and there is one. Nothing scrolls.
  mutating func keepFocusInSight(in body: Region) {
    defer { noteFocusedGroups(in: body) }
    let levels = levels(body)
    for (index, level) in levels.enumerated() {
      guard let rows = self[level.region.id].focus?.rect.rows, !rows.overlaps(level.seen) else {
        continue
      }
      let isAbove = rows.lowerBound < level.seen.lowerBound
      for outer in levels[...index].reversed() {
        let path = nearestInSight(of: outer.region, in: outer.seen, isDown: isAbove)
        guard let path else { continue }
        for (region, target) in path { setFocus(target, in: region) }
        break
      }
      return
    }
  }

  /// The path to the first target on some lines of a region, from the upper or the lower end.
  private func nearestInSight(
    of region: Region, in lines: Range<Int>, isDown: Bool
  ) -> StopPath? {
    let edge = isDown ? lines.lowerBound - 1 : lines.upperBound
    let columns = self[region.id].focus?.rect.columns ?? 0..<region.lines.width
    var source = Rect(columns: columns, rows: edge..<edge + 1)
    while let target = region.target(on: lines, after: source, isDown: isDown) {
      let stop = region.stops[target.stop]
      guard let inner = stop.region, inner.targetCount > 0 else { return [(region, target)] }
      let seen = seen(of: inner, at: stop.rect, where: lines)
      if let focus = self[inner.id].focus, focus.rect.rows.overlaps(seen) {
        return [(region, target)]
      }
      if let path = nearestInSight(of: inner, in: seen, isDown: isDown) {
        return [(region, target)] + path
      }
      source = stop.rect
    }
    return nil
  }
}

extension Region {
  /// The first target on some lines from the upper or the lower end. One that the end cuts, whose
  /// title may be out of sight, is only taken if none is there as a whole.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - source: Where to start from: beyond that end, or what was found before.
  ///   - isDown: Whether it is the upper end.
  /// - Returns: `nil` if there is none.
  fileprivate func target(
    on lines: Range<Int>, after source: Rect, isDown: Bool
  ) -> TargetIndex? {
    func next(_ source: Rect) -> TargetIndex? {
      nearest(movingBy: isDown ? 1 : -1, from: source).flatMap {
        rect(of: $0).rows.overlaps(lines) ? $0 : nil
      }
    }
    guard let first = next(source) else { return nil }
    func isWhole(_ target: TargetIndex) -> Bool {
      let rows = rect(of: target).rows
      return stops[target.stop].region != nil || rows == rows.clamped(to: lines)
    }
    guard !isWhole(first) else { return first }
    let second = next(Rect(columns: source.columns, rows: rect(of: first).rows))
    return second.flatMap { isWhole($0) ? $0 : nil } ?? first
  }
}
