import TerminalCore

extension Viewport {
  /// The targets of a region drawn within some cells, in reading order.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - area: The cells.
  ///   - typed: The field that receives typed text; `nil` if no target does.
  ///   - canChoose: Whether choosing an item of a list does anything; the others are only text.
  /// - Returns: The targets.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  func targets(
    of region: Region, in area: Rect, typed: ViewID?, where canChoose: (FocusStop, Int) -> Bool
  ) -> [FrameReading.Target] {
    place(
      region, from: self[region.id].top, in: area, onScreenOf: region.height, typed: typed,
      where: canChoose
    ).sorted { one, other in
      let (one, other) = (one.cells.origin, other.cells.origin)
      return (one.row, one.column) < (other.row, other.column)
    }
  }

  /// The targets from a line of a region on, which is on the first row of some cells.
  private func place(
    _ region: Region, from top: Int, in area: Rect, onScreenOf lines: Int, typed: ViewID?,
    where canChoose: (FocusStop, Int) -> Bool
  ) -> [FrameReading.Target] {
    let visible = top..<top + area.rows.count
    return region.stops.flatMap { stop -> [FrameReading.Target] in
      if let inner = stop.region {
        guard let part = area.part(stop.rect, below: top) else { return [] }
        let hidden = max(0, top - stop.rect.rows.lowerBound)
        return place(
          inner, from: self[inner.id].top + hidden, in: part, onScreenOf: lines, typed: typed,
          where: canChoose)
      }
      let isField = stop.control?.purpose != nil
      return stop.items(onLines: visible, ofScreenOf: lines).compactMap { item in
        guard canChoose(stop, item) else { return nil }
        return area.part(stop.rect(of: item), below: top).map {
          var target = FrameReading.Target(
            $0, takesEnter: !isField, key: stop.run?.key(of: item),
            isTyped: isField && stop.id == typed)
          target.isValue = stop.control.map { $0.isAdjustable || $0.isSettable } == true
          target.options = stop.control?.options ?? []
          return target
        }
      }
    }
  }
}

extension FocusStop {
  /// The targets that may be read on a range of lines of the region.
  fileprivate func items(onLines lines: Range<Int>, ofScreenOf screenLines: Int) -> Range<Int> {
    guard let run else { return 0..<1 }
    guard run.tiles == nil else { return 0..<count }
    let (lines, start) = (lines.clamped(to: rect.rows), rect.rows.lowerBound)
    let own = run.linesToRead(
      of: lines.lowerBound - start..<lines.upperBound - start, onScreenOf: screenLines)
    let first = own.lowerBound / run.height * run.across
    let end = (own.upperBound + run.height - 1) / run.height * run.across
    return first..<max(first, min(end, count))
  }
}

// MARK: - Targets of several lines

extension RunShape {
  /// The visible lines without those of a target that an edge of the screen cuts. A listener gets
  /// it as a whole with the lines before or after, unless it is too high for that.
  func linesToRead(of visible: Range<Int>, onScreenOf lines: Int) -> Range<Int> {
    guard targets > 0, tiles == nil, height > 1, height <= lines / 2 else { return visible }
    let first = (visible.lowerBound + height - 1) / height * height
    return first..<max(first, visible.upperBound / height * height)
  }
}

extension Region {
  /// The number of lines to scroll for the next ones to be read: all but those of a target that may
  /// have been cut.
  var linesToReadOn: Int { height - min(tallestTarget, height / 2) }

  /// The number of lines of the highest target in a list.
  private var tallestTarget: Int {
    stops.reduce(1) { max($0, $1.run?.height ?? $1.region?.tallestTarget ?? 1) }
  }
}

extension Rect {
  /// The visible cells of a rectangle in a region whose first visible line is `top`; `nil` if it
  /// isn't visible.
  fileprivate func part(_ rect: Rect, below top: Int) -> Rect? {
    let (column, row) = (origin.column, origin.row - top)
    let columns = (rect.columns.lowerBound + column..<rect.columns.upperBound + column)
      .clamped(to: self.columns)
    let rows = (rect.rows.lowerBound + row..<rect.rows.upperBound + row).clamped(to: self.rows)
    return columns.isEmpty || rows.isEmpty ? nil : Rect(columns: columns, rows: rows)
  }
}

// MARK: - Dialogs

extension DialogBox {
  /// The cells inside the border of a dialog centered in an area.
  func body(in area: Rect) -> Rect { layout(in: area).box.withoutBorder }

  /// The cells of the visible choices.
  func targets(in area: Rect) -> [Rect] {
    let layout = layout(in: area)
    return layout.choiceRows.map {
      Rect(columns: layout.box.withoutBorder.columns, rows: $0..<$0 + 1)
    }
  }
}

extension Rect {
  /// The cells inside a border that is one cell wide, with a space at each side.
  var withoutBorder: Rect {
    let columns = columns.dropFirst(2).dropLast(2)
    let rows = rows.dropFirst().dropLast()
    return Rect(
      columns: columns.startIndex..<columns.endIndex, rows: rows.startIndex..<rows.endIndex)
  }
}
