/// How long a task of a screen may run.
public enum TaskScope: String, Hashable, Codable, Sendable {
  /// Until its entry leaves the path.
  case onStack
  /// While its entry is on show: cancelled when it disappears, started again when it appears.
  case visible
}
