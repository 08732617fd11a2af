/// Tracks for each task whether the clock may move without it.
///
/// The clock stops while a task works or waits for something outside the program, however long that
/// really takes. It may move while every task waits for the app: for its clock or for an outcome.
final class TaskTracker: Sendable {
  fileprivate struct Record {
    let run: TaskRun
    var waitsForApp = 0
    var waitsForOutcome = 0
    var waitsOutside = 0
    var hasEnded = false
    var changes: [@Sendable () -> Void] = []

    /// Whether part of it waits for an outcome or an answer, and no part for something outside the
    /// program.
    var waitsForUser: Bool { waitsForOutcome > 0 && waitsOutside == 0 }

    var holdsTime: Bool {
      run.purpose == .loading && !hasEnded && (waitsForApp == 0 || waitsOutside > 0)
    }
  }

  private struct State {
    /// Keyed by number, in the order in which the tasks started.
    var records: [UInt64: Record] = [:]
    var lastNumber: UInt64 = 0
    /// The most recently started tasks, which get a moment to end before the app continues.
    var newest: Set<UInt64> = []
    /// The runs whose records wait for an outcome. Each start and end of a task asks for one.
    var waitingForUser: Set<TaskRun> = []

    mutating func forget(_ number: UInt64) {
      if let record = records.removeValue(forKey: number) { waitingForUser.remove(record.run) }
    }
  }

  private let state = Guarded(State())

  /// Notified of every change that may let the clock move.
  private let signal: WakeSignal

  init(signal: WakeSignal) {
    self.signal = signal
  }

  /// Whether no task is running and no change is waiting to be applied.
  var isEmpty: Bool { state.withLock { $0.records.isEmpty } }

  /// Whether nothing more will happen until the clock moves.
  var isQuiet: Bool { state.withLock { !$0.records.values.contains(where: \.holdsTime) } }

  /// The tasks that stop the clock, in the order in which they started.
  var holdingTime: [TaskRun] {
    state.withLock { state in
      state.records.filter(\.value.holdsTime).sorted { $0.key < $1.key }.map(\.value.run)
    }
  }

  /// The following tasks that are still working, in the order in which they started.
  var following: [TaskRun] {
    state.withLock { state in
      state.records.filter { $0.value.run.purpose == .following && !$0.value.hasEnded }
        .sorted { $0.key < $1.key }.map(\.value.run)
    }
  }

  /// Whether one of the newest tasks stops the clock.
  var hasNewest: Bool {
    state.withLock { state in
      guard !state.newest.isEmpty else { return false }
      state.newest = state.newest.filter { state.records[$0]?.holdsTime == true }
      return !state.newest.isEmpty
    }
  }

  /// Stops waiting for the newest tasks.
  func forgetNewest() {
    state.withLock { $0.newest = [] }
  }

  /// Whether part of a run waits for an outcome or an answer, and no part for something outside the
  /// program.
  func waitsForOutcome(_ run: TaskRun) -> Bool {
    state.withLock { $0.waitingForUser.contains(run) }
  }

  /// Adds a task that has started.
  ///
  /// - Parameters:
  ///   - run: The run of the task.
  ///   - waitChanged: Called, on any thread, when the value of ``waitsForOutcome(_:)`` may have
  ///     changed.
  /// - Returns: A handle to the record of the task.
  func begin(_ run: TaskRun, waitChanged: @escaping @Sendable () -> Void) -> TrackedTask {
    state.withLock { state in
      state.lastNumber += 1
      state.records[state.lastNumber] = Record(run: run)
      state.newest.insert(state.lastNumber)
      return TrackedTask(
        tracker: self, number: state.lastNumber, purpose: run.purpose, waitChanged: waitChanged)
    }
  }

  /// Removes and returns the changes of tasks, in the order in which the tasks were started.
  func takeChanges() -> [@Sendable () -> Void] {
    state.withLock { state in
      guard !state.records.isEmpty else { return [] }
      var changes: [@Sendable () -> Void] = []
      for number in state.records.keys.sorted() {
        changes += state.records[number]?.changes ?? []
        state.records[number]?.changes = []
        if state.records[number]?.hasEnded == true { state.forget(number) }
      }
      return changes
    }
  }

  fileprivate func end(_ number: UInt64) {
    state.withLock { state in
      state.records[number]?.hasEnded = true
      state.newest.remove(number)
      if state.records[number]?.changes.isEmpty == true { state.forget(number) }
    }
    signal.notify()
  }

  fileprivate func update(_ number: UInt64, _ change: @Sendable (inout Record) -> Void) {
    state.withLock { state in
      guard let index = state.records.index(forKey: number) else { return }
      // In place, because a copy of the record would share its changes, and adding one copy them.
      let waited = state.records.values[index].waitsForUser
      change(&state.records.values[index])
      let (run, waits) = (state.records.values[index].run, state.records.values[index].waitsForUser)
      guard waits != waited else { return }
      if waits { state.waitingForUser.insert(run) } else { state.waitingForUser.remove(run) }
    }
    signal.notify()
  }
}

/// A handle to the tracker's record of one task.
struct TrackedTask: Sendable {
  /// The task that the current code is part of, including child tasks.
  @TaskLocal static var current: TrackedTask?

  let tracker: TaskTracker
  fileprivate let number: UInt64
  /// Whether the app waits for the task.
  let purpose: TaskPurpose
  fileprivate let waitChanged: @Sendable () -> Void

  /// Adds a change made by the task.
  func append(_ change: @escaping @Sendable () -> Void) {
    tracker.update(number) { $0.changes.append(change) }
  }

  /// Notes that part of the task starts (1) or stops (-1) waiting for the app.
  func countWaitForApp(_ change: Int) {
    tracker.update(number) { $0.waitsForApp += change }
  }

  /// Notes that part of the task starts (1) or stops (-1) waiting for an outcome or an answer.
  func countWaitForOutcome(_ change: Int) {
    tracker.update(number) { $0.waitsForOutcome += change }
    waitChanged()
  }

  /// Notes that part of the task starts (1) or stops (-1) waiting for something outside the
  /// program.
  func countWaitOutside(_ change: Int) {
    tracker.update(number) { $0.waitsOutside += change }
    waitChanged()
  }

  /// Notes that the task has ended. Its changes are still to be applied.
  func end() {
    tracker.end(number)
  }
}

/// A wait for the app by part of a task.
struct AppWait<Value: Sendable, Failure: Error>: Sendable {
  private let continuation: CheckedContinuation<Value, Failure>
  private let task = TrackedTask.current
  private let isForOutcome: Bool

  /// Notes that the current task waits.
  ///
  /// - Parameters:
  ///   - continuation: The rest of the task.
  ///   - isForOutcome: Whether it waits for an outcome or an answer, which the user may decide,
  ///     rather than for the clock.
  init(_ continuation: CheckedContinuation<Value, Failure>, isForOutcome: Bool = false) {
    self.continuation = continuation
    self.isForOutcome = isForOutcome
    task?.countWaitForApp(1)
    if isForOutcome { task?.countWaitForOutcome(1) }
  }

  func resume(with result: sending Result<Value, Failure>) {
    task?.countWaitForApp(-1)
    if isForOutcome { task?.countWaitForOutcome(-1) }
    continuation.resume(with: result)
  }
}
