import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The record")
struct RecordTests {
  /// 2026-04-01, a Wednesday.
  private static let today = StudyDay(number: 20_544)

  @Test(
    "begins its weeks on Sunday",
    arguments: [
      (20_541, 0, "2026-03-29"), (20_544, 3, "2026-03-29"), (20_547, 6, "2026-03-29"),
      (20_548, 0, "2026-04-05"), (0, 4, "1969-12-28"), (-1, 3, "1969-12-28"),
    ])
  func weekdays(number: Int, weekday: Int, sunday: String) {
    let day = StudyDay(number: number)
    #expect(day.weekday == weekday)
    #expect(Day(day.weekStart).map { "\($0)" } == sunday)
  }

  @Test("reads a week as the sum of its answers, and says nothing of one without any")
  func weeks() throws {
    let records = Records.inMemory()
    let now = LocalTime(milliseconds: Self.today.number * 86_400_000, minutesEast: 540)
    for day in [0, 1, 2, 16] {
      try answer(day + 1, .good, at: now.milliseconds - day * 86_400_000, to: records)
    }
    let overview = try RecordOverview(records, at: now)
    let weeks = (0..<(overview.calendar.count + 6) / 7).map { overview.answers(inWeek: $0) }
    let words = { language in weeks.map { StudyModel(language).words(for: $0) } }
    #expect(words(.english) == ["Week of Mar 15: 1", nil, "Week of Mar 29: 3"])
    #expect(words(.japanese).last == "3月29日からの1週間：3問")
  }

  @Test(
    "has a calendar of whole weeks, from the first answer up to today, and of a year at most",
    arguments: 0..<7, [(0, 1), (3, 1), (20, 3), (2_000, 1)])
  func calendar(later: Int, ago: (days: Int, weeks: Int)) throws {
    let today = Self.today + later
    let records = Records.inMemory()
    let now = LocalTime(milliseconds: today.number * 86_400_000 + 6 * 3_600_000, minutesEast: 540)
    try answer(1, .good, at: now.milliseconds - ago.days * 86_400_000, to: records)
    let calendar = try RecordOverview(records, at: now).calendar
    #expect(calendar.first?.weekday == 0 && calendar.last == today)
    #expect(calendar.count <= RecordOverview.weeks * 7)
    #expect(ago.days > 400 || calendar.contains(today + -ago.days))
    #expect(abs((calendar.count + 6) / 7 - ago.weeks) <= 1)
    #expect(zip(calendar, calendar.dropFirst()).allSatisfy { $1 - $0 == 1 })
  }

  @Test(
    "counts an answer for the day that began at four in the morning",
    arguments: [(-1, 0), (0, 1), (24 * 60 - 1, 1), (24 * 60, 0)])
  func boundaries(minutesAfterFour: Int, count: Int) throws {
    let records = Records.inMemory()
    // Four in the morning of the day, nine hours east of UTC.
    let four = Self.today.number * 86_400_000 - 5 * 3_600_000
    try answer(1, .good, at: four + minutesAfterFour * 60_000, to: records)
    let now = LocalTime(milliseconds: four + 12 * 3_600_000, minutesEast: 540)
    let overview = try RecordOverview(records, at: now)
    #expect(overview.today == Self.today)
    #expect((overview.days[Self.today]?.answers ?? 0) == count)
  }

  @Test(
    "shades days by their answers",
    arguments: [
      (1, 1, 10), (9, 1, 120), (10, 2, 120), (24, 2, 240), (25, 3, 240), (49, 3, 480),
      (50, 4, 480), (80, 4, 780),
    ])
  func levels(answers: Int, level: Int, seconds: Int) throws {
    let records = Records.inMemory()
    for item in 0..<answers { try answer(item, .good, at: Self.noon, to: records) }
    let overview = try RecordOverview(records, at: Self.now)
    let day = overview.summary.today
    #expect(overview.shade(of: Self.today) == level)
    #expect(day.percent == 100 && day.seconds == seconds)
  }

