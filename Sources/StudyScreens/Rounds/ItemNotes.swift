import Records
import StudyCatalog
import TerminalUI

/// What else there is to know about an item that was just asked.
struct ItemNotes {
  /// How the learner has done on the item, and when it comes back, one text a line.
  var history: [String] = []
  /// What other lessons ask about the item, with the answers, one text a line.
  var others: [String] = []
  /// The prefecture to show on a map; `nil` if the item is about something else.
  var prefecture: PlaceCode?

  /// Finds the notes about the item that a round has just asked. They leave out what could be an
  /// answer to a question that the round is still to ask.
  init(after round: Round, in model: StudyModel) {
    guard let card = round.currentPlan?.card else { return }
    history = model.answers(to: card)
    if !round.hasRelatedQuestions {
      others = model.related(to: card)
      prefecture = card.prefecture
    }
  }
}
