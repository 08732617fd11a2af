/// Where the person is: the path, and everything that follows when it changes.
///
/// A router lives inside its app's isolation. It changes the path at once; screens, drawing and
/// those who await follow in the order that the contract sets.
public final class Router<Route: Hashable & Codable & Sendable> {
  /// The entries from the root to the top, as the last committed change left them.
  public internal(set) var path: Path<Route>

  /// The tasks of the screens.
  public let tasks: TaskLedger

  /// The app's queue and clock.
  public let queue: WorkQueue

  /// Whether the program is over, so that nothing more is accepted.
  public internal(set) var isEnded = false

  unowned let stage: any Stage<Route>

  /// Whether the first screen is on show; what is asked before waits for it.
  var isLaunched = false

  /// Whether hooks run, so that whatever is asked must wait.
  var isBusy = false

  /// How many handlers of screens are running, one inside the other.
  var handlerDepth = 0

  /// What waits for hooks and handlers to return.
  var waiting = WaitingLine<Request<Route>>()

  /// The change that a running handler made, whose hooks wait for it to return.
  var deferred: Change<Route>?

  /// The change that is being drawn.
  var drawing: Change<Route>?

  var openQuestion: OpenQuestion<Route>?
  var swipe: Swipe<Route>?
  var slots = SlotLedger()

  /// The entries whose screens were made and not freed.
  var created: Set<EntryID> = []

  private var lastEntry: UInt64
  private var lastOperation: UInt64 = 0
  private var lastQuestion: UInt64 = 0

  /// Makes a router whose path is a root alone; nothing happens before ``launch(_:cause:)``.
  ///
  /// The router does not keep its stage alive.
  public convenience init(root: Route, stage: any Stage<Route>, queue: WorkQueue) {
    let path = Path(root: Entry(id: EntryID(number: 1), route: root))
    self.init(path: path, stage: stage, queue: queue)
  }

  /// Makes a router on a path that was before; new entries get higher numbers than its entries.
  public init(path: Path<Route>, stage: any Stage<Route>, queue: WorkQueue) {
    self.path = path
    self.stage = stage
    self.queue = queue
    lastEntry = path.entries.ids().max()?.number ?? 0
    tasks = TaskLedger(queue: queue)
    tasks.isOnStack = { [unowned self] in !self.isEnded && self.path.contains($0) }
    tasks.loaded = { [unowned self] in record(.load($0), number: makeNumber()) }
  }

  func makeEntryID() -> EntryID {
    lastEntry += 1
    return EntryID(number: lastEntry)
  }

  func makeNumber() -> UInt64 {
    lastOperation += 1
    return lastOperation
  }

  func makeQuestion(_ text: String, entry: EntryID) -> Question {
    lastQuestion += 1
    return Question(id: lastQuestion, entry: entry, text: text)
  }

  func record(_ event: JournalEvent<Route>, number: UInt64) {
    stage.record(JournalRecord(number: number, time: queue.now, path: path.id, event: event))
  }
}
