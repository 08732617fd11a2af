extension Router: Navigating {
  public func perform(_ operation: PathOperation<Route>) -> Transition {
    perform(operation, issuer: .app, origin: .code)
  }

  /// Asks for an edit of the path.
  @discardableResult
  public func perform(
    _ operation: PathOperation<Route>, issuer: Issuer, origin: Origin
  ) -> Transition {
    Transition(.queued)
  }

  /// The router as one issuer sees it.
  public func navigator(for issuer: Issuer = .app, origin: Origin = .code) -> Navigator<Route> {
    Navigator(router: self, issuer: issuer, origin: origin)
  }

  /// Begins: makes the top of the path and shows it.
  ///
  /// - Parameter routes: The path to begin with, root first, instead of the root alone.
  public func launch(_ routes: [Route]? = nil, cause: Cause = .launch) {}

  /// Runs a screen's own handler. What it asks for is committed at once, while every hook of the
  /// change waits until the handler has returned.
  public func handling<Result>(_ handler: () throws -> Result) rethrows -> Result {
    try handler()
  }

  /// What is being drawn, if anything is.
  public var running: Presentation<Route>? { nil }

  /// Says that the drawing of the running transition, or of a swipe springing back, has ended.
  public func finishTransition() {}

  /// Begins a swipe back; none at the root, while a transition runs, while a question is open.
  public func beginSwipe(origin: Origin = .swipe) -> Swipe<Route>? { nil }

  /// The question that waits for its answer.
  public var question: Question? { nil }

  /// Answers a question; an answer to one that is no longer open does nothing.
  public func answer(_ question: Question, with answer: QuestionAnswer) {}

  /// Asks every entry, then ends the program.
  @discardableResult
  public func quit(origin: Origin = .code) -> Transition { Transition(.queued) }

  /// Ends the program and asks nobody.
  @discardableResult
  public func end() -> Transition { Transition(.queued) }

  /// Opens a slot in a screen and pushes the route that carries it.
  public func ask<Value: Codable & Sendable>(
    _ answer: String, owner: EntryID, origin: Origin = .code, route: (ReturnSlot<Value>) -> Route
  ) -> Asking<Value> {
    let slot = ReturnSlot<Value>(SlotID(owner: owner, answer: answer, asking: 0))
    return Asking(slot: slot, transition: Transition(.queued), promise: Promise())
  }

  /// Returns a value to the screen that asked, popping to it from any depth.
  @discardableResult
  public func `return`<Value>(
    _ value: Value, to slot: ReturnSlot<Value>, issuer: Issuer, origin: Origin = .code
  ) -> Transition { Transition(.queued) }

  /// Puts a value into the screen that asked, without popping; the slot stays open.
  @discardableResult
  public func provide<Value>(
    _ value: Value, to slot: ReturnSlot<Value>, issuer: Issuer, origin: Origin = .code
  ) -> Transition { Transition(.queued) }

  func move(_ swipe: Swipe<Route>, to hand: Double) {}
  func release(_ swipe: Swipe<Route>, _ release: SwipeRelease) -> SwipeEnd { .over }
}
