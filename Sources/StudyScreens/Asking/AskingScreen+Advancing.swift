import Navigation
import StudyCatalog
import TerminalUI

extension AskingScreen {
  /// Ends the round if the result is visible. After a right answer, continues by itself after a
  /// pause if the learner's settings say so. Where frames are read line by line, it continues at
  /// once and says before the next question that the answer was right: a line typed during the
  /// pause would be lost.
  mutating func advance(in context: Context<Self>) {
    endRound(in: context)
    guard case .running(var round) = phase, round.isAnswered, model.settings.isAutoAdvancing,
      let question = round.current, let given = round.given.last, given.isCorrect
    else { return }
    if context.appearance.readsFrames {
      let feedback = SpokenFeedback(screen: self, round: round, question: question)
      round.proceed(at: now, isAtOnce: true)
      phase = .running(round)
      context.notify(feedback.words(for: given))
      yieldToOthers()
      return endRound(in: context)
    }
    let (queue, count) = (context.queue, round.given.count)
    context.task(Self.advancing, for: .following) {
      try await queue.sleep(for: Self.pauseOfAdvance, purpose: .blocksSettling)
    } then: { screen, result, context in
      // The learner may have continued to another question before the pause was over.
      guard case .success = result, case .running(let round) = screen.phase,
        round.given.count == count
      else { return }
      screen.proceed(in: context)
    }
  }

  /// Whether the round was continued or ended in another Study meanwhile. It then goes on from
  /// there, so that nothing is asked twice.
  @discardableResult mutating func yieldToOthers() -> Bool {
    guard case .running(let round) = phase, !round.isComplete else { return false }
    model.expireIfOthersChanged()
    if isOutdated { isBehind = true }
    return isBehind
  }

  /// Loads the round as it was left elsewhere, or a new one after its end.
  mutating func catchUp(in context: Context<Self>) {
    guard isBehind else { return }
    (isBehind, takenAnswer) = (false, nil)
    context.cancelTask(Self.advancing)
    context.notify(
      model.language("このつづきは、ほかで答えました。", "You have continued this elsewhere."))
    load(openRound, in: context)
  }

  /// The name of the task that continues by itself.
  static var advancing: String { "advance" }

  /// How long a right answer is visible before the next question appears by itself.
  private static var pauseOfAdvance: Duration { .milliseconds(900) }
}
