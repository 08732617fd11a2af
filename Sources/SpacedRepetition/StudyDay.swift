/// A moment as the clock on the wall shows it: the time, and how far the zone is from UTC.
///
/// Nothing below the program's entry reads a clock or a zone; they come in as this value.
public struct LocalTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public let milliseconds: Int
  /// Minutes that local clocks are ahead of UTC, such as 540 in Japan; negative in the west.
  public let minutesEast: Int

  /// Joins a time and a zone.
  public init(milliseconds: Int, minutesEast: Int) {
    self.milliseconds = milliseconds
    self.minutesEast = minutesEast
  }

  /// The study day that the moment belongs to.
  public var day: StudyDay {
    let local = milliseconds + (minutesEast - StudyDay.firstHour * 60) * 60_000
    let day = 24 * 3_600_000
    return StudyDay(number: local >= 0 ? local / day : (local - day + 1) / day)
  }
}

/// A day as learners count them: it begins at 4:00 local time, so that an evening ends after midnight.
public struct StudyDay: Hashable, Comparable, Sendable {
  /// The hour of the local clock at which a day begins.
  public static let firstHour = 4

  /// The days since 1970-01-01.
  public let number: Int

  /// Names a day by the days since 1970-01-01.
  public init(number: Int) {
    self.number = number
  }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// The nights between two days; negative if the first is the earlier one.
  public static func - (left: Self, right: Self) -> Int { left.number - right.number }

  /// The day so many days later.
  public static func + (day: Self, days: Int) -> Self { Self(number: day.number + days) }
}

extension StudyDay {
  /// Counts the nights from the answers to an item to the next one. A clock or a zone that goes back
  /// adds none, nor does its way forward again: the latest day counts, not the last one.
  ///
  /// - Parameters:
  ///   - latest: The latest day of the answers before; `nil` before the first one.
  ///   - day: The day of the answer.
  /// - Returns: The nights, and the latest day from then on.
  public static func nights(
    since latest: StudyDay?, on day: StudyDay
  ) -> (count: Int, latest: StudyDay) {
    guard let latest else { return (0, day) }
    let later = max(latest, day)
    return (later - latest, later)
  }
}
