import TerminalCore

extension Viewport {
  /// The cells of what can be chosen in a region that is drawn in some cells, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func targets(of region: Region, in area: Rect) -> [Rect] {
    let top = self[region.id].top
    // From cells of the region to cells of the area.
    func place(_ rect: Rect) -> Rect? {
      let rows = (rect.rows.lowerBound - top + area.rows.lowerBound)
      let shown = (rows..<rows + rect.rows.count).clamped(to: area.rows)
      let left = area.columns.lowerBound
      let columns = (rect.columns.lowerBound + left..<rect.columns.upperBound + left)
        .clamped(to: area.columns)
      return shown.isEmpty || columns.isEmpty ? nil : Rect(columns: columns, rows: shown)
    }
    var found: [Rect] = []
    for stop in region.stops {
      if let inner = stop.region {
        if let area = place(stop.rect) { found += targets(of: inner, in: area) }
        continue
      }
      guard let run = stop.run else {
        if let rect = place(stop.rect) { found.append(rect) }
        continue
      }
      let lines = (top..<top + area.rows.count).clamped(to: stop.rect.rows)
      let first = (lines.lowerBound - stop.rect.rows.lowerBound) / run.height * run.across
      let end =
        (lines.upperBound - stop.rect.rows.lowerBound + run.height - 1) / run.height * run.across
      for item in first..<max(first, min(end, stop.count)) {
        if let rect = place(stop.rect(of: item)) { found.append(rect) }
      }
    }
    return found
  }
}

// MARK: - Dialogs

extension DialogBox {
  /// The cells inside the border, if the dialog lies over an area.
  func body(in area: Rect) -> Rect { rect(in: area).withoutBorder }

  /// The cells of the choices in sight.
  func targets(in area: Rect) -> [Rect] {
    let box = rect(in: area)
    return choiceRows(in: box.rows).map {
      Rect(columns: box.withoutBorder.columns, rows: $0..<$0 + 1)
    }
  }
}

extension Rect {
  /// The cells inside of a border of one cell and a blank at each side.
  var withoutBorder: Rect {
    let columns = columns.dropFirst(2).dropLast(2)
    let rows = rows.dropFirst().dropLast()
    return Rect(
      columns: columns.startIndex..<columns.endIndex, rows: rows.startIndex..<rows.endIndex)
  }
}
