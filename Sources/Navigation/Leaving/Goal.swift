/// What is done once everyone has been asked who would go.
enum Goal: ~Copyable {
  case edit(PathEdit)
  case quit

  /// How many of the first entries stay untouched.
  var kept: Int {
    switch self {
    case .edit(let edit): edit.kept
    case .quit: 0
    }
  }

  /// The same entries in a path that has changed since.
  func rebased(on stations: [Station]) -> Goal {
    switch self {
    case .edit(let edit): .edit(edit.rebased(on: stations))
    case .quit: .quit
    }
  }

  /// Whether an entry above the untouched ones stays all the same.
  func moves(_ id: EntryID) -> Bool {
    switch self {
    case .edit(let edit): edit.moves(id)
    case .quit: false
    }
  }

  /// Whether it would take an entry away.
  func concerns(_ id: EntryID) -> Bool {
    switch self {
    case .edit(let edit): edit.removes(id)
    case .quit: true
    }
  }

  /// Whether it would leave nothing of a path.
  func empties(_ path: [EntryID]) -> Bool {
    switch self {
    case .edit(let edit): edit.added.isEmpty && path.allSatisfy { edit.removes($0) }
    case .quit: false
    }
  }
}
