/// A router bound to one requester, on whose behalf it performs operations.
public struct Navigator<Route: RouteValue>: Navigating {
  /// The router that performs the operations.
  public let router: Router<Route>

  /// The requester of the operations.
  public let requester: Requester

  /// The input that triggers the operations, for the journal.
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
  ///   - style: The presentation of the asked screen and everything pushed above it; `nil` to push
  ///     it like any other screen.
  ///   - route: Makes the route to push from the slot.
  /// - Returns: The request, with the transition of the push and the result.
  /// - Precondition: The requester is an entry; the app has no screen that could receive an answer.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: String, for type: Value.Type = Value.self, presented style: PresentationStyle? = nil,
    route: (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    router.ask(
      answer, owner: owner, trigger: trigger, presented: style, showing: nil, route: route)
  }

  /// Opens a slot in the requester's screen, pushes the route that carries it onto another path,
  /// and shows that path. Returning the value, or going back, shows the original path again.
  ///
  /// - Precondition: The requester is an entry, and the router has the path.
  @discardableResult
  public func ask<Value: Codable & Sendable>(
    _ answer: String, for type: Value.Type = Value.self, showing path: PathID,
    route: (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    router.requirePath(path)
    return router.ask(
      answer, owner: owner, trigger: trigger, presented: nil, showing: path, route: route)
  }

  /// Shows another path of the router, as a key or the mode bar does. If the path is already
  /// visible, pops it to its root.
  ///
  /// - Precondition: The router has the path.
  @discardableResult
  public func show(_ path: PathID) -> Transition {
    perform(.show(), showing: path)
  }

  /// Shows a route on another path: pops that path back to the nearest entry with an equal route,
  /// or pushes the route if there is none, and shows the path, as a single change.
  ///
  /// - Precondition: The router has the path.
  @discardableResult
  public func navigate(to route: Route, showing path: PathID) -> Transition {
    perform(.navigate(to: route), showing: path)
  }

  /// Performs an operation on a path of the router, without showing it.
  ///
  /// - Precondition: The router has the path.
  @discardableResult
  public func perform(_ operation: PathOperation<Route>, on path: PathID) -> Transition {
    router.perform(operation, on: path, requester: requester, trigger: trigger)
  }

  /// Performs an operation on a path of the router and shows that path, as a single change.
  ///
  /// - Precondition: The router has the path.
  @discardableResult
  public func perform(_ operation: PathOperation<Route>, showing path: PathID) -> Transition {
    router.perform(operation, showing: path, requester: requester, trigger: trigger)
  }

  private var owner: EntryID {
    guard case .entry(let owner) = requester else {
      fatalError("only a screen can ask; the app has no screen to receive the answer")
    }
    return owner
  }
}
