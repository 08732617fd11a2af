import Navigation
import Records
import StudyCatalog
import TerminalUI

/// A question with the first wrong answer to it.
struct Mistake {
  /// The item.
  let card: CardID
  let prompt: BilingualText
  /// The wrong answer.
  let given: BilingualText
  /// What the wrong answer would have been right for; `nil` if that is unknown.
  var topic: BilingualText?
  /// The right answer; `nil` if no lesson asks the item anymore.
  let solution: BilingualText?
}

/// The mistakes of a round. Selecting one shows the details of its item.
struct MistakeRows<Owner: StudyScreen>: View {
  let model: StudyModel
  let mistakes: [Mistake]

  func place(in layout: inout Layout<Owner>) {
    RowList<Mistake, Owner>(mistakes) { mistake in
      Row(model.language(mistake.prompt)).subtitle(answers(to: mistake))
    }
    .id { "mistake \($0.card.lesson)/\($0.card.item)" }
    .onSelect { mistake, screen, context in
      context.present(screen.model.details(of: mistake.card))
    }
    .place(in: &layout)
  }

  private func answers(to mistake: Mistake) -> String {
    let given =
      model.language(mistake.given) + (mistake.topic?.asEquation(in: model.language) ?? "")
    let solution = mistake.solution.map { "\(model.glyphs.right) \(model.language($0))  " } ?? ""
    return "\(solution)\(model.glyphs.wrong) \(given)"
  }
}
