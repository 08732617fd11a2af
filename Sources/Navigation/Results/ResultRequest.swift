/// A request for a result, as returned by `ask`: the push of the asked screen, and its answer.
///
/// Awaiting the answer does not survive a restart of the program; an answer declared in ``Answers``
/// does.
public struct ResultRequest<Value: Codable & Sendable>: Sendable {
  /// The slot that the asked screen returns a value to.
  public let slot: ReturnSlot<Value>

  /// The push of the asked screen.
  public let transition: Transition

  let promise: Promise<ResultOutcome<Value>>

  /// Waits for the outcome of the request, which comes exactly once, however the request ends.
  ///
  /// Cancelling the waiting task ends neither the request nor the screen, and the wait continues.
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
  /// A change removed the asked entry.
  case change(Cause)
  /// Only the entry that asked was removed.
  case ownerGone
  /// The owner or the asked entry was not restored, or the saved request was invalid.
  case restoreFailed
  /// The push did not happen, because the screen that asked was not active.
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
