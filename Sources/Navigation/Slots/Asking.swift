/// What `ask` hands out: the way to the asked screen, and what comes back from it.
///
/// The waiting form does not outlive the program; the answer declared in ``Answers`` does.
public struct Asking<Value: Codable & Sendable>: Sendable {
  /// The token that the asked screen returns to.
  public let slot: ReturnSlot<Value>

  /// The push of the asked screen.
  public let transition: Transition

  let promise: Promise<Settlement<Value>>

  /// What came back, awaited. Comes exactly once, on every way out.
  ///
  /// Cancelling the task that waits ends neither the asking nor the screen; it goes on waiting.
  public var answer: Settlement<Value> {
    get async { await promise.value }
  }
}
