/// The navigation paths of a program, and everything that follows from changes to them.
///
/// A router belongs to its app's isolation. It changes the path at once; screens, drawing, and
/// awaiting tasks follow in the order defined in `docs/navigation.md`.
///
/// The router itself knows the routes and leaves everything else to its engine.
public final class Router<Route: RouteValue> {
  @usableFromInline let engine: NavigationEngine
  @usableFromInline let state: PathState<Route>

  /// Creates a router whose path contains only a root. Nothing happens before
  /// ``launch(_:on:cause:)``.
  ///
  /// The router doesn't retain its host, which must live until the router has ended or is no longer
  /// used.
  @inlinable
  public convenience init(root: Route, host: some NavigationHost<Route>, queue: WorkQueue) {
    let path = Path(root: Entry(id: EntryID(number: 1), route: root))
    self.init(path: path, host: host, queue: queue)
  }

  /// Creates a router for an existing path; new entries get higher numbers than its entries.
  @inlinable
  public convenience init(path: Path<Route>, host: some NavigationHost<Route>, queue: WorkQueue) {
    self.init(paths: [path], host: host, queue: queue)
  }

  /// Creates a router with several paths, each with its own root; the first one is visible.
  ///
  /// The name of the first one also tells the slots and questions of the router from those of
  /// another. A router of a single path made in another way has the name ``PathID/main``.
  ///
  /// - Precondition: There is at least one root, and the names are unique.
  public convenience init(
    roots: KeyValuePairs<PathID, Route>, host: some NavigationHost<Route>, queue: WorkQueue
  ) {
    let paths = roots.enumerated().map { index, root in
      Path(root: Entry(id: EntryID(number: UInt64(index + 1)), route: root.value), id: root.key)
    }
    self.init(paths: paths, host: host, queue: queue)
  }

  /// Creates a router for existing paths, the first of which is visible.
  ///
  /// - Precondition: There is at least one path, and both the names and, which only a debug build
  ///   checks, the entries are unique.
  @inlinable
  public init<Host: NavigationHost<Route>>(
    paths: [Path<Route>], host: Host, queue: WorkQueue
  ) {
    ensure(!paths.isEmpty, "a router needs a path")
    ensure(
      Set(paths.map { $0.id }).count == paths.count, "a router has two paths with one name")
    assert(
      Set(paths.flatMap { $0.entries.map { $0.id } }).count
        == paths.reduce(0) { $0 + $1.entries.count }, "a router has two entries with one identity")
    state = PathState(paths: paths)
    engine = NavigationEngine(
      paths: paths.map { ($0.id, $0.entries.map { $0.id }) }, host: host,
      calls: state.calls(to: Host.self), queue: queue)
  }

  // A router deallocated before it has ended resumes every awaiting task: a transition being drawn
  // is `completed`, everything else `cancelled`. Nothing more is drawn or recorded.
  deinit { engine.abandon() }

  /// The visible path, as of the most recently committed change.
  @inlinable public var path: Path<Route> { state.path }

  /// All paths, in the order in which the program declared them.
  @inlinable public var paths: [Path<Route>] { state.paths }

  /// The path that contains an entry; the visible path if none does.
  ///
  /// Finds it without comparing routes or copying other paths.
  package func path(of entry: EntryID) -> Path<Route> {
    state.storage.paths[(engine.stack(of: entry) ?? engine.stack).number]
  }

  /// The last entry of the visible path. Cheaper than `path.top.id`, because no route is copied.
  public var top: EntryID { engine.top }

  /// The visible entries, bottom first: the panes and the sheets over them. Empty before launch.
  public var visible: [EntryID] { Array(engine.stack.visible) }

  /// The number of sheets among the visible entries; they are the last ones.
  public var sheetCount: Int { engine.stack.sheetCount }

  /// The first screen of the flow that contains an entry; the root of the path outside of flows.
  public func root(of entry: EntryID) -> EntryID {
    let stack = engine.stack(of: entry) ?? engine.stack
    return stack.entries[stack.index(of: entry).map(stack.root) ?? 0].id
  }

  /// The first screen of the flow that contains an entry; `nil` outside of flows.
  package func flow(of entry: EntryID) -> EntryID? {
    guard let stack = engine.stack(of: entry), !stack.flows.isEmpty,
      let index = stack.index(of: entry)
    else { return nil }
    let root = stack.root(of: index)
    return root == 0 ? nil : stack.entries[root].id
  }

  /// The restored state of an entry whose screen doesn't exist yet; `nil` if there is none.
  package func unusedState(of entry: EntryID) -> String? { state.storage.unusedStates[entry] }

  /// The first entry of the flow that contains each entry, where there is one.
  package var flows: [EntryID: EntryID] {
    var flows: [EntryID: EntryID] = [:]
    for stack in engine.stacks {
      for (first, end) in zip(stack.flows, stack.flows.dropFirst() + [stack.entries.count]) {
        for entry in stack.entries[first..<end] { flows[entry.id] = stack.entries[first].id }
      }
    }
    return flows
  }

  /// The visible entry that has the keyboard. Only its screen and the app may navigate.
  public var active: EntryID { engine.active }

  /// The tasks of all screens.
  public var tasks: TaskRegistry { engine.tasks }

  /// The app's queue and clock.
  public var queue: WorkQueue { engine.queue }

