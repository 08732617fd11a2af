import Navigation
import TerminalCore

/// What is moving in a stack.
enum Motion<Route: Hashable & Codable & Sendable> {
  /// Nothing, and no timer runs.
  case still
  /// A change of the top that is being shown.
  case sliding(Presentation<Route>, Slide)
  /// A swipe that follows the hand.
  case swiping(Swipe<Route>)
  /// A swipe that was let go and goes back.
  case springingBack(Swipe<Route>, Slide)

  /// The swipe that follows the hand, while one does.
  var swipe: Swipe<Route>? {
    guard case .swiping(let swipe) = self, swipe.transition.state == .tentative else { return nil }
    return swipe
  }
}

/// Where a motion stood when another one took over from it.
struct InterruptedMotion {
  /// The entries between which it moved.
  let from: EntryID, to: EntryID

  /// How far it had come, from 0 to 1.
  let position: Double

  /// What it showed.
  let picture: Frame
}

/// The course of a motion over time, from one place to another between 0 and 1, quick at first.
struct Slide {
  /// Where the motion began.
  let from: Double

  /// Where it ends.
  let to: Double

  /// When it began.
  let start: Duration

  /// How long it takes.
  let duration: Duration

  /// The time that a whole slide takes.
  static let length = Duration.milliseconds(180)

  /// The time between two frames.
  static let frame = Duration.milliseconds(16)

  /// Makes a motion whose length is in proportion to its way.
  init(from: Double, to: Double, start: Duration) {
    self.from = from
    self.to = to
    self.start = start
    duration = Self.length * abs(to - from)
  }

  /// Where the motion is at a time. It is under way in the first frame already, so that a key is
  /// seen to do something at once.
  func position(at time: Duration) -> Double {
    guard time < start + duration else { return to }
    let rest = 1 - (time - start + Self.frame) / (duration + Self.frame)
    return from + (to - from) * (1 - rest * rest * rest)
  }

  /// Whether the motion is over at a time.
  func isOver(at time: Duration) -> Bool { time >= start + duration }
}
