/// The identity of one screen in the stack, never given twice by one router.
public struct EntryID: Hashable, Comparable, Sendable {
  /// The number, counted up from 1 in the order in which entries were made.
  public let number: UInt64

  /// Names the entry of a number.
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
