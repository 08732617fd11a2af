/// A transition for a front end to draw, from one top to the next.
public struct Presentation<Route: RouteValue> {
  /// The transition of the change.
  public let transition: Transition

  /// The old top, whose screen lives until the drawing ends.
  public let from: Entry<Route>

  /// The new top.
  public let to: Entry<Route>

  /// The direction.
  public let direction: Direction

  /// The progress to start from, 0…1: that of a released swipe, otherwise 0.
  public let progress: Double

  /// The visible entries before and after.
  @usableFromInline let visible: (before: EntryIDs, after: EntryIDs)

  @inlinable
  init(
    transition: Transition, from: Entry<Route>, to: Entry<Route>,
    visible: (EntryIDs, EntryIDs), direction: Direction, progress: Double
  ) {
    self.transition = transition
    self.from = from
    self.to = to
    self.visible = visible
    self.direction = direction
    self.progress = progress
  }
}

extension Presentation {
  /// The entries that were visible before, bottom first.
  public var before: [EntryID] { Array(visible.before) }

  /// The entries that are visible now, bottom first.
  public var after: [EntryID] { Array(visible.after) }
}

/// The direction of a transition.
public enum Direction: String, Hashable, Codable, Sendable {
  /// The new top moves in over the old one.
  case forward
  /// The old top moves out and reveals the screen beneath.
  case backward
  /// The new top replaces the old one.
  case replacing
  /// A path is shown whose place among the paths is further on.
  case next
  /// A path is shown whose place among the paths is further back.
  case previous
}
