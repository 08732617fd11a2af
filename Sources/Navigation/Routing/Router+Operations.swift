extension Router: Navigating {
  @inlinable
  @discardableResult
  public func perform(_ operation: PathOperation<Route>) -> Transition {
    perform(operation, issuer: .app)
  }

  /// Asks for an edit of the path in someone's name.
  @inlinable
  @discardableResult
  public func perform(
    _ operation: PathOperation<Route>, issuer: Issuer, origin: Origin = .code
  ) -> Transition {
    conductor.submit(plan(operation), issuer: issuer, origin: origin)
  }

  /// The router as one issuer sees it.
  public func navigator(for issuer: Issuer = .app, origin: Origin = .code) -> Navigator<Route> {
    Navigator(router: self, issuer: issuer, origin: origin)
  }

  @inlinable
  func plan(_ operation: PathOperation<Route>) -> Plan {
    interpreter.plan(operation)
  }
}
