extension Interpreter {
  /// An operation as the conductor sees it.
  ///
  /// What need not look at the path is a function of the route alone; the others note what they
  /// found.
  @inlinable
  func plan(_ operation: PathOperation<Route>) -> Plan {
    switch operation.edit {
    case .push(let route):
      plan(operation, .push) { self.scene.apply($0, routes: CollectionOfOne(route)) }
    case .pop(let count):
      plan(operation, .pop(count: count)) { self.scene.apply($0, routes: EmptyCollection()) }
    case .step(let step):
      plan(operation) { path, routes in
        let step = step(path)
        routes = step.routes
        return step.outline(on: path.count)
      }
    case .batch(let edit):
      plan(operation) { path, routes in
        var draft = PathDraft(path)
        edit(&draft)
        routes = draft.newRoutes
        return .batch(first: draft.kept, tail: draft.tailIdentities, orElse: draft.unchanged)
      }
    }
  }

  @inlinable
  func plan(
    _ operation: PathOperation<Route>, _ sketch: Sketch,
    apply: @escaping (borrowing PathEdit) -> Void
  ) -> Plan {
    Plan(cause: operation.cause, removed: operation.removed, sketch: sketch, apply: apply)
  }

  @inlinable
  func plan(
    _ operation: PathOperation<Route>,
    look: @escaping (Path<Route>, _ routes: inout [Route]) -> Outline
  ) -> Plan {
    var routes: [Route] = []
    return plan(operation, .look { look(self.scene.path, &routes) }) {
      self.scene.apply($0, routes: routes)
    }
  }
}
