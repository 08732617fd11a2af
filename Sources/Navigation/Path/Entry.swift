/// The identity of one screen in a path; a router never reuses one.
public struct EntryID: Hashable, Comparable, Sendable {
  /// The numbers allowed in a saved state: those that a `Double` represents exactly.
  static let numbers: ClosedRange<UInt64> = 1...(1 << 53)

  /// The counters allowed in a saved state. They leave so much room below the limit of the numbers
  /// that those which follow can be saved and read as well.
  static let counters: ClosedRange<UInt64> = 1...(1 << 52)

  /// The number, counting from 1 in the order of creation.
  public let number: UInt64

  /// Creates an identity from its number.
  @inlinable
  public init(number: UInt64) {
    self.number = number
  }

  public static func < (left: EntryID, right: EntryID) -> Bool { left.number < right.number }
}

extension EntryID: Codable {
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(UInt64.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

extension EntryID: CustomStringConvertible {
  public var description: String { "#\(number)" }
}

/// The requirements for a route: `Hashable` to find it in a path, `Codable` to save it, and
/// `Sendable` to pass it between tasks.
public typealias RouteValue = Hashable & Codable & Sendable

/// One screen in a path: its identity, and the route that says what it shows.
public struct Entry<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The identity of this entry.
  public let id: EntryID

  /// The route that says what the screen shows. Several entries may have equal routes.
  public let route: Route

  /// Creates an entry with a route.
  @inlinable
  public init(id: EntryID, route: Route) {
    self.id = id
    self.route = route
  }
}

extension Entry: CustomStringConvertible {
  public var description: String { "\(route)\(id)" }
}
