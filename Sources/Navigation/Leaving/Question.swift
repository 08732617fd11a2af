/// A question to the person, open until it is answered or withdrawn.
public struct Question: Hashable, Sendable, Identifiable {
  /// The number of the question, never given twice by one router.
  public let id: UInt64

  /// The screen that asks.
  public let entry: EntryID

  /// What it asks.
  public let text: String
}
