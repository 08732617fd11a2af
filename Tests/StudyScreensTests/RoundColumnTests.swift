import Records
import StudyCatalog
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The column beside a question")
struct RoundColumnTests {
  private static let capitals = MapLesson.capital.id
  private static let readings = MapLesson.reading.id

  @Test(
    "marks each question, and in an exam doesn’t tell how it was answered before its end",
    arguments: [false, true])
  func standings(isExam: Bool) throws {
    var round = try round(
      [(Self.capitals, "11"), (Self.capitals, "12"), (Self.capitals, "13")], isExam: isExam)
    #expect(round.standings.map(\.isAsked) == [true, false, false])
    round.answer(.init(text: BilingualText("?"), isCorrect: true), at: .seconds(1))
    round.proceed(at: .seconds(2))
    round.answer(.init(text: BilingualText("?"), isCorrect: false), at: .seconds(3))
    #expect(
      Array(round.standings.prefix(2)) == (isExam ? [.answered, .answered] : [.right, .wrong]))
    round.proceed(at: .seconds(4))
    if isExam {
      round.runOutOfTime()
      #expect(round.standings == [.right, .wrong, .waiting])
    }
  }

  @Test("counts the first answer to a question, also once a repeated one is right")
  func repeated() throws {
    let question = BilingualText("?")
    var round = try round([(Self.capitals, "11"), (Self.capitals, "12")])
    round.answer(.init(text: question, isCorrect: false), at: .seconds(1))
    round.proceed(at: .seconds(2))
    round.answer(.init(text: question, isCorrect: true), at: .seconds(3))
    #expect(round.standings == [.wrong, .right])
    round.proceed(at: .seconds(4))
    #expect(round.standings == [.askedAgain, .right])
    round.answer(.init(text: question, isCorrect: true), at: .seconds(5))
    #expect(round.standings == [.wrong, .right])
    round.proceed(at: .seconds(6))
    #expect(round.isComplete)
    #expect(round.standings == [.wrong, .right])
    #expect(round.correctCount == 1)
  }

  @Test("leaves out what is related to a question that is still to come")
  func related() throws {
    let model = StudyModel(.english)
    var round = try round([(Self.capitals, "11"), (Self.readings, "11")])
    round.answer(.init(text: BilingualText("?"), isCorrect: true), at: .seconds(1))
    let early = ItemNotes(after: round, in: model)
    #expect(early.others.isEmpty)
    #expect(early.prefecture == nil)
    round.proceed(at: .seconds(2))
    round.answer(.init(text: BilingualText("?"), isCorrect: true), at: .seconds(3))
    let late = ItemNotes(after: round, in: model)
    #expect(!late.others.isEmpty)
    #expect(late.prefecture == PlaceCode("11"))
  }

  @Test("tells anew how an item went after the answer to it was taken back")
  func takenBack() throws {
    let model = StudyModel(.english)
    let before = try round([(Self.capitals, "11")])
    var histories: [[String]] = []
    for isCorrect in [false, true] {
      var round = before
      round.answer(.init(text: BilingualText("?"), isCorrect: isCorrect), at: .seconds(1))
      let answer = try #require(model.store("?", in: round))
      histories.append(ItemNotes(after: round, in: model).history)
      if !isCorrect { model.takeBack(answer, from: before, best: nil) }
    }
    #expect(!histories[0].isEmpty && histories[0] != histories[1])
  }

  @Test("reads how an item went once, and again when the records have changed")
  func readOnce() throws {
    let model = StudyModel(.english)
    var round = try round([(Self.capitals, "11")])
    round.answer(.init(text: BilingualText("?"), isCorrect: true), at: .seconds(1))
    #expect(ItemNotes(after: round, in: model).history.isEmpty)
    // Written past the model, which therefore has no reason to read again.
    try model.answer("11", of: [Self.capitals], day: 0)
    #expect(ItemNotes(after: round, in: model).history.isEmpty)
    model.store("?", in: round)
    #expect(!ItemNotes(after: round, in: model).history.isEmpty)
  }

  @Test("marks a prefecture only for lessons about prefectures")
  func prefecture() {
    #expect(CardID(lesson: Self.readings, item: "11").prefecture == PlaceCode("11"))
    let continents = LessonID(subject: Self.capitals.subject, word: "country-continent")
    #expect(CardID(lesson: continents, item: "11").prefecture == nil)
    let own = LessonID(subject: SubjectID(rawValue: "rivers"), word: "prefecture-rivers")
    #expect(CardID(lesson: own, item: "11").prefecture == nil)
  }

  private func round(
    _ items: [(lesson: LessonID, item: String)], isExam: Bool = false
  ) throws -> Round {
    let source = RoundSource(
      reviewing: items.map { CardID(lesson: $0.lesson, item: $0.item) }, in: .standard, seed: 1,
      began: 1)
    return Round(
      questions: try #require(source.questions(in: .standard)), source: source,
      limit: isExam ? .seconds(90) : nil, at: .zero)
  }
}

extension Round.Standing {
  fileprivate var isAsked: Bool { self == .asked }
}
