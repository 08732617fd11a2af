import Dispatch

/// Tasks off the queue, and how the clock waits for them.
///
/// Without threads of their own, tasks run inside ``WorkQueue/runReady()``, one job at a time, and
/// the clock stands still until each has ended or waits for the app. This way a script gives the
/// same frames however long the work really takes.
extension WorkQueue {
  /// Runs tasks on up to 64 threads of their own from now on, so that none of them holds up the
  /// app. An interactive program calls this before it runs.
  public func useThreads() {
    workers.useThreads()
    for change in tracker.takeChanges() { post(change) }
  }

  /// How long ``runReady()`` waits, in real time, for tasks that wait for the world outside.
  ///
  /// With `nil`, the default, it does not wait: their changes are applied by a later call. A script
  /// sets a time to get the same result every time. After a timeout there is no further waiting
  /// until a time is set again, and ``overdueTasks`` names the tasks; a follower that blocked its
  /// thread is forgiven once the thread is free. Work that blocks its thread is
  /// waited for whatever it is, since nothing else can run meanwhile.
  public var patience: Duration? {
    get { state.withLock(\.patience) }
    set {
      state.withLock { state in
        state.patience = newValue
        state.hasTimedOut = false
        state.forgetBlockingFollowers()
        state.overdue = []
      }
    }
  }

  /// The loading tasks that were still running when ``patience`` ran out, in the order in which they
  /// were started. Before them the followers that ran when one of them used it up by blocking its
  /// thread, so that these tasks could not begin.
  public var overdueTasks: [TaskRun] { state.withLock(\.overdue) }

  /// Applies a change of the current task, on the app's queue.
  ///
  /// While tasks run inside ``runReady()``, changes are applied once no task can continue without
  /// the app, in the order in which the tasks were started.
  public func deliver(_ change: @escaping @Sendable () -> Void) {
    guard let task = TrackedTask.current, task.tracker === tracker, !workers.usesThreads else {
      return post(change)
    }
    task.bring(change)
  }

  /// Waits for something outside the program while the app's clock stands still.
  ///
  /// Needed only in a task of which another part waits for that clock, as a time limit does.
  public func outside<Result>(_ wait: () async throws -> Result) async rethrows -> Result {
    let task = TrackedTask.current
    task?.countWaitOutside(1)
    defer { task?.countWaitOutside(-1) }
    return try await wait()
  }

  /// Starts a task that the clock takes into account.
  func start(
    _ run: TaskRun, on place: TaskPlace, work: @escaping @Sendable (TaskRun) async -> Void
  ) -> Task<Void, Never> {
    let tracked = tracker.begin(run)
    let executor: any TaskExecutor = place == .app ? self : workers
    return Task(executorPreference: executor) {
      await TrackedTask.$current.withValue(tracked) { await work(run) }
      tracked.end()
    }
  }

  /// Runs tasks and applies their changes.
  ///
  /// - Returns: Whether there is more to run.
  func runTasks() -> Bool {
    if workers.usesThreads { return waitForNewTasks() }
    if tracker.isEmpty, !workers.hasReady { return false }
    let jobsRun = workers.jobsRun
    let patience = state.withLock { state in
      if let before = state.jobsRunBeforeBlocking, before != jobsRun, state.overdue.isEmpty {
        state.hasTimedOut = false
        state.forgetBlockingFollowers()
      }
      return state.hasTimedOut ? .zero : state.patience
    }
    let deadline = patience.map(DispatchTime.after) ?? .distantFuture
    let isDrained = workers.drain(until: deadline)
    if !isDrained { noteOverdue() }
    if hasReady { return true }
    // Jobs behind one that blocks its thread stay ready for as long as that takes.
    if patience != nil, isDrained {
      let isOver = signal.wait(until: deadline) { hasReady || workers.hasReady || tracker.isQuiet }
      if !isOver { noteOverdue() }
      if hasReady || workers.hasReady { return true }
    }
    let changes = tracker.takeChanges()
    for change in changes { change() }
    return !changes.isEmpty
  }

  /// Gives new tasks a moment to end, so that a quick one ends before the next frame and the next
  /// key, as in a script.
  ///
  /// - Returns: Whether there is more to run.
  private func waitForNewTasks() -> Bool {
    guard let deadline = tracker.newestDeadline else { return false }
    let isOver = signal.wait(until: deadline) { hasReady || tracker.newestDeadline == nil }
    if !isOver { tracker.forgetNewest() }
    return hasReady
  }

  private var hasReady: Bool { state.withLock { !$0.ready.isEmpty } }

  private func noteOverdue() {
    let tasks = tracker.holdingTime
    let followers = tracker.following
    let jobsRun = workers.jobsRun
    state.withLock { state in
      // Nothing else can have used the patience up: one of them blocks its thread.
      if !state.hasTimedOut, tasks.isEmpty {
        (state.blockingFollowers, state.jobsRunBeforeBlocking) = (followers, jobsRun)
      }
      state.hasTimedOut = true
      if state.overdue.isEmpty, !tasks.isEmpty { state.overdue = state.blockingFollowers + tasks }
    }
  }
}

extension WorkQueue.State {
  fileprivate mutating func forgetBlockingFollowers() {
    (blockingFollowers, jobsRunBeforeBlocking) = ([], nil)
  }
}

extension DispatchTime {
  /// The time after a duration from now.
  fileprivate static func after(_ duration: Duration) -> DispatchTime {
    let (seconds, attoseconds) = duration.components
    return .now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
  }
}
