/// The effect of a request: an edit of one path, possibly of a second one, and the path to show.
///
/// It refers to paths by index, so that copying it is cheap.
@usableFromInline
struct PathChange {
  /// The edit, which may leave the path unchanged.
  @usableFromInline let edit: PathEdit

  /// The edit of the path to which a value returns, if that is another path.
  @usableFromInline let second: PathEdit?

  /// The index of the path that is visible after the change.
  @usableFromInline let shown: Int

  /// The kind of the change, which may differ from the requested one depending on the paths.
  @usableFromInline let cause: Cause

  /// Whether no path is edited.
  var isEmpty: Bool { edit.isEmpty && second == nil }

  /// Whether the change affects anything visible while a path is shown.
  func isSeen(from path: Int) -> Bool {
    edit.path == path || shown != path || second?.path == path
  }

  /// The edit of a path, if it has one.
  @inline(__always)
  func edit(of path: Int) -> PathEdit? {
    if edit.path == path { return edit }
    return second?.path == path ? second : nil
  }

  /// The removed entries, top first: those of the edited path, then those of the second one.
  var removed: EntryIDs {
    guard let second else { return edit.removed }
    return EntryIDs(Array(edit.removed) + Array(second.removed))
  }

  /// The same change, applied to paths that have changed since.
  func rebased(on stacks: [EntryStack]) -> PathChange {
    PathChange(
      edit: edit.rebased(on: stacks[edit.path].entries),
      second: second.map { $0.rebased(on: stacks[$0.path].entries) }, shown: shown, cause: cause)
  }

  /// Whether another change invalidates this one while it waits for an answer: the other removes an
  /// entry in question, or both together would leave a path empty.
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
  /// The entries after an edit, root first.
  func ids(after edit: PathEdit) -> [EntryID] { entries[..<edit.kept].map(\.id) + edit.tail }
}
