import StudyCatalog
import TerminalCore
import TerminalUI

/// The choices of a question. After the answer they stay, with the right one and a wrong choice
/// marked: behind the choices, or before them if there is no room behind.
struct ChoiceRows {
  let choices: [BilingualText]
  let correct: Int
  let view: QuestionView

  /// The width of the rows, in cells; `nil` if they are read aloud and may be as long as they are.
  let width: Int?

  /// Whether the screen has room for all choices, if each takes one line.
  let haveRoom: Bool

  /// The name of the first choice.
  static let first = name(of: 0)

  /// The name of a choice, by its index from 0.
  static func name(of choice: Int) -> String { "choice \(choice)" }

  private var language: Language { view.screen.model.language }

  /// The rows of the choices.
  func body() -> some View<AskingScreen> {
    // In a low window, or with several lines each, not all choices may be visible at once.
    let showsRight = hasMarksInFront || !haveRoom
    return RowList(choices.indices) { index in
      let (words, role) = line(index)
      let topic = topicPart(of: words, at: index)
      let row = Row<AskingScreen>(words).style(role)
        .highlighting(in: .muted) { $0 == words ? [topic] : [] }
      return hasMarksInFront ? row.leading(mark(of: index), role: role).wrapped() : row
    }
    .id(Self.name)
    .keys(hasLetters ? "abcd" : "")
    // A digit after the answer was meant to answer again, not to go on.
    .digitsOnlyFocus(view.round.isAnswered)
    .onSelect { [correct] index, screen, context in
      let wasAnswered = screen.isAnswered
      screen.choose(index)
      screen.advance(in: context)
      if showsRight, !wasAnswered, screen.isAnswered {
        context.focus(Self.name(of: correct))
      }
    }
  }

  /// Feedback that has no room beside the choices: that the learner gave up, what the wrong choice
  /// would have been right for, and the reading of the right one. A low window has room for that
  /// rather than for the blank line before it.
  @ViewBuilder<AskingScreen> func reason(inRows rows: Int) -> some View<AskingScreen> {
    if view.round.isAnswered, let given = view.round.given.last {
      let topic = hidesTopic && !given.isCorrect ? given.topic : nil
      let lines = lineCount(of: given, topic)
      // A low window has a row more, because it has no line above the question.
      if lines > 0, lines <= rows { Blank() }
      if given.isGivenUp {
        Text("\(view.screen.model.glyphs.wrong) \(language(given.text))", role: .bad)
      } else if let topic {
        // What the wrong choice is right for is true.
        Text(language(given.text), role: .bad) + Text(topic.asEquation(in: language), role: .muted)
      }
      if hidesReading { Text(language(choices[correct]) + reading, role: .good) }
    }
  }

  /// The lines of the feedback below the choices, if each is filled up to its end.
  private func lineCount(of given: Round.Given, _ topic: BilingualText?) -> Int {
    var texts: [String] = []
    if given.isGivenUp || topic != nil {
      texts.append(language(given.text) + (topic?.asEquation(in: language) ?? ""))
    }
    if hidesReading { texts.append(language(choices[correct]) + reading) }
    let room = width.map { max(1, $0 - 2) } ?? .max
    return texts.reduce(0) { $0 + 1 + ($1.displayWidth - 1) / room }
  }

  /// Whether the marks stand before the choices, because not even short feedback has room behind
  /// all of them. They keep this room from the start, so that the choices don't move at the answer.
  private var hasMarksInFront: Bool {
    choices.contains { choice in
      let name = language(choice)
      return [shortWrongWords, shortRightWords].contains { !fits(name + padding(after: name) + $0) }
    }
  }

  /// Whether the choices have letters: in front of a number, a digit would look like a part of it,
  /// or like the answer. Line mode has numbers for everything, and other uses for letters.
  private var hasLetters: Bool { width != nil && choices.includeNumber(in: language) }

  private func mark(of index: Int) -> String {
    let glyphs = view.screen.model.glyphs
    guard view.round.isAnswered, let given = view.round.given.last else { return " " }
    return index == correct ? glyphs.right : index == given.choice ? glyphs.wrong : " "
  }

