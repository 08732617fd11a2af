import SpacedRepetition
import StudyCatalog
import Testing

@testable import Records

@Suite("What the records say of the past and of what is to come")
struct OverviewTests {
  @Test(
    "the longest streak is the most days in a row with an answer",
    arguments: [([], 0), ([3], 1), ([0, 1, 2, 5, 6], 3), ([0, 2, 3, 4, 5, 9], 4)] as [([Int], Int)])
  func longestStreak(days: [Int], longest: Int) throws {
    let records = Records.inMemory()
    for day in days { try records.answer(Learner.answer(day, .good, after: day)) }
    #expect(try records.longestStreak() == longest)
  }

  @Test(
    "the latest activity is that of the last seven days with an answer, whatever lies between",
    arguments: [
      ([], 9, 0), ([9], 9, 1), ([1], 9, 1), ([1, 9], 9, 2), ([1, 8], 9, 2), ([1, 2], 9, 2),
      ([7, 8, 9], 9, 3), ([5, 7, 8], 9, 3), ([0, 1, 2, 3, 4, 5, 6, 7, 8], 9, 7),
      ([0, 2, 3, 4, 5, 6, 7, 8], 8, 7),
    ] as [([Int], Int, Int)])
  func recent(days: [Int], today: Int, answers: Int) throws {
    let records = Records.inMemory()
    for day in days { try records.answer(Learner.answer(day, .good, after: day)) }
    #expect(try records.summary(on: Learner.day + today).recent.answers == answers)
  }

  @Test("the retention is the mean chance of what is learned and asked, if anything is")
  func retention() throws {
    let records = Records.inMemory()
    #expect(try records.retention(on: Learner.day) { _ in true } == nil)
    // Not learned: the one would be forgotten within a week, and the other was just wrong.
    try records.answer(Learner.answer(3, .good, after: 0))
    try records.answer(Learner.answer(4, .easy, after: 0))
    try records.answer(Learner.answer(4, .again, after: 1))
    #expect(try records.retention(on: Learner.day) { _ in true } == nil)
    try records.answer(Learner.answer(1, .easy, after: 0))
    try records.answer(Learner.answer(2, .easy, after: 3))
    let cards = try records.cards(of: Learner.capitals).map(\.card).filter(\.isLearned)
    let unasked = Learner.id(5)
    try records.answer(Learner.answer(5, .easy, after: 0))
    let day = Learner.day + 33
    let chances = cards.map { FSRS().retrievability(of: $0.memory, after: day - $0.lastDay) }
    try #require(chances.count == 2)
    let retention = try #require(try records.retention(on: day) { $0 != unasked })
    #expect(retention.share == (chances[0] + chances[1]) / 2 && retention.count == 2)
    #expect(chances[0] < chances[1])
  }

  @Test("a round has its result and its answers, in the order in which they were given")
  func rounds() throws {
    let records = Records.inMemory()
    let began = Learner.evening
    let rounds = [(1, Learner.capitals), (2, nil)].map { round, lesson in
      RoundRecord(id: round, lesson: lesson, seed: 1, began: began + round * 1_000_000)
    }
    for round in rounds { try records.begin(round) }
    for (item, grade) in [(7, Grade.again), (3, .good), (7, .good)] {
      try records.answer(
        AnswerRecord(
          card: Learner.id(item), form: .typed, given: "given \(item)", grade: grade,
          milliseconds: 1, time: LocalTime(milliseconds: began, minutesEast: 540),
          round: 1))
    }
    try records.answer(Learner.answer(5, .good, after: 0))
    #expect(try records.results().isEmpty && records.result(ofRound: 1) == nil)
    let end = LocalTime(milliseconds: began + 5_000_000, minutesEast: 540)
    try records.finish(rounds[0], RoundRecord.Result(correct: 1, count: 2), at: end)
    let result = try #require(try records.result(ofRound: 1))
    #expect(try records.results() == [result])
    #expect(result.lesson == Learner.capitals && result.ended == end.milliseconds)
    #expect(result.correct == 1 && result.count == 2 && result.percent == 50)
    // Rounded, but 100 says that all were right.
    for (correct, count, percent) in [(2, 7, 29), (1, 3, 33), (199, 200, 99), (0, 3, 0)] {
      #expect(RoundRecord.Result(correct: correct, count: count).percent == percent)
    }
    let answers = try records.answers(ofRound: 1)
    #expect(answers.map(\.card.item) == ["7", "3", "7"])
    #expect(answers.map(\.grade) == [.again, .good, .good])
    #expect(answers.first?.given == "given 7")
  }

  @Test(
    "the time of an exam is left out if it makes no sense",
    arguments: [
      "time_limit = NULL", "time_used = NULL", "time_used = -1", "time_used = 300001",
      "time_limit = -9223372036854775808", "time_used = 9223372036854775807",
    ])
  func impossibleTimes(values: String) throws {
    let learner = try Learner()
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    let round = RoundRecord(id: 3, lesson: Learner.capitals, seed: 1, began: 1)
    let exam = ExamTime(limit: 300_000, used: 12_345)
    try learner.open().finish(round, .init(correct: 1, count: 2, exam: exam), at: time)
    #expect(try learner.open().result(ofRound: 3)?.exam == exam)
    try learner.run("UPDATE rounds SET \(values)")
    let result = try learner.open().result(ofRound: 3)
    #expect(result != nil && result?.exam == nil)
  }

  @Test("an exam and a round of mistakes are told from other rounds")
  func exams() throws {
    let records = Records.inMemory()
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    let exam = ExamTime(limit: 300_000, used: 12_345)
    func result(_ id: Int, _ result: RoundRecord.Result) throws -> RoundResult {
      let round = Learner.round(id, answered: 1)
      try records.begin(round)
      try records.finish(round, result, at: time)
      return try #require(try records.result(ofRound: id))
    }
    #expect(try result(3, .init(correct: 1, count: 2, exam: exam)).exam == exam)
    let ordinary = try result(4, .init(correct: 1, count: 2))
    #expect(ordinary.exam == nil && !ordinary.asksMistakes)
    #expect(try result(5, .init(correct: 1, count: 2, asksMistakes: true)).asksMistakes)
    #expect(try records.openRounds().isEmpty)
  }
}
