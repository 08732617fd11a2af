import Records
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@Suite("Records")
struct RecordsTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
  }

  @Test("are there again after an answer, and only for their owner")
  func answer() throws {
    let answer = Learner.answer(14, .hard)
    do {
      let records = learner.open()
      #expect(records.obstacle == nil)
      try records.answer(answer)
    }
    #expect(learner.temporary.permissions("study") == 0o700)
    #expect(learner.temporary.permissions("study/study.db") == 0o600)
    #expect(learner.temporary.names(in: "study") == ["study.db"])
    let records = learner.open()
    var kept: [AnswerRecord] = []
    try records.eachAnswer {
      kept.append($0.answer)
      return true
    }
    #expect(kept == [answer])
    #expect(
      try records.card(Learner.id(14)) == Scheduler().card(nil, after: .hard, on: Learner.day))
    #expect(records.takeNotices().isEmpty)
  }

  @Test("one card for all forms of an item, another for each lesson")
  func cards() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    try records.answer(Learner.answer(1, .again))
    try records.answer(Learner.answer(1, of: Learner.words))
    #expect(try records.card(Learner.id(1))?.answers == 2)
    #expect(try records.card(Learner.id(1, of: Learner.words))?.answers == 1)
    #expect(try records.card(Learner.id(2)) == nil)
    #expect(try records.cards(of: Learner.capitals).map(\.id) == [Learner.id(1)])
  }

  @Test("show on thirty days what the algorithm says", arguments: [1, 2, 3] as [UInt64])
  func thirtyDays(seed: UInt64) throws {
    let records = learner.open()
    var month = Month(seed: seed)
    for day in 0..<30 {
      for answer in month.answers(on: day) { try records.answer(answer) }
      let today = Learner.day + day
      let summary = try records.summary(on: today)
      let dueCount = summary.lessons.values.map(\.due).reduce(0, +)
      #expect(dueCount == month.cards.values.count { $0.dueDay <= today })
      let capitals = summary.lessons[Learner.capitals]
      #expect(capitals?.learned ?? 0 == month.learned)
      #expect(capitals?.cards ?? 0 == month.cards.count)
      #expect(summary.streak == month.streak)
      #expect(summary.today.answers == month.answersToday)
      let due = try records.due(on: today)
      #expect(due.allSatisfy { month.cards[$0.id] == $0.card })
      #expect(due.map(\.card.dueDay) == due.map(\.card.dueDay).sorted())
      #expect(due.count == dueCount)
      let coming = month.cards.values.map(\.dueDay).filter { $0 > today && $0 <= today + 6 }
      let next = try records.nextDue(after: today, through: today + 6) {
        $0.lesson == Learner.capitals
      }
      #expect(next?.day == coming.min() && next?.count ?? 0 == coming.count { $0 == coming.min() })
      #expect(try records.nextDue(after: today, through: today + 6) { _ in false } == nil)
    }
    #expect(month.learned > 0)
    let again = learner.open()
    #expect(try again.cards(of: Learner.capitals).count == month.cards.count)
  }

  @Test("a streak lasts over a change of day at 4:00, a journey and a clock that was set back")
  func streak() throws {
    let records = learner.open()
    func answer(_ hours: Int, _ minutesEast: Int) throws -> Int {
      let time = LocalTime(
        milliseconds: Learner.evening + hours * 3_600_000, minutesEast: minutesEast)
      try records.answer(
        AnswerRecord(
          card: Learner.id(hours), form: .choice, given: "", grade: .good, milliseconds: 1,
          time: time))
      return try records.summary(on: time.day).streak
    }
    #expect(try answer(0, 540) == 1)  // 19:00 in Japan.
    #expect(try answer(8, 540) == 1)  // 3:00, which is still the same day.
    #expect(try answer(9, 540) == 2)  // 4:00, the next day.
    #expect(try answer(22, 60) == 2)  // The same day in Paris, 9:00.
    #expect(try answer(45, 60) == 3)
    #expect(try answer(-24 * 400, 60) == 1)  // A clock that is more than a year behind.
    #expect(try answer(69, 60) == 4)
    #expect(try records.summary(on: Learner.day + 4).streak == 4)
    #expect(try records.summary(on: Learner.day + 5).streak == 0)
  }

  @Test("what a person sets holds from the next answer on")
  func settings() throws {
    let records = learner.open()
    #expect(try records.setting(.retention) == nil)
    try records.set(.retention, to: "0.97")
    try records.answer(Learner.answer(1, .easy))
    let card = Scheduler(retention: 0.97).card(nil, after: .easy, on: Learner.day)
    #expect(try learner.open().card(Learner.id(1)) == card)
    try records.set(.retention, to: "12")
    try records.answer(Learner.answer(2, .easy))
    #expect(
      try records.card(Learner.id(2)) == Scheduler().card(nil, after: .easy, on: Learner.day))
  }

  @Test("tell the answers of each item, and plan with parameters that were fitted to them")
  func parameters() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    try records.answer(Learner.answer(2, .again))
    try records.answer(Learner.answer(1, .hard, after: 3))
    let histories = try records.histories().map { $0.map { [$0.grade.rawValue, $0.days] } }
    #expect(Set(histories) == [[[3, 0], [2, 3]], [[1, 0]]])
    var values = FSRSParameters.standard.values
    values[3] = 1.0 / 3
    let own = try #require(FSRSParameters(values))
    try records.set(own)
    try learner.open().answer(Learner.answer(3, .easy))
    #expect(
      try records.card(Learner.id(3))
        == Scheduler(FSRS(own)).card(nil, after: .easy, on: Learner.day))
    try records.set(nil)
    #expect(try records.setting(.parameters) == nil)
  }

  @Test("count no night for a day that goes back, nor for the way forward again")
  func daysBack() throws {
    let records = learner.open()
    for day in [5, 4, 5, 6] { try records.answer(Learner.answer(1, after: day)) }
    #expect(try records.histories().map { $0.map(\.days) } == [[0, 0, 0, 1]])
  }

  @Test("tell the usual time of each form, however rare it is, and of lessons with enough answers")
  func usualTimes() throws {
    let records = learner.open()
    let sums = try #require(LessonID("math/addition"))
    func answer(
      _ item: Int, _ form: AnswerForm, _ milliseconds: Int, of lesson: LessonID = Learner.capitals
    ) throws {
      let answer = Learner.answer(item)
      try records.answer(
        AnswerRecord(
          card: CardID(lesson: lesson, item: answer.card.item), form: form, given: "", grade: .good,
          milliseconds: milliseconds,
          time: answer.time))
    }
    for item in 0..<20 { try answer(item, .picker, 9_000) }
    // Imported answers may have no time.
    for item in 0..<60 { try answer(item, .typed, 0) }
    for item in 0..<520 { try answer(item, .choice, item < 20 ? 60_000 : 1_000) }
    for item in 0..<19 { try answer(item, .typed, 8_000) }
    for item in 0..<20 { try answer(item, .typed, 2_000, of: sums) }
    let usual = try records.usualTimes()
    #expect(usual.time(for: .picker, in: Learner.capitals) == 9_000)
    #expect(usual.time(for: .picker, in: sums) == 9_000)
    #expect(usual.time(for: .choice, in: Learner.capitals) == 1_000)
    #expect(usual.time(for: .typed, in: sums) == 2_000)
    #expect(usual.time(for: .typed, in: Learner.capitals) == 2_000)
    try answer(19, .typed, 8_000)
    #expect(try records.usualTimes().time(for: .typed, in: Learner.capitals) == 8_000)
  }

  @Test("keep what was given up to a length, never a part of a character")
  func longGiven() throws {
    let flags = String(repeating: "🇯🇵", count: 99) + "x"
    #expect(Learner.answer(1).given == "よこはまし")
    func given(_ text: String) -> String {
      AnswerRecord(
        card: Learner.id(1), form: .typed, given: text, grade: .good, milliseconds: 1,
        time: Learner.answer(1).time
      ).given
    }
    #expect(given(flags + "🇯🇵") == flags)
    #expect(given("か" + String(repeating: "\u{3099}", count: 300)).isEmpty)
  }

  @Test("tell the leeches and the usual times")
  func figures() throws {
    let records = learner.open()
    for item in 0..<3 { try records.answer(Learner.answer(item)) }
    try records.answer(Learner.answer(3, .again))
    #expect(try records.leeches().isEmpty)
    for day in 1...8 { try records.answer(Learner.answer(3, .again, after: day)) }
    #expect(try records.leeches().map(\.id) == [Learner.id(3)])
    #expect(try records.usualTimes() == UsualTimes())
    for item in 0..<17 { try records.answer(Learner.answer(item, after: 9)) }
    #expect(try records.usualTimes().time(for: .typed, in: Learner.capitals) == 2_500)
    let days = try records.days(from: Learner.day, through: Learner.day + 9)
    #expect(days.count == 10)
    #expect(days[Learner.day]?.correct == 3)
    #expect(days[Learner.day]?.begun == 4)
  }

  @Test("tell all leeches, however many there are")
  func manyLeeches() throws {
    let records = Records.inMemory()
    for day in 0...8 {
      for item in 0..<118 { try records.answer(Learner.answer(item, .again, after: day)) }
    }
    #expect(try records.leeches().count == 118)
  }
}
