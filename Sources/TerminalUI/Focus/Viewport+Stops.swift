import TerminalCore

/// A step through things that follow each other.
enum Step {
  case forward, backward

  /// The step of a command, which is forward unless it goes to the previous thing.
  init(_ command: Command) { self = command == .previous ? .backward : .forward }

  /// The index that the step leads to, wrapping around at the ends.
  func index(from index: Int, of count: Int) -> Int {
    (index + (self == .forward ? 1 : count - 1)) % count
  }
}

/// The path to a stop: the target to focus in each region around it, outermost first.
typealias StopPath = [(region: Region, target: TargetIndex)]

extension Viewport {
  /// Moves the focus to the next or the previous stop in reading order, wrapping around at the
  /// ends. A list is a single stop, and so are consecutive rows.
  mutating func moveToStop(_ step: Step, in body: Region) {
    let stops = stops(in: body)
    guard !stops.isEmpty else { return }
    let index = stops.firstIndex { path in
      path.allSatisfy { region, target in self.target(in: region).map { $0 == target } ?? true }
    }
    let next = index.map { step.index(from: $0, of: stops.count) } ?? 0
    moveFocus(along: stops[next], in: body)
  }

  /// Whether the focus is at the last stop, or at the first one for a step back.
  func isAtLastStop(before step: Step, in body: Region) -> Bool {
    let stops = stops(in: body)
    guard let edge = step == .forward ? stops.last : stops.first else { return true }
    return edge.allSatisfy { region, target in
      self.target(in: region).map { $0 == target } ?? true
    }
  }

  /// Whether there is more than one stop.
  func hasSeveralStops(in body: Region) -> Bool {
    guard let first = body.tabStops.first, body.tabStops.count == 1 else {
      return !body.tabStops.isEmpty
    }
    return body.stops[first].region.map { hasSeveralStops(in: $0) } ?? false
  }

  /// All stops in reading order, except regions that contain stops.
  private func stops(
    in region: Region, after path: StopPath = []
  ) -> [StopPath] {
    let focused = target(in: region)
    let focusedStop = focused.map { region.tabStop(of: $0.stop) }
    return region.tabStops.flatMap { index -> [StopPath] in
      let stop = region.stops[index]
      let target = index == focusedStop ? focused : nil
      let path = path + [(region, target ?? firstInSight(index, in: region))]
      guard let inner = stop.region, inner.targetCount > 0 else { return [path] }
      return stops(in: inner, after: path)
    }
  }

  /// The first fully visible target of a list, or otherwise the last target, as at the end that a
  /// region follows.
  private func firstInSight(_ index: Int, in region: Region) -> TargetIndex {
    if index == region.tabStops.last, let target = followedTarget(in: region) { return target }
    let stop = region.stops[index]
    if stop.run?.tiles != nil { return firstTileInSight(index, in: region) }
    let hidden = max(0, self[region.id].top - stop.rect.rows.lowerBound)
    let item = stop.run.map { ($0.height - 1 + hidden) / $0.height * $0.across } ?? 0
    return TargetIndex(stop: index, item: min(item, stop.count - 1))
  }

  /// The first fully visible tile of a map. Without one, it is the first of a map whose top is in
  /// sight or further down, or the last of one further up.
  private func firstTileInSight(_ index: Int, in region: Region) -> TargetIndex {
    let (stop, visible) = (region.stops[index], self[region.id].visible)
    let seen = (0..<stop.count).first {
      let rows = stop.rect(of: $0).rows
      return rows == rows.clamped(to: visible)
    }
    let isBelow = stop.rect.rows.lowerBound >= visible.lowerBound
    return TargetIndex(stop: index, item: seen ?? (isBelow ? 0 : stop.count - 1))
  }

  /// Moves the focus to a stop and scrolls every region around it as needed.
  mutating func moveFocus(along path: StopPath, in body: Region) {
    for (region, target) in path { moveFocus(to: target, in: region) }
    enterFocusedRegions(of: body)
    followFocus(in: body)
  }

  /// Moves the focus to the view or the row with a name, in any region.
  ///
  /// - Returns: `false` if there is none.
  mutating func moveFocus(toName name: String, in body: Region) -> Bool {
    moveFocus(in: body) { $0.target(named: name) }
  }

  /// Moves the focus to a control, in any region.
  mutating func moveFocus(to control: ViewID, in body: Region) {
    _ = moveFocus(in: body) { region in
      region.stops.firstIndex { $0.id == control }.map { TargetIndex(stop: $0, item: 0) }
    }
  }

