/// A single run of a task.
public struct TaskRun: Hashable, Sendable {
  /// The entry that owns the task.
  public let entry: EntryID

  /// The name of the task, given by its screen.
  public let id: String

  /// The number of this run; a registry never reuses one.
  public let serial: UInt64

  /// What the task is for.
  public let purpose: TaskPurpose
}

extension TaskRun: CustomStringConvertible {
  public var description: String { "\(entry) \(id)" }
}

/// How long a screen's task may run.
public enum TaskScope: String, Hashable, Codable, Sendable {
  /// Until its entry leaves the path.
  case onStack
  /// While its entry is visible: cancelled when it disappears, started again when it appears.
  case visible
}

/// What a screen's task is for.
public enum TaskPurpose: Hashable, Sendable {
  /// Bringing the content of the screen: it counts as loading, and the clock of a script waits for
  /// it.
  case loading
  /// Keeping the screen up to date while it exists; nothing waits for it.
  case following
}

/// Where a screen's task runs.
public enum TaskPlace: Hashable, Sendable {
  /// Off the app's queue, with everything it awaits; it may block without delaying anything else.
  case background
  /// On the app's queue, between two events. Nothing is drawn and no key is handled while it runs.
  case app
}

/// A summary of how a screen loaded.
public struct LoadSummary: Hashable, Codable, Sendable {
  /// The entry whose screen loaded.
  public let entry: EntryID

  /// How often a task started while none of the entry's tasks was running. More than 1 means that
  /// work ran in sequence that could have run in parallel.
  public internal(set) var waves: Int

  /// The total number of tasks started.
  public internal(set) var tasks: Int

  /// The number of tasks that were cancelled.
  public internal(set) var cancelled: Int
}
