import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The saved result of an exam")
struct SavedExamTests {
  @Test("offers the questions again that weren't answered in time, and claims no clean result")
  func unanswered() throws {
    let (model, round) = try exam(answers: [true, true, true], of: 10)
    #expect(model.openCards(ofRound: round.source.id) == round.openCards)
    #expect(round.openCards.count == 7)
    let text = screen(of: round, model)
    #expect(text.contains("3 of 10 right") && text.contains("time up, 7 unanswered"))
    #expect(text.contains("r Repeat the 7 you missed"))
    #expect(!text.contains("No mistakes"))
  }

  @Test("offers them after the mistakes")
  func mistakes() throws {
    let (model, round) = try exam(answers: [true, false], of: 4)
    #expect(model.openCards(ofRound: round.source.id) == round.openCards)
    let text = screen(of: round, model)
    #expect(text.contains("r Repeat the 3 you missed"))
  }

  @Test("offers only the mistakes if its lesson has other items by now")
  func changed() throws {
    let (model, round) = try exam(answers: [false, true], of: 4)
    let result = try #require(try model.records.result(ofRound: round.source.id))
    let answers = try model.records.answers(ofRound: result.id)
    #expect(model.unansweredCards(in: result, with: answers).count == 2)
    #expect(model.unansweredCards(in: result, with: answers.reversed()).isEmpty)
  }

  @Test("has its whole title in kana if readings are on")
  func title() throws {
    let model = StudyModel(.japaneseWithReadings)
    let id = try #require(LessonID("japanese/kanji1-strokes"))
    let time = ExamTime(limit: 300_000, used: 300_000)
    try model.records.finish(
      RoundRecord(id: 5, lesson: id, seed: 1, began: 0), .init(correct: 0, count: 3, exam: time),
      at: .noon)
    let result = try #require(try model.records.result(ofRound: 5))
    #expect(model.language.label(model.title(of: result)) == "テスト：1ねんせいのかんじ かくすう")
  }

  /// An exam whose time is up, in the records of a model.
  private func exam(answers: [Bool], of count: Int) throws -> (StudyModel, Round) {
    let model = StudyModel(.english)
    let lesson = try #require(Catalog.standard.lesson(MapLesson.capital.id))
    let source = RoundSource(
      of: lesson, count: count, history: ItemHistory(), usesPickers: false, seed: 3, began: 1_000)
    var round = Round(
      questions: try #require(source.questions(in: .standard)), source: source,
      limit: .seconds(60), at: .zero)
    for isCorrect in answers {
      round.answer(Round.Given(text: BilingualText("x"), isCorrect: isCorrect), at: .seconds(10))
      model.store("", in: round)
    }
    round.runOutOfTime()
    model.storeResult(of: round)
    return (model, round)
  }

  private func screen(of round: Round, _ model: sending StudyModel) -> String {
    lines(of: [.record, .round(round.source.id)], model, columns: 80, rows: 24)
      .joined(separator: "\n")
  }
}
