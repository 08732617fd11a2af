import SeededRandom
import SpacedRepetition
import StudyCatalog
import Testing

@testable import Records

@Suite("An answer that is taken back")
struct TakingBackTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("leaves everything as it was before it", arguments: 0..<20)
  func asBefore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let records = Records.inMemory()
    var time = Learner.evening
    for index in 0..<60 {
      time += Int.random(in: 60_000...12 * 3_600_000, using: &random)
      let answer = AnswerRecord(
        card: Learner.id(Int.random(in: 0..<9, using: &random)), form: .typed, given: "\(index)",
        grade: Grade.allCases.randomElement(using: &random) ?? .good, milliseconds: 900,
        time: LocalTime(milliseconds: time, minutesEast: 540), round: 7)
      let (before, after) = (
        Learner.round(7, answered: index % 10), Learner.round(7, answered: index % 10 + 1)
      )
      try schedule(records, using: &random)
      if index % 10 > 0 {
        let contents = try RecordsContents(records)
        try records.answer(answer, in: after)
        if Bool.random(using: &random) { try schedule(records, using: &random) }
        try records.takeBack(answer, from: before, best: nil)
        #expect(try RecordsContents(records) == contents)
      }
      try records.answer(answer, in: after, asFirst: index % 10 == 0)
    }
  }

  /// Changes what the answers that follow schedule their cards by.
  private func schedule(
    _ records: Records, using random: inout SeededGenerator
  ) throws {
    let retentions = [nil, "0.8", "0.9", "0.97"]
    try records.set(.retention, to: retentions.randomElement(using: &random) ?? nil)
    let own = FSRSParameters(FSRSParameters.standard.values.map { $0 * 1.1 })
    try records.set([own, nil].randomElement(using: &random) ?? nil)
  }

  @Test("restores its card exactly, even if another one was answered since")
  func notTheLatest() throws {
    let records = learner.open()
    try records.set(.retention, to: "0.97")
    try records.answer(Learner.answer(1))
    try records.set(.retention, to: "0.8")
    let card = try records.card(Learner.id(1))
    let answer = Learner.answer(1, .again, after: 9, round: 7)
    let round = Learner.round(7, answered: 0)
    try records.answer(answer, in: Learner.round(7, answered: 1), asFirst: true)
    try records.answer(Learner.answer(2, after: 9))
    try records.takeBack(answer, from: round, asFirst: true, best: nil)
    #expect(try records.card(Learner.id(1)) == card)
  }

  @Test("leaves what another program has answered to its card since")
  func answeredElsewhere() throws {
    let (records, expected) = (learner.open(), Records.inMemory())
    let (first, later) = (Learner.answer(1), Learner.answer(1, .hard, after: 12))
    let answer = Learner.answer(1, .again, after: 9, round: 7)
    try records.answer(first)
    try records.answer(answer, in: Learner.round(7, answered: 1), asFirst: true)
    try learner.open().answer(later)
    try records.takeBack(answer, from: Learner.round(7, answered: 0), asFirst: true, best: nil)
    try expected.answer(first)
    try expected.answer(later)
    #expect(try records.card(Learner.id(1)) == expected.card(Learner.id(1)))
  }

  @Test("that ended a round opens it again, with the best score before")
  func lastAnswer() throws {
    let records = learner.open()
    let first = RoundRecord(id: 6, lesson: Learner.capitals, seed: 1, began: 0)
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    try records.begin(first)
    try records.finish(first, RoundRecord.Result(correct: 3, count: 9), at: time)
    let (before, complete) = (Learner.round(7, answered: 9), Learner.round(7, answered: 10))
    try records.answer(Learner.answer(1, round: 7), in: before)
    let contents = try RecordsContents(records)
    let answer = Learner.answer(2, round: 7)
    try records.answer(
      answer, in: complete, endingIn: RoundRecord.Result(correct: 10, count: 10))
    #expect(try records.openRounds().isEmpty)
    try records.takeBack(answer, from: before, best: 33)
    #expect(try RecordsContents(records) == contents)
    #expect(try records.openRounds() == [before])
  }

  @Test("leaves the best score of another round that has ended meanwhile")
  func betterRound() throws {
    let records = learner.open()
    let (before, complete) = (Learner.round(7, answered: 9), Learner.round(7, answered: 10))
    let answer = Learner.answer(2, round: 7)
    try records.answer(answer, in: complete, endingIn: RoundRecord.Result(correct: 9, count: 10))
    let better = RoundRecord(id: 8, lesson: Learner.capitals, seed: 1, began: 0)
    try learner.open().finish(
      better, RoundRecord.Result(correct: 10, count: 10), at: Learner.answer(3).time)
    try records.takeBack(answer, from: before, best: nil)
    #expect(try records.summary(on: Learner.day).lessons[Learner.capitals]?.best == 100)
    #expect(try records.openRounds() == [before])
  }

  @Test("with which a round began removes the round")
  func firstAnswer() throws {
    let records = learner.open()
    let contents = try RecordsContents(records)
    let answer = Learner.answer(1, round: 7)
    try records.answer(answer, in: Learner.round(7, answered: 1), asFirst: true)
    try records.takeBack(answer, from: Learner.round(7, answered: 0), asFirst: true, best: nil)
    #expect(try RecordsContents(records) == contents)
  }

  @Test("that was a whole round leaves nothing of its lesson")
  func onlyAnswer() throws {
    let records = learner.open()
    let contents = try RecordsContents(records)
    let answer = Learner.answer(1, round: 7)
    try records.answer(
      answer, in: Learner.round(7, answered: 1), asFirst: true,
      endingIn: RoundRecord.Result(correct: 1, count: 1))
    try records.takeBack(answer, from: Learner.round(7, answered: 0), asFirst: true, best: nil)
    #expect(try RecordsContents(records) == contents)
    #expect(try records.isEmpty())
  }

  @Test("but isn't stored changes nothing")
  func unknown() throws {
    let records = learner.open()
    try records.answer(
      Learner.answer(1, round: 7), in: Learner.round(7, answered: 1), asFirst: true)
    let contents = try RecordsContents(records)
    try records.takeBack(
      Learner.answer(2, round: 7), from: Learner.round(7, answered: 0), asFirst: true, best: nil)
    #expect(try RecordsContents(records) == contents)
  }

  @Test(
    "keeps the schedule of a card whose first answers have no log only if answered elsewhere since",
    arguments: [false, true])
  func cardWithoutLog(isAnsweredElsewhere: Bool) throws {
    let records = learner.open()
    let (first, answer) = (Learner.answer(1), Learner.answer(1, .again, after: 9, round: 7))
    try records.answer(first)
    let before = try records.card(Learner.id(1))
    try records.answer(answer, in: Learner.round(7, answered: 1), asFirst: true)
    if isAnsweredElsewhere { try learner.open().answer(Learner.answer(1, after: 12)) }
    let after = try records.card(Learner.id(1))
    try learner.run("DELETE FROM answers WHERE at = \(first.time.milliseconds)")
    try records.takeBack(answer, from: Learner.round(7, answered: 0), asFirst: true, best: nil)
    #expect(try records.card(Learner.id(1)) == (isAnsweredElsewhere ? after : before))
    #expect(try Learner.count(records) == (isAnsweredElsewhere ? 1 : 0))
  }
}
