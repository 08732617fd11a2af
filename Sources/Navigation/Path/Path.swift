/// The identity of a path in journals and saved states.
public struct PathID: Hashable, Codable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String

  /// Names a path.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The path of a program with only one.
  public static let main = PathID(rawValue: "main")
}

extension PathID: CustomStringConvertible {
  public var description: String { rawValue }
}

/// The entries from the root to the top. A path is never empty.
public struct Path<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The identity of the path.
  public let id: PathID

  /// The entries, root first.
  @inlinable public var entries: [Entry<Route>] { storage }

  @usableFromInline var storage: [Entry<Route>]

  /// Creates a path that holds only a root.
  @inlinable
  public init(root: Entry<Route>, id: PathID = .main) {
    self.init([root], id: id)
  }

  /// Creates a path from its entries, root first.
  ///
  /// - Precondition: `entries` is not empty.
  @inlinable
  public init(_ entries: [Entry<Route>], id: PathID = .main) {
    precondition(!entries.isEmpty, "a path needs a root")
    self.id = id
    storage = entries
  }

  /// The number of entries, the root included.
  @inlinable public var count: Int { storage.count }

  /// The first entry, which can be replaced but not removed.
  @inlinable public var root: Entry<Route> { storage[0] }

  /// The last entry, which is visible.
  @inlinable public var top: Entry<Route> { storage[storage.count - 1] }

  /// The routes, root first.
  public var routes: [Route] { entries.map { $0.route } }
}

// MARK: - Searching

extension Path {
  /// The position of an entry, counted from the root. Searches from the top.
  public func index(of id: EntryID) -> Int? {
    // A library that does not know the route pays for every generic call, so it is the fewest.
    for index in stride(from: storage.count - 1, through: 0, by: -1)
    where storage[index].id == id {
      return index
    }
    return nil
  }

  /// Whether an entry is in the path. Searches from the top.
  public func contains(_ id: EntryID) -> Bool {
    index(of: id) != nil
  }

  /// The entry with an identity. Searches from the top.
  public func entry(_ id: EntryID) -> Entry<Route>? {
    index(of: id).map { entries[$0] }
  }

  /// The entry directly beneath another; `nil` for the root.
  public func previous(of id: EntryID) -> Entry<Route>? {
    guard let index = index(of: id), index > 0 else { return nil }
    return entries[index - 1]
  }

  /// The entry with a route that is nearest to the top.
  public func last(_ route: Route) -> Entry<Route>? {
    entries.last { $0.route == route }
  }
}
