import Navigation
import TerminalUI

/// What is asked before a round is left halfway.
extension AskingScreen {
  var leaving: Leaving {
    guard case .running(let round) = phase, !round.given.isEmpty, !round.isComplete, !model.isTour
    else { return .allowed }
    if round.clock != nil {
      return .confirm(
        model.language(
          "「\(name)」のテストをやめますか？\n途中でやめると、結果は残りません。答えは、復習に使います。",
          "Leave the exam on “\(name)”?\nIf you stop halfway, there is no result, but your answers "
            + "count for reviews."))
    }
    if case .review = scope {
      return .confirm(
        model.language(
          "復習の途中です。やめますか？\n残りは、あとで復習できます。",
          "You are in the middle of your review.\nIf you leave now, the rest stays due."))
    }
    if scope == .leeches {
      return .confirm(
        model.language(
          "練習の途中です。やめますか？\n残りは、復習のときにまた出ます。",
          "You are in the middle of your practice.\nIf you leave now, the rest comes in a review."))
    }
    // Only the round of a lesson can be resumed; one that asks its mistakes again can't.
    return .confirm(
      round.source.lesson == nil
        ? model.language(
          "まちがえた問題の途中です。やめますか？\n残りは、復習のときにまた出ます。",
          "You are still going over your mistakes.\nIf you leave now, the rest comes in a review.")
        : model.language(
          "「\(title)」の途中です。やめますか？\n", "You are in the middle of “\(title)”.\n")
          + model.promiseToContinue)
  }
}
