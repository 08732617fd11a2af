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

  /// What the change is, if that is more than what was requested.
  var cause: Cause? {
    switch self {
    case .edit(let change): change.cause
    case .quit: nil
    }
  }

  /// Whether no entry goes.
  var isEmpty: Bool {
    switch self {
    case .edit(let change): change.edit.removed.isEmpty && change.second == nil
    case .quit: false
    }
  }

  /// How many of the first entries of a path stay untouched; `nil` if all do.
  func kept(of path: Int) -> Int? {
    switch self {
    case .edit(let change): change.edit(of: path)?.kept
    case .quit: 0
    }
  }

  /// Whether an entry above the untouched ones stays anyway.
  func moves(_ id: EntryID) -> Bool {
    switch self {
    case .edit(let change): change.edit.moves(id) || change.second?.moves(id) == true
    case .quit: false
    }
  }

  /// The same entries in paths that have changed since.
  func rebased(on stacks: [EntryStack]) -> PendingRemoval {
    switch self {
    case .edit(let change): .edit(change.rebased(on: stacks))
    case .quit: .quit
    }
  }

  /// Whether another change makes it void.
  func isVoided(by other: PathChange, in stacks: [EntryStack]) -> Bool {
    switch self {
    case .edit(let change): change.isVoided(by: other, in: stacks)
    case .quit: !other.removed.isEmpty
    }
  }
}
