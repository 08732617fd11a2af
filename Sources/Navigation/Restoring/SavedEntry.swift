/// One entry as it outlives the program.
public struct SavedEntry<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// The identity, which the entry has again when it is restored.
  public let id: EntryID

  /// What the screen shows.
  public let route: Route

  /// What the stage wrote down of the screen's own state; none if the screen does not keep any.
  public let state: String?

  /// Describes an entry.
  public init(id: EntryID, route: Route, state: String? = nil) {
    self.id = id
    self.route = route
    self.state = state
  }
}
