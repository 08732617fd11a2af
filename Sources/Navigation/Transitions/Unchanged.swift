/// Why an operation changed nothing.
public enum Unchanged: String, Hashable, Codable, Sendable, CaseIterable {
  /// There is nothing above the root to take away.
  case atRoot
  /// The path does not hold what was named.
  case absent
  /// The path is already so.
  case equal
}
