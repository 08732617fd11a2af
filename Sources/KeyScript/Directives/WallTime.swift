/// A moment on the wall clock with its distance from UTC, such as `2026-04-01T09:00:00+09:00`.
public struct WallTime: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The seconds since midnight where the clock hangs.
  public let secondOfDay: Int
  /// How far the clock is ahead of UTC, in minutes.
  public let minutesAheadOfUTC: Int

  /// The seconds since midnight UTC before the first of January 1970.
  public var secondsSince1970: Int {
    daysSince1970 * 86_400 + secondOfDay - minutesAheadOfUTC * 60
  }

  /// Makes a moment, or `nil` when the calendar has no such day or the day no such time.
  public init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, minutesAheadOfUTC: Int
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (-18 * 60...18 * 60).contains(minutesAheadOfUTC)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.secondOfDay = (hour * 60 + minute) * 60 + second
    self.minutesAheadOfUTC = minutesAheadOfUTC
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var daysSince1970: Int {
    let before = year - 1
    let daysOfYears = before * 365 + before / 4 - before / 100 + before / 400
    let daysOfMonths = (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
    return daysOfYears + daysOfMonths + day - 1 - 719_162
  }
}
