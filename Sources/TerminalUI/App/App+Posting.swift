public import Navigation

// The ways into an app from any thread.
extension App {
  /// Does something with the app, from any thread.
  ///
  /// Each thread's posts are done in its order, between two events; what they change is drawn.
  ///
  /// - Parameter body: Called on the app's thread, unless the program has ended and is gone.
  public nonisolated func post(_ body: @escaping @Sendable (App<Route>) -> Void) {
    queue.post { [weak self] in
      guard let self else { return }
      body(self)
    }
  }

  /// Shows a short message at the foot of the active screen, as `Context.notify(_:)` does.
  package nonisolated func notify(_ text: String) {
    inside { app in
      let host = app.session.host
      host.notify(text, on: host.router.active)
    }
  }

  /// Delivers a value to the screen that asked for it, from any thread. The path stays as it is.
  ///
  /// - Returns: Whether it was delivered, once that is known.
  @discardableResult
  public nonisolated func send<Value>(
    _ value: Value, to slot: ReturnSlot<Value>
  ) async -> SendOutcome {
    let (transitions, report) = AsyncStream.makeStream(of: Transition.self)
    // If the app is gone, the stream ends with the post that nobody makes.
    post { app in
      report.yield(app.perform(.provide(value, to: slot)))
      report.finish()
    }
    for await transition in transitions {
      switch await transition.outcome {
      case .completed: return .delivered
      case .refused: return .closed
      default: return .ended
      }
    }
    return .ended
  }
}

/// What became of a value that was sent to a slot.
public enum SendOutcome: Hashable, Sendable {
  /// The screen has it.
  case delivered
  /// The slot is no longer open: the screen that was asked has gone, or the one that asked.
  case closed
  /// The program has ended.
  case ended
}
