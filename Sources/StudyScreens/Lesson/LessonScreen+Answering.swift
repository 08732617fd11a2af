import StudyCatalog
import TerminalUI

extension LessonScreen {
  /// Takes the choice with an index.
  mutating func answer(choice index: Int) {
    guard let question, case .choice(let choices, _) = question.answer else { return }
    take(choices[index], isCorrect: question.isCorrect(choice: index))
  }

  /// Takes what was typed; an empty text is no answer.
  mutating func answerTyped() {
    guard let question, typed.contains(where: { !$0.isWhitespace }) else { return }
    let judgement = question.judge(typed: typed)
    take(shownAnswer(judgement), isCorrect: judgement.isRight)
    typed = ""
  }

  /// What was typed, cut where it would push the row that leads on off the screen, and the standard
  /// form of a right answer that was typed in another.
  private func shownAnswer(_ judgement: Judgement) -> BilingualText {
    let limit = 40
    let given = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = given.count > limit ? given.prefix(limit) + model.glyphs.ellipsis : given
    guard case .right(let standard) = judgement else { return BilingualText(shown) }
    func text(_ form: String) -> String { form == given ? form : "\(shown) = \(form)" }
    return BilingualText(japanese: text(standard.japanese), english: text(standard.english))
  }

  /// Takes the place that was found in the pickers.
  mutating func answer(place code: PlaceCode) {
    guard let question else { return }
    let name = Places.all.fullName(code) ?? BilingualText("\(code)")
    take(name, isCorrect: question.isCorrect(place: code))
  }

  /// Goes on to the next question, or to the result, unless the answer is too new to have been seen.
  mutating func proceed() {
    guard case .running(var round) = phase else { return }
    round.proceed(at: now)
    phase = .running(round)
  }

  /// The question that waits for an answer.
  private var question: Question? {
    guard case .running(let round) = phase, !round.isReviewing else { return nil }
    return round.current
  }

  /// Notes an answer, on disk before the frame that shows it.
  private mutating func take(_ text: BilingualText, isCorrect: Bool) {
    guard case .running(var round) = phase, let question = round.current else { return }
    round.answer(Round.Given(text: text, isCorrect: isCorrect), at: now)
    phase = .running(round)
    model.update { [lesson] state, day in
      state[lesson].record(item: question.item, isCorrect: isCorrect, on: day)
      if round.isComplete {
        state[lesson].finishRound(
          correct: round.correctCount, of: round.questions.count, on: day)
      }
    }
  }
}
