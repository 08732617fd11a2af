/// How a screen loaded.
public struct LoadSummary: Hashable, Codable, Sendable {
  /// Whose tasks they were.
  public let entry: EntryID

  /// How often a task was started while none of the entry's ran. More than 1 is time lost.
  public internal(set) var waves: Int

  /// How many tasks were started in all.
  public internal(set) var tasks: Int

  /// How many of them were cancelled.
  public internal(set) var cancelled: Int
}
