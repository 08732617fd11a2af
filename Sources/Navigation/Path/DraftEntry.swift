/// A place in a batch: an entry that is in the path already, or a route that will become one.
public struct DraftEntry<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
  /// The identity of an entry that is kept or moved; none for what is new.
  public let id: EntryID?

  /// What the screen shows.
  public let route: Route

  /// Plans a new entry.
  public init(_ route: Route) {
    id = nil
    self.route = route
  }

  /// Keeps an entry.
  init(keeping entry: Entry<Route>) {
    id = entry.id
    route = entry.route
  }
}
