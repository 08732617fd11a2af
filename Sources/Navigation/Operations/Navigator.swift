/// A router as one requester sees it: whatever is asked through it is asked in that name.
public struct Navigator<Route: RouteValue>: Navigating {
  /// The router that does the work.
  public let router: Router<Route>

  /// In whose name.
  public let requester: Requester

  /// What set it off.
  public var trigger: Trigger

  @inlinable
  @discardableResult
  public func perform(_ operation: PathOperation<Route>) -> Transition {
    router.perform(operation, requester: requester, trigger: trigger)
  }

  /// Opens a slot in the requester's screen and pushes the route that carries it.
  ///
  /// - Parameters:
  ///   - answer: A name that the screen declares; see ``Answers``.
  ///   - type: What comes back.
  ///   - route: Makes the route that is pushed.
  /// - Returns: The push, and what comes back.
  /// - Precondition: The requester is an entry; the program itself has no screen to answer to.
  public func ask<Value: Codable & Sendable>(
    _ answer: String, for type: Value.Type = Value.self, route: (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    guard case .entry(let owner) = requester else {
      preconditionFailure("only a screen can ask; the program itself has nowhere to put an answer")
    }
    return router.ask(answer, owner: owner, trigger: trigger, route: route)
  }
}
