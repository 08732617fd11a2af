/// How an operation ended.
public enum Outcome: Hashable, Codable, Sendable {
  /// It was performed, and drawn if there was anything to draw.
  case completed
  /// Another change came before it was drawn or its question was answered, or hooks went on
  /// requesting operations without end.
  case superseded
  /// The swipe sprang back, or the program ended before the operation ran.
  case cancelled
  /// A screen refused to be left, or the user chose to stay.
  case vetoed(by: EntryID)
  /// There was nothing to do.
  case unchanged(Unchanged)
  /// The requester was a screen that is not active.
  case stale
  /// The slot was no longer open, or takes a value of another type. A slot that an earlier run
  /// saved doesn't know its type.
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
  /// There is nothing above the root to remove.
  case atRoot
  /// The path does not contain the route or entry.
  case absent
  /// The path is already the requested one.
  case equal
}
