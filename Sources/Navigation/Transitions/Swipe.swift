/// A transition back that follows the pointer until it is released. It has not changed the path
/// yet.
public final class Swipe<Route: RouteValue> {
  /// The screen that goes.
  public let from: Entry<Route>

  /// The screen beneath, drawn from its current state.
  public let to: Entry<Route>

  /// The entries that will be visible once the swipe has gone back, bottom first.
  public var visible: [EntryID] { Array(held.beneath.entries) }

  /// How many of these, the last ones, are sheets over the others.
  public var sheetCount: Int { held.beneath.sheetCount }

  private let held: HeldSwipe
  private let engine: NavigationEngine

  init(_ held: HeldSwipe, from: Entry<Route>, to: Entry<Route>, engine: NavigationEngine) {
    self.held = held
    self.from = from
    self.to = to
    self.engine = engine
  }

  /// The transition, tentative until the swipe is released.
  public var transition: Transition { held.transition }

  /// How far the screens have moved, 0…1. A screen that has to be asked follows at a third of the
  /// speed, and at most to 0.2.
  public var progress: Double { held.progress }

  /// Whether it is let go and the screens are on their way back.
  public var isSpringingBack: Bool { held.isSpringingBack }

  /// Follows the pointer.
  ///
  /// - Parameter hand: The position of the pointer, clamped to 0…1; NaN counts as 0.
  public func move(to hand: Double) { engine.move(held, to: hand) }

  /// Releases the swipe; position and speed decide.
  @discardableResult
  public func release(_ release: SwipeRelease) -> SwipeEnd { engine.release(held, release) }

  /// Releases the swipe and goes back, as at the end of a wheel burst that went far enough.
  @discardableResult
  public func commit() -> SwipeEnd { release(SwipeRelease(progress: 1, velocity: 0)) }

  /// Releases the swipe and lets the screens spring back.
  @discardableResult
  public func cancel() -> SwipeEnd { release(SwipeRelease(progress: 0, velocity: 0)) }
}

/// The position and speed at which a swipe is released.
public struct SwipeRelease: Hashable, Sendable {
  /// How far the swipe went, 0…1.
  public let progress: Double

  /// The speed over the last 100 ms, in cells per second, positive to the right.
  public let velocity: Double

  /// Creates a release. NaN counts as 0.
  public init(progress: Double, velocity: Double) {
    self.progress = progress.isNaN ? 0 : progress
    self.velocity = velocity.isNaN ? 0 : velocity
  }

  /// Whether the swipe commits: it went far enough and was not thrown back, or was thrown forward.
  public var commits: Bool {
    if velocity > 30 { return true }
    return progress >= 0.4 && velocity >= -10
  }
}

/// What happens when a swipe is released.
public enum SwipeEnd: Hashable, Sendable {
  /// The change is committed, and `present` was called to draw the rest of the way.
  case committed
  /// The screens spring back; the front end calls `finishTransition(_:)` when they are in place.
  case springsBack
  /// The pop waits for a running hook or handler; until then there is nothing to draw.
  case queued
  /// The swipe was already over, or its pop did not happen; there is nothing to draw.
  case over
}

/// A swipe as the engine knows it.
final class HeldSwipe {
  /// The screen that goes.
  let from: EntryID

  /// The pop that it turns into; tentative until the swipe is let go.
  let request: Request

  /// What will be visible without that screen.
  var beneath: (entries: EntryIDs, sheetCount: Int) = (.none, 0)

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
