/// Carries every operation through the steps of the contract.
///
/// It knows entries by their identity alone, and of routes only whose stage it hands on. So it is
/// compiled once for all programs, and a change costs no more than what it changes.
@usableFromInline
final class Conductor<Route: Hashable & Codable & Sendable> {
  /// The path, root first.
  var stations: [Station]

  let interpretation: Interpretation<Route>

  /// Who hears of entries by identity, as the conductor knows them.
  unowned let stage: any Stage<Route>

  let tasks: TaskLedger
  let queue: WorkQueue

  /// Whether the program is over, so that nothing more is accepted.
  var isEnded = false

  /// Whether the first screen is on show; what is asked before waits for it.
  var isLaunched = false

  /// Whether hooks run, so that whatever is asked must wait.
  private(set) var isBusy = false

  /// When what is under way began; the journal takes an operation for one moment.
  private(set) var moment = Duration.zero

  /// How many handlers of screens are running, one inside the other.
  var handlerDepth = 0

  /// What waits for hooks and handlers to return.
  let waiting = WaitingLine<Request>()

  /// The change that a running handler made, whose hooks wait for it to return.
  var deferred: Change?

  /// What is being drawn.
  var drawing: Turnover?

  var openQuestion: OpenQuestion?
  var swipe: HeldSwipe?
  let slots = SlotLedger()

  private(set) var lastEntry: UInt64
  private var lastOperation: UInt64 = 0
  private var lastQuestion: UInt64 = 0

  /// Makes one for a path; new entries get higher numbers than those of the path.
  @usableFromInline
  init(
    path: [EntryID], interpretation: Interpretation<Route>, stage: any Stage<Route>,
    queue: WorkQueue
  ) {
    stations = path.map { Station(id: $0) }
    self.interpretation = interpretation
    self.stage = stage
    self.queue = queue
    lastEntry = path.max()?.number ?? 0
    tasks = TaskLedger(queue: queue)
    tasks.isOnStack = { [unowned self] in !isEnded && index(of: $0) != nil }
    tasks.loaded = { [unowned self] in note($0) }
  }

  /// The entry on show.
  var top: EntryID { stations[stations.count - 1].id }

  /// Where an entry stands. Searches from the top.
  func index(of id: EntryID) -> Int? { stations.lastIndex { $0.id == id } }

  /// Goes on numbering entries above those of another run.
  func count(onFrom numbers: UInt64...) {
    lastEntry = numbers.reduce(lastEntry, max)
  }

  /// Edits the path outside of this object, so that the compiler sees that nobody looks at it
  /// meanwhile and has no look at it checked while the program runs.
  @inline(__always)
  func updateStations(_ edit: (inout [Station]) -> Void) {
    var edited: [Station] = []
    swap(&edited, &stations)
    edit(&edited)
    swap(&edited, &stations)
  }

  /// Calls hooks, so that whatever they ask for waits.
  ///
  /// The stage is found alive once, and handed down to whoever calls a hook.
  @inline(__always)
  func busily<Result>(_ body: (_ stage: any Stage<Route>) -> Result) -> Result {
    isBusy = true
    moment = queue.now
    defer { isBusy = false }
    return body(stage)
  }

  private func note(_ load: LoadSummary) {
    if !isBusy { moment = queue.now }
    record(.load(load), number: makeNumber(), on: stage)
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

  func record(
    _ edit: consuming PathEdit, of request: Request, number: UInt64, on stage: any Stage<Route>
  ) {
    interpretation.recordChange(
      stage, edit, request.cause, request.issuer, request.origin, number, moment)
  }

  func record(_ note: Note, number: UInt64, on stage: any Stage<Route>) {
    interpretation.record(stage, note, number, moment)
  }
}
