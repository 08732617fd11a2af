/// A plan that carries out an operation.
final class OperationPlan<Route: Hashable & Codable & Sendable>: Plan {
  private let operation: PathOperation<Route>
  private let interpreter: Interpreter<Route>

  /// The routes of the entries that the last outline called new, top last.
  private var routes: [Route] = []

  init(_ operation: PathOperation<Route>, interpreter: Interpreter<Route>) {
    self.operation = operation
    self.interpreter = interpreter
  }

  var cause: Cause { operation.cause }
  var removed: EntryID? { operation.removed }

  func outline() -> Outline {
    switch operation.edit {
    case .step(let step):
      let step = step(interpreter.path)
      routes = step.routes
      let isSame = step.kept == interpreter.path.count && routes.isEmpty
      return isSame ? .unchanged(step.unchanged) : .keep(first: step.kept, new: routes.count)
    case .batch(let edit):
      var draft = PathDraft(interpreter.path)
      edit(&draft)
      routes = draft.newRoutes
      return .batch(first: draft.kept, tail: draft.tailIdentities, orElse: draft.unchanged)
    }
  }

  func apply(_ edit: PathEdit) {
    interpreter.apply(edit, routes: routes)
  }
}
