/// A request waiting for the user to answer its questions.
struct OpenQuestion {
  let request: Request
  let removal: PendingRemoval

  /// The unanswered questions; the first one is open.
  var questions: ArraySlice<LeaveQuestion>
}

/// The change to make once every screen that it removes has agreed.
enum PendingRemoval {
  case edit(PathChange)
  case quit

  /// The cause of the change, if it differs from the requested one.
  var cause: Cause? {
    switch self {
    case .edit(let change): change.cause
    case .quit: nil
    }
  }

  /// Whether it removes no entries.
  var isEmpty: Bool {
    switch self {
    case .edit(let change): change.edit.removed.isEmpty && change.second == nil
    case .quit: false
    }
  }

  /// Whether it affects anything visible while a path is shown.
  func isSeen(from path: Int) -> Bool {
    switch self {
    case .edit(let change): change.isSeen(from: path)
    case .quit: true
    }
  }

  /// The number of leading entries of a path that it leaves untouched; `nil` if all of them.
  func kept(of path: Int) -> Int? {
    switch self {
    case .edit(let change): change.edit(of: path)?.kept
    case .quit: 0
    }
  }

  /// Whether it moves an entry without removing it.
  func moves(_ id: EntryID) -> Bool {
    switch self {
    case .edit(let change): change.edit.moves(id) || change.second?.moves(id) == true
    case .quit: false
    }
  }

  /// The same removal, applied to paths that have changed since.
  func rebased(on stacks: [EntryStack]) -> PendingRemoval {
    switch self {
    case .edit(let change): .edit(change.rebased(on: stacks))
    case .quit: .quit
    }
  }

  /// Whether another change invalidates it.
  func isVoided(by other: PathChange, in stacks: [EntryStack]) -> Bool {
    switch self {
    case .edit(let change): change.isVoided(by: other, in: stacks)
    case .quit: !other.removed.isEmpty
    }
  }
}
