/// A day of the calendar, without a time or a time zone.
public struct Day: Hashable, Sendable {
  /// The year, such as 2026.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Names a day.
  ///
  /// - Returns: `nil` for a day that no month can have.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }
}

extension Day: Comparable {
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Day: CodedAsText {
  /// Reads the form 2026-11-21.
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
