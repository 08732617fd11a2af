/// What happens to an entry.
public enum LifecyclePhase: Hashable, Codable, Sendable {
  /// Its screen was made.
  case created
  case willAppear(AppearReason)
  case didAppear
  case willDisappear(DisappearReason)
  case didDisappear
  /// It left the path; its screen is freed. Comes once, and last.
  case removed
}

extension LifecyclePhase: CustomStringConvertible {
  public var description: String {
    switch self {
    case .created: "created"
    case .willAppear(let reason): "willAppear(\(reason))"
    case .didAppear: "didAppear"
    case .willDisappear(let reason): "willDisappear(\(reason))"
    case .didDisappear: "didDisappear"
    case .removed: "removed"
    }
  }
}
