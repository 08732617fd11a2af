import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

extension StudyModel {
  /// Returns a dialog about an item: its answer, what other lessons ask about it, and how the
  /// learner has done on it.
  ///
  /// - Complexity: Reads the tables of all lessons in the item's subject, which takes a few
  ///   milliseconds.
  func details(of id: CardID) -> Dialog {
    let parts = [solution(of: id), others(like: id), history(of: id)].filter { !$0.isEmpty }
    let dialog = Dialog(
      parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"),
      choices: [language.label("閉じる", "Close")])
    // The answer stands below the question.
    return question(about: id) == nil ? dialog : dialog.style(.good, ofLine: 1)
  }

  private func solution(of id: CardID) -> [String] {
    guard let question = question(about: id) else {
      return [id.item, language("この問題はもうありません。", "No lesson asks this any more.")]
    }
    let reading = question.reading(in: language)?.asEquation(in: language) ?? ""
    return [
      language(question.prompt), "\(glyphs.right) \(language(question.solution))\(reading)",
    ] + [question.way, question.note].compactMap { $0.map { language($0) } }.filter { !$0.isEmpty }
  }

  /// What the subject's other lessons ask about the same item, in at most four lines.
  func others(like id: CardID) -> [String] {
    let lessons = catalog.subject(id.lesson.subject)?.lessons ?? []
    guard let asking = lessons.first(where: { $0.id == id.lesson }) else { return [] }
    let own = question(about: id).map(line)
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
    let stored = read { records throws(RecordsError) in try records.card(id) } ?? nil
    let before = cardsBeforeExam(on: id.lesson)
    guard let card = before.map({ $0.first { $0.id == id }?.card }) ?? stored else { return [] }
    // The first wrong answer to a new item isn't a lapse: the learner didn't know it yet.
    let words =
      card.lapses == 0
      ? language("これまでに\(card.answers)回、出ました。", "Answered \(times(card.answers)).")
      : language(
        "これまでに\(card.answers)回、出ました（忘れたのは\(card.lapses)回）。",
        "Answered \(times(card.answers)), forgotten \(times(card.lapses)).")
    return [words, wordsForDue(card)]
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private func wordsForDue(_ card: Card) -> String {
    let today = now.day
    guard card.dueDay > today, let day = Day(card.dueDay) else {
      return language("次の復習はきょうです。", "Due today.")
    }
    let date = words(for: day)
    return language("次の復習は\(date.japanese)です。", "Due again on \(date.english).")
  }
}
