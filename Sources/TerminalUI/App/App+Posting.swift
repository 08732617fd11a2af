public import Navigation

// Entry points that are callable from any thread.
extension App {
  /// Runs a closure on the app's thread; callable from any thread.
  ///
  /// Closures posted from one thread run in order, between two events, and the app then redraws
  /// what they changed.
  ///
  /// - Parameter body: Called on the app's thread, unless the program has ended and been
  ///   deallocated.
  public nonisolated func post(_ body: @escaping @Sendable (App<Route>) -> Void) {
    queue.post { [weak self] in
      guard let self else { return }
      body(self)
      inside { $0.session.settleScreens() }
    }
  }

  /// Shows a short message at the bottom of the active screen, as `Context.notify(_:)` does.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - waitsForKey: Whether the message stays after its four seconds, until the next key, because
  ///     the user may be looking away.
  package nonisolated func notify(_ text: String, waitsForKey: Bool = false) {
    inside { app in
      let host = app.session.host
      host.notify(text, on: host.router.active, waitsForKey: waitsForKey)
    }
  }

  /// Delivers a value to the screen that asked for it, without changing the path; callable from any
  /// thread.
  ///
  /// - Returns: Whether the value was delivered, once that is known, even to a cancelled caller.
  @discardableResult
  public nonisolated func send<Value>(
    _ value: Value, to slot: ReturnSlot<Value>
  ) async -> SendOutcome {
    let transition = await withCheckedContinuation { continuation in
      let sending = Sending(continuation)
      post { sending.begin($0.perform(.provide(value, to: slot))) }
    }
    switch await transition?.outcome {
    case .completed: return .delivered
    case .refused: return .closed
    case .cancelled, .stale, .vetoed, .superseded, .unchanged, nil: return .ended
    }
  }
}

// MARK: - Asking

extension App {
  /// Asks a screen for a value, on behalf of the active screen, which isn't told the answer: only
  /// the returned request has it.
  package nonisolated func ask<Value>(
    route: @Sendable (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    drive { app in
      let router = app.session.host.router
      return router.navigator(for: .entry(router.active)).ask(
        StackHost<Route>.untoldAnswer, route: route)
    }
  }
}

extension StackHost {
  /// The name of an answer that the asking screen is not told. No screen can declare it.
  static var untoldAnswer: String { "" }
}

/// Resumes the sender of a value once its transition has begun, or the app is gone.
private final class Sending: Sendable {
  private let continuation: CheckedContinuation<Transition?, Never>
  private let transition = Guarded<Transition?>(nil)

  init(_ continuation: CheckedContinuation<Transition?, Never>) {
    self.continuation = continuation
  }

  func begin(_ transition: Transition) { self.transition.withLock { $0 = transition } }

  // If the app is deallocated, its post never runs.
  deinit { continuation.resume(returning: transition.withLock { $0 }) }
}

/// What happened to a value that was sent to a slot.
public enum SendOutcome: Hashable, Sendable {
  /// The screen received it.
  case delivered
  /// The slot is no longer open: the asking or the asked screen is gone.
  case closed
  /// The program has ended.
  case ended
}
