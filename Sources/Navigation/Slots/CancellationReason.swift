/// Why an asking ended without a value.
public enum CancellationReason: Hashable, Codable, Sendable {
  /// A change took the asked entry away.
  case change(Cause)
  /// Only the entry that asked went.
  case ownerGone
  /// The entry that asked was not restored.
  case restoreFailed
  /// The asking itself was not done, since the screen was not on top.
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
