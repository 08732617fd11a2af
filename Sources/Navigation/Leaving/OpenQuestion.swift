/// A request that waits for the person's answers.
struct OpenQuestion {
  /// What is done once everything is answered.
  enum Goal {
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
      case .edit(let edit): !edit.moved.isEmpty && edit.moved.contains(id)
      case .quit: false
      }
    }
  }

  let request: Request
  let goal: Goal

  /// The questions still to be answered, the open one first.
  let questions: ArraySlice<Question>

  /// Whether this request would take an entry away.
  func concerns(_ id: EntryID) -> Bool {
    switch goal {
    case .edit(let edit): edit.removes(id)
    case .quit: true
    }
  }

  /// Whether it would leave nothing of a path.
  func empties(_ path: [EntryID]) -> Bool {
    switch goal {
    case .edit(let edit): edit.added.isEmpty && path.allSatisfy(edit.removes)
    case .quit: false
    }
  }
}
