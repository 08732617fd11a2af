/// Runs every operation through the steps of the contract in `docs/navigation.md`.
///
/// It knows entries only by identity, never by route: everything it does depends only on which
/// entries are removed and added. `calls` does what needs routes.
///
/// This file holds the state. Requests come in through `submit` in `NavigationEngine+Requests`.
@usableFromInline
final class NavigationEngine {
  /// Makes the calls to the host that need routes.
  let calls: RoutedCalls

  /// The host, checked once per operation; the operation then retains it and passes it on.
  private weak var weakHost: (any NavigationHost)?

  let tasks: TaskRegistry
  let queue: WorkQueue
  let slots: SlotTable

  /// The identity of the first path, which identifies the router.
  let path: PathID

  /// The paths, in the order in which the program declared them.
  let stacks: [EntryStack]

  /// The visible path, and which of its entries are visible.
  var stack: EntryStack

  /// How many screens fit into the window.
  var layout = StackLayout()

  /// Whether the first screen is visible; requests wait until then.
  var isLaunched = false

  /// Whether the program is over; later requests are refused.
  var isEnded = false

  /// Whether hooks are running; new requests wait meanwhile.
  private(set) var isBusy = false

  /// The time at which the current operation started; in the journal an operation takes no time.
  private(set) var moment = Duration.zero

  /// The number of nested handlers that are running.
  var handlerDepth = 0

  /// The requests waiting for hooks and handlers to return.
  let waiting = FIFOQueue<Request>()

  /// The change made by a running handler; its hooks wait for the handler to return.
  var deferred: CommittedChange?

  /// The calls to the host waiting for handlers to return.
  var afterHandler: [() -> Void] = []

  /// The change that is being drawn.
  var drawing: CommittedChange?

  var openQuestion: OpenQuestion? {
    didSet {
      guard openQuestion == nil else { return }
      while let request = afterQuestion.popFirst() { waiting.append(request) }
    }
  }

  /// The requests that have to ask about hidden paths, waiting until the open question is closed.
  let afterQuestion = FIFOQueue<Request>()

  var swipe: HeldSwipe?

  private(set) var lastEntry: UInt64
  private var lastOperation: UInt64 = 0
  var lastQuestion: UInt64 = 0

  /// Creates an engine for one or more paths; new entries get numbers higher than any in them.
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
      fatalError(
        """
        the router of the path “\(path)” is used after its host has gone; keep the host as long as \
        the router is used, or end the router first
        """)
    }
    return host
  }

  /// Whether the host was deallocated, so that there is nothing left to notify.
  var isAbandoned: Bool { weakHost == nil }

  /// Whether nothing is in progress of which screens are still to be told.
  var isAtRest: Bool {
    isLaunched && !isEnded && !isBusy && handlerDepth == 0 && drawing == nil
  }

  /// The last entry of the visible path.
  var top: EntryID { stack.top }

  /// The visible entry that has the keyboard.
  var active: EntryID { stack.active }

  /// The path that contains an entry, searching the visible path first, each from the top.
  func stack(of id: EntryID) -> EntryStack? {
    if stack.index(of: id) != nil { return stack }
    return stacks.first { $0 !== stack && $0.index(of: id) != nil }
  }

  /// Runs hooks while requests wait and the host is kept alive.
  func operate(_ body: (any NavigationHost) -> Void) {
    isBusy = true
    moment = queue.now
    body(host)
    isBusy = false
  }
}

// MARK: - Numbers

extension NavigationEngine {
  /// Continues numbering entries after those of an earlier run.
  func continueNumbering(after numbers: UInt64...) {
    lastEntry = numbers.reduce(lastEntry, max)
  }

  /// Resolves a request's edit on a path and numbers its new entries.
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
}

// MARK: - Hooks

extension NavigationEngine {
  /// Creates the screen of an entry unless it exists.
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

  /// Records the end of a change in the journal.
  func record(
    _ outcome: Outcome, of change: CommittedChange, appeared: EntryIDs,
    telling host: any NavigationHost
  ) {
    calls.record(
      .outcome(JournalOutcome(outcome, appeared: appeared)), change.change.edit.path,
      change.number, moment, host)
  }

  private func record(_ load: LoadSummary) {
    // Tasks may outlive the host.
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
