import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("While an exam is in progress")
struct DuringExamTests {
  private static let capitals = MapLesson.capital.id
  private let model = StudyModel(.english)

  @Test("a review asks what was due before, longest overdue first, and not what was wrong since")
  func review() throws {
    var exam = try exam()
    let cards = exam.source.plan.map(\.card)
    let words = ["school", "hospital"].map { CardID(lesson: ReviewTests.words, item: $0) }
    for (card, day) in [(words[0], -9), (cards[0], -5), (words[1], -2)] {
      try forget(card, on: day)
    }
    for isCorrect in [true, false] {
      take(&exam, isCorrect)
      #expect(model.dueCards(of: nil) == [words[0], cards[0], words[1]])
      #expect(model.dueCards(of: Self.capitals.subject) == [cards[0]])
    }
    model.exams.end(exam)
    #expect(model.dueCards(of: nil) == [words[0], words[1], cards[1]])
  }

  @Test("what a review has asked of its lesson is no longer due")
  func reviewed() throws {
    var exam = try exam()
    let cards = exam.source.plan.map(\.card)
    for card in cards[0...1] { try forget(card, on: -3) }
    for isCorrect in [true, false] { take(&exam, isCorrect) }
    #expect(model.dueCards(of: nil).count == 2)
    let source = RoundSource(reviewing: [cards[0]], in: .standard, seed: 2, began: 2)
    var review = Round(
      questions: try #require(source.questions(in: .standard)), source: source, at: .zero)
    take(&review, true)
    #expect(model.dueCards(of: nil) == [cards[1]] && model.dueCount == 1)
    #expect(model.dueOfWeek[0] == 1)
    model.exams.end(exam)
    #expect(model.dueCards(of: nil) == [cards[1]])
  }

  @Test("a round of its lesson doesn't begin with what was wrong since")
  func history() throws {
    var exam = try exam()
    let names = exam.source.plan.map(\.card.item)
    for isCorrect in [true, false] { take(&exam, isCorrect) }
    #expect(model.history(of: Self.capitals).missed.isEmpty)
    #expect(model.history(of: Self.capitals).asked.isEmpty)
    model.exams.end(exam)
    #expect(model.history(of: Self.capitals).missed == [names[1]])
    #expect(model.history(of: Self.capitals).asked == Set(names[0...1]))
  }

  @Test(
    "it ends when another mode leaves it, for its own subject or another",
    arguments: [("3", "social"), ("1", "japanese")])
  func leftElsewhere(digit: String, subject: String) throws {
    let eras = LessonID(subject: SubjectID(rawValue: "social"), word: "eras")
    let study = RunningStudy(
      [.home, .subject(eras.subject), .exam(eras)], in: try TestFolder())
    study.press("1", "ctrl+x", "alt+2")
    #expect(study.text.contains("The questions of your exam come up"))
    // The review of a subject leads to its lessons.
    study.press(digit, "enter")
    #expect(study.text.contains("Leave the exam"))
    study.press("1")
    #expect(study.app.path.routes == [.home, .subject(SubjectID(rawValue: subject))])
    study.press("alt+2", "esc")
    #expect(!study.text.contains("exam"))
    #expect(study.text.contains("1 question"))
  }
}

extension DuringExamTests {
  private func exam() throws -> Round {
    let lesson = try #require(Catalog.standard.lesson(Self.capitals))
    let source = RoundSource(
      of: lesson, count: 3, history: ItemHistory(), usesPickers: false, seed: 1, began: 1)
    return Round(
      questions: try #require(source.questions(in: .standard)), source: source,
      limit: .seconds(60), at: .zero)
  }

  private func take(_ round: inout Round, _ isCorrect: Bool) {
    let given = Round.Given(text: BilingualText("x"), isCorrect: isCorrect)
    round.answer(given, at: .seconds(10))
    model.store("", in: round)
  }

  private func forget(_ card: CardID, on day: Int) throws {
    let time = LocalTime(
      milliseconds: LocalTime.noon.milliseconds + day * 86_400_000, minutesEast: 0)
    try model.records.answer(
      AnswerRecord(
        card: card, form: .choice, given: "", grade: .again, milliseconds: 1_000, time: time))
  }
}
