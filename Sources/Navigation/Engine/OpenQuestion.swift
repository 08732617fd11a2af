/// A request that waits for the person's answers.
struct OpenQuestion {
  let request: Request
  let removal: PendingRemoval

  /// The unanswered questions, the open one first.
  var questions: ArraySlice<LeaveQuestion>
}

/// The edit to apply once every screen that it removes has been asked.
enum PendingRemoval {
  case edit(PathEdit)
  case quit

  /// How many of the first entries stay untouched.
  var kept: Int {
    switch self {
    case .edit(let edit): edit.kept
    case .quit: 0
    }
  }

  /// Whether an entry above the untouched ones stays anyway.
  func moves(_ id: EntryID) -> Bool {
    switch self {
    case .edit(let edit): edit.moves(id)
    case .quit: false
    }
  }

  /// The same entries in a path that has changed since.
  func rebased(on entries: [EntryRecord]) -> PendingRemoval {
    switch self {
    case .edit(let edit): .edit(edit.rebased(on: entries))
    case .quit: .quit
    }
  }

  /// Whether another edit makes it void: that edit touches an entry in question, or the path would
  /// be empty after both.
  func isVoided(by other: PathEdit, leaving path: [EntryID]) -> Bool {
    guard case .edit(let edit) = self else { return !other.removed.isEmpty }
    let going = Set(edit.removed)
    return other.removed.contains(where: going.contains)
      || edit.added.isEmpty && path.allSatisfy(going.contains)
  }
}