  @Test("shades the days of a busy learner by their quarters")
  func busyDays() throws {
    let records = Records.inMemory()
    for day in 0..<8 {
      for item in 0..<(60 + day) {
        try answer(item, .good, at: Self.noon - day * 86_400_000, to: records)
      }
    }
    let overview = try RecordOverview(records, at: Self.now)
    #expect((0..<9).map { overview.shade(of: Self.today + -$0) } == [1, 1, 2, 2, 3, 3, 4, 4, 0])
    #expect(overview.shades == [1, 62, 64, 66])
  }

  @Test("knows what lies behind and ahead")
  func overview() throws {
    let records = try records()
    let overview = try RecordOverview(records, at: Self.now)
    #expect(overview.summary.streak == 2 && overview.longestStreak == 3)
    #expect(overview.lastDays.map { overview.days[$0]?.answers ?? 0 } == [2, 1, 0, 1, 1, 1, 0])
    #expect(overview.resultCount == 1)
    #expect(overview.retention.map { $0.share > 0.5 && $0.share < 1 && $0.count == 20 } == true)
  }

  @Test(
    "estimates nothing from a few learned items, nor from any that aren't",
    arguments: [(19, .easy, false), (20, .easy, true), (60, .again, false), (60, .good, false)]
      as [(Int, Grade, Bool)])
  func fewItems(count: Int, grade: Grade, isEstimated: Bool) throws {
    let records = Records.inMemory()
    for item in 1...count { try answer(item, grade, at: Self.noon, to: records) }
    #expect((try RecordOverview(records, at: Self.now).retention != nil) == isEstimated)
  }

  @Test(
    "shows all of it, at any width and in both languages",
    arguments: [Language.japanese, .english], [40, 80, 120])
  func looks(language: Language, columns: Int) throws {
    let model = StudyModel(language, clock: { Self.now })
    try fill(model.records)
    let lines = lines(of: [.record], model, columns: columns, rows: 60)
    func shows(_ japanese: String, _ english: String) -> Bool {
      lines.contains { $0.contains(language(japanese, english)) }
    }
    #expect(shows("2日連続（最長3日）", "2-day streak (longest: 3 days)"))
    #expect(shows("きょう 2問  20秒  正解 50%", "Today 2 answers  20 s  50% right"))
    #expect(shows("おぼえた20問のうち", "of 20 learned questions"))
    #expect(shows("4月", "Apr") && shows("火 31日", "Tue Mar 31") && shows("木  2日", "Thu Apr  2"))
    // Eleven capitals, five of which another lesson asks too.
    #expect(shows("16/289", "16/289") && shows("これまでの結果", "Results"))
    let other = StudyModel(language, clock: { Self.now })
    try fill(other.records)
    let results = StudyScreensTests.lines(
      of: [.record, .results], other, columns: columns, rows: 60)
    func lists(_ japanese: String, _ english: String) -> Bool {
      results.contains { $0.contains(language(japanese, english)) }
    }
    #expect(lists("県庁所在地", "Prefectural capitals") && lists("15:00", "15:00"))
    // The numbers are left out where there is no room for them, but not the share.
    #expect(lists("1/2   50%", "  50%") && (lists("1/2   50%", "1/2   50%") || columns == 40))
  }

  @Test(
    "tells when a round was: the time of today, otherwise the day",
    arguments: [(0, "きょう 15:00"), (12, "きょう 15:00"), (13, "4月1日"), (7_000, "2026年4月1日")])
  func time(hours: Int, words: String) throws {
    let now = LocalTime(
      milliseconds: Self.now.milliseconds + hours * 3_600_000, minutesEast: Self.now.minutesEast)
    let model = StudyModel(.japanese, clock: { now })
    try fill(model.records)
    let lines = lines(of: [.record, .round(4)], model, columns: 80, rows: 24)
    #expect(lines.contains { $0.contains("50%  \(words) 終了") })
  }

