/// One start of one task.
public struct TaskRun: Hashable, Sendable {
  /// Whose task it is.
  public let entry: EntryID

  /// The name that the screen gave it.
  public let id: String

  /// The number of this start, never used twice by one registry.
  public let serial: UInt64
}

extension TaskRun: CustomStringConvertible {
  public var description: String { "\(entry) \(id)" }
}

/// How long a task of a screen may run.
public enum TaskScope: String, Hashable, Codable, Sendable {
  /// Until its entry leaves the path.
  case onStack
  /// While its entry is visible: cancelled when it disappears, started again when it appears.
  case visible
}

/// Where a task of a screen runs.
public enum TaskPlace: Hashable, Sendable {
  /// Off the app's queue, with everything that it awaits: it may block, and holds up nothing.
  case background
  /// On the app's queue, between two events: while it works, nothing is drawn and no key is heard.
  case app
}

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
