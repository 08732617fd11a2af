/// Why an entry goes off show.
public enum DisappearReason: String, Hashable, Codable, Sendable, CaseIterable {
  case covered, popped, replaced, quit

  /// Why the old top of a change disappears.
  ///
  /// - Parameters:
  ///   - staysInPath: Whether the old top is in the new path.
  ///   - newTopWasThere: Whether the new top was in the old path.
  init(staysInPath: Bool, newTopWasThere: Bool) {
    self = staysInPath ? .covered : newTopWasThere ? .popped : .replaced
  }
}
