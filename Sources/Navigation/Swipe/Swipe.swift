/// A transition back that follows the hand and can still be let go. The path is as it was.
public final class Swipe<Route: Hashable & Codable & Sendable> {
  /// The screen that goes.
  public let from: Entry<Route>

  /// The screen beneath, drawn from its present state.
  public let to: Entry<Route>

  private let held: HeldSwipe
  private let conductor: Conductor<Route>

  init(_ held: HeldSwipe, from: Entry<Route>, to: Entry<Route>, conductor: Conductor<Route>) {
    self.held = held
    self.from = from
    self.to = to
    self.conductor = conductor
  }

  /// The handle of the change, tentative until the swipe is let go.
  public var transition: Transition { held.transition }

  /// How far the screens have moved, 0…1. A screen that would not simply go follows at a third of
  /// the speed, and at most to 0.2.
  public var progress: Double { held.progress }

  /// Whether it is let go and the screens are on their way back.
  public var isSpringingBack: Bool { held.isSpringingBack }

  /// Follows the hand.
  ///
  /// - Parameter hand: How far the hand is on its way, 0…1.
  public func move(to hand: Double) { conductor.move(held, to: hand) }

  /// Lets go, and lets place and speed decide.
  @discardableResult
  public func release(_ release: SwipeRelease) -> SwipeEnd { conductor.release(held, release) }

  /// Lets go and goes through, as a burst of the wheel does that went far enough.
  @discardableResult
  public func commit() -> SwipeEnd { release(SwipeRelease(progress: 1, velocity: 0)) }

  /// Lets go and goes back.
  @discardableResult
  public func cancel() -> SwipeEnd { release(SwipeRelease(progress: 0, velocity: 0)) }
}