  @Test("names the day of a round in the time zone offset of that day, not in that of today")
  func changedClocks() throws {
    // Berlin, where clocks show summer time until the end of October.
    let zone = { @Sendable milliseconds in
      LocalTime(
        milliseconds: milliseconds, minutesEast: milliseconds < 1_792_890_000_000 ? 120 : 60)
    }
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: .inMemory(), seed: 1,
      clock: { zone(1_795_255_200_000) }, zone: zone)
    let round = RoundRecord(id: 1, lesson: nil, seed: 1, began: 0)
    try model.records.finish(
      round, .init(correct: 1, count: 2), at: zone(1_783_650_000_000))  // July 10, 4:20
    let lines = lines(of: [.record, .round(1)], model, columns: 80, rows: 24)
    #expect(lines.contains { $0.contains("Jul 10") }, "\(lines)")
  }

  @Test("opens a round with the answers that were wrong")
  func round() throws {
    let model = StudyModel(.japanese, clock: { Self.now })
    try fill(model.records)
    let lines = lines(of: [.record, .round(4)], model, columns: 80, rows: 60).joined(
      separator: "\n")
    #expect(lines.contains("2問中 1問正解  50%  きょう 15:00 終了"))
    #expect(lines.contains("愛知県の県庁所在地は？"))
    #expect(lines.contains("✗ 豊橋市") && lines.contains("✓ 名古屋市"))
    #expect(!lines.contains("岐阜県"))
  }

  @Test(
    "names each mistake of a round once, in the words of the person",
    arguments: [
      (AnswerForm.picker, "23201", "✗ Toyohashi", "21"), (.choice, "名古屋市", "✗ Nagoya", "21"),
      (.typed, "tokio", "✗ tokio", "21"), (.typed, "", "✗ I don’t know", "21"),
      // A choice that answers no other question.
      (.choice, "港区", "✗ Minato", "13"),
    ])
  func words(form: AnswerForm, given: String, shown: String, item: String) throws {
    let model = StudyModel(.english, clock: { Self.now })
    let round = RoundRecord(id: 5, lesson: nil, seed: 1, began: Self.noon)
    for _ in 0..<2 {
      try model.records.answer(
        AnswerRecord(
          card: CardID(lesson: MapLesson.capital.id, item: item), form: form, given: given,
          grade: .again, milliseconds: 1_000, time: Self.now,
          round: 5))
    }
    try model.records.finish(round, .init(correct: 0, count: 1), at: Self.now)
    let lines = lines(of: [.record, .round(5)], model, columns: 80, rows: 60)
    #expect(lines.count { $0.contains(shown) } == 1 && lines.count { $0.contains("✗") } == 1)
  }

  @Test("says what to do before the first answer, and that a round is not known")
  func empty() throws {
    let record = lines(
      of: [.record], StudyModel(.english, clock: { Self.now }), columns: 80, rows: 60
    ).joined()
    #expect(record.contains("Nothing yet. Answer a lesson"))
    #expect(!record.contains("Results") && !record.contains("in a row"))
    let round = lines(
      of: [.round(1)], StudyModel(.english, clock: { Self.now }), columns: 80, rows: 60
    ).joined()
    #expect(round.contains("no longer exists"))
  }
}

// MARK: - A learner

extension RecordTests {
  private static var noon: Int { today.number * 86_400_000 + 6 * 3_600_000 }
  private static var now: LocalTime { LocalTime(milliseconds: noon, minutesEast: 540) }

  private func records() throws -> Records {
    let records = Records.inMemory()
    try fill(records)
    return records
  }

  /// A day with 15 answers two weeks ago, four days with an answer each, and today a round with a
  /// mistake: 20 learned items, from which on it is estimated what will be remembered.
  private func fill(_ records: Records) throws {
    for item in 1...15 { try answer(item, .easy, at: Self.noon - 14 * 86_400_000, to: records) }
    for day in [-5, -4, -3, -1] {
      try answer(30 + day, .easy, at: Self.noon + day * 86_400_000, to: records)
    }
    let began = Self.noon - 600_000
    let round = RoundRecord(id: 4, lesson: MapLesson.capital.id, seed: 1, began: began)
    try records.begin(round)
    try answer(21, .easy, at: began, in: 4, to: records)
    try answer(23, .again, at: began + 9_000, in: 4, to: records)
    try records.finish(round, .init(correct: 1, count: 2), at: Self.now)
  }

  func answer(
    _ item: Int, _ grade: Grade, at milliseconds: Int, in round: Int? = nil, to records: Records
  ) throws {
    try records.answer(
      AnswerRecord(
        card: CardID(lesson: MapLesson.capital.id, item: "\(item)"), form: .typed,
        given: "豊橋市", grade: grade, milliseconds: 10_000,
        time: LocalTime(milliseconds: milliseconds, minutesEast: 540),
        round: round))
  }
}
