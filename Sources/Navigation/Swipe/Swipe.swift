/// A transition back that follows the hand and can still be let go. The path is as it was.
public final class Swipe<Route: Hashable & Codable & Sendable> {
  /// The screen that goes.
  public let from: Entry<Route>

  /// The screen beneath, drawn from its present state.
  public let to: Entry<Route>

  /// The handle of the change, tentative until the swipe is let go.
  public let transition: Transition

  let origin: Origin
  unowned let router: Router<Route>

  /// How far the screens have moved, 0…1. A screen that would not simply go follows at a third of
  /// the speed, and at most to 0.2.
  public internal(set) var progress = 0.0

  /// Whether it is let go and the screens are on their way back.
  public internal(set) var isSpringingBack = false

  /// Whether the screen is asked when it is back in its place.
  var asksWhenBack = false

  init(
    from: Entry<Route>, to: Entry<Route>, origin: Origin, router: Router<Route>
  ) {
    self.from = from
    self.to = to
    self.origin = origin
    self.router = router
    transition = Transition(.tentative)
  }

  /// Follows the hand.
  ///
  /// - Parameter hand: How far the hand is on its way, 0…1.
  public func move(to hand: Double) { router.move(self, to: hand) }

  /// Lets go, and lets place and speed decide.
  @discardableResult
  public func release(_ release: SwipeRelease) -> SwipeEnd { router.release(self, release) }

  /// Lets go and goes through, as a burst of the wheel does that went far enough.
  @discardableResult
  public func commit() -> SwipeEnd { release(SwipeRelease(progress: 1, velocity: 0)) }

  /// Lets go and goes back.
  @discardableResult
  public func cancel() -> SwipeEnd { release(SwipeRelease(progress: 0, velocity: 0)) }
}