  /// The text of a choice and its style, with feedback after the answer.
  private func line(_ index: Int) -> (words: String, role: Role) {
    let name = language(choices[index])
    guard view.round.isAnswered, let given = view.round.given.last else { return (name, .text) }
    if hasMarksInFront {
      return (name, index == correct ? .good : index == given.choice ? .bad : .muted)
    }
    let start = name + padding(after: name)
    if index == correct { return (start + rightWords(after: start, given), .good) }
    if index == given.choice { return (start + wrongWords(after: start), .bad) }
    return (topics.first?[index].map { start + $0 } ?? name, .muted)
  }

  /// What the choices that weren't chosen would have been right for, in the ways that have room:
  /// with readings if they are on, and without them.
  private var topics: [[Int: String]] {
    guard let given = view.round.given.last else { return [] }
    let ways = [{ language($0) }, { language.plain($0) }] as [(BilingualText) -> String]
    return ways.lazy.map { way in
      var topics: [Int: String] = [:]
      for index in choices.indices where index != correct && index != given.choice {
        guard given.topics.indices.contains(index), let topic = given.topics[index]
        else { continue }
        topics[index] = "= " + way(topic)
      }
      return topics
    }.filter { topics in
      topics.allSatisfy { index, words in
        let name = language(choices[index])
        return fits(name + padding(after: name) + words)
      }
    }
  }

  /// Whether the row of the wrong choice has no room for what it would have been right for.
  private var hidesTopic: Bool {
    guard let given = view.round.given.last, let choice = given.choice, let topic = given.topic
    else { return false }
    let name = language(choices[choice])
    let words = longWrongWords + topic.asEquation(in: language)
    return hasMarksInFront || !fits(name + padding(after: name) + words)
  }

  private func fits(_ words: String) -> Bool {
    width.map { words.displayWidth <= RowRoom.forText(in: $0) } ?? true
  }

  private func rightWords(after start: String, _ given: Round.Given) -> String {
    let short =
      given.isCorrect
      ? "\(view.screen.model.glyphs.right) \(language.label("正解", "right"))" : shortRightWords
    return fits(start + short + reading) ? short + reading : short
  }

  /// The reading of the answer, or another way to write it; empty if there is none.
  private var reading: String {
    view.question.reading(in: language)?.asEquation(in: language) ?? ""
  }

  /// Whether the row of the right choice has no room for its reading.
  private var hidesReading: Bool {
    let name = language(choices[correct])
    return !reading.isEmpty
      && (hasMarksInFront || !fits(name + padding(after: name) + shortRightWords + reading))
  }

  private var shortRightWords: String {
    "\(view.screen.model.glyphs.right) \(language.label("答え", "answer"))"
  }

  private var shortWrongWords: String {
    "\(view.screen.model.glyphs.wrong) \(language.label("まちがい", "wrong"))"
  }

  private var longWrongWords: String {
    "\(view.screen.model.glyphs.wrong) \(language.label(["あなたの", "答え"], "your answer"))"
  }

  /// What the wrong choice would have been right for, if its row has room for that.
  private var topicBeside: String {
    hidesTopic ? "" : view.round.given.last?.topic?.asEquation(in: language) ?? ""
  }

  /// The end of the row of the wrong choice. What it says is true, so it isn't red.
  private func topicPart(of words: String, at index: Int) -> Range<String.Index> {
    let given = view.round.isAnswered ? view.round.given.last?.choice : nil
    let isWrong = index == given && index != correct
    let topic = isWrong ? topicBeside : ""
    return words.index(words.endIndex, offsetBy: -topic.count)..<words.endIndex
  }

  private func wrongWords(after start: String) -> String {
    let words = longWrongWords
    guard hidesTopic else { return words + topicBeside }
    // Long readings leave less room.
    return fits(start + words) ? words : shortWrongWords
  }

  /// The spaces after a choice that align the marks, unless a choice is so long that they would
  /// have no room then.
  private func padding(after name: String) -> String {
    let widest = choices.map { language($0).displayWidth }.max() ?? 0
    let room = (width.map { RowRoom.forText(in: $0) } ?? 0) - longWrongWords.displayWidth - 2
    let column = min(widest, max(24, room))
    return String(repeating: " ", count: max(0, column - name.displayWidth) + 2)
  }
}

extension [BilingualText] {
  /// Whether one of the texts begins with a number.
  func includeNumber(in language: Language) -> Bool {
    contains { text in
      language.plain(text).first { !"-−".contains($0) }.map { ("0"..."9").contains($0) } ?? false
    }
  }
}
