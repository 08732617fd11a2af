extension Sequence {
  /// The identities of entries, in the same order.
  ///
  /// Not `map(\.id)`: a key path in generic code is built anew each time, which takes microseconds.
  func ids<Route>() -> [EntryID] where Element == Entry<Route> {
    var ids: [EntryID] = []
    ids.reserveCapacity(underestimatedCount)
    for entry in self { ids.append(entry.id) }
    return ids
  }
}
