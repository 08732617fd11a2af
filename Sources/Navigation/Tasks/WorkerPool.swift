import Dispatch

/// Runs tasks off the app's queue, with everything they await: child tasks, `@concurrent`
/// functions, and actors without an executor of their own.
///
/// At a terminal, each ready job gets a thread, so that a blocking job delays no other. Without a
/// terminal, jobs run one by one in the order in which they became ready, while the app waits in
/// ``drain(until:)``, so that a program behaves the same every time.
final class WorkerPool: TaskExecutor {
  private struct State {
    let ready = FIFOQueue<UnownedJob>()
    /// The number of threads running jobs.
    var threads = 0
    var threadLimit = 0
    /// The number of jobs that have run until they ended or suspended.
    var jobsRun = 0
  }

  /// The most threads at a terminal. Further jobs wait until another one ends.
  static let threadLimit = 64

  private let state = Guarded(State())

  /// Notified when the jobs that run one by one have ended.
  private let signal: WakeSignal

  init(signal: WakeSignal) {
    self.signal = signal
  }

  func asUnownedTaskExecutor() -> UnownedTaskExecutor {
    unsafe UnownedTaskExecutor(ordinary: self)
  }

  /// Whether there are jobs that ``drain(until:)`` would run.
  var hasReady: Bool { state.withLock { !$0.ready.isEmpty } }

  /// The number of jobs run so far. If it stays the same while a job runs, that job blocks its
  /// thread.
  var jobsRun: Int { state.withLock(\.jobsRun) }

  /// Whether jobs have threads of their own.
  var usesThreads: Bool { state.withLock { $0.threadLimit > 0 } }

  /// Gives each job a thread of its own from now on.
  func useThreads() {
    let count = state.withLock { state in
      state.threadLimit = Self.threadLimit
      return state.ready.count
    }
    for _ in 0..<count { addThread(limit: Self.threadLimit) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // As soon as a thread can see the job, the task that owns this pool may end.
    let pool = unsafe Unmanaged.passRetained(self)
    defer { unsafe pool.release() }
    let limit = state.withLock { state in
      state.ready.append(job)
      return state.threadLimit
    }
    addThread(limit: limit)
    signal.notify()
  }

  /// Runs jobs one by one on a separate thread until none is ready. The thread is separate so that
  /// a job that blocks forever can be abandoned.
  ///
  /// - Returns: Whether all jobs ended in time.
  func drain(until deadline: DispatchTime) -> Bool {
    addThread(limit: 1)
    return signal.wait(until: deadline) { state.withLock { $0.threads == 0 } }
  }

  /// Starts another thread for the ready jobs, unless there are enough.
  private func addThread(limit: Int) {
    let isNeeded = state.withLock { state in
      guard !state.ready.isEmpty, state.threads < limit else { return false }
      state.threads += 1
      return true
    }
    // A new dispatch queue gets a thread at once, however many others are blocked.
    if isNeeded { DispatchQueue(label: "tasks").async { self.runJobs() } }
  }

  private func runJobs() {
    while let job = nextJob() {
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      state.withLock { $0.jobsRun += 1 }
    }
    signal.notify()
  }

  /// The next job; `nil` if this thread should end.
  private func nextJob() -> UnownedJob? {
    state.withLock { state in
      let job = state.ready.popFirst()
      if job == nil { state.threads -= 1 }
      return job
    }
  }
}
