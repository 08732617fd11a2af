import Records
import SpacedRepetition
import StudyCatalog

/// What the learner has done so far, as ``RecordScreen`` shows it.
struct RecordOverview {
  /// The current day.
  let today: StudyDay
  /// The totals for today and for each lesson.
  private(set) var summary = Summary()
  /// The longest streak of consecutive days with an answer.
  private(set) var longestStreak = 0
  /// The totals for each day in the calendar that has answers.
  private(set) var days: [StudyDay: DaySummary] = [:]
  /// The number of answers from which on a day has each shade of the calendar: the quartiles of the
  /// learner's days, but at least ``leastShades``, so that a first day isn't a busy one.
  private(set) var shades = Self.leastShades
  /// The number of items due today and on each of the next six days.
  var forecast: [Int] = []
  /// The number of items that the learner keeps forgetting.
  var leechCount = 0
  /// The number of learned items, and the share of them, from 0 to 1, that the learner will
  /// probably remember in ``retentionDays`` days. `nil` for fewer than ``leastItems``, which say
  /// little.
  private(set) var retention: (share: Double, count: Int)?
  /// The number of results.
  private(set) var resultCount = 0

  /// The least numbers of answers for the shades of the calendar.
  static let leastShades = [1, 10, 25, 50]
  /// The maximum number of weeks in the calendar.
  static let weeks = 53
  /// The number of days ahead for which ``retention`` is estimated.
  static let retentionDays = 30
  /// The fewest learned items for which ``retention`` is estimated.
  static let leastItems = 20

  init(on today: StudyDay) {
    self.today = today
  }

  /// Whether there is no day with an answer yet.
  var isEmpty: Bool { longestStreak == 0 }

  /// Whether there are answers or results, even of unknown days.
  var hasAnswers: Bool { summary.lessons.values.contains { $0.cards > 0 || $0.best != nil } }

  /// The last seven days, from today back: in a low window, the oldest are out of sight.
  var lastDays: [StudyDay] { (0..<7).map { today + -$0 } }

  /// The days of the calendar: from the Sunday of the first answer's week through today, but at
  /// most ``weeks`` weeks.
  var calendar: [StudyDay] {
    let earliest = Self.earliest(until: today)
    let first = max(earliest, min(days.keys.min() ?? today, today).weekStart)
    return (0...(today - first)).map { first + $0 }
  }

  /// Whether the calendar says more than the chart of the last days: from the second week on.
  var hasCalendar: Bool { calendar.count > 7 }

  /// The shade of a day in the calendar, from 0 for no answers.
  func shade(of day: StudyDay) -> Int {
    let answers = days[day]?.answers ?? 0
    return shades.count { answers >= $0 }
  }

  /// The range of the shades.
  static let shadeRange = 0...leastShades.count

  /// The shades that suit some days.
  private static func shades(for days: some Sequence<DaySummary>) -> [Int] {
    let counts = days.map(\.answers).sorted()
    return leastShades.enumerated().map { quarter, least in
      quarter == 0 || counts.isEmpty
        ? least : max(least, counts[counts.count * quarter / leastShades.count])
    }
  }

  /// The first day of a week of the calendar, counting from 0, and the number of answers in it.
  func answers(inWeek week: Int) -> (first: StudyDay, count: Int) {
    let calendar = calendar.dropFirst(7 * week).prefix(7)
    return (calendar.first ?? today, calendar.map { days[$0]?.answers ?? 0 }.reduce(0, +))
  }

  /// The month to name above each week of the calendar, the one that begins in it; `nil` for no
  /// name. The first week names the month it is in if the next name leaves room for that.
  var monthsAboveCalendar: [Int?] {
    let days = calendar.map { Day($0) }
    var months = stride(from: 0, to: days.count, by: 7).map { week in
      days[week..<min(week + 7, days.count)].first { $0?.day == 1 }??.month
    }
    if months.prefix(3).allSatisfy({ $0 == nil }) { months[0] = days[0]?.month }
    return months
  }

  /// The scale of a chart of items a day, so that a few are a short bar.
  static func scale(of counts: some Sequence<Int>) -> ClosedRange<Double> {
    0...Double(max(20, counts.max() ?? 0))
  }

  /// The scale of the last and the next days, which is one, so that they can be compared.
  var scale: ClosedRange<Double> {
    Self.scale(of: lastDays.map { days[$0]?.answers ?? 0 } + forecast)
  }

  /// The earliest day that the calendar can show.
  private static func earliest(until today: StudyDay) -> StudyDay {
    today.weekStart + -7 * (weeks - 1)
  }
}

extension RecordOverview {
  /// Reads the overview from the records. The caller fills in ``forecast`` and ``leechCount``.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - now: The time.
  ///   - isAsked: Whether a lesson still asks an item.
  /// - Throws: ``RecordsError`` if the records can't be read.
  init(
    _ records: Records, at now: LocalTime, where isAsked: (CardID) -> Bool = { _ in true }
  ) throws(RecordsError) {
    self.init(on: now.day)
    summary = try records.summary(on: today)
    longestStreak = try records.longestStreak()
    days = try records.days(from: Self.earliest(until: today), through: today)
    shades = Self.shades(for: days.values)
    // Of an item that lessons share, each of them counts one.
    if summary.lessons.values.reduce(0, { $0 + $1.learned }) >= Self.leastItems,
      let found = try records.retention(on: today + Self.retentionDays, where: isAsked),
      found.count >= Self.leastItems
    {
      retention = found
    }
    resultCount = try records.resultCount()
  }
}

extension DaySummary {
  /// The percentage of right answers, rounded; `nil` if there are no answers.
  var percent: Int? { RoundRecord.Result(correct: correct, count: answers).percent }

  /// The time spent answering, in seconds: at least 1 if there are any answers, and from one minute
  /// on in whole minutes.
  var seconds: Int {
    let seconds = (milliseconds + 500) / 1_000
    if seconds >= 60 { return (seconds + 30) / 60 * 60 }
    return answers > 0 ? max(1, seconds) : 0
  }
}

extension StudyDay {
  /// The day of the week, from 0 for Sunday.
  var weekday: Int {
    // Day 0 was a Thursday.
    let day = (number + 4) % 7
    return day < 0 ? day + 7 : day
  }

  /// The Sunday on or before this day.
  var weekStart: StudyDay { self + -weekday }
}
