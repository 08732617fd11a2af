/// Carries every operation through the steps of the contract.
///
/// It knows entries by identity alone, and no routes: which entry goes and which comes decides
/// everything that follows. What needs routes or the host it asks of `host`.
///
/// This file holds the state. A request comes in through `submit` in `NavigationEngine+Requests`.
@usableFromInline
final class NavigationEngine {
  /// Makes the calls to the host that carry routes.
  let calls: RoutedCalls

  /// The host while an operation runs. Whether it still lives is found out once for each.
  private var heldHost: (any NavigationHost)?
  private weak var weakHost: (any NavigationHost)?

  let tasks: TaskRegistry
  let queue: WorkQueue
  let slots: SlotTable

  /// Which path it is.
  let path: PathID

  /// The entries, root first.
  var entries: [EntryRecord]

  /// Whether the first screen is visible; what is asked before that waits for it.
  var isLaunched = false

  /// Whether the program is over, so that nothing more is accepted.
  var isEnded = false

  /// Whether hooks run, so that whatever is asked must wait.
  private(set) var isBusy = false

  /// When the operation began: in the journal an operation takes no time.
  private(set) var moment = Duration.zero

  /// How many handlers of screens are running, one inside the other.
  var handlerDepth = 0

  /// The requests that wait for hooks and handlers to return.
  let waiting = WaitingLine<Request>()

  /// The change that a running handler made, whose hooks wait for the handler to return.
  var deferred: CommittedChange?

  /// What the host is told when the handlers have returned.
  var afterHandler: [() -> Void] = []

  /// The change that is being drawn.
  var drawing: CommittedChange?

  var openQuestion: OpenQuestion?
  var swipe: HeldSwipe?

  private(set) var lastEntry: UInt64
  private var lastOperation: UInt64 = 0
  private var lastQuestion: UInt64 = 0

  /// Creates an engine for a path; new entries get higher numbers than those of the path.
  @usableFromInline
  init(path: PathID, ids: [EntryID], host: any NavigationHost, calls: RoutedCalls, queue: WorkQueue)
  {
    self.path = path
    slots = SlotTable(path: path)
    self.calls = calls
    weakHost = host
    self.queue = queue
    entries = ids.map { EntryRecord(id: $0) }
    lastEntry = ids.max()?.number ?? 0
    tasks = TaskRegistry(queue: queue)
    tasks.isOnStack = { [unowned self] in !isEnded && index(of: $0) != nil }
    tasks.loaded = { [unowned self] in record($0) }
  }

  deinit { tasks.detach() }

  /// The host, which must be alive.
  var host: any NavigationHost {
    guard let host = heldHost ?? weakHost else {
      preconditionFailure(
        """
        the router of the path “\(path)” is used after its host has gone; keep the host as long as \
        the router is used, or end the router first
        """)
    }
    return host
  }

  /// Whether the host has gone, so that nobody is left to hear of anything.
  var isAbandoned: Bool { heldHost == nil && weakHost == nil }

  /// The visible entry.
  var top: EntryID { entries[entries.count - 1].id }

  /// The position of an entry. Searches from the top.
  func index(of id: EntryID) -> Int? { entries.lastIndex { $0.id == id } }

  /// Changes the entries apart from the engine. So the compiler sees that nobody looks at them
  /// meanwhile, and need not have it checked at every look while the program runs.
  @inline(__always)
  func changeEntries(_ change: (inout [EntryRecord]) -> Void) {
    var changed: [EntryRecord] = []
    swap(&changed, &entries)
    change(&changed)
    swap(&changed, &entries)
  }

  /// Calls hooks, so that whatever they ask for waits. The host lives as long as this takes.
  func operate(_ body: () -> Void) {
    isBusy = true
    moment = queue.now
    heldHost = host
    body()
    heldHost = nil
    isBusy = false
  }
}

// MARK: - Numbers

extension NavigationEngine {
  /// Goes on numbering entries above those of another run.
  func count(onFrom numbers: UInt64...) {
    lastEntry = numbers.reduce(lastEntry, max)
  }

  /// Works an edit out on the path as it is, and counts its new entries.
  func resolve(_ request: Request) -> PathEdit {
    let edit = calls.resolve(request, entries, lastEntry)
    lastEntry += UInt64(edit.added.count)
    return edit
  }

  func makeEntryID() -> EntryID {
    lastEntry += 1
    return EntryID(number: lastEntry)
  }

  func makeNumber() -> UInt64 {
    lastOperation += 1
    return lastOperation
  }

  func makeQuestion(_ text: String, entry: EntryID) -> LeaveQuestion {
    lastQuestion += 1
    return LeaveQuestion(id: lastQuestion, path: path, entry: entry, text: text)
  }
}

// MARK: - Hooks

extension NavigationEngine {
  /// Makes the screen of an entry, unless it was made before.
  func create(at index: Int) {
    guard !entries[index].isCreated else { return }
    changeEntries { $0[index].isCreated = true }
    calls.create(index)
    host.emit(entries[index].id, .created)
  }

  func record(_ note: JournalNote, number: UInt64) {
    calls.record(note, number, moment)
  }

  private func record(_ load: LoadSummary) {
    // Tasks may end after everything else has gone.
    guard !isAbandoned else { return }
    let number = makeNumber()
    let tell = { [self] in tellHost { [unowned self] _ in record(.load(load), number: number) } }
    if isBusy || handlerDepth > 0 { return tell() }
    operate(tell)
    catchUp()
  }
}

extension NavigationHost {
  func emit(_ entry: EntryID, _ phase: LifecyclePhase) {
    handle(LifecycleEvent(entry: entry, phase: phase))
  }
}
