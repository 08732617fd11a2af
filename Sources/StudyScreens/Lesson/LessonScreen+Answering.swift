import StudyCatalog
import TerminalUI

extension LessonScreen {
  /// Answers with a choice.
  mutating func answer(choice index: Int) {
    guard let question, case .choice(let choices, _) = question.answer else { return }
    take(
      choices[index], given: choices[index].japanese, isCorrect: question.isCorrect(choice: index))
  }

  /// Answers with the typed text, unless it is blank. A text that is nearly right may be corrected
  /// once.
  mutating func answerTyped() {
    guard let question, typed.contains(where: { !$0.isWhitespace }) else { return }
    let judgement = question.judge(typed: typed)
    if case .nearlyRight(let found) = judgement, slip == nil {
      slip = found
      return
    }
    take(shownAnswer(judgement), given: typed, isCorrect: judgement.isRight)
    (typed, slip) = ("", nil)
  }

  /// The typed text, cut so that the row that leads on stays on the screen, and the standard form
  /// of a right answer that differs from it.
  private func shownAnswer(_ judgement: Judgement) -> BilingualText {
    let limit = 40
    let given = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = given.count > limit ? given.prefix(limit) + model.glyphs.ellipsis : given
    guard case .right(let standard) = judgement else { return BilingualText(shown) }
    func text(_ form: String) -> String { form == given ? form : "\(shown) = \(form)" }
    return BilingualText(japanese: text(standard.japanese), english: text(standard.english))
  }

  /// Answers with a place from the pickers.
  mutating func answer(place code: PlaceCode) {
    guard let question else { return }
    let name = Places.all.fullName(code) ?? BilingualText("\(code)")
    take(name, given: code.description, isCorrect: question.isCorrect(place: code))
  }

  /// Shows the next question or the result, unless the answer has not been visible for long enough.
  mutating func proceed() {
    guard case .running(var round) = phase else { return }
    round.proceed(at: now)
    phase = .running(round)
  }

  /// The question to answer, if there is one.
  private var question: Question? {
    guard case .running(let round) = phase, !round.isReviewing else { return nil }
    return round.current
  }

  /// Records an answer, on disk before the next frame.
  private mutating func take(_ text: BilingualText, given typed: String, isCorrect: Bool) {
    guard case .running(var round) = phase, round.current != nil else { return }
    let given = Round.Given(text: text, isCorrect: isCorrect, isSecondTry: slip != nil)
    round.answer(given, at: now)
    phase = .running(round)
    model.keep(typed, in: round)
  }
}
