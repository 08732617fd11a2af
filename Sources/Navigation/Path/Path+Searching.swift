extension Path {
  /// Where an entry stands, counted from the root. Searches from the top.
  @inlinable
  public func index(of id: EntryID) -> Int? {
    var index = storage.count - 1
    while index >= 0, storage[index].id != id { index -= 1 }
    return index < 0 ? nil : index
  }

  /// Whether an entry is in the path. Searches from the top.
  public func contains(_ id: EntryID) -> Bool {
    index(of: id) != nil
  }

  /// The entry of an identity. Searches from the top.
  public func entry(_ id: EntryID) -> Entry<Route>? {
    index(of: id).map { entries[$0] }
  }

  /// The entry just beneath another, by identity; none beneath the root.
  public func previous(of id: EntryID) -> Entry<Route>? {
    guard let index = index(of: id), index > 0 else { return nil }
    return entries[index - 1]
  }

  /// The nearest entry from the top with a route.
  public func last(_ route: Route) -> Entry<Route>? {
    lastIndex(of: route).map { storage[$0] }
  }

  /// Where the nearest entry from the top with a route stands.
  @inlinable
  func lastIndex(of route: Route) -> Int? {
    var index = storage.count - 1
    while index >= 0, storage[index].route != route { index -= 1 }
    return index < 0 ? nil : index
  }
}
