/// A request that waits for the person's answers.
struct OpenQuestion<Route: Hashable & Codable & Sendable> {
  /// What is done once everything is answered.
  enum Goal {
    case edit(PathEdit<Route>)
    case quit
  }

  let request: Request<Route>
  var goal: Goal

  /// The questions still to be answered, the open one first.
  var questions: ArraySlice<Question>

  /// Whether this request would take an entry away.
  func concerns(_ id: EntryID) -> Bool {
    switch goal {
    case .edit(let edit): edit.removes(id)
    case .quit: true
    }
  }
}
