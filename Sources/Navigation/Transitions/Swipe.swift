/// A transition back that follows the pointer. It doesn't change the path until it is released.
public final class Swipe<Route: RouteValue> {
  /// The top entry, which the swipe would remove.
  public let from: Entry<Route>

  /// The entry below, drawn from its current state.
  public let to: Entry<Route>

  /// The entries that will be visible if the swipe commits, bottom first.
  public var visible: [EntryID] { Array(held.beneath.entries) }

  /// The number of sheets among these entries; they are the last ones.
  public var sheetCount: Int { held.beneath.sheetCount }

  private let held: HeldSwipe
  private let engine: NavigationEngine

  init(_ held: HeldSwipe, from: Entry<Route>, to: Entry<Route>, engine: NavigationEngine) {
    self.held = held
    self.from = from
    self.to = to
    self.engine = engine
  }

  /// The transition, which is `tentative` until the swipe is released.
  public var transition: Transition { held.transition }

  /// How far the screens have moved, from 0 to 1. A screen that has to be asked follows at a third
  /// of the speed, and at most to 0.2.
  public var progress: Double { held.progress }

  /// Follows the pointer.
  ///
  /// - Parameter position: Where the pointer is, clamped to 0…1; NaN counts as 0.
  public func move(to position: Double) { engine.move(held, to: position) }

  /// Releases the swipe, which commits or springs back depending on its position and speed.
  @discardableResult
  public func release(_ release: SwipeRelease) -> SwipeEnd { engine.release(held, release) }

  /// Releases the swipe and commits it, as at the end of a burst of wheel events that went far
  /// enough.
  @discardableResult
  public func commit() -> SwipeEnd { release(SwipeRelease(progress: 1, velocity: 0)) }

  /// Releases the swipe and lets the screens spring back.
  @discardableResult
  public func cancel() -> SwipeEnd { release(SwipeRelease(progress: 0, velocity: 0)) }
}

/// The position and velocity at which a swipe is released.
public struct SwipeRelease: Hashable, Sendable {
  /// How far the swipe went, from 0 to 1.
  public let progress: Double

  /// The velocity over the last 100 ms, in cells per second, positive to the right.
  public let velocity: Double

  /// Creates a release. NaN counts as 0 in both arguments.
  public init(progress: Double, velocity: Double) {
    self.progress = progress.isNaN ? 0 : progress
    self.velocity = velocity.isNaN ? 0 : velocity
  }

  /// Whether the swipe commits: it went far enough and wasn't flung back, or was flung forward.
  public var commits: Bool {
    if velocity > 30 { return true }
    return progress >= 0.4 && velocity >= -10
  }
}

/// What happens after a swipe is released.
public enum SwipeEnd: Hashable, Sendable {
  /// The change is committed; ``NavigationHost/draw(_:)`` was called to draw the rest of it.
  case committed
  /// The screens spring back; the front end calls ``Router/finishTransition(_:)`` when they arrive.
  case springsBack
  /// The pop waits for a running hook or handler; until then there is nothing to draw.
  case queued
  /// The swipe was already over, or its pop did not happen; there is nothing to draw.
  case over
}

/// The engine's state of a swipe.
final class HeldSwipe {
  /// The course of a swipe, unless it commits.
  enum Phase {
    case held
    /// It was released, and the screens are moving back.
    case springingBack
    /// The screens are moving back; then the top is asked whether it may be left.
    case springingBackToAsk
  }

  /// The top entry, which the swipe would remove.
  let from: EntryID

  /// The pop to perform if the swipe commits; `tentative` until the swipe is released.
  let request: Request

  /// The entries that will be visible without the top, and how many of them are sheets.
  var beneath: (entries: EntryIDs, sheetCount: Int) = (.none, 0)

  /// How far the screens have moved, from 0 to 1.
  var progress = 0.0

  var phase = Phase.held

  init(from: EntryID, request: Request) {
    self.from = from
    self.request = request
  }

  /// The transition of the pop.
  var transition: Transition { request.transition }
}
