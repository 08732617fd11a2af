import SpacedRepetition
import StudyCatalog
import Testing

@testable import Records

@Suite("The rounds in the records")
struct RoundTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
  }

  @Test("a round that was left half-way goes on, and its result is kept")
  func rounds() throws {
    let round = Learner.round(7, answered: 0)
    let expected = Learner.round(7, answered: 1)
    do {
      let records = learner.open()
      try records.begin(RoundRecord(id: 6, lesson: Learner.capitals, seed: 1, began: 0))
      try records.begin(round)
      try records.begin(RoundRecord(id: 8, lesson: nil, seed: 2, began: 2))
      try records.answer(Learner.answer(1, round: 7), in: expected)
    }
    let records = learner.open()
    #expect(
      try records.openRounds() == [RoundRecord(id: 8, lesson: nil, seed: 2, began: 2), expected])
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    try records.finish(round, RoundRecord.Result(correct: 7, count: 9), at: time)
    #expect(try records.openRounds().map(\.id) == [8])
    #expect(try records.results().map { [$0.correct, $0.count] } == [[7, 9]])
    #expect(try records.summary(on: Learner.day).lessons[Learner.capitals]?.best == 78)
    let worse = RoundRecord(id: 9, lesson: Learner.capitals, seed: 3, began: 3)
    try records.begin(worse)
    try records.finish(worse, RoundRecord.Result(correct: 1, count: 9), at: time)
    #expect(try records.summary(on: Learner.day).lessons[Learner.capitals]?.best == 78)
  }

  @Test("a round is as it was after each answer, even if the file missed some")
  func everyAnswer() throws {
    let (begun, old) = (Learner.round(7, answered: 1), Learner.round(7, answered: 3))
    try learner.open().answer(Learner.answer(1, round: 7), in: begun, asFirst: true)
    #expect(try learner.open().openRounds() == [begun])
    try learner.open().answer(Learner.answer(2, round: 7), in: old)
    for answered in 6...10 {
      let round = Learner.round(7, answered: answered)
      try learner.open().answer(Learner.answer(answered, round: 7), in: round)
      #expect(try learner.open().openRounds() == [round])
    }
  }

  @Test("a round that goes on with fewer items has no others left")
  func fewerItems() throws {
    let whole = Learner.round(7, answered: 3)
    try learner.open().answer(Learner.answer(1, round: 7), in: whole, asFirst: true)
    var shorter = whole
    shorter.items = Array(Learner.round(7, answered: 4).items.dropLast(3))
    try learner.open().answer(Learner.answer(2, round: 7), in: shorter)
    #expect(try learner.open().openRounds() == [shorter])
  }

  @Test("a round leaves no items behind when it ends, is replaced or is erased")
  func itemsRemoved() throws {
    let records = learner.open()
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    func items() throws -> Int? {
      try Database(learner.file, .readOnly).integer("SELECT count(*) FROM round_items")
    }
    try records.begin(Learner.round(7, answered: 2))
    try records.begin(Learner.round(8, answered: 0))
    #expect(try items() == 10)
    try records.finish(
      Learner.round(8, answered: 9), RoundRecord.Result(correct: 7, count: 9), at: time)
    #expect(try items() == 0)
    // Another program answers the round that has ended.
    try records.answer(Learner.answer(1, round: 8), in: Learner.round(8, answered: 9))
    #expect(try items() == 0)
    try records.begin(Learner.round(9, answered: 0))
    _ = try records.erase(on: Learner.day)
    #expect(try items() == 0 && records.openRounds().isEmpty)
  }

  @Test(
    "a round whose items make no sense has none",
    arguments: [
      "UPDATE round_items SET place = 20 WHERE place = 1",
      "DELETE FROM round_items WHERE place = 0",
      "UPDATE round_items SET form = 3", "UPDATE round_items SET verdict = 3 WHERE place = 0",
      "UPDATE round_items SET place = -1 WHERE place = 0",
    ])
  func senselessItems(sql: String) throws {
    let round = Learner.round(7, answered: 2)
    try learner.open().begin(round)
    #expect(try learner.open().openRounds() == [round])
    try learner.run(sql)
    let expected = RoundRecord(id: 7, lesson: Learner.capitals, seed: .max, began: 1)
    #expect(try learner.open().openRounds() == [expected])
  }

  @Test("a round that was lost with its file is kept with its next answer")
  func lostHalfway() throws {
    let round = Learner.round(7, answered: 2)
    let records = learner.open()
    let answer = Learner.answer(1, round: 7)
    try records.answer(answer, in: round)
    #expect(try records.openRounds() == [round])
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    try records.finish(round, RoundRecord.Result(correct: 7, count: 9), at: time)
    try records.answer(answer, in: round)
    #expect(try records.openRounds().isEmpty)
  }

  @Test("a round that two programs end keeps the first result, also if the other takes it back")
  func endedTwice() throws {
    let (records, other) = (learner.open(), learner.open())
    let answers = [Learner.answer(1, round: 7), Learner.answer(2, after: 1, round: 7)]
    let round = Learner.round(7, answered: 10)
    try other.answer(answers[0], in: round, endingIn: .init(correct: 5, count: 10))
    let ended = try records.results()
    try records.answer(answers[1], in: round, endingIn: .init(correct: 9, count: 10))
    #expect(try records.results() == ended && ended.map(\.percent) == [50])
    for isFirst in [false, true] {
      try records.takeBack(
        answers[1], from: Learner.round(7, answered: 9), asFirst: isFirst, best: nil)
      #expect(try records.results() == ended)
      try records.answer(answers[1], in: round)
    }
    #expect(try records.summary(on: Learner.day).lessons[Learner.capitals]?.best == 50)
  }

  @Test("a round that was lost with its file is kept when it ends")
  func lostRound() throws {
    let round = RoundRecord(id: 7, lesson: Learner.capitals, seed: .max, began: 1)
    let records = learner.open()
    let time = LocalTime(milliseconds: Learner.evening, minutesEast: 540)
    try records.finish(round, RoundRecord.Result(correct: 7, count: 9), at: time)
    #expect(try records.results().map { [$0.correct, $0.count] } == [[7, 9]])
    #expect(try records.summary(on: Learner.day).lessons[Learner.capitals]?.best == 78)
    #expect(try records.openRounds().isEmpty)
  }
}
