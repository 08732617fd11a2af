extension WorkQueue {
  /// The time since the app began, which only ``advance(to:isLate:fire:)`` and
  /// ``moveClock(to:)`` move.
  public var now: Duration { state.withLock(\.timers.now) }

  /// The deadline of the next timer; `nil` if no timer is pending.
  public var nextDeadline: Duration? { state.withLock(\.timers.nextDeadline) }

  /// The deadline of the next timer that a script waits for before everything has settled; `nil` if
  /// there is none.
  public var settlingDeadline: Duration? { state.withLock(\.timers.settlingDeadline) }

  /// Sets a timer. When it is due, ``advance(to:isLate:fire:)`` passes it to its caller.
  ///
  /// A deadline in the past counts as now.
  public func schedule(at deadline: Duration, purpose: TimerPurpose) -> TimerID {
    let (id, wake) = state.withLock { state in
      let id = state.timers.makeID(deadline: deadline, purpose: purpose)
      return (id, state.add(id, sleeper: nil))
    }
    if !isAwake { wake?() }
    return id
  }

  /// Sets a timer that fires after a delay from now. A negative delay counts as zero.
  public func schedule(after delay: Duration, purpose: TimerPurpose) -> TimerID {
    schedule(at: now + delay, purpose: purpose)
  }

  /// Cancels a timer.
  ///
  /// - Returns: Whether the timer was still pending.
  @discardableResult
  public func cancel(_ timer: TimerID) -> Bool {
    state.withLock { $0.timers.remove(timer).wasThere }
  }

  /// Moves the clock forward, at most to the next deadline, and runs nothing.
  ///
  /// A program in real time calls this when it wakes up, before
  /// ``advance(to:isLate:fire:)``. Work that became ready while it slept then finds the time at
  /// which it runs, rather than that at which the program fell asleep, and its delays begin there.
  ///
  /// - Parameter time: The time, on this clock.
  public func moveClock(to time: Duration) {
    state.withLock { $0.timers.advance(to: min(time, $0.timers.nextDeadline ?? time)) }
  }

  /// Moves the clock forward and runs everything due by then.
  ///
  /// Timers fire in order of their deadlines, and in the order in which they were set if those are
  /// equal; while one fires, the clock shows its deadline. Ready work runs before the first
  /// deadline and after each one, and may set more timers.
  ///
  /// - Parameters:
  ///   - time: The time at which to stop, on this clock.
  ///   - isLate: Whether the clock shows this time while the timers fire, because the program was
  ///     stopped at their deadlines.
  ///   - fire: Called for each timer that is due.
  public func advance(
    to time: Duration, isLate: Bool = false, fire: (TimerID) -> Void = { _ in }
  ) {
    enter {
      runReady()
      if isLate { state.withLock { $0.timers.advance(to: time) } }
      while let deadline = nextDeadline, deadline <= time {
        while let timer = state.withLock({ $0.timers.popNext(by: deadline) }) {
          if let sleeper = timer.sleeper {
            sleeper.resume(with: .success(()))
          } else {
            fire(timer.id)
          }
        }
        runReady()
      }
      state.withLock { $0.timers.advance(to: time) }
    }
  }

  /// Suspends the current task for a time on this clock.
  ///
  /// - Parameters:
  ///   - duration: The time.
  ///   - purpose: Whether scripts wait for it; by default, they do unless the task is a following
  ///     one.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: Duration, purpose: TimerPurpose? = nil) async throws {
    let isFollowing = TrackedTask.current?.purpose == .following
    let purpose = purpose ?? (isFollowing ? .background : .blocksSettling)
    let id = state.withLock { state in
      state.timers.makeID(deadline: state.timers.now + duration, purpose: purpose)
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = TimerTable.Sleeper(continuation)
        let wake = state.withLock { $0.add(id, sleeper: sleeper) }
        if !isAwake { wake?() }
        // The cancellation handler below may have run before there was a timer to cancel.
        if Task.isCancelled { endSleep(id) }
      }
    } onCancel: {
      endSleep(id)
    }
  }

  private func endSleep(_ id: TimerID) {
    let sleeper = state.withLock { $0.timers.remove(id).sleeper }
    sleeper?.resume(with: .failure(CancellationError()))
  }
}

extension WorkQueue.State {
  /// Adds a timer. The caller must call the returned function, which wakes the waiting thread.
  fileprivate mutating func add(
    _ id: TimerID, sleeper: TimerTable.Sleeper?
  ) -> (@Sendable () -> Void)? {
    timers.add(id, sleeper: sleeper)
    return timers.nextDeadline == id.deadline ? wake : nil
  }
}
