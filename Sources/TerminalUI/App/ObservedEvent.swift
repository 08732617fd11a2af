public import Navigation

/// A lifecycle event with the route of the entry that it happened to.
public struct ObservedEvent<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
  /// What happened, and to whom.
  public let event: LifecycleEvent

  /// What the entry shows.
  public let route: Route
}
