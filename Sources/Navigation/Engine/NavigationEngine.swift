/// Takes every operation through the steps of the contract.
///
/// It knows entries only by identity, and no routes: everything that follows depends only on which
/// entries are removed and added. `host` does what needs routes.
///
/// This file holds the state. A request comes in through `submit` in `NavigationEngine+Requests`.
@usableFromInline
final class NavigationEngine {
  /// Makes the calls to the host that need routes.
  let calls: RoutedCalls

  /// The host. Whether it is alive is checked once per operation, which holds it and passes it on.
  private weak var weakHost: (any NavigationHost)?

  let tasks: TaskRegistry
  let queue: WorkQueue
  let slots: SlotTable

  /// The identity of the first path, which stands for the router.
  let path: PathID

  /// The paths, in the order of the program.
  let stacks: [EntryStack]

  /// The path on show, and which of its entries are visible.
  var stack: EntryStack

  /// What fits into the window.
  var layout = StackLayout()

  /// Whether the first screen is visible; earlier requests wait for it.
  var isLaunched = false

  /// Whether the program is over, so that nothing more is accepted.
  var isEnded = false

  /// Whether hooks are running, so that new requests must wait.
  private(set) var isBusy = false

  /// The start of the current operation: in the journal an operation takes no time.
  private(set) var moment = Duration.zero

  /// The number of nested handlers that are running.
  var handlerDepth = 0

  /// The requests that wait for hooks and handlers to return.
  let waiting = WaitingLine<Request>()

  /// The change that a running handler made, whose hooks wait for the handler to return.
  var deferred: CommittedChange?

  /// The calls to the host that wait for handlers to return.
  var afterHandler: [() -> Void] = []

  /// The change that is being drawn.
  var drawing: CommittedChange?

  var openQuestion: OpenQuestion?
  var swipe: HeldSwipe?

  private(set) var lastEntry: UInt64
  private var lastOperation: UInt64 = 0
  private var lastQuestion: UInt64 = 0

  /// Creates an engine for one path or several; new entries get higher numbers than theirs.
  @usableFromInline
  init(
    paths: [(id: PathID, entries: [EntryID])], host: any NavigationHost, calls: RoutedCalls,
    queue: WorkQueue
  ) {
    path = paths[0].id
    slots = SlotTable(path: path)
    self.calls = calls
    weakHost = host
    self.queue = queue
    stacks = paths.enumerated().map { number, path in
      EntryStack(path.entries.map { EntryRecord(id: $0) }, path: path.id, number: number)
    }
    stack = stacks[0]
    lastEntry = paths.lazy.flatMap(\.entries).max()?.number ?? 0
    tasks = TaskRegistry(queue: queue)
    tasks.isOnStack = { [unowned self] in !isEnded && stack(of: $0) != nil }
    tasks.loaded = { [unowned self] in record($0) }
  }

  deinit { tasks.detach() }

  /// The host, which must be alive.
  var host: any NavigationHost {
    guard let host = weakHost else {
      preconditionFailure(
        """
        the router of the path “\(path)” is used after its host has gone; keep the host as long as \
        the router is used, or end the router first
        """)
    }
    return host
  }

  /// Whether the host is gone, so that there is nothing left to notify.
  var isAbandoned: Bool { weakHost == nil }

  /// The last entry of the path on show.
  var top: EntryID { stack.top }

  /// The visible entry that has the keyboard.
  var active: EntryID { stack.active }

  /// The path of an entry. Searches the one on show first, from the top.
  func stack(of id: EntryID) -> EntryStack? {
    if stack.index(of: id) != nil { return stack }
    return stacks.first { $0 !== stack && $0.index(of: id) != nil }
  }

  /// Calls hooks; their requests wait. The host stays alive meanwhile.
  func operate(_ body: (any NavigationHost) -> Void) {
    isBusy = true
    moment = queue.now
    body(host)
    isBusy = false
  }
}

// MARK: - Numbers

extension NavigationEngine {
  /// Continues the numbers of entries after those of an earlier run.
  func count(onFrom numbers: UInt64...) {
    lastEntry = numbers.reduce(lastEntry, max)
  }

  /// Resolves an edit on a path, and numbers its new entries.
  func resolve(_ request: Request, on stack: EntryStack) -> PathEdit {
    let edit = calls.resolve(request, scope(of: request, on: stack), stack, lastEntry)
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
  /// Creates the screen of an entry, unless it exists already.
  func create(at index: Int, of stack: EntryStack, telling host: any NavigationHost) {
    let entry = stack.entries[index]
    guard !entry.isCreated else { return }
    stack.create(at: index)
    calls.create(stack.number, index, host)
    host.emit(entry.id, .created)
  }

  func record(_ note: JournalNote, of path: Int, number: UInt64) {
    calls.record(note, path, number, moment, host)
  }

  /// Records the end of a change.
  func record(
    _ outcome: Outcome, of change: CommittedChange, appeared: EntryID?,
    telling host: any NavigationHost
  ) {
    calls.record(
      .outcome(outcome, appeared: appeared), change.change.edit.path, change.number, moment, host)
  }

  private func record(_ load: LoadSummary) {
    // Tasks may end after everything else is gone.
    guard !isAbandoned else { return }
    let number = makeNumber()
    let stack = stack(of: load.entry) ?? stack
    let tell = { [self] in
      tellHost { [unowned self] _ in record(.load(load), of: stack.number, number: number) }
    }
    if isBusy || handlerDepth > 0 { return tell() }
    operate { _ in tell() }
    catchUp()
  }
}

extension NavigationHost {
  func emit(_ entry: EntryID, _ phase: LifecyclePhase) {
    handle(LifecycleEvent(entry: entry, phase: phase))
  }
}
