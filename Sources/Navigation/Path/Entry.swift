/// The identity of one screen in the stack, never reused by one router.
public struct EntryID: Hashable, Comparable, Sendable {
  /// The numbers that a saved state may contain: those that every number format keeps exactly.
  static let numbers: ClosedRange<UInt64> = 1...(1 << 53)

  /// The number, counted from 1 in the order of creation.
  public let number: UInt64

  /// Creates the identity with a number.
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

/// One screen in the stack: its identity, and the route that says what it shows.
public struct Entry<Route: RouteValue>: Hashable, Codable, Sendable {
  /// The identity.
  public let id: EntryID

  /// What the screen shows. Two entries may have equal routes.
  public let route: Route

  /// Creates an entry.
  @inlinable
  public init(id: EntryID, route: Route) {
    self.id = id
    self.route = route
  }
}

extension Entry: CustomStringConvertible {
  public var description: String { "\(route)\(id)" }
}
