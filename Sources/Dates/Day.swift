/// A calendar day, without a time or time zone.
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

extension Day: CodedAsText {
  /// Reads a day such as 2026-11-21.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
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
