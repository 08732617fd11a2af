/// A timer of a queue: when it is due, and its turn among those due at the same time.
public struct TimerID: Hashable, Comparable, Sendable {
  /// When it is due, on the queue's own clock.
  public let deadline: Duration

  /// Whether a script waits for it.
  public let purpose: TimerPurpose

  /// The order in which timers were made.
  public let sequence: UInt64

  public static func < (left: TimerID, right: TimerID) -> Bool {
    (left.deadline, left.sequence) < (right.deadline, right.sequence)
  }
}
