import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

extension StudyModel {
  /// Returns a dialog about an item: its answer, what other lessons ask about it, and how the
  /// learner has done on it.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - isRead: Whether the dialog is read aloud, with words in place of signs.
  ///   - others: What else to say below the answer, a line for each.
  /// - Returns: The dialog.
  /// - Complexity: Reads the tables of all lessons in the item's subject, which takes a few
  ///   milliseconds.
  func details(of id: CardID, isRead: Bool, besides others: [String] = []) -> Dialog<Void> {
    let question = question(about: id)
    let prompt = question.map { language($0.prompt) } ?? id.item
    let solution =
      question.map { self.solution(of: $0, isRead: isRead) }
      ?? [language("この問題はもうありません。", "No lesson asks this any more.")]
    let parts = [
      [prompt] + solution, others, related(to: id), history(of: id),
    ]
    let dialog = Dialog(
      parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"),
      in: language)
    guard question != nil else { return dialog }
    // The answer stands below the question.
    return dialog.style(.good, ofLine: prompt.count { $0 == "\n" } + 1)
  }

  /// The answer to a question, and below it what else there is to say.
  private func solution(of question: Question, isRead: Bool) -> [String] {
    let answer = language(question.solution)
    let line =
      isRead
      ? language.label("答え", "Answer") + language.colon + answer
        + question.spokenReading(in: language)
      : "\(glyphs.right) \(answer)"
        + (question.reading(in: language)?.asEquation(in: language) ?? "")
    return [line]
      + [question.way, question.note].compactMap { $0.map { language($0) } }.filter { !$0.isEmpty }
  }

  /// What the subject's other lessons ask about the same item, in at most four lines.
  func related(to id: CardID) -> [String] {
    updateSnapshot()
    if let known = snapshot.related, known.id == id, known.language == language {
      return known.lines
    }
    let lines = findRelated(to: id)
    snapshot.related = (id, language, lines)
    return lines
  }

  private func findRelated(to id: CardID) -> [String] {
    let lessons = catalog.subject(id.lesson.subject)?.lessons ?? []
    guard let asking = lessons.first(where: { $0.id == id.lesson }) else { return [] }
    let own = asking.questionsByItem()[id.item].map(line)
    var lines: [String] = []
    for lesson in lessons
    where lesson.id != id.lesson && lines.count < 4 && lesson.sharesItems(with: asking) {
      // Two lessons may ask the same question.
      guard let line = lesson.questionsByItem()[id.item].map(line), line != own,
        !lines.contains(line)
      else { continue }
      lines.append(line)
    }
    return lines
  }

  private func line(_ question: Question) -> String {
    "\(language(question.prompt))  \(language(question.solution))"
  }

  private func history(of id: CardID) -> [String] {
    [language(title(of: id.lesson))] + answers(to: id)
  }

  /// How the learner has done on an item, and when it comes back; empty before the first answer.
  func answers(to id: CardID) -> [String] {
    guard let card = card(of: id) else { return [] }
    // The first wrong answer to a new item isn't a lapse: the learner didn't know it yet.
    let words =
      card.lapses == 0
      ? language("これまでに\(card.answers)回、出ました。", "Answered \(times(card.answers)).")
      : language(
        "これまでに\(card.answers)回、出ました（忘れたのは\(card.lapses)回）。",
        "Answered \(times(card.answers)), forgotten \(times(card.lapses)).")
    return [words, wordsForDue(card)]
  }

  /// What is known of an item, without what an exam in progress has asked; `nil` before the first
  /// answer.
  func card(of id: CardID) -> Card? {
    if let before = exams.cards(of: id.lesson) {
      return before.first { $0.id.home == id.home }?.card
    }
    updateSnapshot()
    if let known = snapshot.cards[id] { return known }
    guard let card = read({ records throws(RecordsError) in try records.card(id) }) else {
      return nil
    }
    snapshot.cards.updateValue(card, forKey: id)
    return card
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// The day on which an item comes back: 12月3日（木） or Thu, Dec 3; empty before the first answer.
  func nextDay(of id: CardID) -> String {
    guard let due = card(of: id)?.dueDay else { return "" }
    return due > clock.today ? name(of: due) : language("きょう", "today")
  }

  private func wordsForDue(_ card: Card) -> String {
    guard card.dueDay > clock.today else {
      return language("次の復習はきょうです。", "Due today.")
    }
    let date = name(of: card.dueDay)
    return language("次の復習は\(date)です。", "Due again on \(date).")
  }
}
