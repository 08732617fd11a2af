extension Conductor {
  /// Runs a screen's own handler. What it asks for is committed at once, while every hook of the
  /// change waits until the handler has returned.
  func handling<Result>(_ handler: () throws -> Result) rethrows -> Result {
    handlerDepth += 1
    defer {
      handlerDepth -= 1
      catchUp()
    }
    return try handler()
  }

  /// Does an edit, or lets it wait for its turn.
  @usableFromInline
  func submit(_ plan: consuming Plan, issuer: Issuer, origin: Origin) -> Transition {
    submit(Request(.edit(plan), issuer: issuer, origin: origin))
  }

  /// Does what is asked, or lets it wait for its turn.
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

  /// Whether hooks or earlier requests come first.
  private func mustWait(_ request: Request) -> Bool {
    if isBusy || deferred != nil { return true }
    switch request.wish {
    // A program may end before it has begun.
    case .end where !isLaunched: return false
    case .edit: return !isLaunched || !waiting.isEmpty
    default: return !isLaunched || !waiting.isEmpty || handlerDepth > 0
    }
  }

  /// Does what a handler left to do, then what waits, in turn.
  func catchUp() {
    guard isLaunched, !isBusy, handlerDepth == 0 else { return }
    if deferred != nil { busily(followDeferred) }
    while let request = waiting.popFirst() { run(request) }
  }

  private func followDeferred(on stage: any Stage<Route>) {
    guard let change = deferred.take() else { return }
    finishDrawing(.superseded, on: stage)
    follow(change, on: stage)
  }

  private func run(_ request: Request) {
    busily { stage in
      switch request.wish {
      case .edit(let plan): edit(plan, request, on: stage)
      case .provide(let delivery): provide(delivery, request, on: stage)
      case .tell(let news): tell(news, on: stage)
      case .answer(let question, let answer): take(answer, to: question, on: stage)
      case .finishDrawing:
        if drawing?.request.transition === request.transition {
          finishDrawing(.completed, on: stage)
        }
      case .quit: quit(request, on: stage)
      case .end: end(request, on: stage)
      }
    }
  }

  /// Ends a request that changed nothing, and tells the screen that asked by it.
  func conclude(_ request: Request, _ outcome: Outcome, on stage: any Stage<Route>) {
    guard let news = close(request, outcome), !isEnded else { return }
    if handlerDepth > 0 {
      waiting.append(Request(.tell(news)))
    } else {
      tell(news, on: stage)
    }
  }

  /// Ends a request that changed nothing, and its asking.
  @discardableResult
  func close(_ request: Request, _ outcome: Outcome) -> SlotNews? {
    request.transition.end(outcome)
    guard let slot = request.asking else { return nil }
    return slots.settle(slot, .cancelled(outcome == .stale ? .stale : .change(.quit)))
  }

  /// Ends a request that was not done, and writes it down.
  func refuse(_ request: Request, _ outcome: Outcome, on stage: any Stage<Route>) {
    record(
      .refusal(
        cause: request.cause, issuer: request.issuer, origin: request.origin, outcome),
      number: makeNumber(), on: stage)
    conclude(request, outcome, on: stage)
  }
}
