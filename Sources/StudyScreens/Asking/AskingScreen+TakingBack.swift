import Navigation
import Records
import StudyCatalog
import TerminalUI

/// Taking back an answer: a slip of the finger says nothing about what the learner knows.
extension AskingScreen {
  /// An answer that can be taken back.
  struct TakenAnswer {
    /// The answer as it is stored.
    let answer: AnswerRecord
    /// The round before it.
    let before: Round
    /// The nearly right answer before it.
    let nearMiss: NearMiss?
  }

  /// Whether feedback on an answer is visible that was given in this run. An exam shows none.
  var canTakeBack: Bool { isAnswered && takenAnswer != nil }

  /// The label of the key that takes the answer back.
  var wordsForTakingBack: String { model.language.label("取り消す", "undo") }

  /// Takes the answer back and asks the question again, with what was typed to be corrected.
  mutating func takeBack(in context: Context<Self>) {
    guard canTakeBack, let taken = takenAnswer, case .running(let round) = phase,
      !yieldToOthers()
    else { return }
    guard !isFollowed(round) else {
      takenAnswer = nil
      return context.notify(
        model.language("もう、ほかで次をはじめました。", "The next round has begun elsewhere."))
    }
    context.cancelTask(Self.advancing)
    model.takeBack(taken.answer, from: taken.before, best: scores.best)
    var before = taken.before
    before.askAgain(at: now)
    (phase, takenAnswer) = (.running(before), nil)
    attempt = Attempt(
      typed: before.current?.kind == .typed ? taken.answer.given : "", nearMiss: taken.nearMiss)
    if context.appearance.readsFrames, let prompt = before.current?.prompt {
      context.notify(
        model.language.label("取り消しました", "Taken back") + model.language.colon
          + model.language(prompt))
    }
    context.focus(round.given.last?.choice.map(ChoiceRows.name(of:)) ?? ChoiceRows.first)
  }

  /// Whether another Study has begun the next round of the lesson. A lesson has one open round, so
  /// this one can't be opened again.
  private func isFollowed(_ round: Round) -> Bool {
    guard round.isComplete, let lesson = round.source.lesson else { return false }
    model.expireIfOthersChanged()
    return model.openRound(of: lesson).map { $0.source.id != round.source.id } ?? false
  }
}
