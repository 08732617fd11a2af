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
    let path = interpreter.scene.path
    switch operation.edit {
    case .push(let new):
      return outline(of: PathStep(kept: path.count, routes: new), on: path)
    case .pop(let count):
      let kept = max(1, path.count - min(count, path.count))
      return outline(of: PathStep(kept: kept, unchanged: .atRoot), on: path)
    case .step(let step):
      return outline(of: step(path), on: path)
    case .batch(let edit):
      var draft = PathDraft(path)
      edit(&draft)
      routes = draft.newRoutes
      return .batch(first: draft.kept, tail: draft.tailIdentities, orElse: draft.unchanged)
    }
  }

  @inlinable
  func outline(of step: PathStep<Route>, on path: Path<Route>) -> Outline {
    let new = step.routes.count
    if new == 0 && step.kept == path.count { return .unchanged(step.unchanged) }
    if new > 0 { routes = step.routes }
    return .keep(first: step.kept, new: new)
  }

  @inlinable
  func apply(_ edit: borrowing PathEdit) {
    interpreter.scene.apply(edit, routes: routes)
  }
}
