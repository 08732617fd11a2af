import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// The result of a round, with its mistakes.
struct RoundScreen: SearchableList {
  let model: StudyModel
  var search = ListSearch()
  private let number: Int
  private var result: RoundResult?
  /// The mistakes, and after them the questions of an exam that can be tried again because they
  /// weren't answered.
  private var mistakes: [Mistake] = []
  /// The number of questions that were answered.
  private var answeredCount = 0
  private var isRead = false

  init(model: StudyModel, number: Int) {
    self.model = model
    self.number = number
  }

  @KeysBuilder<Self> static var keys: Keys<Self> {
    KeyBinding("e", "", id: "details", actsOnFocus: true) { screen, context in
      let cards = screen.mistakes.map(\.card)
      let dialog = screen.model.details(
        of: cards, focusedName: context.focusedName, isRead: context.appearance.readsFrames)
      if let dialog { context.present(dialog) }
    }
    searchKey
  }

  var count: Int { mistakes.count }

  var title: String {
    model.language.label(
      result.map(model.title) ?? BilingualText(japanese: "結果", english: "Result"))
  }

  var body: some View<Self> {
    NoticeText(model: model)
    if result == nil, isRead {
      Text(model.language("この結果は残っていません。", "This result no longer exists."))
    } else if search.isOpen {
      let shown = search.found(in: mistakes) { [$0.prompt, $0.solution, $0.given] }
      searchField
      if shown.isEmpty { nothingFound }
      MistakeRows(model: model, mistakes: shown, namesLessons: result?.lesson == nil)
    } else {
      whole
    }
  }

  @ViewBuilder<Self> private var whole: some View<Self> {
    if let result {
      SizeReader { width in heading(of: result, in: width - 2) }
      if let exam = result.exam {
        Text(model.words(for: exam, unanswered: result.count - answeredCount), role: .muted)
          .pinned()
      }
      SpareLine()
      if mistakes.isEmpty, result.exam == nil || answeredCount >= result.count {
        Text(model.language("まちがいはありません。", "No mistakes."), role: .good)
      }
    }
    let areAllAnswered = mistakes.last?.given != nil
    if !mistakes.isEmpty {
      Row(model.language.wordsForRetry(of: mistakes.count, areAllAnswered: areAllAnswered))
        .id("again").key("r").actionName(model.language.wordForBeginning)
        .onSelect { screen, context in context.push(.mistakes(ofRound: screen.number)) }
      Blank()
      Text(model.language.headingOfMistakes(areAllAnswered: areAllAnswered), role: .heading)
      MistakeRows(model: model, mistakes: mistakes, namesLessons: result?.lesson == nil)
    }
  }

  /// The score and when the round ended, which a narrow window shows as a mere date or on a line of
  /// its own, so that no date is broken.
  @ViewBuilder<Self> private func heading(
    of result: RoundResult, in width: Int
  ) -> some View<Self> {
    let score = model.language.wordsForScore(result.correct, of: result.count)
    let date = model.wordsForEnd(of: result)
    let end = model.language("\(date) 終了", "ended \(date)")
    let room = width - score.displayWidth - 2
    if let words = [end, date].first(where: { $0.displayWidth <= room }) {
      (Text(score, role: .heading) + Text("  \(words)", role: .muted)).pinned()
    } else {
      Text(score, role: .heading).pinned()
      Text(end, role: .muted).pinned()
    }
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
    let unanswered = result.map { model.unansweredCards(in: $0, with: answers) } ?? []
    mistakes = mistakes(in: answers, unanswered: unanswered)
  }

  private func mistakes(in answers: [RoundAnswer], unanswered: [CardID]) -> [Mistake] {
    let wrong = answers.firstMistakes
    let questions = model.questions(of: Set((wrong.map(\.card) + unanswered).map(\.lesson)))
    let lessons = Set(wrong.filter { $0.form != .picker }.map(\.card.lesson))
    let topics = Dictionary(
      uniqueKeysWithValues: lessons.compactMap(model.catalog.lesson).map {
        ($0.id, AnswerTopics($0))
      })
    return wrong.map { answer in
      let (lesson, item) = (answer.card.lesson, answer.card.item)
      let known = questions[lesson] ?? [:]
      return Mistake(
        card: answer.card, prompt: known[item]?.prompt ?? BilingualText(item),
        usualPrompt: known[item]?.usualPrompt,
        given: answer.words(in: topics[lesson]),
        topic: answer.form == .picker
          ? nil : topics[lesson]?.topic(ofAnswer: answer.given, insteadOf: item),
        solution: known[item]?.solution)
    }
      + unanswered.map { card in
        let question = questions[card.lesson]?[card.item]
        return Mistake(
          card: card, prompt: question?.prompt ?? BilingualText(card.item),
          usualPrompt: question?.usualPrompt, solution: question?.solution)
      }
  }
}

extension RoundAnswer {
  /// The answer in words that the learner can read. The records store the code of a place, the
  /// Japanese text of a choice, and an empty string for a question that the learner gave up on.
  fileprivate func words(in lesson: AnswerTopics?) -> BilingualText {
    if given.isEmpty { return .notKnown }
    switch form {
    case .typed: return BilingualText(asWritten: given)
    case .choice: return lesson?.choice(given, of: card.item) ?? BilingualText(asWritten: given)
    case .picker:
      return PlaceCode(given).flatMap(Places.all.fullName) ?? BilingualText(asWritten: given)
    }
  }
}

extension BilingualText {
  /// The answer shown for a question that the learner gave up on.
  static var notKnown: Self { Self(japanese: "わからない", english: "I don’t know") }
}
