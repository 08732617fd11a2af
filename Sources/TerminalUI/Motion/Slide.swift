/// The motion from one place to another, from 0 to 1, quick at first.
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
