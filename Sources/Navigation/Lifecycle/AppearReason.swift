/// Why an entry comes on show.
public enum AppearReason: String, Hashable, Codable, Sendable, CaseIterable {
  case launched, restored, pushed, revealed, replaced

  /// Why the new top of a change appears.
  ///
  /// - Parameters:
  ///   - wasInPath: Whether the new top was in the old path.
  ///   - oldTopStays: Whether the old top is in the new path.
  init(wasInPath: Bool, oldTopStays: Bool) {
    self = wasInPath ? .revealed : oldTopStays ? .pushed : .replaced
  }
}
