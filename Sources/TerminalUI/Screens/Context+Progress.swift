public import Navigation

extension Context {
  /// Starts work in the background that tells the screen how far it is.
  ///
  /// ```swift
  /// context.task("send", reporting: Int.self) { report in
  ///   for (number, part) in parts.enumerated() {
  ///     try await send(part)
  ///     await report(number + 1)
  ///   }
  /// } progress: { screen, count in
  ///   screen.sentCount = count
  /// } then: { screen, result, context in
  ///   context.pop()
  /// }
  /// ```
  ///
  /// A report is applied to the screen before `report` returns, so that no queue builds up. It is
  /// dropped if the task was cancelled or the screen was removed. In everything else, the task is
  /// like one without reports.
  ///
  /// - Parameters:
  ///   - id: Identifies the task within the screen.
  ///   - progress: The type of what is reported, such as `Int.self`.
  ///   - scope: Whether the task continues while the screen is covered.
  ///   - place: Where the work runs.
  ///   - purpose: Whether the screen is loading meanwhile.
  ///   - work: The work, which calls `report` with its progress.
  ///   - show: Applies a report to the screen.
  ///   - change: Applies the result to the screen.
  public func task<Value: Sendable, Progress: Sendable, Failure: Error>(
    _ id: String, reporting progress: Progress.Type, scope: TaskScope = .onStack,
    on place: TaskPlace = .background, for purpose: TaskPurpose = .loading,
    _ work:
      @escaping @Sendable (_ report: @Sendable (Progress) async -> Void) async throws(Failure) ->
      Value,
    progress show: @escaping @Sendable (inout Owner, Progress) -> Void,
    then change: @escaping @Sendable (inout Owner, Result<Value, Failure>, Context) -> Void
  ) {
    startTask(id, scope: scope, on: place, for: purpose, then: change) {
      (apply) async throws(Failure) in
      try await work { progress in await apply { screen, _ in show(&screen, progress) } }
    }
  }
}

// MARK: - Changes by tasks

extension Context {
  /// Changes the screen on behalf of a running task, and returns once that is done.
  typealias ChangeByTask =
    @Sendable (@escaping @Sendable (inout Owner, Context) -> Void) async -> Void

  /// Returns the function with which a task changes its screen while it runs.
  static func changing(
    by run: TaskRun,
    _ deliver: @escaping @Sendable (@escaping @Sendable (Session<Owner.Route>) -> Void) -> Void
  ) -> ChangeByTask {
    { change in
      await withCheckedContinuation { continuation in
        let resumption = Resumption(continuation)
        deliver { session in
          session.host.apply(change, by: run)
          withExtendedLifetime(resumption) {}
        }
      }
    }
  }
}

extension StackHost {
  /// Applies an intermediate change of a task, unless the task was cancelled.
  fileprivate func apply<Owner: Routed<Route>>(
    _ change: (inout Owner, Context<Owner>) -> Void, by run: TaskRun
  ) {
    router.tasks.apply(run) { self.change(screenOf: run, change) }
  }
}

/// Resumes a task once its change was applied, or dropped because the app is gone.
private final class Resumption: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  deinit { continuation.resume() }
}
