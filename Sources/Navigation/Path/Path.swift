/// The identity of a path in journals and saved states.
public struct PathID: Hashable, Codable, Sendable, RawRepresentable {
  /// The name, unique in one router.
  public let rawValue: String

  /// Creates the identity of a path from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The path of a program that has only one, named `main`.
  public static let main = PathID(rawValue: "main")
}

extension PathID: CustomStringConvertible {
  public var description: String { rawValue }
}

/// A stack of entries, from the root to the top; never empty.
///
/// ``SavedPath`` is its form for encoders, whose decoding doesn't trust its input.
public struct Path<Route: RouteValue>: Hashable, Sendable {
  /// The identity of this path.
  public let id: PathID

  /// The entries, root first; never empty.
  @inlinable public var entries: [Entry<Route>] { storage }

  @usableFromInline var storage: [Entry<Route>]

  /// Creates a path that contains only a root.
  @inlinable
  public init(root: Entry<Route>, id: PathID = .main) {
    self.init([root], id: id)
  }

  /// Creates a path from its entries, root first.
  ///
  /// - Precondition: `entries` is not empty.
  @inlinable
  public init(_ entries: [Entry<Route>], id: PathID = .main) {
    ensure(!entries.isEmpty, "a path needs a root")
    self.id = id
    storage = entries
  }

  /// The number of entries, including the root.
  @inlinable public var count: Int { storage.count }

  /// The first entry, which can be replaced but not removed.
  @inlinable public var root: Entry<Route> { storage[0] }

  /// The last entry, which is visible while the path is.
  @inlinable public var top: Entry<Route> { storage[storage.count - 1] }

  /// The routes, root first. Costs O(*n*).
  public var routes: [Route] { entries.map { $0.route } }
}

// MARK: - Searching

extension Path {
  /// The position of an entry, counting from 0 at the root; `nil` if it is not in the path.
  /// Searches from the top.
  public func index(of id: EntryID) -> Int? {
    // In a library that doesn't know the route type, every generic call costs; this makes the
    // fewest.
    for index in stride(from: storage.count - 1, through: 0, by: -1)
    where storage[index].id == id {
      return index
    }
    return nil
  }

  /// Whether the path contains an entry. Searches from the top.
  public func contains(_ id: EntryID) -> Bool {
    index(of: id) != nil
  }

  /// Whether an entry of the path has an equal route. Searches from the top.
  public func contains(_ route: Route) -> Bool {
    nearest(route) != nil
  }

  /// The entry with an identity; `nil` if it is not in the path. Searches from the top.
  public func entry(_ id: EntryID) -> Entry<Route>? {
    index(of: id).map { entries[$0] }
  }

  /// The entry directly below another; `nil` for the root and for an entry that is not in the path.
  public func previous(of id: EntryID) -> Entry<Route>? {
    guard let index = index(of: id), index > 0 else { return nil }
    return entries[index - 1]
  }

  /// The entry nearest to the top that has an equal route; `nil` if there is none.
  public func nearest(_ route: Route) -> Entry<Route>? {
    entries.last { $0.route == route }
  }
}
