/// The identity of one screen in the stack, which one router gives only once.
public struct EntryID: Hashable, Comparable, Sendable {
  /// The numbers that a saved state may hold: those that every format of numbers keeps exactly.
  static let numbers: ClosedRange<UInt64> = 1...(1 << 53)

  /// The number, counted up from 1 in the order in which entries were made.
  public let number: UInt64

  /// Names the entry with a number.
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

/// What a route has to be: comparable to find it in a path, codable to save it, and free to move
/// between tasks.
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
