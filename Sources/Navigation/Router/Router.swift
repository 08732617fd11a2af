/// Where the person is: the path, and everything that follows when it changes.
///
/// A router lives inside its app's isolation. It changes the path at once; screens, drawing and
/// those who await follow in the order that the contract sets.
///
/// The router itself knows the routes and hands everything else to its engine.
public final class Router<Route: RouteValue> {
  @usableFromInline let engine: NavigationEngine
  @usableFromInline let state: PathState<Route>

  /// Creates a router whose path holds only a root; nothing happens before ``launch(_:cause:)``.
  ///
  /// The router does not keep its host alive: that must live as long as anything is asked of the
  /// router, or until it has ended.
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

  // A router that is dropped before it has ended ends for those who await: what is being drawn is
  // `completed`, everything else `cancelled`. Nothing is drawn or recorded any more.
  deinit { engine.abandon() }

  /// The entries from the root to the top, as the last committed change left them.
  @inlinable public var path: Path<Route> { state.path }

  /// The last entry of the path. Costs less than asking the path, since no route is looked at.
  public var top: EntryID { engine.top }

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

  /// Performs an operation in someone's name.
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

  /// Runs a screen's own handler. What it asks for is committed at once, while every hook of the
  /// change waits until the handler has returned.
  public func runHandler<Result>(_ handler: () throws -> Result) rethrows -> Result {
    try engine.runHandler(handler)
  }

  @inlinable
  func request(
    _ operation: PathOperation<Route>, requester: Requester, trigger: Trigger,
    opening slotToOpen: SlotID? = nil, transition: Transition? = nil
  ) -> Request {
    OperationRequest(
      operation, requester: requester, trigger: trigger, opening: slotToOpen,
      transition: transition)
  }
}

// MARK: - Results

extension Router {
  /// The slots that a value can go back to, in the order in which they were opened.
  public var openSlots: [SlotID] { engine.slots.open.map(\.slot) }

  /// The requests that a value can go back to, in the order in which they were made: who asked, for
  /// what, and which entry was asked.
  public var openRequests: [SavedRequest] { engine.slots.open }

  /// Opens a slot in a screen and pushes the route that carries it.
  func ask<Value: Codable & Sendable>(
    _ answer: String, owner: EntryID, trigger: Trigger, route: (ReturnSlot<Value>) -> Route
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
    let push = request(
      .push(route(token)), requester: .entry(owner), trigger: trigger, opening: slot)
    return ResultRequest(slot: token, transition: engine.submit(push), promise: promise)
  }
}

// MARK: - Drawing, swiping and leaving

extension Router {
  /// What is being drawn, if anything is.
  public var running: Presentation<Route>? {
    guard let change = engine.drawing else { return nil }
    let (from, to) = state.shown.drawn
    return Presentation(
      transition: change.request.transition, from: from, to: to,
      direction: change.topChange.direction, progress: change.request.progress)
  }

  /// Says that the drawing of a transition, or of a swipe springing back, has ended.
  ///
  /// - Parameter transition: What was drawn: the one of the ``Presentation`` or of the ``Swipe``. Does
  ///   nothing when another one is being drawn by now.
  public func finishTransition(_ transition: Transition) { engine.finishTransition(transition) }

  /// Begins a swipe back, which changes nothing until it is let go.
  ///
  /// The screen beneath is made if it never was.
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

  /// The question that waits for its answer.
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