  /// How often in a row hooks may request operations in answer to each other.
  package static var longestRound: Int { NavigationEngine.longestRound }

  /// Whether the program is over; later operations are ignored.
  public var isEnded: Bool { engine.isEnded }

  /// Whether the visible screens have received all events of the changes so far.
  package var isAtRest: Bool { engine.isAtRest }
}

// MARK: - Operations

extension Router: Navigating {
  @inlinable
  @discardableResult
  public func perform(_ operation: PathOperation<Route>) -> Transition {
    perform(operation, requester: .app)
  }

  /// Performs an operation on the requester's own path, or on the visible path if the app requests
  /// it.
  @inlinable
  @discardableResult
  public func perform(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger = .code
  ) -> Transition {
    engine.submit(request(operation, requester: requester, trigger: trigger))
  }

  /// Performs an operation on a path of the router, without showing it. An edit of a hidden path is
  /// invisible, and completes at once.
  ///
  /// - Precondition: The router has the path.
  @discardableResult
  public func perform(
    _ operation: PathOperation<Route>, on path: PathID, requester: Requester = .app,
    trigger: Trigger = .code
  ) -> Transition {
    requirePath(path)
    return engine.submit(
      request(operation, requester: requester, trigger: trigger, destination: .named(path)))
  }

  /// Performs an operation on a path of the router and shows that path, as a single change. A link
  /// does so.
  ///
  /// - Precondition: The router has the path.
  @discardableResult
  public func perform(
    _ operation: PathOperation<Route>, showing path: PathID, requester: Requester = .app,
    trigger: Trigger = .code
  ) -> Transition {
    requirePath(path)
    return engine.submit(
      request(operation, requester: requester, trigger: trigger, destination: .showing(path)))
  }

  /// A view of the router on behalf of one requester.
  public func navigator(for requester: Requester = .app, trigger: Trigger = .code) -> Navigator<
    Route
  > {
    Navigator(router: self, requester: requester, trigger: trigger)
  }

  /// Runs a screen's own handler. Its operations are committed at once, but the hooks of the change
  /// wait until the handler returns.
  @discardableResult
  public func runHandler<Result>(_ handler: () throws -> Result) rethrows -> Result {
    try engine.runHandler(handler)
  }

  @inlinable
  func request(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger,
    opening slotToOpen: SlotID? = nil, destination: Request.Destination = .requesterPath,
    transition: Transition? = nil
  ) -> Request {
    OperationRequest(
      operation, requester: requester, trigger: trigger, opening: slotToOpen,
      destination: destination, transition: transition)
  }
}

// MARK: - Drawing, swiping and leaving

extension Router {
  /// The transition being drawn; `nil` if there is none.
  public var running: RunningTransition<Route>? {
    guard let change = engine.drawing else { return nil }
    let (from, to) = state.storage.drawn
    return RunningTransition(of: change, from: from, to: to)
  }

  /// Reports that the drawing of a transition, or of a swipe springing back, has ended.
  ///
  /// - Parameter transition: The transition of the ``RunningTransition`` or the ``Swipe``. Nothing
  ///   happens if another one is being drawn by now.
  public func finishTransition(_ transition: Transition) { engine.finishTransition(transition) }

  /// Lays out for a window of another size, which may show other entries of the same path.
  ///
  /// A running transition ends if the visible entries change. No screen is asked, and nothing is
  /// animated.
  @discardableResult
  public func layOut(_ layout: StackLayout) -> Transition {
    guard engine.isLaunched || isEnded else {
      engine.layout = layout
      return Transition(.ended(.completed))
    }
    return engine.submit(Request(.layOut(layout), cause: .update))
  }

  /// Moves the keyboard to another pane, as the user does. Does nothing for a pane under a sheet,
  /// and while a question is open.
  public func activate(_ entry: EntryID) {
    engine.submit(Request(.activate(entry), cause: .update))
  }

  /// Begins a swipe back, which changes nothing until it is released.
  ///
  /// The screens that the swipe reveals are created if they don't exist.
  ///
  /// - Returns: The swipe; `nil` at the root, while a transition runs, a question is open or
  ///   another swipe is held, in a hook or a handler, before the launch, and after the end.
  public func beginSwipe(trigger: Trigger = .swipe) -> Swipe<Route>? {
    guard engine.maySwipe else { return nil }
    let (stack, count) = engine.beneath
    let beneath = state.paths[stack.number].entries[count - 1]
    let pop = request(
      .pop(cause: .swipe), requester: .entry(path.top.id), trigger: trigger,
      transition: Transition(.tentative))
    pop.isGoingBack = true
    let held = HeldSwipe(from: path.top.id, request: pop)
    let swipe = Swipe(held, from: path.top, to: beneath, engine: engine)
    engine.hold(held)
    return swipe
  }

  /// The open question; `nil` if there is none.
  public var question: LeaveQuestion? { engine.openQuestion?.questions.first }

  /// Answers a question; an answer to one that is no longer open does nothing.
  ///
  /// - Precondition: The question is one of this router's.
  public func answer(_ question: LeaveQuestion, with answer: LeaveAnswer) {
    ensure(
      question.path == state.id,
      "the question \(question.id) of the path “\(question.path)” is answered in “\(state.id)”")
    guard !isEnded else { return }
    engine.submit(Request(.answer(question, answer), cause: .update))
  }
}
