/// An edit resolved to entries: the number of untouched ones, and the entries above them.
@usableFromInline
final class PathEdit {
  /// How an edit reorders entries of the path, which few edits do.
  @usableFromInline
  struct Shuffle {
    /// The entries above the untouched ones: moved entries and new ones.
    @usableFromInline let tail: EntryIDs

    /// The entries of the tail that were in the path before.
    @usableFromInline let moved: Set<EntryID>
  }

  /// The index of the edited path among the router's paths.
  @usableFromInline let path: Int

  /// The number of leading entries left untouched.
  @usableFromInline let kept: Int

  /// The new entries, top last. Without a shuffle, only they are above the untouched ones.
  @usableFromInline let added: EntryIDs

  /// The removed entries, top first.
  @usableFromInline let removed: EntryIDs

  @usableFromInline let shuffle: Shuffle?

  /// Whether the edit removes the top entry.
  let removesTop: Bool

  /// The reason to report if the edit changes nothing.
  let unchanged: Unchanged

  /// The entry to activate, because it already shows what was requested.
  @usableFromInline let activated: EntryID?

  init(
    of path: Int, kept: Int, added: EntryIDs, removed: EntryIDs, shuffle: Shuffle? = nil,
    top: EntryID? = nil, unchanged: Unchanged = .equal, activating activated: EntryID? = nil
  ) {
    self.path = path
    self.activated = activated
    self.kept = kept
    self.added = added
    self.removed = removed
    self.shuffle = shuffle
    // Without a shuffle, the first removed entry is the top.
    removesTop = shuffle == nil ? !removed.isEmpty : removed.first == top
    self.unchanged = unchanged
  }

  /// Whether the edit leaves the path unchanged.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty && shuffle == nil }

  /// The entries above the untouched ones, top last.
  @inlinable var tail: EntryIDs { shuffle?.tail ?? added }

  /// Whether the edit puts a new entry on top.
  var addsTop: Bool { !added.isEmpty && (shuffle == nil || added.last == tail.last) }

  /// Whether the edit keeps an entry that it places above the untouched ones.
  @inlinable
  func moves(_ id: EntryID) -> Bool { shuffle?.moved.contains(id) ?? false }
}

extension PathEdit {
  /// Keeps the given number of leading entries and adds a number of new ones.
  @usableFromInline
  convenience init(
    of stack: EntryStack, keeping kept: Int, adding count: Int = 0,
    orElse unchanged: Unchanged = .equal, numberedAfter last: UInt64,
    activating activated: EntryID? = nil
  ) {
    ensure(kept + count > 0, "an update leaves the path empty; keep or insert a root")
    var added = EntryIDs.none
    for offset in 0..<UInt64(count) { added.append(EntryID(number: last + 1 + offset)) }
    var removed = EntryIDs.none
    for index in stride(from: stack.entries.count - 1, through: kept, by: -1) {
      removed.append(stack.entries[index].id)
    }
    self.init(
      of: stack.number, kept: kept, added: added, removed: removed, unchanged: unchanged,
      activating: activated)
  }

  /// Adds a number of new entries on top.
  @usableFromInline
  convenience init(of stack: EntryStack, pushing count: Int, numberedAfter last: UInt64) {
    self.init(of: stack, keeping: stack.entries.count, adding: count, numberedAfter: last)
  }

  /// Removes a number of entries from the top, down to the requester's root.
  @usableFromInline
  convenience init(of stack: EntryStack, popping count: Int, in scope: EditScope) {
    let kept = scope.count(popping: count, of: stack.entries.count)
    self.init(of: stack, keeping: kept, orElse: .atRoot, numberedAfter: 0)
  }

  /// Resolves an edit that may move entries of the path.
  ///
  /// - Parameters:
  ///   - stack: The path.
  ///   - kept: The number of leading entries left untouched.
  ///   - tail: The entries above the untouched ones; `nil` for each new one.
  ///   - unchanged: The reason to report if nothing changes.
  ///   - last: The highest entry number so far; new entries continue from it.
  @usableFromInline
  convenience init(
    of stack: EntryStack, keeping kept: Int, then tail: [EntryID?], orElse unchanged: Unchanged,
    numberedAfter last: UInt64
  ) {
    let entries = stack.entries
    var kept = kept
    var tail = tail[...]
    while let first = tail.first, kept < entries.count, first == entries[kept].id {
      kept += 1
      tail.removeFirst()
    }
    let staying = tail.compactMap(\.self)
    if staying.isEmpty {
      self.init(
        of: stack, keeping: kept, adding: tail.count, orElse: unchanged, numberedAfter: last)
      return
    }
    let moved = Set(staying)
    let removed = entries[kept...].reversed().map(\.id).filter { !moved.contains($0) }
    ensure(
      moved.count == staying.count && removed.count + moved.count == entries.count - kept,
      "an update holds an entry twice, or one that is not in the path")
    var last = last
    let ids = tail.map { id in
      if let id { return id }
      last += 1
      return EntryID(number: last)
    }
    self.init(
      of: stack.number, kept: kept, added: EntryIDs(ids.filter { !moved.contains($0) }),
      removed: EntryIDs(removed), shuffle: Shuffle(tail: EntryIDs(ids), moved: moved),
      top: entries.last?.id)
  }

  /// The same removals and additions, applied to a path that has changed since.
  func rebased(on entries: [EntryRecord]) -> PathEdit {
    let new = Set(added)
    let present = Set(entries.map(\.id))
    let lifted = Set(removed).union(tail)
    let tail = tail.filter { new.contains($0) || present.contains($0) }
    let kept = entries.firstIndex { lifted.contains($0.id) } ?? entries.count
    let stays = entries[kept...].map(\.id).filter { !lifted.contains($0) }
    return PathEdit(
      of: path, kept: kept, added: added, removed: removed,
      shuffle: Shuffle(
        tail: EntryIDs(stays + tail), moved: Set(stays).union(tail).subtracting(new)),
      top: entries.last?.id, activating: activated)
  }
}

extension Path {
  /// Applies an edit; the routes of new entries come from the draft's tail.
  @inlinable
  mutating func apply(_ edit: PathEdit, tail: [DraftEntry<Route>]) {
    if edit.shuffle != nil { return reorder(edit, tail: tail) }
    while storage.count > edit.kept { storage.removeLast() }
    // Elements that stayed in the draft are among the kept entries.
    let firstNew = tail.count - edit.added.count
    for (index, id) in edit.added.enumerated() {
      storage.append(Entry(id: id, route: tail[firstNew + index].route))
    }
  }

  /// Applies an edit that reorders entries.
  @usableFromInline
  mutating func reorder(_ edit: PathEdit, tail: [DraftEntry<Route>]) {
    var routes: [EntryID: Route] = [:]
    for entry in storage[edit.kept...] { routes[entry.id] = entry.route }
    for (id, new) in zip(edit.added, tail.lazy.filter { $0.id == nil }) { routes[id] = new.route }
    storage.removeSubrange(edit.kept...)
    for id in edit.tail {
      guard let route = routes[id] else { preconditionFailure("\(id) has no route") }
      storage.append(Entry(id: id, route: route))
    }
  }

  /// The entries that an edit has just added, top last.
  @inlinable
  func entries(addedBy edit: PathEdit) -> [Entry<Route>] {
    // Slices would cost more generic calls.
    var added: [Entry<Route>] = []
    for index in edit.kept..<storage.count where !edit.moves(storage[index].id) {
      added.append(storage[index])
    }
    return added
  }
}
