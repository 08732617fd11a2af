extension EntryStack {
  /// The entries that a layout makes visible, bottom first: the panes and the sheets over them.
  ///
  /// - Parameters:
  ///   - count: The number of leading entries to consider.
  ///   - layout: What fits into the window.
  ///   - takesAllPanes: Whether the entry at a position takes up the whole window.
  /// - Returns: The entries, and how many of them are sheets.
  func visible(
    amongFirst count: Int, in layout: StackLayout, takesAllPanes: (Int) -> Bool
  ) -> (entries: EntryIDs, sheetCount: Int) {
    // The only case that most programs ever reach.
    if layout.panes == 1, flows.isEmpty { return (.one(entries[count - 1].id), 0) }
    var topFirst: [EntryID] = []
    var flows = flows.prefix { $0 < count }
    var end = count
    while layout.hasRoomForSheets, let first = flows.last, entries[first].flow?.style == .sheet {
      topFirst.append(entries[end - 1].id)
      end = first
      flows.removeLast()
    }
    let sheetCount = topFirst.count
    for index in panes(from: flows.last ?? 0, upTo: end, layout.panes, takesAllPanes) {
      topFirst.append(entries[index].id)
    }
    return (EntryIDs(topFirst.reversed()), sheetCount)
  }

  /// Whether an entry is one of the topmost panes and not under a sheet, so that it can be active.
  func isPane(_ entry: EntryID) -> Bool {
    sheetCount > 0 ? entry == top : visible.contains(entry)
  }

  /// The positions of the entries shown side by side, top first.
  private func panes(
    from start: Int, upTo end: Int, _ count: Int, _ takesAllPanes: (Int) -> Bool
  ) -> [Int] {
    let top = end - 1
    guard count > 1, !takesAllPanes(top) else { return [top] }
    let lowest = max(start, end - count)
    return [top]
      + stride(from: top - 1, through: lowest, by: -1).prefix { !takesAllPanes($0) }
  }
}
