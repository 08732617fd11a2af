/// A value that arrives once, and the tasks that wait for it.
final class Promise<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var waiters: [AppWait<Value, Never>] = []
  }

  private let state = Guarded(State())

  /// The value; `nil` until it arrives.
  var current: Value? { state.withLock(\.value) }

  /// Stores the first value and resumes all waiting tasks; later values are ignored.
  func keep(_ value: Value) {
    let waiters: [AppWait<Value, Never>] = state.withLock { state in
      guard state.value == nil else { return [] }
      state.value = value
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(with: .success(value)) }
  }

  /// The value, waiting until it arrives.
  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        if let current { return continuation.resume(returning: current) }
        let waiter = AppWait(continuation, isForOutcome: true)
        let value = state.withLock { state in
          if state.value == nil { state.waiters.append(waiter) }
          return state.value
        }
        // The value arrived in the meantime.
        if let value { waiter.resume(with: .success(value)) }
      }
    }
  }
}
