import StudyCatalog
import TerminalUI

/// A right answer after which the next question appeared at once.
struct PassedAnswer {
  let question: Question
  let given: Round.Given
}

/// Says above the next question, or the result, that the answer was right.
struct PassedText: View {
  typealias Owner = AskingScreen

  let answer: PassedAnswer
  let model: StudyModel

  func place(in layout: inout Layout<AskingScreen>) {
    Text<AskingScreen>(words, role: .good).pinned().place(in: &layout)
    Text<AskingScreen>("").pinned().place(in: &layout)
  }

  private var words: String {
    let language = model.language
    let reading = answer.question.reading(in: language)?.asEquation(in: language) ?? ""
    return "\(model.glyphs.right) \(language.label("正解", "Right"))\(language.colon)"
      + language(answer.given.text) + reading
  }
}
