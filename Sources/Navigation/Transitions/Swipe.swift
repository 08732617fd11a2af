/// A transition back that follows the hand and can still be let go. The path is as it was.
public final class Swipe<Route: RouteValue> {
  /// The screen that goes.
  public let from: Entry<Route>

  /// The screen beneath, drawn from its present state.
  public let to: Entry<Route>

  private let held: HeldSwipe
  private let engine: NavigationEngine

  init(_ held: HeldSwipe, from: Entry<Route>, to: Entry<Route>, engine: NavigationEngine) {
    self.held = held
    self.from = from
    self.to = to
    self.engine = engine
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
  /// - Parameter hand: How far the hand is on its way, clamped to 0…1; what is not a number is 0.
  public func move(to hand: Double) { engine.move(held, to: hand) }

  /// Lets go, and lets place and speed decide.
  @discardableResult
  public func release(_ release: SwipeRelease) -> SwipeEnd { engine.release(held, release) }

  /// Lets go and goes through, as a burst of the wheel does that went far enough.
  @discardableResult
  public func commit() -> SwipeEnd { release(SwipeRelease(progress: 1, velocity: 0)) }

  /// Lets go and goes back.
  @discardableResult
  public func cancel() -> SwipeEnd { release(SwipeRelease(progress: 0, velocity: 0)) }
}

/// The moment at which a swipe is let go.
public struct SwipeRelease: Hashable, Sendable {
  /// How far it came, 0…1 of the way.
  public let progress: Double

  /// How fast it went over the last 100 ms, in cells a second, rightward positive.
  public let velocity: Double

  /// Describes a release. What is not a number counts as 0.
  public init(progress: Double, velocity: Double) {
    self.progress = progress.isNaN ? 0 : progress
    self.velocity = velocity.isNaN ? 0 : velocity
  }

  /// Whether the swipe goes through: far enough and not thrown back, or thrown forward.
  public var commits: Bool {
    if velocity > 30 { return true }
    return progress >= 0.4 && velocity >= -10
  }
}

/// What a front end draws when a swipe is let go.
public enum SwipeEnd: Hashable, Sendable {
  /// The change is committed; the rest of the way was handed to `present`.
  case committed
  /// The screens go back to where they were; `finishTransition()` says when they are there.
  case springsBack
  /// The pop waits for the hook or handler that is running; until then there is nothing to draw.
  case queued
  /// The swipe was over before, or its pop was not done; there is nothing to draw.
  case over
}

/// A swipe as the engine knows it.
final class HeldSwipe {
  /// The screen that goes.
  let from: EntryID

  /// The pop that it turns into; tentative until the swipe is let go.
  let request: Request

  /// How far the screens have moved, 0…1.
  var progress = 0.0

  /// Whether it is let go and the screens are on their way back.
  var isSpringingBack = false

  /// Whether the screen is asked when it is back in its place.
  var asksWhenBack = false

  init(from: EntryID, request: Request) {
    self.from = from
    self.request = request
  }

  /// The handle of the change.
  var transition: Transition { request.transition }
}
