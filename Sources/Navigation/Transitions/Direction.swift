/// Which way a transition moves.
public enum Direction: String, Hashable, Codable, Sendable {
  /// The new top comes in over the old one.
  case forward
  /// The old top goes and shows what was beneath.
  case backward
  /// One takes the other's place.
  case replacing
}
