import Dispatch

/// Knows of each task whether the clock may go on without it.
///
/// Time stands still while a task works or waits for the world outside, however long that really
/// takes. It may move while every task waits for the app: for its clock, or for an outcome.
final class TaskTracker: Sendable {
  fileprivate struct Record {
    let run: TaskRun
    var waitsForApp = 0
    var waitsOutside = 0
    var hasEnded = false
    var changes: [@Sendable () -> Void] = []

    var holdsTime: Bool { !hasEnded && (waitsForApp == 0 || waitsOutside > 0) }
  }

  private struct State {
    /// By number, in the order of starting.
    var records: [UInt64: Record] = [:]
    var lastNumber: UInt64 = 0
    /// The tasks that were started last, which have a moment to end before the app goes on.
    var newest: Set<UInt64> = []
    var momentEnds = DispatchTime.now()
  }

  /// How long the app waits for a task that it has just started, so that a quick one leaves no
  /// trace of having been waited for.
  private static let moment = DispatchTimeInterval.milliseconds(10)

  private let state = Guarded(State())

  /// Told of everything that may let time go on.
  private let signal: WakeSignal

  init(signal: WakeSignal) {
    self.signal = signal
  }

  /// Whether no task runs, and none has brought a change that was not applied.
  var isEmpty: Bool { state.withLock(\.records.isEmpty) }

  /// Whether nothing more happens until the clock moves.
  var isQuiet: Bool { state.withLock { !$0.records.values.contains(where: \.holdsTime) } }

  /// The tasks for which time stands still, in the order of starting.
  var holdingTime: [TaskRun] {
    state.withLock { state in
      state.records.filter(\.value.holdsTime).sorted { $0.key < $1.key }.map(\.value.run)
    }
  }

  /// Until when to wait for the tasks that were started last, or `nil` if there are none that hold
  /// time.
  var newestDeadline: DispatchTime? {
    state.withLock { state in
      guard !state.newest.isEmpty else { return nil }
      state.newest = state.newest.filter { state.records[$0]?.holdsTime == true }
      return state.newest.isEmpty ? nil : state.momentEnds
    }
  }

  /// Waits no more for the tasks that were started last.
  func forgetNewest() {
    state.withLock { $0.newest = [] }
  }

  /// Knows of one more task.
  func begin(_ run: TaskRun) -> TrackedTask {
    state.withLock { state in
      state.lastNumber += 1
      state.records[state.lastNumber] = Record(run: run)
      state.newest.insert(state.lastNumber)
      state.momentEnds = .now() + Self.moment
      return TrackedTask(tracker: self, number: state.lastNumber)
    }
  }

  /// Removes and returns the changes that tasks have brought, in the order in which these were
  /// started.
  func takeChanges() -> [@Sendable () -> Void] {
    state.withLock { state in
      guard !state.records.isEmpty else { return [] }
      var changes: [@Sendable () -> Void] = []
      for number in state.records.keys.sorted() {
        changes += state.records[number]?.changes ?? []
        state.records[number]?.changes = []
        if state.records[number]?.hasEnded == true { state.records[number] = nil }
      }
      return changes
    }
  }

  fileprivate func end(_ number: UInt64) {
    state.withLock { state in
      state.records[number]?.hasEnded = true
      if state.records[number]?.changes.isEmpty == true { state.records[number] = nil }
    }
    signal.notify()
  }

  fileprivate func update(_ number: UInt64, _ change: @Sendable (inout Record) -> Void) {
    state.withLock { state in
      guard var record = state.records[number] else { return }
      change(&record)
      state.records[number] = record
    }
    signal.notify()
  }
}

/// One task, as its tracker knows it.
struct TrackedTask: Sendable {
  /// The task that the present code is part of, child tasks included.
  @TaskLocal static var current: TrackedTask?

  let tracker: TaskTracker
  fileprivate let number: UInt64

  /// Adds a change to what the task has brought.
  func bring(_ change: @escaping @Sendable () -> Void) {
    tracker.update(number) { $0.changes.append(change) }
  }

  /// Notes that a part of the task begins (1) or ends (-1) to wait for the app.
  func countWaitForApp(_ change: Int) {
    tracker.update(number) { $0.waitsForApp += change }
  }

  /// Notes that a part of the task begins (1) or ends (-1) to wait for the world outside.
  func countWaitOutside(_ change: Int) {
    tracker.update(number) { $0.waitsOutside += change }
  }

  /// Notes that the task is over. What it has brought remains to be taken.
  func end() {
    tracker.end(number)
  }
}

/// A part of a task that waits for the app.
struct AppWait<Value: Sendable, Failure: Error>: Sendable {
  private let continuation: CheckedContinuation<Value, Failure>
  private let task = TrackedTask.current

  init(_ continuation: CheckedContinuation<Value, Failure>) {
    self.continuation = continuation
    task?.countWaitForApp(1)
  }

  func resume(with result: sending Result<Value, Failure>) {
    task?.countWaitForApp(-1)
    continuation.resume(with: result)
  }
}
