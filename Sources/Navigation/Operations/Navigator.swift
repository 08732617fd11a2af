/// A router for one requester: operations through it have that requester.
public struct Navigator<Route: RouteValue>: Navigating {
  /// The router.
  public let router: Router<Route>

  /// The requester of the operations.
  public let requester: Requester

  /// The input that triggers the operations.
  public var trigger: Trigger

  @inlinable
  @discardableResult
  public func perform(_ operation: PathOperation<Route>) -> Transition {
    router.perform(operation, requester: requester, trigger: trigger)
  }

  /// Opens a slot in the requester's screen and pushes the route that carries it.
  ///
  /// - Parameters:
  ///   - answer: The name of an answer that the screen declares; see ``Answers``.
  ///   - type: The type of the result.
  ///   - style: How it is presented, with all that is pushed above it; pushed like any other screen
  ///     if `nil`.
  ///   - route: Makes the route to push.
  /// - Returns: The request, with the transition of the push and the result.
  /// - Precondition: The requester is an entry; the program itself has no screen to answer to.
  public func ask<Value: Codable & Sendable>(
    _ answer: String, for type: Value.Type = Value.self, presented style: PresentationStyle? = nil,
    route: (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    router.ask(
      answer, owner: owner, trigger: trigger, presented: style, on: nil, route: route)
  }

  /// Opens a slot in the requester's screen, pushes the route that carries it on another path, and
  /// shows that path. Returning the value, or going back, comes back.
  ///
  /// - Precondition: The requester is an entry, and the router has the path.
  public func ask<Value: Codable & Sendable>(
    _ answer: String, for type: Value.Type = Value.self, on path: PathID,
    route: (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    _ = router.number(of: path)
    return router.ask(
      answer, owner: owner, trigger: trigger, presented: nil, on: path, route: route)
  }

  /// Shows another path of the router, as a key or the bar does. The path on show goes to its root.
  ///
  /// - Precondition: The router has the path.
  @discardableResult
  public func show(_ path: PathID) -> Transition {
    router.perform(.show(), on: path, showing: true, requester: requester, trigger: trigger)
  }

  private var owner: EntryID {
    guard case .entry(let owner) = requester else {
      preconditionFailure("only a screen can ask; the program itself has nowhere to put an answer")
    }
    return owner
  }
}
