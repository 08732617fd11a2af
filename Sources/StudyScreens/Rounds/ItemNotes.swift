import Records
import StudyCatalog
import TerminalUI

/// What else there is to know about an item that was just asked, and when the items of a round come
/// back.
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
  private struct Moment: Equatable {
    let round: Int
    let answers: Int
    /// One that was taken back is followed by another with the same number.
    let last: Round.Given?
    let language: Language

    init(of round: Round, in model: StudyModel) {
      (self.round, answers, language) = (round.source.id, round.given.count, model.language)
      last = round.given.last
    }
  }

  private var moment: Moment?
  private var notes = Notes()
  private var days: (moment: Moment, words: [String])?

  /// The notes about the item that a round has just asked. They leave out what could be an answer
  /// to a question that the round is still to ask.
  func found(for round: Round, in model: StudyModel) -> Notes {
    let now = Moment(of: round, in: model)
    guard now != moment else { return notes }
    (moment, notes) = (now, Notes())
    guard let card = round.currentPlan?.card else { return notes }
    notes.history = model.answers(to: card)
    if !round.hasRelatedQuestions {
      notes.others = model.others(like: card, besides: model.question(about: card))
      notes.prefecture = card.prefecture
    }
    return notes
  }

  /// The days on which the items of a round come back, in the order in which it asked them.
  func nextDays(after round: Round, in model: StudyModel) -> [String] {
    let now = Moment(of: round, in: model)
    if let days, days.moment == now { return days.words }
    let words = round.source.plan.map { model.nextDay(of: $0.card) }
    days = (now, words)
    return words
  }
}
