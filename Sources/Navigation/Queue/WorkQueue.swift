import Dispatch
import Glibc
import Synchronization

/// An app's queue: its ready work, its timers, and its clock.
///
/// It is the executor of the app's actor, and the preferred executor of tasks that must run on the
/// app's queue. It has no thread: work runs on the thread that calls ``runReady()`` or
/// ``advance(to:isLate:fire:)``. Other tasks run off the queue; see ``useThreads()``.
public final class WorkQueue: SerialExecutor, TaskExecutor {
  /// The jobs that are ready to run on the queue.
  enum Ready {
    case job(UnownedJob)
    case post(@Sendable () -> Void)
  }

  struct State {
    let ready = FIFOQueue<Ready>()
    var timers = TimerTable()
    var wake: @Sendable () -> Void
    var patience: Duration?
    /// Whether the patience has run out, so that there is no more waiting.
    var hasTimedOut = false
    /// The following tasks, one of which used up the patience, and the number of jobs run until
    /// then.
    var blockingFollowers: [TaskRun] = []
    var jobsRunBeforeBlocking: Int?
    var overdue: [TaskRun] = []
    var batchTimeLimit = DispatchTimeInterval.milliseconds(10)
  }

  let state: Guarded<State>

  /// Wakes the thread that waits for tasks.
  let signal: WakeSignal

  /// Runs the tasks off the queue.
  let workers: WorkerPool

  /// Tracks what each task waits for.
  let tracker: TaskTracker

  /// The thread inside ``enter(_:)``; 0 if there is none.
  private let holder = Atomic<UInt>(0)

  /// The only thread that may enter; 0 if any may.
  private let owner = Atomic<UInt>(0)

  /// The thread inside ``runReady()``, which needn't be woken; 0 if there is none.
  private let runner = Atomic<UInt>(0)

  /// The thread that waits when there is nothing to do; 0 if unknown.
  private let waiter = Atomic<UInt>(0)

  /// Whether ready work no longer runs on the queue.
  private let isAbandoned = Atomic<Bool>(false)

  /// Creates an empty queue whose clock is at zero.
  ///
  /// - Parameter wake: See ``setWake(_:)``.
  public init(wake: @escaping @Sendable () -> Void = {}) {
    state = Guarded(State(wake: wake))
    signal = WakeSignal()
    workers = WorkerPool(signal: signal)
    tracker = TaskTracker(signal: signal)
  }

  /// Sets the function to call when there is new work or an earlier timer.
  ///
  /// It isn't called for work added inside ``runReady()``, which checks again by itself. It isn't
  /// called on the thread that calls this method either: that thread is assumed to be the one that
  /// waits, and it checks ``nextDeadline`` before it does.
  public func setWake(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
    waiter.store(currentThread, ordering: .relaxed)
  }

