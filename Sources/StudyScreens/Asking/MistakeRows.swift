import Navigation
import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// A question that a result lists: with the first wrong answer to it, or without an answer when an
/// exam's time was up, or answered right.
struct Mistake {
  /// The item.
  let card: CardID
  let prompt: BilingualText
  /// The same in the words of the lesson's other questions; see ``Question/usualPrompt``.
  var usualPrompt: BilingualText?
  /// The wrong answer; `nil` if there was no answer, or a right one.
  var given: BilingualText?
  /// What the wrong answer would have been right for; `nil` if that is unknown.
  var topic: BilingualText?
  /// The right answer; `nil` if no lesson asks the item anymore.
  let solution: BilingualText?
  /// The day on which a question that was answered right comes back; `nil` for any other.
  var nextDay: String?
}

/// The mistakes of a round, or the questions of one without mistakes. Selecting one shows the
/// details of its item.
///
/// Questions of one lesson have their common words once above them. Where all have room for that,
/// each is on one line with its answers, or else on its own line above them.
struct MistakeRows<Owner: StudyScreen>: View {
  let model: StudyModel
  let mistakes: [Mistake]

  /// Whether each row says which lesson asks its item, as far as there is room.
  let namesLessons: Bool

  func place(in layout: inout Layout<Owner>) {
    if layout.appearance.readsFrames {
      list { mistake, _ in
        Row(model.language(mistake.prompt), detail: lesson(of: mistake, within: .max))
          .wrapped().subtitle(spoken(mistake))
      }
      .place(in: &layout)
    } else {
      placeDrawn(in: &layout)
    }
  }

  private func placeDrawn(in layout: inout Layout<Owner>) {
    let room = RowRoom.forText(in: layout.width)
    let lessons = Set(mistakes.map(\.card.lesson))
    let parts = DistinctParts(
      of: lessons.count > 1 ? [] : mistakes.map { $0.usualPrompt ?? $0.prompt })
    let sharedWords = model.language(parts.sharedWords)
    if !sharedWords.isEmpty { Text<Owner>(sharedWords, role: .muted).place(in: &layout) }
    // Without words to share, a question keeps its own: 東京都の都庁所在地は？
    let prompts = mistakes.map {
      parts.part(of: sharedWords.isEmpty ? $0.prompt : $0.usualPrompt ?? $0.prompt)
    }
    let inline = inlinePrompts(prompts, within: room)
    let column = column(within: room)
    let rights = mistakes.indices.map {
      (inline?[$0] ?? "") + solution(of: mistakes[$0], padded: column)
    }
    let answers = zip(rights, mistakes).map { $0 + end(of: $1) }
    let topics = mistakes.map(topic)
    // All beside the answers or all below them.
    let haveRoom = zip(answers, topics).allSatisfy { ($0 + $1).displayWidth <= room }
    list { mistake, index in
      let (beginning, right, answers) = (inline?[index] ?? "", rights[index], answers[index])
      let words = haveRoom ? answers + topics[index] : answers
      return row(
        for: mistake, prompts[index], words, topic: haveRoom ? "" : topics[index],
        isInline: inline != nil, within: room
      )
      .highlighting(in: .good) {
        $0 == words ? [words.after(beginning)..<words.after(right)] : []
      }
      .highlighting(in: mistake.given == nil ? .muted : .bad) {
        $0 == words ? [words.after(right)..<words.after(answers)] : []
      }
    }
    .place(in: &layout)
  }

  /// A row for each mistake. The rows of a list would all be as high as the highest one.
  private func list(row: @escaping (Mistake, Int) -> Row<Owner>) -> some View<Owner> {
    ForEach(mistakes.indices) { index in
      let mistake = mistakes[index]
      return row(mistake, index)
        // The same whether there are more mistakes than digits or not.
        .unnumbered()
        .id(mistake.card.nameOfMistake)
        .onSelect { screen, context in
          context.present(
            screen.model.details(of: mistake.card, isRead: context.appearance.readsFrames))
        }
    }
  }

  /// Both answers in words, where they are read aloud.
  private func spoken(_ mistake: Mistake) -> String {
    let language = model.language
    let solution = mistake.solution.map {
      language.label("答え", "answer") + language.plain("は", " ") + language($0)
    }
    if let nextDay = mistake.nextDay {
      return [solution, nextDay].compactMap(\.self).joined(separator: language.plain("、", "; "))
    }
    let topic = mistake.topic?.asSpokenEquation(in: language) ?? ""
    let given =
      mistake.given.map {
        if $0 == .notKnown { return language($0) }
        return language.label(["あなたの", "答え"], "yours") + language.plain("は", " ")
          + language($0) + topic
      } ?? language("答えなし", "no answer")
    return [solution, given].compactMap(\.self).joined(separator: language.plain("、", "; "))
  }

