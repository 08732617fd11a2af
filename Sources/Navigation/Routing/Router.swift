/// Where the person is: the path, and everything that follows when it changes.
///
/// A router lives inside its app's isolation. It changes the path at once; screens, drawing and
/// those who await follow in the order that the contract sets.
public final class Router<Route: Hashable & Codable & Sendable> {
  /// The entries from the root to the top, as the last committed change left them.
  public private(set) var path: Path<Route>

  /// The tasks of the screens.
  public let tasks: TaskLedger

  /// The app's queue and clock.
  public let queue: WorkQueue

  /// Whether the program is over, so that nothing more is accepted.
  public private(set) var isEnded = false

  unowned let stage: any Stage<Route>

  /// Makes a router whose path is a root alone; nothing happens before ``launch(_:as:)``.
  public init(root: Route, stage: any Stage<Route>, queue: WorkQueue) {
    path = Path(root: Entry(id: EntryID(number: 1), route: root))
    self.stage = stage
    self.queue = queue
    tasks = TaskLedger(queue: queue, isOnStack: { _ in true }, loaded: { _ in })
  }
}
