/// A request for a result, as returned by `ask`: the push of the asked screen, and its answer.
///
/// A task that awaits the answer doesn't survive a restart of the program; an answer declared in
/// ``Answers`` does.
public struct ResultRequest<Value: Codable & Sendable>: Sendable {
  /// The slot to which the asked screen returns a value.
  public let slot: ReturnSlot<Value>

  /// The push of the asked screen.
  public let transition: Transition

  let promise: Promise<ResultOutcome<Value>>

  /// The outcome of the request, which arrives exactly once, however the request ends.
  ///
  /// Cancelling the awaiting task ends neither the request nor the wait.
  public var answer: ResultOutcome<Value> {
    get async { await promise.value }
  }

  /// The outcome so far; `nil` while the request is open.
  package var currentAnswer: ResultOutcome<Value>? { promise.current }
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
  /// A change of this kind removed the asked entry.
  case change(Cause)
  /// The entry that asked was removed, but not the asked entry.
  case ownerGone
  /// The asking or the asked entry couldn't be restored, or the saved request was invalid.
  case restoreFailed
  /// The push was not performed, because the screen that asked was not active.
  case stale
  /// The push was not performed. A screen in its way was not left, another change came first, or
  /// the path already had its route.
  case notPushed
}

extension CancellationReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .change(let cause): "\(cause)"
    case .ownerGone: "ownerGone"
    case .restoreFailed: "restoreFailed"
    case .stale: "stale"
    case .notPushed: "notPushed"
    }
  }
}
