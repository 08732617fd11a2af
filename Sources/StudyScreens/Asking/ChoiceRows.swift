import StudyCatalog
import TerminalCore
import TerminalUI

/// The choices of a question. After the answer they stay, with the right one and a wrong choice
/// marked.
struct ChoiceRows {
  let choices: [BilingualText]
  let correct: Int
  let view: QuestionView

  /// The width of the rows, in cells.
  let width: Int

  /// The name of the first choice.
  static let first = name(of: 0)

  private static func name(of choice: Int) -> String { "choice \(choice)" }

  private var language: Language { view.screen.model.language }

  /// The rows of the choices; in a narrow window without what the wrong choice would have been
  /// right for.
  func body(_ isNarrow: Bool) -> some View<AskingScreen> {
    RowList(choices.indices) { index in
      let (words, role) = line(index, isNarrow)
      return Row(words).style(role)
    }
    .id(Self.name)
    .onSelect { index, screen, context in
      screen.choose(index)
      screen.advance(in: context)
    }
  }

  /// The choices after the answer as text, because they can't be chosen anymore, and a row that
  /// continues.
  @ViewBuilder<AskingScreen> var asText: some View<AskingScreen> {
    if let given = view.round.given.last {
      Text(verdict(on: given), role: given.isCorrect ? .good : .bad)
    }
    ForEach(choices.indices) { index in
      let (words, role) = line(index, false)
      Text(words, role: role)
    }
    Row(language.label("次へ", "Next")).id("next")
      .onSelect { screen, context in screen.proceed(in: context) }
  }

  /// Whether the answer was right; and the right one if the learner gave up.
  private func verdict(on given: Round.Given) -> String {
    guard given.isGivenUp else {
      return given.isCorrect ? language.label("正解", "Right") : language.label("不正解", "Wrong")
    }
    return language(given.text) + language.plain("。", ". ") + language.label("答え", "Answer")
      + language.colon + language(choices[correct])
  }

  /// The text of a choice and its style, with feedback after the answer.
  private func line(_ index: Int, _ isNarrow: Bool) -> (words: String, role: Role) {
    let name = language(choices[index])
    guard view.round.isAnswered, let given = view.round.given.last else { return (name, .text) }
    if index == correct { return (name + padding(after: name) + rightWords(given), .good) }
    guard index == given.choice else {
      let topic = isNarrow ? nil : topic(of: index, given)
      return (name + (topic.map { padding(after: name) + $0.asTopic(in: language) } ?? ""), .muted)
    }
    let start = name + padding(after: name)
    return (start + wrongWords(after: start, given, isNarrow), .bad)
  }

  /// What a choice that wasn't chosen would have been right for; `nil` if that is unknown.
  private func topic(of index: Int, _ given: Round.Given) -> BilingualText? {
    given.topics.indices.contains(index) ? given.topics[index] : nil
  }

  private func rightWords(_ given: Round.Given) -> String {
    let verdict = given.isCorrect ? language.label("正解", "right") : language.label("答え", "answer")
    let reading = view.question.reading(in: language)?.asEquation(in: language) ?? ""
    return "\(view.screen.model.glyphs.right) \(verdict)\(reading)"
  }

  private func wrongWords(after name: String, _ given: Round.Given, _ isNarrow: Bool) -> String {
    let words = "\(view.screen.model.glyphs.wrong) \(language.label("あなたの答え", "your answer"))"
    guard isNarrow else { return words + (given.topic?.asEquation(in: language) ?? "") }
    // Long readings leave less room.
    let short = "\(view.screen.model.glyphs.wrong) \(language.label("まちがい", "wrong"))"
    return (name + words).displayWidth <= RowRoom.forText(in: width) ? words : short
  }

  /// The spaces after a choice that align the marks, unless a choice is very long.
  private func padding(after name: String) -> String {
    let widest = choices.map { language($0).displayWidth }.max() ?? 0
    return String(repeating: " ", count: max(0, min(widest, 24) - name.displayWidth) + 2)
  }
}
