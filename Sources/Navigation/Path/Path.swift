/// The entries from the root to the top. A path is never empty.
public struct Path<Route: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  /// Which path this is.
  public let id: PathID

  @usableFromInline var storage: [Entry<Route>]

  /// Makes a path of a root alone.
  @inlinable
  public init(root: Entry<Route>, id: PathID = .main) {
    self.id = id
    storage = [root]
  }

  /// Makes a path of entries, root first.
  ///
  /// - Precondition: There is a root.
  @inlinable
  public init(_ entries: [Entry<Route>], id: PathID = .main) {
    precondition(!entries.isEmpty, "a path needs a root")
    self.id = id
    storage = entries
  }

  /// The entries, root first.
  @inlinable public var entries: [Entry<Route>] { storage }

  /// How many entries there are, the root included.
  @inlinable public var count: Int { storage.count }

  /// The entry that can be replaced but not removed.
  @inlinable public var root: Entry<Route> { storage[0] }

  /// The entry on show.
  @inlinable public var top: Entry<Route> { storage[storage.count - 1] }

  /// The routes, root first.
  public var routes: [Route] { entries.map(\.route) }

  /// Adds an entry on top.
  @inlinable
  public mutating func push(_ entry: Entry<Route>) {
    storage.append(entry)
  }

  /// Takes the top away, unless it is the root.
  @inlinable
  @discardableResult
  public mutating func pop() -> Entry<Route>? {
    storage.count > 1 ? storage.removeLast() : nil
  }
}
