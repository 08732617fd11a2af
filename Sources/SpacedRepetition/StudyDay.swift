/// A time with the offset of its local time zone from UTC.
///
/// Nothing below the program's entry point reads a clock or a time zone; both arrive as this value.
public struct LocalTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public let milliseconds: Int
  /// The minutes by which local clocks are ahead of UTC, such as 540 in Japan; negative in the
  /// west. It is one of ``zones``.
  public let minutesEast: Int

  /// The offsets from UTC that a time can have, in minutes to the east: up to 18 hours. No place
  /// has a greater one.
  public static let zones = -1_080...1_080

  /// Creates a local time from a time and an offset. An offset outside ``zones``, as a variable
  /// `TZ` can have, counts as the nearest one.
  public init(milliseconds: Int, minutesEast: Int) {
    self.milliseconds = milliseconds
    self.minutesEast = min(max(minutesEast, Self.zones.lowerBound), Self.zones.upperBound)
  }

  /// The study day that contains the time.
  public var day: StudyDay {
    let local = milliseconds + (minutesEast - StudyDay.firstHour * 60) * 60_000
    let day = 24 * 3_600_000
    return StudyDay(number: local >= 0 ? local / day : (local - day + 1) / day)
  }
}

/// A day as learners count it, from 4:00 to 4:00 local time, so that an evening can extend past
/// midnight.
public struct StudyDay: Hashable, Comparable, Sendable {
  /// The local hour at which a day begins.
  public static let firstHour = 4

  /// The days since 1970-01-01.
  public let number: Int

  /// Creates a day from the days since 1970-01-01.
  public init(number: Int) {
    self.number = number
  }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// The number of nights between two days; negative if the first one is earlier.
  public static func - (left: Self, right: Self) -> Int { left.number - right.number }

  /// The day a number of days later.
  public static func + (day: Self, days: Int) -> Self { Self(number: day.number + days) }
}

extension StudyDay {
  /// Counts the nights from the previous answers to an item until the next one. A clock or time
  /// zone that is set back adds none, and neither does setting it forward again, because the latest
  /// day counts.
  ///
  /// - Parameters:
  ///   - latest: The latest day of the previous answers; `nil` before the first one.
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
