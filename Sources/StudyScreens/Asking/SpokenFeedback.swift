import StudyCatalog
import TerminalCore
import TerminalUI

/// Feedback on an answer where frames are read line by line: the same words for a choice and for a
/// typed answer. What the other choices would have been right for is in the details.
struct SpokenFeedback {
  let screen: AskingScreen
  let round: Round
  let question: Question

  private var language: Language { screen.model.language }

  /// The verdict, and a row that continues.
  @ViewBuilder<AskingScreen> var body: some View<AskingScreen> {
    if let given = round.given.last {
      Text(words(for: given), role: given.isCorrect ? .good : .bad)
      Blank()
    }
    Row(language.label("次へ", "Next")).id("next")
      .onSelect { screen, context in screen.proceed(in: context) }
  }

  /// Whether an answer was right, and the right one if it wasn't.
  func words(for given: Round.Given) -> String {
    let reading = question.spokenReading(in: language)
    if given.isCorrect {
      return language.label("正解", "Right") + language.colon
        + (given.spoken.map { language($0) } ?? language(given.text) + reading)
    }
    let topic = given.topic?.asSpokenEquation(in: language) ?? ""
    let wrong =
      given.isGivenUp
      ? language(given.text)
      : language.label("不正解", "Wrong") + language.colon + language(given.text) + topic
    return wrong + language.plain("。", ". ") + language.label("答え", "Answer") + language.colon
      + language(question.solution) + reading
  }
}
