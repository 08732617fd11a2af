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
    // The path itself is for those who ask more of it, since holding it has a cost.
    let count = interpreter.scene.path.count
    switch operation.edit {
    case .push(let new):
      return outline(of: PathStep(kept: count, routes: new), on: count)
    case .pop(let popped):
      let kept = max(1, count - min(popped, count))
      return outline(of: PathStep(kept: kept, unchanged: .atRoot), on: count)
    case .step(let step):
      return outline(of: step(interpreter.scene.path), on: count)
    case .batch(let edit):
      var draft = PathDraft(interpreter.scene.path)
      edit(&draft)
      routes = draft.newRoutes
      return .batch(first: draft.kept, tail: draft.tailIdentities, orElse: draft.unchanged)
    }
  }

  /// The outline of a step on so many entries.
  @inlinable
  func outline(of step: PathStep<Route>, on count: Int) -> Outline {
    let new = step.routes.count
    if new == 0 && step.kept == count { return .unchanged(step.unchanged) }
    if new > 0 { routes = step.routes }
    return .keep(first: step.kept, new: new)
  }

  @inlinable
  func apply(_ edit: borrowing PathEdit) {
    interpreter.scene.apply(edit, routes: routes)
  }
}
