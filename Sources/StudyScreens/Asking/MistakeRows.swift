import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// A question with the first wrong answer to it, or without an answer when an exam's time was up.
struct Mistake {
  /// The item.
  let card: CardID
  let prompt: BilingualText
  /// The wrong answer; `nil` if there was no answer.
  var given: BilingualText?
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
    let isRead = layout.appearance.readsFrames
    let room = isRead ? .max : RowRoom.forText(in: layout.width)
    let column = isRead ? 0 : column(within: room)
    // The rows of a list would all be as high as the highest one.
    ForEach(mistakes) { mistake in
      let prompt = model.language(mistake.prompt)
      let solution = solution(of: mistake, padded: column)
      let wrong = wrongAnswer(to: mistake)
      let answers = solution + wrong
      let words =
        isRead
        ? spoken(mistake) : answers + topic(of: mistake, within: room - answers.displayWidth)
      // The details have the readings that don't fit.
      return Row<Owner>(prompt.displayWidth <= room ? prompt : model.language.plain(mistake.prompt))
        // What tells two questions apart may be at their ends.
        .wrapped()
        .subtitle(words)
        .highlighting(in: .good) {
          $0 == words && $0.hasPrefix(answers) ? [$0.startIndex..<words.after(solution)] : []
        }
        .highlighting(in: mistake.given == nil ? .muted : .bad) {
          $0 == words && $0.hasPrefix(answers)
            ? [words.after(solution)..<words.after(answers)] : []
        }
        // The same whether there are more mistakes than digits or not.
        .unnumbered()
        .id(mistake.card.nameOfMistake)
        .onSelect { screen, context in
          context.present(
            screen.model.details(of: mistake.card, isRead: context.appearance.readsFrames))
        }
    }
    .place(in: &layout)
  }

  /// Both answers in words, where they are read aloud.
  private func spoken(_ mistake: Mistake) -> String {
    let language = model.language
    let solution = mistake.solution.map {
      language.label("答え", "answer") + language.plain("は", " ") + language($0)
    }
    let topic = mistake.topic?.asEquation(in: language) ?? ""
    let given =
      mistake.given.map {
        if $0 == .notKnown { return language($0) }
        return language.label(["あなたの", "答え"], "yours") + language.plain("は", " ")
          + language.withoutSigns(language($0) + topic)
      } ?? language("答えなし", "no answer")
    return [solution, given].compactMap(\.self).joined(separator: language.plain("、", "; "))
  }

  /// The width of the longest right answer, so that the wrong ones begin below each other; 0 if one
  /// of these would have no room then.
  private func column(within room: Int) -> Int {
    let solutions = mistakes.map { rightAnswer(to: $0).displayWidth }
    let given = mistakes.map { wrongAnswer(to: $0).displayWidth }
    guard let longest = solutions.max(), let widest = given.max(), longest > 0 else { return 0 }
    return longest + 2 + widest <= room ? longest : 0
  }

  /// The right answer and what separates it from the wrong one; empty if no lesson asks the item
  /// anymore and the other right answers have no column.
  private func solution(of mistake: Mistake, padded width: Int) -> String {
    let words = rightAnswer(to: mistake)
    let end = max(words.displayWidth, width)
    return words + String(repeating: " ", count: end > 0 ? end + 2 - words.displayWidth : 0)
  }

  private func rightAnswer(to mistake: Mistake) -> String {
    mistake.solution.map { "\(model.glyphs.right) \(model.language($0))" } ?? ""
  }

  private func wrongAnswer(to mistake: Mistake) -> String {
    mistake.given.map { "\(model.glyphs.wrong) \(model.language($0))" }
      ?? "\(model.glyphs.dash) \(model.language("答えなし", "no answer"))"
  }

  /// What the wrong answer would have been right for, which is true and so isn't red; empty if
  /// there is no room.
  private func topic(of mistake: Mistake, within room: Int) -> String {
    guard mistake.given != nil, let topic = mistake.topic else { return "" }
    let words = topic.asEquation(in: model.language)
    return words.displayWidth <= room ? words : ""
  }
}

extension CardID {
  /// The name of the row of a mistake.
  fileprivate var nameOfMistake: String { "mistake \(lesson)/\(item)" }
}

extension StudyModel {
  /// The details of the mistake whose row has the focus, or else of the first one; `nil` if there
  /// are none.
  func details(of mistakes: [CardID], focusedName: String?, isRead: Bool) -> Dialog? {
    (mistakes.first { $0.nameOfMistake == focusedName } ?? mistakes.first)
      .map { details(of: $0, isRead: isRead) }
  }
}

extension Language {
  /// The heading of the mistakes, or also of questions that weren't answered.
  func headingOfMistakes(areAllAnswered: Bool) -> String {
    areAllAnswered
      ? self("まちがえた問題", "Mistakes") : self("できなかった問題", "Missed questions")
  }
}

extension String {
  /// The index after a text that this one begins with.
  fileprivate func after(_ beginning: String) -> Index {
    index(startIndex, offsetBy: beginning.count)
  }
}
