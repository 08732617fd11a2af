import Records
import StudyCatalog
import TerminalUI

/// What else there is to know about an item that was just asked.
///
/// Finding it takes a few milliseconds, so it is found once for each answer, and only where it is
/// shown.
final class ItemNotes {
  /// The notes about an item, one text a line.
  struct Notes {
    /// What other lessons ask about the item, with the answers.
    var others: [String] = []
    /// How the learner has done on the item, and when it comes back.
    var history: [String] = []
    /// The prefecture to show on a map; `nil` if the item is about something else.
    var prefecture: PlaceCode?
  }

  /// The answer that the notes were found for.
  private struct Occasion: Equatable {
    let round: Int
    let answers: Int
    let language: Language
  }

  private var occasion: Occasion?
  private var notes = Notes()

  /// The notes about the item that a round has just asked. They leave out what could be an answer
  /// to a question that the round is still to ask.
  func found(for round: Round, in model: StudyModel) -> Notes {
    let now = Occasion(
      round: round.source.id, answers: round.given.count, language: model.language)
    guard now != occasion else { return notes }
    (occasion, notes) = (now, Notes())
    guard let card = round.currentPlan?.card else { return notes }
    notes.history = model.answers(to: card)
    if !round.hasRelatedQuestions {
      notes.others = model.others(like: card, besides: model.question(about: card))
      notes.prefecture = card.prefecture
    }
    return notes
  }
}
