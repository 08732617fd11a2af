/// A transition for the front end to draw, from one top entry to the next.
public struct RunningTransition<Route: RouteValue> {
  /// The old top; its screen lives until the drawing ends.
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

extension RunningTransition {
  /// The transition to pass to ``Router/finishTransition(_:)`` at the end of the drawing.
  public var transition: Transition { change.request.transition }

  /// The direction in which the transition is drawn.
  public var direction: Direction { change.direction }

  /// The progress to start from, from 0 to 1: that of a released swipe, otherwise 0.
  public var progress: Double { change.request.progress }

  /// The entries visible before the transition, bottom first.
  public var before: [EntryID] { Array(change.old) }

  /// The entries visible after the transition, bottom first.
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
  /// A path with a higher index is shown.
  case next
  /// A path with a lower index is shown.
  case previous
}
