/// An operation that is about to be carried out, and the routes that it brings.
@usableFromInline
final class OperationPlan<Route: Hashable & Codable & Sendable> {
  @usableFromInline let operation: PathOperation<Route>
  @usableFromInline let interpreter: Interpreter<Route>

  /// The routes of the entries that the last outline called new, top last.
  @usableFromInline var routes: [Route] = []

  @inlinable
  init(_ operation: PathOperation<Route>, interpreter: Interpreter<Route>) {
    self.operation = operation
    self.interpreter = interpreter
  }

  /// This as the conductor sees it.
  @inlinable var plan: Plan {
    Plan(
      cause: operation.cause, removed: operation.removed, outline: { self.outline() },
      apply: { self.apply($0) })
  }

  @inlinable
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

  @inlinable
  func apply(_ edit: PathEdit) {
    interpreter.apply(edit, routes: routes)
  }
}
