/// An edit that is settled down to the entries: keep the first of them, then these.
@usableFromInline
struct PathEdit: ~Copyable {
  /// How many of the first entries stay untouched.
  @usableFromInline let kept: Int

  /// The new entries, top last, which stand on them if no others do.
  @usableFromInline let added: EntryIDs

  /// The entries that go, top first.
  @usableFromInline let removed: EntryIDs

  /// What a batch moved, if it did.
  @usableFromInline let shuffle: Shuffle?

  /// What stands on the untouched entries: entries that were moved, and new ones.
  @inlinable var tail: EntryIDs { shuffle?.tail ?? added }

  /// Whether an entry of the tail was in the path before.
  @inlinable
  func moves(_ id: EntryID) -> Bool { shuffle?.moved.contains(id) ?? false }

  /// Whether an entry goes.
  func removes(_ id: EntryID) -> Bool { removed.contains(id) }
}

extension PathEdit {
  /// Settles a batch, new entries getting their identity.
  ///
  /// None when the same entries stand in the same order as before.
  init?(
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
      kept: kept, added: EntryIDs(entries.filter { !moved.contains($0) }),
      removed: EntryIDs(removed), shuffle: Shuffle(tail: EntryIDs(entries), moved: moved))
  }

  /// The new entries, in a path that has just become what this says.
  @inlinable
  @inline(__always)
  func added<Route>(in entries: [Entry<Route>]) -> [Entry<Route>] {
    let tail = entries[kept...]
    guard let moved = shuffle?.moved else { return Array(tail) }
    return tail.filter { !moved.contains($0.id) }
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
      kept: kept, added: added, removed: removed,
      shuffle: Shuffle(
        tail: EntryIDs(stays + tail), moved: Set(stays).union(tail).subtracting(new)))
  }
}
