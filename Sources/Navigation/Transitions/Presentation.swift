/// What a front end is asked to draw: the way from one top to the next.
public struct Presentation<Route: RouteValue> {
  /// The handle of the change.
  public let transition: Transition

  /// The old top, whose screen lives until the drawing ends.
  public let from: Entry<Route>

  /// The new top.
  public let to: Entry<Route>

  /// Which way it goes.
  public let direction: Direction

  /// Where to begin, 0…1: how far a swipe had come, else 0.
  public let progress: Double

  @inlinable
  init(
    transition: Transition, from: Entry<Route>, to: Entry<Route>, direction: Direction,
    progress: Double
  ) {
    self.transition = transition
    self.from = from
    self.to = to
    self.direction = direction
    self.progress = progress
  }
}

/// Which way a transition moves.
public enum Direction: String, Hashable, Codable, Sendable {
  /// The new top comes in over the old one.
  case forward
  /// The old top goes and shows what was beneath.
  case backward
  /// One takes the other's place.
  case replacing
}
