/// A request that waits for the person's answers.
struct OpenQuestion {
  let request: Request
  let removal: PendingRemoval

  /// The questions still to be answered, the open one first.
  var questions: ArraySlice<LeaveQuestion>
}

/// What is done once everyone who would go has been asked.
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

  /// Whether an entry above the untouched ones stays nevertheless.
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

  /// Whether another edit makes it void: it touches an entry in question, or what is left of the
  /// path would be empty after both.
  func isVoided(by other: PathEdit, leaving path: [EntryID]) -> Bool {
    guard case .edit(let edit) = self else { return !other.removed.isEmpty }
    let going = Set(edit.removed)
    return other.removed.contains(where: going.contains)
      || edit.added.isEmpty && path.allSatisfy(going.contains)
  }
}
