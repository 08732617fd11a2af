/// Which asking a slot belongs to, whatever type of value it takes.
public struct SlotID: Hashable, Codable, Sendable {
  /// The entry that asked.
  public let owner: EntryID

  /// The declared name of the answer in the owner.
  public let answer: String

  /// The number of this asking, never given twice by one router.
  public let asking: UInt64
}

extension SlotID: CustomStringConvertible {
  public var description: String { "\(owner).\(answer)/\(asking)" }
}

/// Where a value goes back to: a plain token that can be part of a route.
public struct ReturnSlot<Value: Codable & Sendable>: Hashable, Sendable {
  /// Which asking this is.
  public let id: SlotID

  init(_ id: SlotID) {
    self.id = id
  }
}

extension ReturnSlot: Codable {
  public init(from decoder: any Decoder) throws {
    id = try SlotID(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try id.encode(to: encoder)
  }
}

extension ReturnSlot: CustomStringConvertible {
  public var description: String { "\(id)" }
}
