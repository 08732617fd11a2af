/// What `ask` hands out: the way to the asked screen, and what comes back from it.
///
/// The waiting form does not outlive the program; the answer declared in ``Answers`` does.
public struct ResultRequest<Value: Codable & Sendable>: Sendable {
  /// The token that the asked screen returns to.
  public let slot: ReturnSlot<Value>

  /// The push of the asked screen.
  public let transition: Transition

  let promise: Promise<ResultOutcome<Value>>

  /// What came back, awaited. Comes exactly once, on every way out.
  ///
  /// Cancelling the task that waits ends neither the request nor the screen; it goes on waiting.
  public var answer: ResultOutcome<Value> {
    get async { await promise.value }
  }
}

/// How a request for a result ended.
public enum ResultOutcome<Value> {
  case returned(Value)
  case cancelled(CancellationReason)
}

extension ResultOutcome: Sendable where Value: Sendable {}
extension ResultOutcome: Equatable where Value: Equatable {}

/// Why a request for a result ended without a value.
public enum CancellationReason: Hashable, Codable, Sendable {
  /// A change took the asked entry away.
  case change(Cause)
  /// Only the entry that asked went.
  case ownerGone
  /// The owner or the asked entry was not restored, or what was saved of the request makes no sense.
  case restoreFailed
  /// The push was not done, since the screen that asked was not on top.
  case stale
}

extension CancellationReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .change(let cause): "\(cause)"
    case .ownerGone: "ownerGone"
    case .restoreFailed: "restoreFailed"
    case .stale: "stale"
    }
  }
}
