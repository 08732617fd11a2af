import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// The result of a round, with its mistakes.
struct RoundScreen: StudyScreen {
  let model: StudyModel
  private let number: Int
  private var result: RoundResult?
  private var mistakes: [Mistake] = []
  /// The number of questions that were answered.
  private var answeredCount = 0
  /// The number of questions of an exam that can be tried again because they weren't answered.
  private var unansweredCount = 0
  private var isRead = false

  init(model: StudyModel, number: Int) {
    self.model = model
    self.number = number
  }

  var title: String {
    model.language.label(
      result.map(model.title) ?? BilingualText(japanese: "結果", english: "Result"))
  }

  var body: some View<Self> {
    NoticeText(model: model)
    if let result {
      let score = model.language.wordsForScore(result.correct, of: result.count)
      (Text(score, role: .heading) + Text("  \(model.date(of: result))", role: .muted)).pinned()
      if let exam = result.exam {
        Text(model.words(for: exam, unanswered: result.count - answeredCount), role: .muted)
          .pinned()
      }
      ScoreGap()
      if mistakes.isEmpty, result.exam == nil || answeredCount >= result.count {
        Text(model.language("まちがいはありません。", "No mistakes."), role: .good)
      }
    } else if isRead {
      Text(model.language("この結果は残っていません。", "This result no longer exists."))
    }
    if mistakes.count + unansweredCount > 0 {
      Row(
        model.language.wordsForRetry(
          of: mistakes.count + unansweredCount, areAllAnswered: unansweredCount == 0)
      )
      .id("again").key("r")
      .onSelect { screen, context in context.push(.mistakes(ofRound: screen.number)) }
    }
    if !mistakes.isEmpty {
      Blank()
      Text(model.language("まちがえた問題", "Mistakes"), role: .heading)
      MistakeRows(model: model, mistakes: mistakes)
    }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }

  mutating func read() {
    guard !isRead else { return }
    let number = number
    let read = model.read { records throws(RecordsError) in
      (try records.result(ofRound: number), try records.answers(ofRound: number))
    }
    guard let (result, answers) = read else { return }
    (self.result, isRead) = (result, true)
    answeredCount = Set(answers.map(\.card)).count
    unansweredCount = result.map { model.unansweredCards(in: $0, with: answers).count } ?? 0
    var questions: [LessonID: [String: Question]] = [:]
    var met: Set<CardID> = []
    let wrong = answers.filter { $0.grade == .again && met.insert($0.card).inserted }
    mistakes = wrong.map { answer in
      let lesson = answer.card.lesson
      let known = questions[lesson] ?? model.catalog.lesson(lesson)?.questionsByItem() ?? [:]
      questions[lesson] = known
      let question = known[answer.card.item]
      return Mistake(
        card: answer.card, prompt: question?.prompt ?? BilingualText(answer.card.item),
        given: answer.words(among: known.values.lazy.map(\.solution)),
        topic: answer.form == .picker
          ? nil
          : model.catalog.lesson(lesson)?.topic(
            ofAnswer: answer.given, insteadOf: answer.card.item),
        solution: question?.solution)
    }
  }
}

extension RoundAnswer {
  /// The answer in words that the learner can read. The records store the code of a place, the
  /// Japanese text of a choice, and an empty string for a question that the learner gave up on.
  fileprivate func words(among solutions: some Sequence<BilingualText>) -> BilingualText {
    if given.isEmpty { return .notKnown }
    switch form {
    case .typed: return BilingualText(asWritten: given)
    case .choice: return solutions.first { $0.japanese == given } ?? BilingualText(asWritten: given)
    case .picker:
      return PlaceCode(given).flatMap(Places.all.fullName) ?? BilingualText(asWritten: given)
    }
  }
}

extension BilingualText {
  /// The answer shown for a question that the learner gave up on.
  static var notKnown: Self { Self(japanese: "わからない", english: "I don’t know") }
}
