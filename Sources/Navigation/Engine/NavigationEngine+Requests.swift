extension NavigationEngine {
  /// Does what is asked, or lets it wait for its turn.
  @usableFromInline
  @discardableResult
  func submit(_ request: Request) -> Transition {
    if isEnded {
      close(request, .cancelled)
    } else if mustWait(request) {
      waiting.append(request)
    } else {
      run(request)
      catchUp()
    }
    return request.transition
  }

  /// Runs a screen's own handler. What it asks for is committed at once, while every hook of the
  /// change waits until the handler has returned.
  func runHandler<Result>(_ handler: () throws -> Result) rethrows -> Result {
    handlerDepth += 1
    defer {
      handlerDepth -= 1
      catchUp()
    }
    return try handler()
  }

  /// Does what a handler left to do, then what waits, in turn.
  func catchUp() {
    guard isLaunched, !isBusy, handlerDepth == 0 else { return }
    if let change = deferred.take() {
      operate {
        finishDrawing(.superseded)
        follow(change)
      }
    }
    while let request = waiting.popFirst() { run(request) }
  }

  /// Whether hooks or earlier requests come first.
  private func mustWait(_ request: Request) -> Bool {
    if isBusy || deferred != nil { return true }
    guard isLaunched else {
      // A program may end before it has begun.
      if case .end = request.kind { return false }
      return true
    }
    return !waiting.isEmpty || handlerDepth > 0 && !request.runsInHandlers
  }

  private func run(_ request: Request) {
    operate {
      switch request.kind {
      case .edit(let resolve): edit(resolve, request)
      case .provide: provide(request)
      case .tell(let news): tell(news)
      case .answer(let question, let answer): receive(answer, to: question)
      case .finishDrawing:
        if drawing?.request.transition === request.transition { finishDrawing(.completed) }
      case .quit: askToLeave(for: request, then: .quit)
      case .end: end(request)
      }
    }
  }
}

// MARK: - What is not done

extension NavigationEngine {
  /// Ends a request that was not done, and writes it down.
  func refuse(_ request: Request, _ outcome: Outcome) {
    record(
      .refusal(
        cause: request.cause, requester: request.requester, trigger: request.trigger, outcome),
      number: makeNumber())
    drop(request, outcome)
  }

  /// Ends a request that changed nothing, and tells the screen that asked by it.
  func drop(_ request: Request, _ outcome: Outcome) {
    guard let news = close(request, outcome), !isEnded else { return }
    if handlerDepth > 0 {
      waiting.append(Request(.tell(news), cause: .return))
    } else {
      tell(news)
    }
  }

  /// Ends a request and its asking, and tells only those who await them.
  @discardableResult
  func close(_ request: Request, _ outcome: Outcome) -> SlotNews? {
    request.transition.end(outcome)
    guard let slot = request.asking else { return nil }
    return slots.settle(slot, .cancelled(outcome == .stale ? .stale : .change(.quit)))
  }
}
