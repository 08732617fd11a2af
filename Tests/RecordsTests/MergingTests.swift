import DatabaseHolder
import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@Suite("Logs that become one")
struct MergingTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("are what they would be had all been given in one place", arguments: 0..<20)
  func sameAsOne(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (one, here, there) = (Records.inMemory(), Records.inMemory(), Records.inMemory())
    var time = Learner.evening
    for index in 0..<120 {
      time += Int.random(in: 60_000...12 * 3_600_000, using: &random)
      let answer = AnswerRecord(
        card: Learner.id(Int.random(in: 0..<9, using: &random)), form: .typed, given: "\(index)",
        grade: Grade.allCases.randomElement(using: &random) ?? .good, milliseconds: 900,
        time: LocalTime(milliseconds: time, minutesEast: 540))
      try one.answer(answer)
      // The device changes now and then.
      try (Int.random(in: 0...60, using: &random) < index % 60 ? here : there).answer(answer)
    }
    let added = try here.merge([log(there)])
    #expect(try added == [Learner.count(there)])
    #expect(try RecordsContents(here) == RecordsContents(one))
    #expect(try here.merge([log(one)]) == [0])
    #expect(try log(here).map(\.id) == Array(1...120))
  }

  @Test("are exported as they were imported", arguments: 0..<20, AnswerLog.allCases)
  func roundTrip(seed: UInt64, form: AnswerLog) throws {
    var random = SeededGenerator(seed: seed)
    var time = Learner.evening
    let rows = (1...40).map { number in
      time += Int.random(in: 1...86_400_000, using: &random)
      let zone = [-1_080, -1, 0, 1_080, Int.random(in: -1_080...1_080, using: &random)]
      let given = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        "a,\"\n\r\t '=都".randomElement(using: &random) ?? "a"
      }
      return form.line(
        StoredAnswer(
          id: number,
          answer: AnswerRecord(
            card: Learner.id(Int.random(in: 0..<9, using: &random)),
            form: AnswerForm.allCases.randomElement(using: &random) ?? .typed,
            given: String(given), grade: Grade.allCases.randomElement(using: &random) ?? .good,
            milliseconds: Int.random(in: 0...86_400_000, using: &random),
            time: LocalTime(
              milliseconds: time, minutesEast: zone.randomElement(using: &random) ?? 0))))
    }
    let text = ([form.header].compactMap(\.self) + rows).map { $0 + "\n" }.joined()
    let reading = AnswerLogReading(text)
    #expect(reading.mistakes.isEmpty)
    let records = Records.inMemory()
    #expect(try records.merge([reading.answers]) == [rows.count])
    #expect(try log(records).map(form.line) == rows)
  }

  @Test("leave what was there when nothing is new, and count an answer once")
  func nothingNew() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let before = try RecordsContents(records)
    #expect(try records.merge([log(records) + log(records), log(records)]) == [0, 0])
    #expect(try RecordsContents(records) == before)
  }

  @Test("keep the order of a log in which the clock was set back")
  func clockSetBack() throws {
    let (one, other) = (Records.inMemory(), Records.inMemory())
    for records in [one, other] {
      for day in [5, 4, 6] { try records.answer(Learner.answer(1, after: day)) }
    }
    try one.answer(Learner.answer(2, after: 7))
    let late = Records.inMemory()
    try late.answer(Learner.answer(2, after: 7))
    _ = try late.merge([log(other)])
    #expect(try RecordsContents(late) == RecordsContents(one))
  }

  @Test("add to a card that began without a log only what is later")
  func olderCards() throws {
    let records = learner.open()
    let lesson = try #require(LessonID("social/prefecture-capital"))
    var state = StudyState()
    var progress = LessonProgress()
    progress.lastVisit = Day(Learner.day + 3)
    progress.runs = ["1": 4]
    state.lessons[lesson] = progress
    try records.importState(StateReading(state: state), on: Learner.day + 3)
    let began = try #require(try records.card(Learner.id(1)))
    let other = Records.inMemory()
    for day in [1, 3, 9] { try other.answer(Learner.answer(1, .again, after: day)) }
    #expect(try records.merge([log(other)]) == [3])
    #expect(
      try records.card(Learner.id(1)) == Scheduler().card(began, after: .again, on: Learner.day + 9)
    )
    #expect(try records.summary(on: Learner.day).lessons[lesson]?.cards == 1)
  }

  @Test("are on the disk")
  func areKept() throws {
    let other = Records.inMemory()
    for day in 0..<4 { try other.answer(Learner.answer(1, after: day)) }
    #expect(try learner.open().merge([log(other), log(other)]) == [4, 0])
    #expect(try Learner.count(learner.open()) == 4)
  }

  @Test("wait for what could not be written before")
  func waitForEarlier() throws {
    let other = Records.inMemory()
    for day in 1..<4 { try other.answer(Learner.answer(1, after: day)) }
    let records = Records.open(
      in: learner.path, temporary: learner.temporary.path, patience: .zero)
    let holder = try #require(DatabaseHolder(learner.file))
    let error = RecordsError.locked(path: learner.file)
    #expect(throws: error) { try records.answer(Learner.answer(1)) }
    #expect(throws: error) { try records.merge([log(other)]) }
    holder.release()
    #expect(try Learner.count(learner.open()) == 0 && records.unsavedCount == 1)
    #expect(try records.merge([log(other)]) == [3])
    #expect(try Learner.count(learner.open()) == 4 && records.unsavedCount == 0)
  }
}
