/// A day of the calendar, without a time or time zone.
public struct Day: Hashable, Sendable {
  /// The first day of year 1.
  public static let earliest = Day(existing: 1, 1, 1)
  /// The last day of year 9999.
  public static let latest = Day(existing: 9999, 12, 31)

  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day.
  ///
  /// - Returns: `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(existing: year, month, day)
  }

  private init(existing year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension Day: Comparable {
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

// Years start in March here, so that the leap day is the last day of its year. The first day is the
// start of such a year 0, 719,468 days before 1970.

extension Day {
  /// The days since 1970-01-01; negative before that.
  public var daysSince1970: Int {
    let year = month > 2 ? year : year - 1
    let month = (month + 9) % 12
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (month * 153 + 2) / 5 + day - 1 - 719_468
  }

  /// Creates a day from the days since 1970-01-01; `nil` if it is outside the calendar.
  public init?(daysSince1970 number: Int) {
    guard (Day.earliest.daysSince1970...Day.latest.daysSince1970).contains(number) else {
      return nil
    }
    let (cycle, dayOfCycle) = (number + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100)
    let month = (dayOfYear * 5 + 2) / 153
    self.init(
      year: cycle * 400 + yearOfCycle + (month < 10 ? 0 : 1),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (month * 153 + 2) / 5 + 1)
  }
}

extension Day: LosslessStringConvertible {
  /// Reads a day such as 2026-11-21, with all its digits.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  public var description: String {
    [(year, 4), (month, 2), (day, 2)]
      .map { number, width in
        let text = String(number)
        return String(repeating: "0", count: width - text.utf8.count) + text
      }
      .joined(separator: "-")
  }
}
