/// An edit that is settled down to the entries: keep the first of them, then these.
struct PathEdit<Route: Hashable & Codable & Sendable> {
  /// How many of the first entries stay untouched.
  let kept: Int

  /// What stands on them: entries that were moved, and new ones.
  let tail: [Entry<Route>]

  /// The new ones of the tail, top last.
  let added: [Entry<Route>]

  /// The entries that go, top first.
  let removed: [Entry<Route>]

  /// Whether an entry goes.
  func removes(_ id: EntryID) -> Bool { removed.contains { $0.id == id } }

  /// The same entries gone and the same ones put on top, after the path has changed beneath.
  func rebased(on path: Path<Route>) -> PathEdit {
    let new = Set(added.ids())
    let present = Set(path.entries.ids())
    let lifted = Set(removed.ids()).union(tail.ids())
    let tail = tail.filter { new.contains($0.id) || present.contains($0.id) }
    let firstLifted = path.entries.firstIndex { lifted.contains($0.id) } ?? path.count
    let stays = path.entries[firstLifted...].filter { !lifted.contains($0.id) }
    return PathEdit(kept: firstLifted, tail: stays + tail, added: added, removed: removed)
  }
}

extension PathDraft {
  /// Settles the draft down to entries, new ones getting their identity.
  ///
  /// None when the same entries stand in the same order as before. The path is handed in, since a
  /// batch may have put a draft of its own in place of the one that knew it.
  func edit(of path: Path<Route>, numbering makeID: () -> EntryID) -> PathEdit<Route>? {
    let base = path.entries
    var kept = kept
    var tail = tail[...]
    while let first = tail.first, kept < base.count, first.id == base[kept].id {
      kept += 1
      tail.removeFirst()
    }
    if tail.isEmpty && kept == base.count { return nil }
    precondition(kept + tail.count > 0, "an update leaves the path empty; keep or insert a root")
    let moved = tail.compactMap { $0.id }
    let staying = Set(moved)
    let removed = base[kept...].reversed().filter { !staying.contains($0.id) }
    precondition(
      staying.count == moved.count && removed.count + moved.count == base.count - kept,
      "an update holds an entry twice, or one that is not in the path")
    var added: [Entry<Route>] = []
    let entries = tail.map { planned in
      if let id = planned.id { return Entry(id: id, route: planned.route) }
      let entry = Entry(id: makeID(), route: planned.route)
      added.append(entry)
      return entry
    }
    return PathEdit(kept: kept, tail: entries, added: added, removed: removed)
  }
}
