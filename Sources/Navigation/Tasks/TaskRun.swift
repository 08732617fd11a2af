/// One start of one task.
public struct TaskRun: Hashable, Sendable {
  /// The entry whose task it is.
  public let entry: EntryID

  /// The name that the screen gave it.
  public let id: String

  /// The number of this start, never reused by one registry.
  public let serial: UInt64

  /// What it runs for.
  public let purpose: TaskPurpose
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

/// What a task of a screen runs for.
public enum TaskPurpose: Hashable, Sendable {
  /// To bring what the screen shows: it counts as loading, and the clock of a script waits for it.
  case loading
  /// To keep the screen up to date for as long as it is there: nothing waits for it.
  case following
}

/// Where a task of a screen runs.
public enum TaskPlace: Hashable, Sendable {
  /// Off the app's queue, with everything that it awaits; it may block without holding anything up.
  case background
  /// On the app's queue, between two events; while it runs, nothing is drawn and no key is handled.
  case app
}

/// How a screen loaded.
public struct LoadSummary: Hashable, Codable, Sendable {
  /// The entry whose tasks they were.
  public let entry: EntryID

  /// How often a task was started while none of the entry's tasks was running. More than 1 means
  /// that work waited although it could have run in parallel.
  public internal(set) var waves: Int

  /// How many tasks were started in all.
  public internal(set) var tasks: Int

  /// How many of them were cancelled.
  public internal(set) var cancelled: Int
}
