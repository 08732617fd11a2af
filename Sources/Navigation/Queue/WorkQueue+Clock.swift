extension WorkQueue {
  /// The time since the app began, which only ``advance(to:fire:)`` moves.
  public var now: Duration { state.withLock(\.timers.now) }

  /// The deadline of the next timer; `nil` if there is nothing to wait for.
  public var nextDeadline: Duration? { state.withLock(\.timers.nextDeadline) }

  /// The deadline of the next timer that a script waits for until everything has settled.
  public var settlingDeadline: Duration? { state.withLock(\.timers.settlingDeadline) }

  /// Sets a timer. When it is due, ``advance(to:fire:)`` passes it to its caller.
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

  /// Sets a timer with a delay from now.
  public func schedule(after delay: Duration, purpose: TimerPurpose) -> TimerID {
    schedule(at: now + delay, purpose: purpose)
  }

  /// Cancels a timer.
  ///
  /// - Returns: Whether it was still pending.
  @discardableResult
  public func cancel(_ timer: TimerID) -> Bool {
    state.withLock { $0.timers.remove(timer).wasThere }
  }

  /// Moves the clock forward, and runs everything that is due by then.
  ///
  /// Timers fire by deadline, and those with the same deadline in the order in which they were set;
  /// meanwhile the clock shows the deadline. Ready work runs before the first deadline and after
  /// each one, and may set more timers.
  ///
  /// - Parameters:
  ///   - time: The time to stop at, on this clock.
  ///   - fire: Called for each timer that is due.
  public func advance(to time: Duration, fire: (TimerID) -> Void = { _ in }) {
    enter {
      runReady()
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

  /// Waits on this clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: Duration, purpose: TimerPurpose = .blocksSettling) async throws {
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
  /// Adds a timer. The caller has to call the returned function, which wakes the waiting thread.
  fileprivate mutating func add(
    _ id: TimerID, sleeper: TimerTable.Sleeper?
  ) -> (@Sendable () -> Void)? {
    timers.add(id, sleeper: sleeper)
    return timers.nextDeadline == id.deadline ? wake : nil
  }
}
