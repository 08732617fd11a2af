extension WorkQueue {
  /// The time since the app began, which only ``advance(to:fire:)`` moves.
  public var now: Duration { state.withLock(\.timers.now) }

  /// When the next timer is due; there is nothing to wait for when `nil`.
  public var nextDeadline: Duration? { state.withLock(\.timers.nextDeadline) }

  /// When the next timer is due that a script waits for to let everything settle.
  public var settlingDeadline: Duration? { state.withLock(\.timers.settlingDeadline) }

  /// Sets a timer. When it is due, ``advance(to:fire:)`` says so to the one who calls it.
  ///
  /// A deadline that is past counts as now.
  public func schedule(at deadline: Duration, purpose: TimerPurpose) -> TimerID {
    let (id, wake) = state.withLock { state in
      let id = state.timers.makeID(deadline: deadline, purpose: purpose)
      return (id, state.add(id, sleeper: nil))
    }
    if !isAwake { wake?() }
    return id
  }

  /// Sets a timer that is due some time from now.
  public func schedule(after delay: Duration, purpose: TimerPurpose) -> TimerID {
    schedule(at: now + delay, purpose: purpose)
  }

  /// Takes a timer back.
  ///
  /// - Returns: Whether it was still to come.
  @discardableResult
  public func cancel(_ timer: TimerID) -> Bool {
    state.withLock { $0.timers.remove(timer).wasThere }
  }

  /// Moves the clock on, and lets everything happen that is due by then.
  ///
  /// Timers come in the order of their deadlines, and those of one deadline in the order in which
  /// they were set; the clock shows the deadline meanwhile. What is ready runs before the first
  /// and after each deadline, and may set more timers.
  ///
  /// - Parameters:
  ///   - time: When to stop, on this clock.
  ///   - fire: Told of each timer that is due; it knows what to do.
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
        // The handler below may have run before there was anything to take out.
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
  /// Adds a timer; what is returned is to be called, for the new timer is the next.
  fileprivate mutating func add(
    _ id: TimerID, sleeper: TimerTable.Sleeper?
  ) -> (@Sendable () -> Void)? {
    timers.add(id, sleeper: sleeper)
    return timers.nextDeadline == id.deadline ? wake : nil
  }
}