  /// Moves the focus to the first row, or without rows to the first control, and scrolls the region
  /// with it to the top.
  ///
  /// - Returns: `false` if there is none. A field doesn't count, and loses the focus: the rest of
  ///   what is typed would go there.
  mutating func startOver(in body: Region) -> Bool {
    let path =
      path(toFirst: { $0.run != nil }, in: body)
      ?? path(toFirst: { $0.control != nil && $0.control?.purpose == nil }, in: body)
    guard let path, let last = path.last else {
      if focused(in: body)?.stop.control?.purpose != nil { self[body.id].focus = nil }
      return false
    }
    scroll(to: 0, in: last.region)
    moveFocus(along: path, in: body)
    return true
  }

  /// The path to the first stop of a kind in reading order.
  private func path(toFirst isWanted: (FocusStop) -> Bool, in region: Region) -> StopPath? {
    for (index, stop) in region.stops.enumerated() {
      let step = (region, TargetIndex(stop: index, item: 0))
      if isWanted(stop) { return [step] }
      if let inner = stop.region, let rest = path(toFirst: isWanted, in: inner) {
        return [step] + rest
      }
    }
    return nil
  }

  private mutating func moveFocus(
    in body: Region, to target: (Region) -> TargetIndex?
  ) -> Bool {
    guard let path = path(in: body, to: target) else { return false }
    moveFocus(along: path, in: body)
    return true
  }

  /// The path to the first target found in a region or in the regions inside it.
  func path(in region: Region, to find: (Region) -> TargetIndex?) -> StopPath? {
    if let target = find(region) { return [(region, target)] }
    for (index, stop) in region.stops.enumerated() {
      guard let inner = stop.region, let rest = path(in: inner, to: find) else { continue }
      return [(region, TargetIndex(stop: index, item: 0))] + rest
    }
    return nil
  }
}

extension Region {
  /// The stop that Tab uses for a stop: the first of its consecutive rows.
  fileprivate func tabStop(of index: Int) -> Int {
    tabStops.last { $0 <= index } ?? 0
  }
}

extension FocusStop {
  /// Whether this stop continues another one: a row on the line after it, or an option of the same
  /// list.
  func follows(_ other: FocusStop) -> Bool {
    if let list = control?.list { return list == other.control?.list }
    return run != nil && other.run != nil && groups == other.groups
      && rect.columns == other.rect.columns && rect.rows.lowerBound == other.rect.rows.upperBound
  }
}

// MARK: - The mouse

extension Viewport {
  /// The target at a cell, the regions around it, and the cell relative to the corner of the
  /// target's stop.
  func path(
    to position: Position, in body: Region
  ) -> (path: StopPath, cell: Position)? {
    guard position.row >= 0, position.row < body.height else { return nil }
    var path: StopPath = []
    var (region, position) = (body, position)
    while true {
      position.row += firstLine(of: region)
      guard let target = region.target(at: position) else { return nil }
      path.append((region, target))
      let stop = region.stops[target.stop]
      position = position.relative(to: stop.rect.origin)
      guard let inner = stop.region else { return (path, position) }
      region = inner
    }
  }

  /// The control at a cell that can be clicked but not focused, such as a table's header.
  ///
  /// - Parameters:
  ///   - position: The cell, relative to the first row of the body.
  ///   - body: The whole body.
  /// - Returns: The control, and the cell relative to its upper left corner.
  func clickable(
    at position: Position, in body: Region
  ) -> (control: ControlShape, cell: Position)? {
    guard (0..<body.height).contains(position.row),
      let (region, cell) = regions(at: position, in: body).last,
      let (control, rect) = region.clickable.first(where: { $0.rect.contains(cell) })
    else { return nil }
    return (control, cell.relative(to: rect.origin))
  }

  /// Moves the focus to the target at a cell, without scrolling.
  ///
  /// - Parameters:
  ///   - position: The cell, relative to the first row of the body.
  ///   - body: The whole body.
  /// - Returns: The cell relative to the upper left corner of the list or control there; `nil` if
  ///   there is nothing to choose.
  mutating func setFocus(at position: Position, in body: Region) -> Position? {
    guard let (path, cell) = path(to: position, in: body) else { return nil }
    for (region, target) in path { setFocus(target, in: region) }
    followFocus(in: body)
    return cell
  }

  /// The regions at a cell, outermost first, each with the cell relative to its lines.
  func regions(
    at position: Position, in body: Region
  ) -> [(region: Region, cell: Position)] {
    var regions: [(region: Region, cell: Position)] = []
    var next: Region? = body
    var position = position
    while let region = next {
      position.row += firstLine(of: region)
      regions.append((region, position))
      let inner = region.regions.first { $0.rect.contains(position) }
      next = inner?.region
      if let inner { position = position.relative(to: inner.rect.origin) }
    }
    return regions
  }
}
