import SpacedRepetition

/// The time as the learner's clocks show it.
struct StudyClock: Sendable {
  private let read: @Sendable () -> LocalTime
  private let zone: (@Sendable (_ milliseconds: Int) -> LocalTime)?

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - read: Returns the current time.
  ///   - zone: Returns the local time of a moment, in milliseconds since 1970; `nil` for a zone
  ///     whose offset never changes.
  init(
    _ read: @escaping @Sendable () -> LocalTime,
    zone: (@Sendable (_ milliseconds: Int) -> LocalTime)?
  ) {
    (self.read, self.zone) = (read, zone)
  }

  /// The current time.
  var now: LocalTime { read() }

  /// The current study day.
  var today: StudyDay { now.day }

  /// The local time of a moment, as clocks showed it then.
  func time(at milliseconds: Int) -> LocalTime {
    zone?(milliseconds) ?? LocalTime(milliseconds: milliseconds, minutesEast: now.minutesEast)
  }
}