  /// A row with all of its words on one line, or with the answers below the question. A topic
  /// without room beside them is on a line of its own.
  private func row(
    for mistake: Mistake, _ prompt: BilingualText, _ words: String, topic: String,
    isInline: Bool, within room: Int
  ) -> Row<Owner> {
    let annotated = model.language(prompt)
    // The details have the readings that don't fit.
    let question = annotated.displayWidth <= room ? annotated : model.language.plain(prompt)
    let first = isInline ? words : question
    let lesson = lesson(of: mistake, within: room - first.displayWidth - 2)
    if isInline {
      let row = Row<Owner>(words, detail: lesson)
      return topic.isEmpty ? row : row.subtitle(" " + topic)
    }
    // What tells two questions apart may be at their ends.
    return topic.isEmpty
      ? Row(question, detail: lesson).wrapped().subtitle(words)
      : Row("\(question)\n\(words)", detail: lesson).wrapped().subtitle(" " + topic)
  }

  /// The title of the lesson that asks the item of a mistake; empty if it goes without saying, or
  /// if there is no room.
  private func lesson(of mistake: Mistake, within room: Int) -> String {
    guard namesLessons, let lesson = model.catalog.lesson(mistake.card.lesson) else { return "" }
    let title = model.language.label(lesson.title)
    return title.displayWidth <= room ? title : ""
  }

  /// The questions before their answers, padded so that these begin below each other; `nil` if
  /// there is no room for that.
  private func inlinePrompts(_ prompts: [BilingualText], within room: Int) -> [String]? {
    let column = column(within: room)
    let rest = mistakes.map {
      (solution(of: $0, padded: column) + end(of: $0)).displayWidth
    }
    let language = model.language
    let ways = [{ language($0) }, { language.plain($0) }] as [(BilingualText) -> String]
    return ways.lazy.map { prompts.map($0) }.compactMap { words in
      let width = words.map(\.displayWidth).max() ?? 0
      guard width + 2 + (rest.max() ?? 0) <= room else { return nil }
      return words.map { $0 + String(repeating: " ", count: width + 2 - $0.displayWidth) }
    }.first
  }

  /// The width of the longest right answer, so that the wrong ones begin below each other; 0 if one
  /// of these would have no room then.
  private func column(within room: Int) -> Int {
    let solutions = mistakes.map { rightAnswer(to: $0).displayWidth }
    let ends = mistakes.map { end(of: $0).displayWidth }
    guard let longest = solutions.max(), let widest = ends.max(), longest > 0 else { return 0 }
    return longest + 2 + widest <= room ? longest : 0
  }

  /// The right answer, with what separates it from the wrong one. Empty if no lesson asks the item
  /// anymore and the other right answers have no column.
  private func solution(of mistake: Mistake, padded width: Int) -> String {
    let words = rightAnswer(to: mistake)
    let end = max(words.displayWidth, width)
    return words + String(repeating: " ", count: end > 0 ? end + 2 - words.displayWidth : 0)
  }

  private func rightAnswer(to mistake: Mistake) -> String {
    mistake.solution.map { "\(model.glyphs.right) \(model.language($0))" } ?? ""
  }

  /// The wrong answer, or when a question that was answered right comes back.
  private func end(of mistake: Mistake) -> String {
    if let day = mistake.nextDay { return day }
    return mistake.given.map { "\(model.glyphs.wrong) \(model.language($0))" }
      ?? "\(model.glyphs.dash) \(model.language("答えなし", "no answer"))"
  }

  /// What the wrong answer would have been right for, which is true and so isn't red; empty if
  /// that is unknown.
  private func topic(of mistake: Mistake) -> String {
    guard mistake.given != nil, let topic = mistake.topic else { return "" }
    return topic.asEquation(in: model.language)
  }
}

extension CardID {
  /// The name of the row of a mistake.
  fileprivate var nameOfMistake: String { "mistake \(lesson)/\(item)" }
}

extension StudyModel {
  /// The details of the mistake whose row has the focus, or else of the first one; `nil` if there
  /// are none.
  func details(of mistakes: [CardID], focusedName: String?, isRead: Bool) -> Dialog<Void>? {
    (mistakes.first { $0.nameOfMistake == focusedName } ?? mistakes.first)
      .map { details(of: $0, isRead: isRead) }
  }
}

extension Language {
  /// The title of a round that asks mistakes again.
  var wordForMistakes: String { label(["まちがえた", "問題"], "Mistakes") }

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
