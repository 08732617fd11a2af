/// How a transition ended.
public enum Outcome: Hashable, Codable, Sendable {
  /// Done, and drawn where anything is drawn.
  case completed
  /// Another change came before this one was drawn or answered.
  case superseded
  /// A swipe that was let go, or an operation that the program ended before.
  case cancelled
  /// A screen did not let itself be left.
  case vetoed(by: EntryID)
  /// There was nothing to do.
  case unchanged(Unchanged)
  /// The screen that asked was not on top.
  case stale
  /// The slot was settled before.
  indirect case refused(SlotID)
}

extension Outcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .completed: "completed"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    case .vetoed(let id): "vetoed(by: \(id))"
    case .unchanged(let why): "unchanged(\(why))"
    case .stale: "stale"
    case .refused(let slot): "refused(\(slot))"
    }
  }
}

/// Why an operation changed nothing.
public enum Unchanged: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is nothing above the root to take away.
  case atRoot
  /// The path does not hold what was named.
  case absent
  /// The path is already so.
  case equal
}
