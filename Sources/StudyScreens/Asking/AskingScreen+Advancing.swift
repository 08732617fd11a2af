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

  /// The name of the task that continues by itself.
  static var advancing: String { "advance" }

  /// How long a right answer is visible before the next question appears by itself.
  private static var pauseOfAdvance: Duration { .milliseconds(900) }
}
