import Dispatch

/// Tasks off the queue, and how the clock waits for them.
///
/// By default, tasks run inside ``WorkQueue/runReady()``, one job at a time, and the clock stops
/// until each has ended or waits for the app. A script therefore produces the same frames however
/// long the work really takes.
extension WorkQueue {
  /// Runs tasks on up to 64 threads from now on, so that no task delays the app. An interactive
  /// program calls this before it starts to run.
  public func useThreads() {
    workers.useThreads()
    postChanges()
  }

  /// The longest real time that ``runReady()`` spends on tasks that wait for something outside the
  /// program, or that keep starting others.
  ///
  /// With `nil`, the default, it doesn't wait, and a later call applies their changes. A script
  /// sets a time so that every run gives the same result. After a timeout, ``runReady()`` doesn't
  /// wait again until a time is set again, and ``overdueTasks`` names the tasks. If a following
  /// task had blocked its thread, it also waits again once the thread is free. Work that blocks its
  /// thread is always waited for, whatever its purpose, because nothing else can run meanwhile.
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

  /// The loading tasks that were still running when ``patience`` ran out, in the order in which
  /// they were started. If a following task used up the time by blocking its thread, so that these
  /// tasks couldn't begin, the list starts with the following tasks that were running.
  public var overdueTasks: [TaskRun] { state.withLock(\.overdue) }

  /// Applies a change made by the current task, on the app's queue.
  ///
  /// If tasks run inside ``runReady()``, their changes are applied once no task can continue
  /// without the app, in the order in which the tasks were started.
  public func deliver(_ change: @escaping @Sendable () -> Void) {
    guard let task = TrackedTask.current, task.tracker === tracker, !workers.usesThreads else {
      return post(change)
    }
    task.append(change)
    // Threads may have come into use since: then nothing else takes the change.
    if workers.usesThreads { postChanges() }
  }

  /// Posts the changes that tasks have brought while they ran inside ``runReady()``.
  private func postChanges() {
    for change in tracker.takeChanges() { post(change) }
  }

  /// Waits for something outside the program while the app's clock is stopped.
  ///
  /// Only needed in a task that also waits for that clock elsewhere, as for a time limit.
  public func outside<Result>(_ wait: () async throws -> Result) async rethrows -> Result {
    let task = TrackedTask.current
    task?.countWaitOutside(1)
    defer { task?.countWaitOutside(-1) }
    return try await wait()
  }

  /// Starts a task that the clock waits for.
  func start(
    _ run: TaskRun, on place: TaskPlace, waitChanged: @escaping @Sendable () -> Void,
    work: @escaping @Sendable (TaskRun) async -> Void
  ) -> Task<Void, Never> {
    let tracked = tracker.begin(run, waitChanged: waitChanged)
    let executor: any TaskExecutor = place == .app ? self : workers
    return Task(executorPreference: executor) {
      await TrackedTask.$current.withValue(tracked) { await work(run) }
      tracked.end()
    }
  }

  /// Runs tasks and applies their changes.
  ///
  /// - Returns: Whether there is more to run.
  func runTasks(_ batch: inout Batch) -> Bool {
    if let end = batch.end { return waitForNewTasks(until: end) }
    if tracker.isEmpty, !workers.hasReady { return false }
    if let end = batch.tasksEnd, .now() >= end {
      if !tracker.isQuiet { noteOverdue() }
      return false
    }
    if batch.tasksEnd == nil { batch.tasksEnd = patience.map(DispatchTime.after) }
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
    // While one job blocks its thread, the jobs behind it stay ready.
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
  /// key, as it does in a script.
  ///
  /// - Returns: Whether there is more to run.
  private func waitForNewTasks(until end: DispatchTime) -> Bool {
    guard tracker.hasNewest else { return false }
    let isOver = signal.wait(until: end) { hasReady || !tracker.hasNewest }
    if !isOver { tracker.forgetNewest() }
    return hasReady
  }

  /// Whether work is ready to run on the queue.
  var hasReady: Bool { state.withLock { !$0.ready.isEmpty } }

  private func noteOverdue() {
    let tasks = tracker.holdingTime
    let followers = tracker.following
    let jobsRun = workers.jobsRun
    state.withLock { state in
      // Only a job that blocks its thread can have used up the time.
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
  /// The dispatch time after a duration from now.
  fileprivate static func after(_ duration: Duration) -> DispatchTime {
    let (seconds, attoseconds) = duration.components
    return .now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000))
  }
}
