import Records
import SpacedRepetition

/// What the person has done so far, for the screen that shows it.
struct RecordOverview {
  /// The day on which it is looked at.
  let today: StudyDay
  /// The sums of today, and of each lesson.
  private(set) var summary = Summary()
  /// The most days in a row with an answer.
  private(set) var longestStreak = 0
  /// What was done on each day that the calendar shows.
  private(set) var days: [StudyDay: DaySummary] = [:]
  /// How many items are due on today and on each of the next six days.
  var forecast: [Int] = []
  /// How many items are forgotten again and again.
  var leechCount = 0
  /// The share of items that will be remembered in thirty days; `nil` before the first answer.
  private(set) var retention: Double?
  /// What came out of the rounds, the latest first.
  private(set) var results: [RoundResult] = []

  /// The number of weeks that the calendar shows at most.
  static let weeks = 53
  /// The days after which ``retention`` is estimated.
  static let retentionDays = 30

  init(on today: StudyDay) {
    self.today = today
  }

  /// Whether nothing was ever answered.
  var isEmpty: Bool { longestStreak == 0 }

  /// The last seven days, the oldest first.
  var lastDays: [StudyDay] { (-6...0).map { today + $0 } }

  /// The days of the calendar: whole weeks from the first answer on, which end today.
  var calendar: [StudyDay] {
    let earliest = Self.earliest(until: today)
    let first = max(earliest, min(days.keys.min() ?? today, today).weekStart)
    return (0...(today - first)).map { first + $0 }
  }

  /// The first day that a calendar can show.
  private static func earliest(until today: StudyDay) -> StudyDay {
    today.weekStart + -7 * (weeks - 1)
  }
}

extension RecordOverview {
  /// Reads the records.
  init(_ records: Records, at now: LocalTime) throws(RecordsError) {
    self.init(on: now.day)
    summary = try records.summary(on: today)
    longestStreak = try records.longestStreak()
    days = try records.days(from: Self.earliest(until: today), through: today)
    retention = try records.retention(on: today + Self.retentionDays)
    results = try records.results()
  }
}

extension DaySummary {
  /// How much was done, from 0 for nothing to 4.
  var level: Int { [1, 10, 25, 50].count { answers >= $0 } }

  /// All levels.
  static let levels = 0...4

  /// The share of right answers in percent, rounded down; `nil` without answers.
  var percent: Int? { answers > 0 ? correct * 100 / answers : nil }

  /// The time from questions to answers in minutes, at least one if anything was answered.
  var minutes: Int { answers > 0 ? max(1, (milliseconds + 30_000) / 60_000) : 0 }
}

extension StudyDay {
  /// The day of the week, from 0 for Sunday.
  var weekday: Int {
    // The day with the number 0 was a Thursday.
    let day = (number + 4) % 7
    return day < 0 ? day + 7 : day
  }

  /// The Sunday on or before the day.
  var weekStart: StudyDay { self + -weekday }
}
