import Navigation

/// An app like that of a front end: an actor whose executor is its queue.
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

  /// Runs a function on the app's queue, then everything that is ready.
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

  /// Pops as a page, and waits for the outcome.
  func pop(as page: String) async -> Outcome { await desk.screen(page).pop().outcome }

  /// Starts work for a page; its result is logged if it is still wanted.
  func start(
    _ id: String, scope: TaskScope = .onStack, for page: String, on place: TaskPlace = .background,
    purpose: TaskPurpose = .loading, work: @escaping @Sendable (WorkQueue) async -> String
  ) {
    let entry = desk.entry(page)
    desk.router.tasks.start(id, scope: scope, entry: entry, on: place, for: purpose) {
      [queue] run in
      let result = await work(queue)
      queue.deliver { self.assumeIsolated { $0.finish(run, result) } }
    }
  }

  private func finish(_ run: TaskRun, _ result: String) {
    let isWanted = desk.router.tasks.finish(run) { log.append("\(run.id): \(result)") }
    if !isWanted { log.append("\(run.id) dropped") }
  }
}

/// Work that takes some virtual time, and returns how it ended.
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

/// Work that takes some virtual time, even if it is cancelled.
@Sendable func loadRegardless(_ duration: Duration) -> @Sendable (WorkQueue) async -> String {
  { queue in
    await Task(executorPreference: queue) { try? await queue.sleep(for: duration) }.value
    return "loaded"
  }
}
