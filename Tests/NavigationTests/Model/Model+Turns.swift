import Navigation

/// Section 2: what is asked inside a change waits for its turn.
extension Model {
  func submit(
    _ operation: Operation, edits: Bool = false, run: @escaping (Model, Operation) -> Void
  ) {
    operation.run = run
    if isOver {
      conclude(operation, "cancelled")
    } else if !isLaunched || isBusy || deferred != nil || !line.isEmpty
      || (!edits && !handlers.isEmpty)
    {
      line.append(operation)
    } else {
      busily { run(self, operation) }
      catchUp()
    }
  }

  func catchUp() {
    guard isLaunched, !isBusy, handlers.isEmpty else { return }
    while !line.isEmpty {
      let next = line.removeFirst()
      busily { next.run(self, next) }
    }
  }

  func busily(_ body: () -> Void) {
    isBusy = true
    body()
    isBusy = false
  }

  func handle(as entry: EntryID, _ handler: () -> Void) {
    handlers.append(entry)
    handler()
    handlers.removeLast()
    if handlers.isEmpty, !afterHandler.isEmpty {
      let calls = afterHandler
      afterHandler = []
      busily { for call in calls { call(self) } }
    }
    catchUp()
  }

  /// While a handler runs, the host is told nothing; it hears of everything in turn afterwards.
  func tellHost(_ call: @escaping (Model) -> Void) {
    if handlers.isEmpty { call(self) } else { afterHandler.append(call) }
  }

  func refuse(_ operation: Operation, _ outcome: String) {
    let path = Self.names[place(meantBy: operation)]
    tellHost {
      $0.note(
        .refusal(operation.cause, operation.requester, operation.trigger, outcome, on: path))
    }
    conclude(operation, outcome)
  }

  /// The end of what changed nothing. A request for a result ends with its push.
  func conclude(_ operation: Operation, _ outcome: String) {
    operation.state = outcome
    guard let number = operation.asks else { return }
    let reason = ["stale": "stale", "cancelled": "quit"][outcome, default: "notPushed"]
    guard let news = settle(number, "cancelled(\(reason))"), !isOver else { return }
    tellHost { $0.tell(news) }
  }
}
