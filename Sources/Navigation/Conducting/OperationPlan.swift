/// An operation that is about to be carried out, and the routes that it brings.
@usableFromInline
final class OperationPlan<Route: Hashable & Codable & Sendable> {
  @usableFromInline let operation: PathOperation<Route>
  @usableFromInline let interpreter: Interpreter<Route>

  /// The routes of the entries that the last outline called new, top last, where that is not plain
  /// from the operation itself.
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
      return outline(keeping: count, of: count, adding: new.count, orElse: .equal)
    case .pop(let popped):
      let kept = max(1, count - min(popped, count))
      return outline(keeping: kept, of: count, adding: 0, orElse: .atRoot)
    case .step(let step):
      let step = step(interpreter.scene.path)
      routes = step.routes
      return outline(
        keeping: step.kept, of: count, adding: routes.count, orElse: step.unchanged)
    case .batch(let edit):
      var draft = PathDraft(interpreter.scene.path)
      edit(&draft)
      routes = draft.newRoutes
      return .batch(first: draft.kept, tail: draft.tailIdentities, orElse: draft.unchanged)
    }
  }

  @inlinable
  func outline(
    keeping kept: Int, of count: Int, adding new: Int, orElse unchanged: Unchanged
  ) -> Outline {
    new == 0 && kept == count ? .unchanged(unchanged) : .keep(first: kept, new: new)
  }

  @inlinable
  func apply(_ edit: borrowing PathEdit) {
    switch operation.edit {
    case .push(let new): interpreter.scene.apply(edit, routes: new)
    case .pop: interpreter.scene.apply(edit, routes: [])
    case .step, .batch: interpreter.scene.apply(edit, routes: routes)
    }
  }
}
