import Navigation

/// An app as a front end makes one: an actor whose executor is its queue.
actor AppActor {
  nonisolated let queue: WorkQueue
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }
  private let desk: Desk
  private(set) var log: [String] = []

  init(_ names: String = "A") {
    let desk = Desk(names)
    self.desk = desk
    queue = desk.queue
  }

  /// Does something as the app, then runs what is ready.
  @discardableResult
  nonisolated func run<Result: Sendable>(
    _ body: @Sendable (isolated AppActor, Desk) throws -> Result
  ) rethrows -> Result {
    try queue.enter {
      let result = try assumeIsolated { app in try body(app, app.desk) }
      queue.runReady()
      return result
    }
  }

  func note(_ line: String) { log.append(line) }

  /// Pops in the name of a page, and waits for the end.
  func pop(as page: String) async -> Outcome { await desk.screen(page).pop().outcome }

  /// Starts work for a page; what it brings is written down if it is still wanted.
  func start(
    _ id: String, scope: TaskScope = .onStack, for page: String,
    work: @escaping @Sendable (WorkQueue) async -> String
  ) {
    desk.router.tasks.start(id, scope: scope, entry: desk.entry(page)) { [queue] ticket in
      let result = await work(queue)
      queue.deliver { self.assumeIsolated { $0.finish(ticket, result) } }
    }
  }

  private func finish(_ ticket: TaskRun, _ result: String) {
    let isWanted = desk.router.tasks.finish(ticket) { log.append("\(ticket.id): \(result)") }
    if !isWanted { log.append("\(ticket.id) dropped") }
  }
}

/// Work that takes its time, on the virtual clock, and says how it ended.
@Sendable func load(_ duration: Duration) -> @Sendable (WorkQueue) async -> String {
  { queue in
    do {
      try await queue.sleep(for: duration)
      return "loaded"
    } catch {
      return "cancelled"
    }
  }
}

/// Work that takes its time, on the virtual clock, whether it is cancelled or not.
@Sendable func loadRegardless(_ duration: Duration) -> @Sendable (WorkQueue) async -> String {
  { queue in
    await Task(executorPreference: queue) { try? await queue.sleep(for: duration) }.value
    return "loaded"
  }
}
