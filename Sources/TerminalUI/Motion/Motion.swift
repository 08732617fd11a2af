import Navigation
import TerminalCore

/// The current motion of a stack's screens.
enum Motion<Route: RouteValue> {
  /// Nothing moves, and no frame is scheduled.
  case still
  /// A transition from one top screen to the next.
  case sliding(RunningTransition<Route>, Slide)
  /// A swipe that follows the pointer.
  case swiping(Swipe<Route>)
  /// A swipe that was released and is moving back.
  case springingBack(Swipe<Route>, Slide)

  /// The slide of a motion that runs by itself. Setting it changes nothing else in the motion.
  var slide: Slide? {
    get {
      switch self {
      case .still, .swiping: nil
      case .sliding(_, let slide), .springingBack(_, let slide): slide
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .still, .swiping: break
      case .sliding(let running, _): self = .sliding(running, newValue)
      case .springingBack(let swipe, _): self = .springingBack(swipe, newValue)
      }
    }
  }

  /// The transition that the motion draws.
  var transition: Transition? {
    switch self {
    case .still: nil
    case .sliding(let running, _): running.transition
    case .swiping(let swipe), .springingBack(let swipe, _): swipe.transition
    }
  }

  /// Whether the motion belongs to a swipe that was not completed.
  var isOfSwipe: Bool {
    switch self {
    case .still, .sliding: false
    case .swiping, .springingBack: true
    }
  }

  /// The swipe that follows the pointer, unless a change of the path has superseded it.
  var swipe: Swipe<Route>? {
    guard case .swiping(let swipe) = self, swipe.transition.state == .tentative else { return nil }
    return swipe
  }
}

/// What a motion starts from.
struct MotionStart {
  /// What was visible before the current change; `nil` if a single screen took the whole area.
  var visible: PanesAndSheets?

  /// The top before the current change; `nil` before launch.
  var top: EntryID?

  /// The first screen of the flow that contained the top before the current change, if there was
  /// one.
  var flow: EntryID?

  /// The motion that was interrupted, until something other than its last picture is drawn.
  var interrupted: InterruptedMotion?

  /// Takes the position of the interrupted motion, from which a new one continues; `nil` if that
  /// moved between other screens. The last picture of the interrupted one is then no longer needed.
  mutating func takePosition(from: EntryID, to: EntryID) -> Double? {
    guard let interrupted else { return nil }
    let moved = (interrupted.from, interrupted.to)
    guard moved == (from, to) || moved == (to, from) else { return nil }
    self.interrupted = nil
    return moved == (from, to) ? interrupted.position : 1 - interrupted.position
  }
}

/// A motion that was interrupted by another one.
struct InterruptedMotion {
  /// The entries between which it moved.
  let from: EntryID, to: EntryID

  /// How far it had got, from 0 to 1.
  let position: Double

  /// The last picture that it drew.
  let picture: Frame
}

/// The timing of a motion: a position between 0 and 1 that moves quickly at first and slowly at the
/// end.
struct Slide {
  /// The position at the start.
  let from: Double

  /// The position at the end.
  let to: Double

  /// The time of the start.
  let start: Duration

  /// The time from start to end.
  let duration: Duration

  /// The time of the latest frame. The picture stays the same until the next one, whenever it is
  /// composed.
  var frameTime: Duration

  /// The duration of a slide from 0 to 1.
  static let length = Duration.milliseconds(180)

  /// The duration of a slide from one mode to another.
  static let lengthBetweenModes = Duration.milliseconds(120)

  /// The time between two frames.
  static let frame = Duration.milliseconds(16)

  /// Starts a motion whose duration is proportional to its distance.
  init(from: Double, to: Double, start: Duration, length: Duration = Self.length) {
    self.from = from
    self.to = to
    self.start = start
    frameTime = start
    duration = length * abs(to - from)
  }

  /// The position at a time. The first frame has already moved, so that a key has a visible effect
  /// at once.
  func position(at time: Duration) -> Double {
    guard time < start + duration else { return to }
    let rest = 1 - (time - start + Self.frame) / (duration + Self.frame)
    return from + (to - from) * (1 - rest * rest * rest)
  }

  /// Whether the motion is over at a time.
  func isOver(at time: Duration) -> Bool { time >= start + duration }
}
