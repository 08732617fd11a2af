import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// What came out of a round, with its mistakes.
struct RoundScreen: StudyScreen {
  let model: StudyModel
  private let result: RoundResult?
  private let mistakes: [Mistake]

  /// A wrong answer.
  private struct Mistake {
    let prompt: String
    let given: String
    let solution: String
  }

  init(model: StudyModel, number: Int) {
    self.model = model
    result = (try? model.records.result(ofRound: number)) ?? nil
    let answers = (try? model.records.answers(ofRound: number)) ?? []
    var questions: [LessonID: [String: Question]] = [:]
    mistakes = answers.filter { $0.grade == .again }.map { answer in
      let lesson = answer.card.lesson
      if questions[lesson] == nil {
        questions[lesson] = model.catalog.lesson(lesson)?.questionsByItem() ?? [:]
      }
      let question = questions[lesson]?[answer.card.item]
      return Mistake(
        prompt: question.map { model.language($0.prompt) } ?? answer.card.item,
        given: answer.given, solution: question.map { model.language($0.solution) } ?? "")
    }
  }

  var title: String { result.map { model.title(of: $0) } ?? model.language("結果", "Result") }

  var body: some View<Self> {
    NoticeText(model: model)
    if let result {
      let score = model.language(
        "\(result.count)問中 \(result.correct)問正解", "\(result.correct) of \(result.count) right")
      (Text(score, role: .heading) + Text("  \(model.date(of: result))", role: .muted)).pinned()
      if mistakes.isEmpty {
        Text(model.language("まちがいはありません。", "No mistakes."), role: .good)
      }
    } else {
      Text(model.language("この結果は残っていません。", "This result is not there any more."))
    }
    ForEach(mistakes) { mistake in
      Text(mistake.prompt)
      Text("  \(model.glyphs.wrong) \(mistake.given)", role: .bad)
      Text("  \(model.glyphs.right) \(mistake.solution)", role: .good)
    }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }
}
