import Navigation
import Records
import StudyCatalog
import TerminalCore
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
    let room = layout.appearance.readsFrames ? .max : RowRoom.forText(in: layout.width) - 2
    RowList<Mistake, Owner>(mistakes) { mistake in
      let prompt = model.language(mistake.prompt)
      return Row(answers(to: mistake, within: room))
        .leading(model.glyphs.right, role: .good)
        // The details have the readings that don't fit.
        .subtitle(prompt.displayWidth <= room ? prompt : model.language.plain(mistake.prompt))
    }
    .id { "mistake \($0.card.lesson)/\($0.card.item)" }
    .onSelect { mistake, screen, context in
      context.present(screen.model.details(of: mistake.card))
    }
    .place(in: &layout)
  }

  /// The right answer and the given one, with what that would have been right for if there is room.
  private func answers(to mistake: Mistake, within room: Int) -> String {
    let solution = mistake.solution.map { "\(model.language($0))  " } ?? ""
    let answers = "\(solution)\(model.glyphs.wrong) \(model.language(mistake.given))"
    let all = answers + (mistake.topic?.asEquation(in: model.language) ?? "")
    return all.displayWidth <= room ? all : answers
  }
}
