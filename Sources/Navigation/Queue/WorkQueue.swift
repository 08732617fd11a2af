import Glibc
import Synchronization

/// The queue of one app: its ready work, its timers and its clock.
///
/// It is the executor of the app's actor, and the one that tasks prefer which must run as the app.
/// It owns no thread: whoever calls ``runReady()`` or ``advance(to:fire:)`` is the thread that it
/// runs on. Other tasks run off the queue, on threads of their own; see ``useThreads()``.
public final class WorkQueue: SerialExecutor, TaskExecutor {
  /// What is ready to run as the app.
  enum Ready {
    case job(UnownedJob)
    case post(@Sendable () -> Void)
  }

  struct State {
    let ready = WaitingLine<Ready>()
    var timers = TimerTable()
    var wake: @Sendable () -> Void
    var patience: Duration?
    var overdue: [TaskRun] = []
  }

  let state: Guarded<State>

  /// Wakes the thread that waits for tasks.
  let signal: WakeSignal

  /// Runs tasks off the queue.
  let workers: WorkerPool

  /// Knows what tasks wait for.
  let tracker: TaskTracker

  /// The thread that is inside ``enter(_:)``; 0 when none is.
  private let holder = Atomic<UInt>(0)

  /// The thread that is inside ``runReady()`` and need not be woken; 0 when none is.
  private let runner = Atomic<UInt>(0)

  /// The thread that waits when there is nothing to do; 0 when that is not known.
  private let waiter = Atomic<UInt>(0)

  /// Makes an empty queue whose clock stands at zero.
  ///
  /// - Parameter wake: See ``setWake(_:)``.
  public init(wake: @escaping @Sendable () -> Void = {}) {
    state = Guarded(State(wake: wake))
    signal = WakeSignal()
    workers = WorkerPool(signal: signal)
    tracker = TaskTracker(signal: signal)
  }

  /// Sets what is called when there is new work or an earlier timer.
  ///
  /// Not called for what comes up inside ``runReady()``, which looks again by itself, nor on the thread
  /// that calls this: it is the one that waits, and looks at ``nextDeadline`` before it does.
  public func setWake(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
    waiter.store(currentThread, ordering: .relaxed)
  }

  /// Does something as the app: inside, the app's actor may be assumed.
  ///
  /// Goes deeper on the same thread; traps when another thread is inside.
  public func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    let me = currentThread
    let (isOutermost, inside) = holder.compareExchange(
      expected: 0, desired: me, ordering: .acquiring)
    precondition(isOutermost || inside == me, "two threads use one app at once")
    defer { if isOutermost { holder.store(0, ordering: .releasing) } }
    return try body()
  }

  /// Does something as the app soon, from any thread. What one thread posts is done in its order.
  public func post(_ body: @escaping @Sendable () -> Void) {
    append(.post(body))
  }

  /// Runs what is ready, and what that makes ready, until nothing is.
  ///
  /// Unless tasks have threads of their own, it runs them too, and then applies what they have
  /// brought, in the order in which they were started.
  ///
  /// - Returns: How many jobs and posts ran on the queue.
  @discardableResult
  public func runReady() -> Int {
    enter {
      let outer = runner.exchange(currentThread, ordering: .relaxed)
      defer { runner.store(outer, ordering: .relaxed) }
      var count = 0
      repeat {
        while let ready = state.withLock({ $0.ready.popFirst() }) {
          run(ready)
          count += 1
        }
      } while runTasks()
      return count
    }
  }

  private func run(_ ready: Ready) {
    switch ready {
    case .post(let body): body()
    case .job(let job):
      unsafe job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }
  }

  /// Whether this very thread will see what is new before it waits.
  var isAwake: Bool {
    let me = currentThread
    return runner.load(ordering: .relaxed) == me || waiter.load(ordering: .relaxed) == me
  }

  private var currentThread: UInt { UInt(pthread_self()) }
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
    precondition(isIsolatingCurrentContext() == true, "the app is used from outside its queue")
  }
}
