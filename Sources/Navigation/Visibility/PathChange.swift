/// What a request does: an edit of one path, maybe of a second one, and the path to show.
struct PathChange {
  /// The edited path.
  let stack: EntryStack

  /// The edit, which may leave the path as it is.
  let edit: PathEdit

  /// The edit of the path to which a value returns, if that is another one.
  var second: (stack: EntryStack, edit: PathEdit)?

  /// The path on show afterwards.
  var shown: EntryStack

  /// Whether no path is edited.
  var isEmpty: Bool { edit.isEmpty && second == nil }

  /// The edit of a path, if it has one.
  func edit(of stack: EntryStack) -> PathEdit? {
    if self.stack === stack { return edit }
    return second?.stack === stack ? second?.edit : nil
  }

  /// The removed entries, top first, those of the first path before those of the second.
  var removed: EntryIDs {
    guard let second else { return edit.removed }
    return EntryIDs(Array(edit.removed) + Array(second.edit.removed))
  }

  /// The same change after the paths have changed beneath it.
  func rebased() -> PathChange {
    PathChange(
      stack: stack, edit: edit.rebased(on: stack.entries),
      second: second.map { ($0.stack, $0.edit.rebased(on: $0.stack.entries)) }, shown: shown)
  }

  /// Whether another change makes it void, if it waits for an answer: the other one removes an entry
  /// in question, or a path would be empty after both.
  func isVoided(by other: PathChange) -> Bool {
    for (stack, edit) in [(stack, edit)] + (second.map { [$0] } ?? []) {
      guard let otherEdit = other.edit(of: stack) else { continue }
      let going = Set(edit.removed)
      if otherEdit.removed.contains(where: going.contains) { return true }
      let path = stack.ids(after: otherEdit)
      if edit.added.isEmpty && path.allSatisfy(going.contains) { return true }
    }
    return false
  }
}

extension EntryStack {
  /// The entries that an edit leads to, root first.
  func ids(after edit: PathEdit) -> [EntryID] { entries[..<edit.kept].map(\.id) + edit.tail }
}
