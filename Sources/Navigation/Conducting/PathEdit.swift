/// An edit that is settled down to the entries: keep the first of them, then these.
///
/// An object, since it is handed on from step to step and to all who look at it.
@usableFromInline
final class PathEdit {
  /// How many of the first entries stay untouched.
  @usableFromInline let kept: Int

  /// What stands on them: entries that were moved, and new ones.
  @usableFromInline let tail: [EntryID]

  /// The new ones of the tail, top last.
  @usableFromInline let added: [EntryID]

  /// The entries that go, top first.
  @usableFromInline let removed: [EntryID]

  /// The entries of the tail that were in the path before.
  @usableFromInline let moved: Set<EntryID>

  init(kept: Int, tail: [EntryID], added: [EntryID], removed: [EntryID], moved: Set<EntryID>) {
    self.kept = kept
    self.tail = tail
    self.added = added
    self.removed = removed
    self.moved = moved
  }

  /// Whether an entry goes.
  func removes(_ id: EntryID) -> Bool { removed.contains(id) }
}

extension PathEdit {
  /// Keeps the first entries and puts new ones on them.
  convenience init(keeping kept: Int, of stations: [Station], adding added: [EntryID]) {
    var removed: [EntryID] = []
    removed.reserveCapacity(stations.count - kept)
    for station in stations[kept...].reversed() { removed.append(station.id) }
    self.init(kept: kept, tail: added, added: added, removed: removed, moved: [])
  }

  /// Settles a batch, new entries getting their identity.
  ///
  /// None when the same entries stand in the same order as before.
  convenience init?(
    keeping first: Int, of stations: [Station], then tail: [EntryID?], numbering: () -> EntryID
  ) {
    var kept = first
    var tail = tail[...]
    while let first = tail.first, kept < stations.count, first == stations[kept].id {
      kept += 1
      tail.removeFirst()
    }
    if tail.isEmpty && kept == stations.count { return nil }
    precondition(kept + tail.count > 0, "an update leaves the path empty; keep or insert a root")
    let staying = tail.compactMap(\.self)
    let moved = Set(staying)
    let removed = stations[kept...].reversed().map(\.id).filter { !moved.contains($0) }
    precondition(
      moved.count == staying.count && removed.count + moved.count == stations.count - kept,
      "an update holds an entry twice, or one that is not in the path")
    let entries = tail.map { $0 ?? numbering() }
    self.init(
      kept: kept, tail: entries, added: entries.filter { !moved.contains($0) }, removed: removed,
      moved: moved)
  }

  /// The new entries, in a path that has just become what this says.
  @inlinable
  func added<Route>(in entries: [Entry<Route>]) -> [Entry<Route>] {
    if added.isEmpty { return [] }
    let tail = entries[kept...]
    return moved.isEmpty ? Array(tail) : tail.filter { !moved.contains($0.id) }
  }

  /// The same entries gone and the same ones put on top, after the path has changed beneath.
  func rebased(on stations: [Station]) -> PathEdit {
    let new = Set(added)
    let present = Set(stations.map(\.id))
    let lifted = Set(removed).union(tail)
    let tail = tail.filter { new.contains($0) || present.contains($0) }
    let kept = stations.firstIndex { lifted.contains($0.id) } ?? stations.count
    let stays = stations[kept...].map(\.id).filter { !lifted.contains($0) }
    return PathEdit(
      kept: kept, tail: stays + tail, added: added, removed: removed,
      moved: Set(stays).union(tail).subtracting(new))
  }
}
