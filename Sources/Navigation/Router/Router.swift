/// The path of a program, and everything that follows from its changes.
///
/// A router belongs to its app's isolation. It changes the path at once; screens, drawing and
/// awaiting tasks follow in the order set by the contract in `docs/navigation.md`.
///
/// The router itself knows the routes and leaves everything else to its engine.
public final class Router<Route: RouteValue> {
  @usableFromInline let engine: NavigationEngine
  @usableFromInline let state: PathState<Route>

  /// Creates a router whose path holds only a root; nothing happens before ``launch(_:cause:)``.
  ///
  /// The router does not keep its host alive: the host must live as long as the router is used, or
  /// until it has ended.
  @inlinable
  public convenience init(root: Route, host: any NavigationHost<Route>, queue: WorkQueue) {
    let path = Path(root: Entry(id: EntryID(number: 1), route: root))
    self.init(path: path, host: host, queue: queue)
  }

  /// Creates a router for an existing path; new entries get higher numbers than its entries.
  @inlinable
  public init(path: Path<Route>, host: any NavigationHost<Route>, queue: WorkQueue) {
    state = PathState(path: path, host: host)
    engine = NavigationEngine(
      path: path.id, ids: path.entries.map { $0.id }, host: host, calls: state.calls, queue: queue)
  }

  // A router that is deallocated before it has ended resumes everyone who awaits it: a transition
  // being drawn is `completed`, everything else `cancelled`. Nothing more is drawn or recorded.
  deinit { engine.abandon() }

  /// The entries from the root to the top, as the last committed change left them.
  @inlinable public var path: Path<Route> { state.path }

  /// The last entry of the path. Cheaper than reading it from `path`, since no route is copied.
  public var top: EntryID { engine.top }

  /// The visible entries, bottom first: the panes, and the sheets over them. Empty before launch.
  public var visible: [EntryID] { Array(engine.stack.visible) }

  /// The visible entry that has the keyboard. Only its screen, and the app, may navigate.
  public var active: EntryID { engine.active }

  /// The tasks of the screens.
  public var tasks: TaskRegistry { engine.tasks }

  /// The app's queue and clock.
  public var queue: WorkQueue { engine.queue }

  /// Whether the program is over, so that nothing more is accepted.
  public var isEnded: Bool { engine.isEnded }
}

// MARK: - Operations

extension Router: Navigating {
  @inlinable
  @discardableResult
  public func perform(_ operation: PathOperation<Route>) -> Transition {
    perform(operation, requester: .app)
  }

  /// Performs an operation for a requester.
  @inlinable
  @discardableResult
  public func perform(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger = .code
  ) -> Transition {
    engine.submit(request(operation, requester: requester, trigger: trigger))
  }

  /// The router as one requester sees it.
  public func navigator(for requester: Requester = .app, trigger: Trigger = .code) -> Navigator<
    Route
  > {
    Navigator(router: self, requester: requester, trigger: trigger)
  }

  /// Runs a screen's own handler. Its operations are committed at once, but the hooks of the change
  /// wait until the handler returns.
  public func runHandler<Result>(_ handler: () throws -> Result) rethrows -> Result {
    try engine.runHandler(handler)
  }

  @inlinable
  func request(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger,
    opening slotToOpen: SlotID? = nil, presenting presentation: PresentationStyle? = nil,
    transition: Transition? = nil
  ) -> Request {
    OperationRequest(
      operation, requester: requester, trigger: trigger, opening: slotToOpen,
      presenting: presentation, transition: transition)
  }
}

// MARK: - Results

extension Router {
  /// The slots that accept a value, in the order in which they were opened.
  public var openSlots: [SlotID] { engine.slots.open.map(\.slot) }

  /// The open requests for a result, in the order in which they were made: who asked, for what, and
  /// which entry was asked.
  public var openRequests: [SavedRequest] { engine.slots.open }

  /// Opens a slot in a screen and pushes the route that carries it.
  func ask<Value: Codable & Sendable>(
    _ answer: String, owner: EntryID, trigger: Trigger, presented: PresentationStyle?,
    route: (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    let promise = Promise<ResultOutcome<Value>>()
    let slot = engine.slots.makeSlot(owner: owner, answer: answer) { outcome in
      switch outcome {
      case .returned(let value):
        guard let value = value as? Value else {
          preconditionFailure("\(owner).\(answer) takes a \(Value.self), not a \(type(of: value))")
        }
        promise.keep(.returned(value))
      case .cancelled(let reason): promise.keep(.cancelled(reason))
      }
    }
    let token = ReturnSlot<Value>(slot)
    let route = route(token)
    let operation: PathOperation<Route> = presented == nil ? .push(route) : .present(route)
    let push = request(
      operation, requester: .entry(owner), trigger: trigger, opening: slot, presenting: presented)
    return ResultRequest(slot: token, transition: engine.submit(push), promise: promise)
  }
}

// MARK: - Drawing, swiping and leaving

extension Router {
  /// The transition being drawn, if any.
  public var running: Presentation<Route>? {
    guard let change = engine.drawing else { return nil }
    let (from, to) = state.shown.drawn
    return Presentation(
      transition: change.request.transition, from: from, to: to,
      visible: (change.visibility.old, change.visibility.new),
      direction: change.visibility.direction, progress: change.request.progress)
  }

  /// Reports that the drawing of a transition, or of a swipe springing back, has ended.
  ///
  /// - Parameter transition: The transition of the ``Presentation`` or of the ``Swipe``. Nothing
  ///   happens if another one is being drawn by now.
  public func finishTransition(_ transition: Transition) { engine.finishTransition(transition) }

  /// Lays out for a window of another size, which may show other entries of the same path.
  ///
  /// A running transition ends if what is visible changes. No screen is asked, and nothing is drawn.
  @discardableResult
  public func layOut(_ layout: StackLayout) -> Transition {
    guard engine.isLaunched else {
      engine.layout = layout
      return Transition(.ended(.completed))
    }
    guard layout != engine.layout else { return Transition(.ended(.completed)) }
    return engine.submit(Request(.layOut(layout), cause: .update))
  }

  /// Moves the keyboard to a visible entry, as the person does; not while a question is open.
  public func activate(_ entry: EntryID) {
    guard entry != active else { return }
    engine.submit(Request(.activate(entry), cause: .update))
  }

  /// Begins a swipe back, which changes nothing until it is released.
  ///
  /// The screen beneath is created if it doesn't exist yet.
  ///
  /// - Returns: `nil` at the root, while a transition runs, and while a question is open.
  public func beginSwipe(trigger: Trigger = .swipe) -> Swipe<Route>? {
    guard engine.maySwipe, let beneath = path.previous(of: path.top.id) else { return nil }
    let pop = request(
      .pop(cause: .swipe), requester: .entry(path.top.id), trigger: trigger,
      transition: Transition(.tentative))
    let held = HeldSwipe(from: path.top.id, request: pop)
    let swipe = Swipe(held, from: path.top, to: beneath, engine: engine)
    engine.hold(held)
    return swipe
  }

  /// The open question, if any.
  public var question: LeaveQuestion? { engine.openQuestion?.questions.first }

  /// Answers a question; an answer to one that is no longer open does nothing.
  ///
  /// - Precondition: The question is one of this router's.
  public func answer(_ question: LeaveQuestion, with answer: LeaveAnswer) {
    precondition(
      question.path == path.id,
      "the question \(question.id) of the path “\(question.path)” is answered in “\(path.id)”")
    guard !isEnded else { return }
    engine.submit(Request(.answer(question, answer), cause: .update))
  }
}
