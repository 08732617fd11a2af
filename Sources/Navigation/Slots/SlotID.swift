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
