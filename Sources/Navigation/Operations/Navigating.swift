/// What can be asked to change the path: the router, a navigator, a screen's context.
public protocol Navigating<Route> {
  associatedtype Route: Hashable & Codable & Sendable

  /// Asks for an edit of the path, in the name of whoever this is.
  @discardableResult
  func perform(_ operation: PathOperation<Route>) -> Transition
}
