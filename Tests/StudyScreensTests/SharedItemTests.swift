import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("An item that two lessons ask")
struct SharedItemTests {
  private static let science = SubjectID(rawValue: "science")
  private static let all = LessonID(subject: science, word: "constellations")
  private static let zodiac = LessonID(subject: science, word: "zodiac")
  private let model = StudyModel(.english)

  private func answer(_ lesson: LessonID, _ grade: Grade = .again, on day: Int) throws {
    let time = LocalTime(
      milliseconds: LocalTime.noon.milliseconds + day * 86_400_000, minutesEast: 0)
    model.change { records throws(RecordsError) in
      try records.answer(
        AnswerRecord(
          card: CardID(lesson: lesson, item: "Tau"), form: .choice, given: "", grade: grade,
          milliseconds: 1_000, time: time))
    }
  }

  @Test("isn't new in the other one")
  func notNew() throws {
    try answer(Self.zodiac, on: 0)
    for lesson in [Self.zodiac, Self.all] {
      #expect(model.history(of: lesson).asked == ["Tau"])
      #expect(model.history(of: lesson).missed == ["Tau"])
      #expect(model.knownCards(of: lesson).map { Mastery(of: $0.card) } == [.begun])
      #expect(model.overview.answeredCounts[lesson] == 1)
      #expect(model.answers(to: CardID(lesson: lesson, item: "Tau"))[0] == "Answered once.")
    }
    #expect(model.newItemsLeft == 19)
  }

  @Test("is reviewed once, as in the one that asked it last")
  func review() throws {
    for lesson in [Self.zodiac, Self.all] {
      try answer(lesson, on: -1)
      #expect(model.dueCount == 1 && model.dueCount(of: Self.science) == 1)
      #expect(model.dueLessons.map(\.lesson.id) == [lesson])
      #expect(model.dueCards(of: nil) == [CardID(lesson: lesson, item: "Tau")])
      #expect(model.dueOfWeek[0] == 1)
    }
  }

  @Test("is learned in both")
  func learned() throws {
    for day in [-60, -30, -1] { try answer(Self.zodiac, .easy, on: day) }
    #expect(model.overview.learnedCounts == [Self.zodiac: 1, Self.all: 1])
  }

  @Test(
    "is shown in both as it was before an exam in progress on either",
    arguments: [Self.zodiac, Self.all], [Self.zodiac, Self.all])
  func exam(lesson: LessonID, asked: LessonID) throws {
    try answer(asked, on: -1)
    let lessons = [Self.zodiac, Self.all]
    let (before, known) = (model.overview, lessons.map(model.knownCards))
    var exam = try exam(of: lesson)
    try #require(exam.source.plan.dropLast().contains { $0.card.item == "Tau" })
    for _ in exam.source.plan.dropLast() {
      exam.answer(Round.Given(text: BilingualText("x"), isCorrect: true), at: .seconds(1))
      model.store("", in: exam)
    }
    #expect(try model.records.card(CardID(lesson: asked, item: "Tau"))?.answers == 2)
    #expect(model.overview.dueCounts == before.dueCounts)
    #expect(model.overview.learnedCounts.values.allSatisfy { $0 == 0 })
    #expect(lessons.map(model.knownCards) == known)
    #expect(model.dueCards(of: nil) == [CardID(lesson: asked, item: "Tau")])
    // A review that the learner does meanwhile is seen in both.
    try answer(asked, .good, on: 0)
    model.showAnswer(to: CardID(lesson: asked, item: "Tau"))
    #expect(model.dueCards(of: nil).isEmpty && model.dueCount == 0)
    #expect(lessons.map { model.knownCards(of: $0).count } == [1, 1])
    model.exams.end(exam)
    #expect(model.exams.isEmpty)
  }

  /// An exam on all items of a lesson.
  private func exam(of lesson: LessonID) throws -> Round {
    let lesson = try #require(model.catalog.lesson(lesson))
    let source = RoundSource(
      of: lesson, count: lesson.itemCount, history: ItemHistory(), usesPickers: false, seed: 1,
      began: 1)
    return Round(
      questions: try #require(source.questions(in: .standard)), source: source,
      limit: .seconds(60), at: .zero)
  }
}