  /// Runs a function on the app's queue; inside it, the app's isolation may be assumed.
  ///
  /// Calls may be nested on one thread. Traps if another thread is inside, or in ``reserve(_:)``.
  @discardableResult
  public func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    let me = currentThread
    let (isOutermost, inside) = holder.compareExchange(
      expected: 0, desired: me, ordering: .acquiring)
    let owner = owner.load(ordering: .relaxed)
    ensure(
      (isOutermost || inside == me) && (owner == 0 || owner == me),
      "two threads use one app at once; on another thread, write `app.post { app in … }`")
    defer { if isOutermost { leave() } }
    return try body()
  }

  /// Runs a function, outside the queue, during which no other thread may enter: one that drives an
  /// app for as long as it runs, and waits for events meanwhile. Calls are not nested.
  public func reserve<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    owner.store(currentThread, ordering: .relaxed)
    defer { owner.store(0, ordering: .relaxed) }
    return try body()
  }

  /// Runs a function on the app's queue soon, from any thread. Posts from one thread run in order.
  public func post(_ body: @escaping @Sendable () -> Void) {
    append(.post(body))
  }

  /// Runs ready work, including work that becomes ready in the meantime.
  ///
  /// It also runs tasks unless they have threads of their own, then applies their changes in the
  /// order in which the tasks were started. Called by that work itself, it does nothing: the call
  /// that is running it runs the rest, in order.
  ///
  /// Work may go on making more work without end, such as tasks that start one another. So with
  /// threads, whatever is still ready after 10 ms is left to the next call, for which the waiting
  /// thread is woken. In a script, tasks that go on after the ``patience`` end the call as well.
  ///
  /// - Returns: The number of jobs and posts that ran on the queue.
  @discardableResult
  public func runReady() -> Int {
    guard runner.load(ordering: .relaxed) != currentThread else { return 0 }
    return enter {
      runner.store(currentThread, ordering: .relaxed)
      defer { runner.store(0, ordering: .relaxed) }
      var batch = Batch(end: workers.usesThreads ? .now() + batchTimeLimit : nil)
      repeat {
        while !batch.isOver, let ready = state.withLock({ $0.ready.popFirst() }) {
          run(ready)
          batch.count += 1
        }
      } while !batch.isOver && runTasks(&batch)
      if batch.isOver, hasReady { state.withLock(\.wake)() }
      return batch.count
    }
  }

  /// What one call of ``runReady()`` runs.
  struct Batch {
    /// When to leave the rest to the next call; `nil` without threads.
    let end: DispatchTime?
    /// The number of jobs and posts that ran on the queue.
    var count = 0
    /// When to stop running tasks that start one another; `nil` with threads, before any task ran,
    /// and without a patience.
    var tasksEnd: DispatchTime?

    /// Whether to leave the rest to the next call. Each call runs something.
    var isOver: Bool { count > 0 && end.map { .now() >= $0 } ?? false }
  }

  /// How long the app's thread is kept from drawing a frame and handling a key, apart from the work
  /// itself. A task that ends within this time does so before the next frame.
  var batchTimeLimit: DispatchTimeInterval {
    get { state.withLock(\.batchTimeLimit) }
    set { state.withLock { $0.batchTimeLimit = newValue } }
  }

  private func run(_ ready: Ready) {
    switch ready {
    case .post(let body): body()
    case .job(let job):
      unsafe job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }
  }

  private func leave() {
    holder.store(0, ordering: .sequentiallyConsistent)
    runIfAbandoned()
  }

  /// Whether the current thread will see new work before it waits.
  var isAwake: Bool {
    let me = currentThread
    return runner.load(ordering: .relaxed) == me || waiter.load(ordering: .relaxed) == me
  }

  private var currentThread: UInt { UInt(pthread_self()) }
}

// MARK: - Without an app

extension WorkQueue {
  /// Runs all further work on threads, because ``runReady()`` will no longer be called.
  ///
  /// An app calls this when it is deallocated. A task that was cancelled with it can then end,
  /// instead of waiting forever and keeping what it captured.
  public func abandon() {
    isAbandoned.store(true, ordering: .sequentiallyConsistent)
    useThreads()
    runIfAbandoned()
  }

  private func runIfAbandoned() {
    guard isAbandoned.load(ordering: .sequentiallyConsistent),
      state.withLock({ !$0.ready.isEmpty })
    else { return }
    DispatchQueue(label: "abandoned").async { [self] in
      // A thread that is inside calls this itself when it leaves.
      let (isInside, _) = holder.compareExchange(
        expected: 0, desired: currentThread, ordering: .sequentiallyConsistent)
      guard isInside else { return }
      while let ready = state.withLock({ $0.ready.popFirst() }) { run(ready) }
      leave()
    }
  }
}

// MARK: - Executing

extension WorkQueue {
  public func enqueue(_ job: consuming ExecutorJob) {
    append(.job(UnownedJob(job)))
  }

  private func append(_ ready: Ready) {
    let wake = state.withLock { state in
      state.ready.append(ready)
      return state.wake
    }
    signal.notify()
    if !isAwake { wake() }
    runIfAbandoned()
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  public func asUnownedTaskExecutor() -> UnownedTaskExecutor {
    unsafe UnownedTaskExecutor(ordinary: self)
  }

  public func isIsolatingCurrentContext() -> Bool? {
    holder.load(ordering: .relaxed) == currentThread
  }

  public func checkIsolated() {
    ensure(isIsolatingCurrentContext() == true, "the app is used from outside its queue")
  }
}
