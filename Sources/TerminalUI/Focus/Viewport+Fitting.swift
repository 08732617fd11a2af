import TerminalCore

extension Viewport {
  /// Adapts to a new layout: in every region the focus stays with its target, and remains visible
  /// if it was. If it was not, because only text was in sight, it moves to a target that now is.
  ///
  /// - Parameters:
  ///   - body: The body in the new layout.
  ///   - old: The body in the previous layout, if there was one.
  mutating func fit(_ body: Region, after old: Region?) {
    let focus = old.flatMap { $0.hasParts || body.hasParts ? innermostFocus(in: $0) : nil }
    let wasVisible = old.map { isFocusVisible(in: $0) } ?? true
    let focused = old.map { $0.hasParts ? levels($0).map(\.region.id) : [] } ?? []
    fitRegion(body, after: old, focused: focused)
    enterFocusedRegions(of: body)
    if let focus { follow(focus, in: body) }
    guard body.hasParts else { return }
    if wasVisible, !isFocusVisible(in: body) {
      followFocus(in: body)
    } else {
      keepFocusInSight(in: body)
    }
  }

  /// Moves the focus to the target that had it, if that is now in another region.
  private mutating func follow(_ focus: Focus, in body: Region) {
    let new = innermostFocus(in: body)
    guard new?.stop != focus.stop || new?.key != focus.key else { return }
    let path = path(in: body) { region in
      region.stops.firstIndex { $0.isSingle(focus) }.map { TargetIndex(stop: $0, item: 0) }
    }
    if let path { moveFocus(along: path, in: body) }
  }

  /// Adapts a region and those inside it; the regions that had the focus are `focused`.
  private mutating func fitRegion(_ region: Region, after old: Region?, focused: [ViewID]) {
    let before = self[region.id]
    self[region.id].height = region.height
    // It is noted again below as long as it is needed; later, what it names may match by chance.
    self[region.id].makeshift = nil
    if let target = before.focus.map({ region.target(for: $0) }) ?? first(in: region) {
      setFocus(target, in: region)
    } else {
      self[region.id].focus = nil
    }
    if region.followsEnd, before.isAtEnd {
      followEnd(
        of: region, from: before, after: old, hasFocus: focused.contains(region.id))
    } else {
      keepPlace(in: region, from: before, after: old)
    }
    self[region.id].followed = region.followsEnd ? region.lines.count : nil
    for stop in region.stops {
      guard let inner = stop.region else { continue }
      let old = old?.stops.lazy.compactMap(\.region).first { $0.id == inner.id }
      fitRegion(inner, after: old, focused: focused)
    }
  }

  /// Scrolls a region to what was at its top before, and keeps its focus in sight.
  private mutating func keepPlace(in region: Region, from before: State, after old: Region?) {
    let top = before.home ?? anchoredTop(of: region, after: old)
    scroll(to: top, in: region)
    let shown = self[region.id].top
    self[region.id].anchor?.top = shown
    if !before.isFocusVisible {
      keepFocusInSight(of: region)
    } else if !self[region.id].isFocusVisible {
      reveal(in: region)
      note(top, asHomeOf: region)
    }
  }

  /// The first visible line of a region. If its width has changed, that is the line with what was
  /// at the top before.
  private mutating func anchoredTop(of region: Region, after old: Region?) -> Int {
    let before = self[region.id]
    guard let old, old.lines.width != region.lines.width, before.top > 0 else {
      if before.anchor?.top != before.top { self[region.id].anchor = nil }
      return before.top
    }
    let isKept = before.anchor?.top == before.top
    let anchor = isKept ? before.anchor : ScrollAnchor(before.top, in: old.lines)
    self[region.id].anchor = anchor
    return anchor?.line(in: region.lines) ?? before.top
  }

