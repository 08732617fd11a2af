import TerminalCore

// MARK: - To a position

extension Viewport {
  /// Scrolls to a position, if there is one.
  mutating func scroll(to position: ScrollPosition, in name: String?, of body: Region) {
    let region = name.map { body.region(named: $0) } ?? body
    switch position {
    case .start: if let region { scrollAndKeepFocus(to: 0, in: region) }
    case .end: if let region { scrollAndKeepFocus(to: .max, in: region) }
    case .view(let view):
      for (region, line) in region?.way(to: view) ?? [] {
        scrollAndKeepFocus(to: line, in: region)
      }
    }
    keepFocusInSight(in: body)
  }

  /// Scrolls the whole body, or a part of it, to a line, which becomes the first visible one. The
  /// focus stays within the visible lines.
  mutating func scroll(toLine line: Int, in region: Region, of body: Region) {
    scrollAndKeepFocus(to: line, in: region)
    keepFocusInSight(in: body)
  }

  private mutating func scrollAndKeepFocus(to line: Int, in region: Region) {
    let top = self[region.id].top
    scroll(to: line, in: region)
    keepFocusInSight(of: region, scrolledToward: line, from: top)
  }
}

// MARK: - By a scroll bar

extension Viewport {
  /// The scroll bar at a cell, relative to the first row of the body; `nil` if there is none.
  func scrollBar(at position: Position, in body: Region) -> PlacedScrollBar? {
    for (region, cell) in regions(at: position, in: body)
    where cell.column == region.lines.width {
      let bar = scrollBar(of: region)
      guard !bar.thumb.isEmpty else { continue }
      return PlacedScrollBar(region: region.id, bar: bar, row: cell.row - self[region.id].top)
    }
    return nil
  }

  /// The scroll bar of a region.
  func scrollBar(of region: Region) -> ScrollBar {
    ScrollBar(top: self[region.id].top, height: region.height, lines: region.lines.count)
  }
}

extension Region {
  /// The region with an identity: this one, or one inside it.
  func region(_ id: ViewID) -> Region? {
    if self.id == id { return self }
    for inner in regions {
      if let found = inner.region.region(id) { return found }
    }
    return nil
  }

  /// The path to a view: its line in each region around it, outermost first.
  fileprivate typealias Way = [(region: Region, line: Int)]

  /// The first region inside the view with a name.
  fileprivate func region(named name: String) -> Region? { region(named: name, in: lines) }

  private func region(named name: String, in lines: Lines) -> Region? {
    for item in lines.items {
      switch item.kind {
      case .run, .control, .field: break
      case .group(let group):
        for child in group.children {
          if let region = region(named: name, in: child.lines) { return region }
        }
      case .region(let region):
        if item.name == name { return region }
        if let inner = region.region(named: name) { return inner }
      }
    }
    return nil
  }

  /// The path to the view or the row with a name.
  fileprivate func way(to name: String) -> Way? {
    if let way = way(to: name, in: lines, firstLine: 0) { return way }
    guard let target = target(named: name) else { return nil }
    return [(self, rect(of: target).rows.lowerBound)]
  }

  private func way(to name: String, in lines: Lines, firstLine: Int) -> Way? {
    for item in lines.items {
      let line = firstLine + item.start
      if item.name == name { return [(self, line)] }
      switch item.kind {
      case .run, .control, .field: break
      case .group(let group):
        for child in group.children {
          let way = way(to: name, in: child.lines, firstLine: line + group.inset.above)
          if let way { return way }
        }
      case .region(let region):
        if let way = region.way(to: name) { return [(self, line)] + way }
      }
    }
    return nil
  }
}

// MARK: - Scrolling with the wheel

extension Viewport {
  /// Scrolls the innermost region under the pointer that isn't at its end. The focus of the region
  /// stays within its visible lines.
  ///
  /// - Parameters:
  ///   - lines: The number of lines, positive for down.
  ///   - position: The cell, relative to the first row of the body.
  ///   - body: The whole body.
  ///   - held: The region in which the wheel movement began, which keeps it even at its end.
  /// - Returns: The region that the wheel movement applies to.
  @discardableResult
  mutating func scroll(
    by lines: Int, at position: Position, in body: Region, held: ViewID?
  ) -> ViewID {
    let regions = regions(at: position, in: body).map(\.region)
    let chosen =
      regions.first { $0.id == held } ?? regions.last { canScroll($0, by: lines) } ?? body
    scrollAndKeepFocus(to: self[chosen.id].top + lines, in: chosen)
    keepFocusInSight(in: body)
    return chosen.id
  }

  private func canScroll(_ region: Region, by lines: Int) -> Bool {
    let top = firstLine(of: region)
    return lines < 0 ? top > 0 : top < region.lines.count - region.height
  }
}
