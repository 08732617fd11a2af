/// A request that waits for the person's answers.
struct OpenQuestion {
  let request: Request
  let removal: PendingRemoval

  /// The unanswered questions, the open one first.
  var questions: ArraySlice<LeaveQuestion>
}

/// The change to make once every screen that it removes has been asked.
enum PendingRemoval {
  case edit(PathChange)
  case quit

  /// How many of the first entries of a path stay untouched; `nil` if all do.
  func kept(of stack: EntryStack) -> Int? {
    switch self {
    case .edit(let change): change.edit(of: stack)?.kept
    case .quit: 0
    }
  }

  /// Whether an entry above the untouched ones stays anyway.
  func moves(_ id: EntryID) -> Bool {
    switch self {
    case .edit(let change): change.edit.moves(id) || change.second?.edit.moves(id) == true
    case .quit: false
    }
  }

  /// The same entries in paths that have changed since.
  func rebased() -> PendingRemoval {
    switch self {
    case .edit(let change): .edit(change.rebased())
    case .quit: .quit
    }
  }

  /// Whether another change makes it void.
  func isVoided(by other: PathChange) -> Bool {
    switch self {
    case .edit(let change): change.isVoided(by: other)
    case .quit: !other.removed.isEmpty
    }
  }
}
