extension Path {
  /// Becomes what an edit says; the routes are those of its new entries, top last.
  @inlinable
  mutating func apply(
    _ edit: borrowing PathEdit, routes: some RandomAccessCollection<Route>
  ) {
    guard edit.shuffle == nil else { return move(edit, routes: Array(routes)) }
    while storage.count > edit.kept { storage.removeLast() }
    for (id, route) in zip(edit.added, routes) { storage.append(Entry(id: id, route: route)) }
  }

  /// As `apply(_:routes:)`, for an edit that puts entries into another order.
  @usableFromInline
  mutating func move(_ edit: borrowing PathEdit, routes: [Route]) {
    var known: [EntryID: Route] = [:]
    for entry in storage[edit.kept...] { known[entry.id] = entry.route }
    for (index, id) in edit.added.enumerated() { known[id] = routes[index] }
    storage.removeSubrange(edit.kept...)
    for id in edit.tail {
      guard let route = known[id] else { preconditionFailure("\(id) has no route") }
      storage.append(Entry(id: id, route: route))
    }
  }
}
