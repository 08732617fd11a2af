/// One screen in the stack: who it is, and the route that says what it shows.
public struct Entry<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// The identity.
  public let id: EntryID

  /// What the screen shows. Two entries may have equal routes.
  public let route: Route

  /// Joins an identity and a route.
  @inlinable
  public init(id: EntryID, route: Route) {
    self.id = id
    self.route = route
  }
}

extension Entry: CustomStringConvertible {
  public var description: String { "\(route)\(id)" }
}
