/// What a request does: an edit of one path, maybe of a second one, and the path to show.
///
/// It names paths by their places, so that a copy costs little.
@usableFromInline
struct PathChange {
  /// The edit, which may leave its path as it is.
  @usableFromInline let edit: PathEdit

  /// The edit of the path to which a value returns, if that is another one.
  @usableFromInline let second: PathEdit?

  /// The place of the path on show afterwards.
  @usableFromInline let shown: Int

  /// The kind of the change. It may differ from what was requested, by what the paths are now.
  @usableFromInline let cause: Cause

  /// Whether no path is edited.
  var isEmpty: Bool { edit.isEmpty && second == nil }

  /// Whether anything of it can be seen while a path is on show.
  func isSeen(from path: Int) -> Bool {
    edit.path == path || shown != path || second?.path == path
  }

  /// The edit of a path, if it has one.
  @inline(__always)
  func edit(of path: Int) -> PathEdit? {
    if edit.path == path { return edit }
    return second?.path == path ? second : nil
  }

  /// The removed entries, top first, those of the first path before those of the second.
  var removed: EntryIDs {
    guard let second else { return edit.removed }
    return EntryIDs(Array(edit.removed) + Array(second.removed))
  }

  /// The same change after the paths have changed beneath it.
  func rebased(on stacks: [EntryStack]) -> PathChange {
    PathChange(
      edit: edit.rebased(on: stacks[edit.path].entries),
      second: second.map { $0.rebased(on: stacks[$0.path].entries) }, shown: shown, cause: cause)
  }

  /// Whether another change makes it void, if it waits for an answer: the other one removes an entry
  /// in question, or a path would be empty after both.
  func isVoided(by other: PathChange, in stacks: [EntryStack]) -> Bool {
    for edit in [edit, second].compactMap(\.self) {
      guard let otherEdit = other.edit(of: edit.path) else { continue }
      let going = Set(edit.removed)
      if otherEdit.removed.contains(where: going.contains) { return true }
      let path = stacks[edit.path].ids(after: otherEdit)
      if edit.added.isEmpty && path.allSatisfy(going.contains) { return true }
    }
    return false
  }
}

extension EntryStack {
  /// The entries that an edit leads to, root first.
  func ids(after edit: PathEdit) -> [EntryID] { entries[..<edit.kept].map(\.id) + edit.tail }
}
