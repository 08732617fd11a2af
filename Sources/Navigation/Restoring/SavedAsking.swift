/// An open asking as it outlives the program.
public struct SavedAsking: Hashable, Codable, Sendable {
  /// Which asking it is: who asked, and for what.
  public let slot: SlotID

  /// The entry that was asked.
  public let asked: EntryID
}
