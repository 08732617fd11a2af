/// A transition for a front end to draw, from one top to the next.
public struct Presentation<Route: RouteValue> {
  /// The old top, whose screen lives until the drawing ends.
  public let from: Entry<Route>

  /// The new top.
  public let to: Entry<Route>

  @usableFromInline let change: CommittedChange

  @inlinable
  init(of change: CommittedChange, from: Entry<Route>, to: Entry<Route>) {
    self.change = change
    self.from = from
    self.to = to
  }
}

extension Presentation {
  /// The transition of the change.
  public var transition: Transition { change.request.transition }

  /// The direction.
  public var direction: Direction { change.direction }

  /// The progress to start from, 0…1: that of a released swipe, otherwise 0.
  public var progress: Double { change.request.progress }

  /// The entries that were visible before, bottom first.
  public var before: [EntryID] { Array(change.old) }

  /// The entries that are visible now, bottom first.
  public var after: [EntryID] { Array(change.new) }
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
