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
      if index % 10 > 0 {
        let contents = try RecordsContents(records)
        try records.answer(answer, in: after)
        try records.takeBack(answer, from: before, best: nil)
        #expect(try RecordsContents(records) == contents)
      }
      try records.answer(answer, in: after, asFirst: index % 10 == 0)
    }
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

  @Test("with which a round began removes the round")
  func firstAnswer() throws {
    let records = learner.open()
    let contents = try RecordsContents(records)
    let answer = Learner.answer(1, round: 7)
    try records.answer(answer, in: Learner.round(7, answered: 1), asFirst: true)
    try records.takeBack(answer, from: Learner.round(7, answered: 0), asFirst: true, best: nil)
    #expect(try RecordsContents(records) == contents)
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

  @Test("keeps the schedule of a card whose first answers have no log")
  func cardWithoutLog() throws {
    let records = learner.open()
    let (first, answer) = (Learner.answer(1), Learner.answer(1, .again, after: 9, round: 7))
    try records.answer(first)
    try records.answer(answer, in: Learner.round(7, answered: 1), asFirst: true)
    let card = try records.card(Learner.id(1))
    try learner.run("DELETE FROM answers WHERE round IS NULL")
    try records.takeBack(answer, from: Learner.round(7, answered: 0), asFirst: true, best: nil)
    #expect(try records.card(Learner.id(1)) == card)
    #expect(try Learner.count(records) == 0)
  }
}