  /// Notes the first line that was visible before the focus had to be scrolled into sight.
  private mutating func note(_ home: Int, asHomeOf region: Region) {
    let state = self[region.id]
    guard let focus = state.focus, state.top != home else { return }
    self[region.id].makeshift = (state.top, focus, home)
  }

  /// The target that has the focus of the whole body at first. Other regions get their focus when
  /// they are entered.
  private func first(in region: Region) -> TargetIndex? {
    region.id == .root ? region.target(0) : nil
  }

  /// Focuses the first visible target of each region that has the focus but no focused target yet,
  /// or the last one of a region that follows its end.
  mutating func enterFocusedRegions(of body: Region) {
    var region = body
    while let target = target(in: region), let inner = region.stops[target.stop].region {
      if self[inner.id].focus == nil, let first = inner.target(0) {
        let top = self[inner.id].top
        let seen = inner.nearest(movingBy: 1, from: .line(top - 1, width: inner.lines.width))
        setFocus(followedTarget(in: inner) ?? seen ?? first, in: inner)
      }
      region = inner
    }
  }

  /// The first visible line of a region. One that shows all its lines starts with the first,
  /// although it keeps its place for when it scrolls again.
  func firstLine(of region: Region) -> Int {
    min(self[region.id].top, max(0, region.lines.count - region.height))
  }

  /// Scrolls a line to the top, or as close to it as the end of the lines permits.
  mutating func scroll(to line: Int, in region: Region) {
    self[region.id].top = max(0, min(line, region.lines.count - region.height))
  }
}

extension Viewport.State {
  /// The line to return to if nothing has been moved since ``makeshift``.
  fileprivate var home: Int? {
    makeshift.flatMap {
      $0.top == top && $0.focus.stop == focus?.stop && $0.focus.key == focus?.key ? $0.home : nil
    }
  }
}

extension Rect {
  /// The rectangle of a line of a region.
  static func line(_ line: Int, width: Int) -> Rect {
    Rect(columns: 0..<width, rows: line..<line + 1)
  }
}

extension FocusStop {
  /// Whether the focused stop is a control or a single row. Lists are not searched for rows that
  /// were removed.
  fileprivate func isSingle(_ focus: Viewport.Focus) -> Bool {
    guard region == nil, count == 1 else { return false }
    if id == focus.stop { return key(of: 0) == focus.key }
    if case .named = focus.key { return key(of: 0) == focus.key }
    return false
  }
}

extension Region {
  /// The target that had the focus, wherever it is now, or the next one if it was removed.
  fileprivate func target(for focus: Viewport.Focus) -> TargetIndex? {
    if let index = stop(withID: focus.stop, near: focus.number) {
      let stop = stops[index]
      switch focus.key {
      case .index(let item): return TargetIndex(stop: index, item: min(item, stop.count - 1))
      case .named(let name):
        let item = focus.number - stop.first
        if (0..<stop.count).contains(item), stop.key(of: item) == focus.key {
          return TargetIndex(stop: index, item: item)
        }
        if let item = stop.item(named: name, near: item) {
          return TargetIndex(stop: index, item: item)
        }
      }
    }
    if case .named(let name) = focus.key,
      let target = target(named: name, outside: focus.stop)
    {
      return target
    }
    return target(min(focus.number, targetCount - 1))
  }

  /// The index of the stop with an identity, searching first where it was.
  private func stop(withID id: ViewID, near number: Int) -> Int? {
    if let near = target(number)?.stop, stops[near].id == id { return near }
    return stops.firstIndex { $0.id == id }
  }

  /// The target with a name, either a row or a view.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - searched: A stop that was already searched.
  /// - Returns: `nil` if nothing has the name.
  func target(named name: String, outside searched: ViewID? = nil) -> TargetIndex? {
    for (index, stop) in stops.enumerated() where stop.id != searched {
      if stop.name == name { return TargetIndex(stop: index, item: 0) }
      if let item = stop.item(named: name) { return TargetIndex(stop: index, item: item) }
    }
    return nil
  }
}
