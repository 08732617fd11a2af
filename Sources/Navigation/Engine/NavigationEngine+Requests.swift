extension NavigationEngine {
  /// Runs a request, or queues it.
  @usableFromInline
  @discardableResult
  func submit(_ request: Request) -> Transition {
    if isEnded {
      close(request, .cancelled)
    } else if mustWait(request) {
      request.transition.reach(.queued)
      waiting.append(request)
    } else {
      run(request)
      catchUp()
    }
    return request.transition
  }

  /// Runs a screen's own handler. Its operations are committed at once, but the hooks of the change
  /// wait until the handler returns.
  func runHandler<Result>(_ handler: () throws -> Result) rethrows -> Result {
    handlerDepth += 1
    defer {
      handlerDepth -= 1
      if handlerDepth == 0, !afterHandler.isEmpty { runDeferredHostCalls() }
      catchUp()
    }
    return try handler()
  }

  /// Calls the host, or queues the call until a running handler returns.
  func tellHost(_ call: @escaping (any NavigationHost) -> Void) {
    guard handlerDepth > 0 else { return call(host) }
    afterHandler.append { [unowned self] in call(host) }
  }

  /// Makes the calls to the host that were queued while handlers ran, in order.
  private func runDeferredHostCalls() {
    let calls = afterHandler
    afterHandler = []
    let tell = { for call in calls { call() } }
    if isBusy { tell() } else { operate { _ in tell() } }
  }

  /// How often in a row hooks may request more. Screens that redirect to each other never stop.
  static var longestRound: Int { 100 }

  /// Runs the queued requests in order. Each round runs what the hooks of the round before have
  /// requested.
  func catchUp() {
    guard isLaunched, !isBusy, handlerDepth == 0 else { return }
    var (round, left) = (1, waiting.count)
    var hasStopped = false
    while let request = waiting.popFirst() {
      if round <= Self.longestRound || !request.canRepeat {
        run(request)
      } else {
        stop(request, isFirst: !hasStopped)
        hasStopped = true
      }
      left -= 1
      if left <= 0 { (round, left) = (round + 1, waiting.count) }
    }
  }

  /// Ends a request that hooks have made after too many others. Only the first is recorded, and
  /// no screen receives a cancellation, because a hook could request more.
  private func stop(_ request: Request, isFirst: Bool) {
    operate { [self] _ in
      if isFirst { recordRefusal(of: request, .superseded) }
      close(request, .superseded)
    }
  }

  /// Whether a request must wait for hooks or earlier requests.
  private func mustWait(_ request: Request) -> Bool {
    if isBusy || deferred != nil { return true }
    guard isLaunched else {
      // A program may end before its first screen is visible.
      if case .end = request.kind { return false }
      return true
    }
    return !waiting.isEmpty || handlerDepth > 0 && !request.runsInHandlers
  }

  private func run(_ request: Request) {
    operate { host in
      switch request.kind {
      case .edit:
        guard let swiped = request.swiped else { return edit(request, telling: host) }
        pop(swiped, request, telling: host)
      case .provide: provide(request)
      case .answer(let question, let answer): receive(answer, to: question, telling: host)
      case .finishDrawing(let drawn):
        if drawing?.request.transition === drawn { finishDrawing(.completed) }
      case .quit: askToLeave(for: request, then: .quit, telling: host)
      case .end: end(request)
      case .layOut(let layout): layOut(layout, request, telling: host)
      case .activate(let entry):
        if openQuestion == nil, stack.isPane(entry) { activate(entry) }
        request.transition.end(.completed)
      }
    }
  }
}

// MARK: - Requests that change no path

extension NavigationEngine {
  /// Ends a request that was not performed, and records it in the journal.
  func refuse(_ request: Request, _ outcome: Outcome, as cause: Cause? = nil) {
    recordRefusal(of: request, outcome, as: cause)
    endUnchanged(request, outcome)
  }

  private func recordRefusal(of request: Request, _ outcome: Outcome, as cause: Cause? = nil) {
    let number = makeNumber()
    let note = JournalNote.refusal(
      cause: cause ?? request.cause, requester: request.requester, trigger: request.trigger, outcome
    )
    let stack = targetStack(of: request)
    tellHost { [unowned self] _ in record(note, of: stack.number, number: number) }
  }

  /// Ends a request that has changed no path, and passes the outcome to the screen that asked for a
  /// result.
  func endUnchanged(_ request: Request, _ outcome: Outcome) {
    guard let result = close(request, outcome), !isEnded else { return }
    tellHost { [unowned self] _ in tell(result) }
  }

  /// Ends a request and the slot that it would have opened; resumes only the tasks that await them.
  @discardableResult
  func close(_ request: Request, _ outcome: Outcome) -> SlotResult? {
    request.transition.end(outcome)
    guard let slot = request.slotToOpen else { return nil }
    let reason: CancellationReason =
      switch outcome {
      case .stale: .stale
      case .cancelled: .change(.quit)
      case .completed, .superseded, .vetoed, .unchanged, .refused: .notPushed
      }
    return slots.settle(slot, .cancelled(reason))
  }
}
