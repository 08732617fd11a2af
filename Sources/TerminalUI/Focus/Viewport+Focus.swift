import TerminalCore

extension Viewport {
  /// Moves the focus of a region to a target, without scrolling.
  mutating func setFocus(_ target: TargetIndex, in region: Region) {
    let stop = region.stops[target.stop]
    let focus = Focus(
      stop: stop.id, key: stop.key(of: target.item), item: target.item,
      number: stop.first + target.item, rect: stop.rect(of: target.item))
    let old = self[region.id].focus
    if old?.stop != focus.stop || old?.key != focus.key { self[region.id].isHeld = false }
    self[region.id].focus = focus
  }

  /// Moves the focus of a region to a target and scrolls it into view.
  mutating func moveFocus(to target: TargetIndex, in region: Region) {
    setFocus(target, in: region)
    reveal(in: region)
  }

  /// Scrolls every region around the focused target, if necessary, to make all of it visible, or
  /// part of it if it is taller than the region.
  mutating func revealFocus(in body: Region) {
    for level in levels(body) {
      let state = self[level.region.id]
      guard let rows = state.focus?.rect.rows else { continue }
      let isFitting = rows.count <= state.height
      let isInSight =
        isFitting ? rows == rows.clamped(to: state.visible) : rows.overlaps(state.visible)
      if !isInSight { reveal(in: level.region) }
    }
    followFocus(in: body)
  }

  /// Scrolls every region around the focused target as little as possible to show one of its lines,
  /// counted from its first one.
  mutating func reveal(line: Int, in body: Region) {
    var line = line
    for level in levels(body).reversed() {
      guard let focus = self[level.region.id].focus else { continue }
      line += focus.rect.rows.lowerBound
      let visible = self[level.region.id].visible
      if line < visible.lowerBound { scroll(to: line, in: level.region) }
      if line >= visible.upperBound { scroll(to: line - visible.count + 1, in: level.region) }
      line -= self[level.region.id].top
    }
  }

  /// Scrolls as little as possible to show the focused target, its heading, and the lines above the
  /// first target.
  mutating func reveal(in region: Region) {
    guard let focus = self[region.id].focus else { return }
    let height = region.height
    let rows = focus.rect.rows
    var top = self[region.id].top
    if rows.upperBound > top + height { top = rows.upperBound - height }
    if rows.lowerBound < top { top = rows.lowerBound }
    let heading = rows.lowerBound - 1
    if heading >= 0, heading < top, !region.hasTarget(onLine: heading),
      rows.upperBound - heading <= height
    {
      top = heading
    }
    if focus.number == 0, rows.upperBound <= height { top = 0 }
    self[region.id].top = top
  }

  /// Updates the state after the focus has moved: shows its line in all regions around it, and
  /// notes the groups that contain it.
  mutating func followFocus(in body: Region) {
    guard body.hasParts else { return }
    noteFocusedGroups(in: body)
    let levels = levels(body)
    for (index, level) in levels.enumerated().reversed() {
      guard let target = target(in: level.region) else { continue }
      let stop = level.region.stops[target.stop]
      guard index + 1 < levels.count, let inner = self[levels[index + 1].region.id].focus else {
        continue
      }
      let state = self[level.region.id]
      let line =
        stop.rect.rows.lowerBound - self[levels[index + 1].region.id].top
        + inner.rect.rows.lowerBound
      guard stop.rect.rows.overlaps(state.visible), !state.visible.contains(line) else { continue }
      scroll(to: line < state.top ? line : line - state.height + 1, in: level.region)
    }
  }
}
