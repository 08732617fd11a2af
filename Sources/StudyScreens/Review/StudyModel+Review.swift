import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

extension StudyModel {
  /// The number of items that are due, for the first screen and the bar of the modes. It costs nothing
  /// until something changes.
  public var dueCount: Int { current.dueCounts.values.reduce(0, +) }

  /// The number of items of a subject that are due.
  func dueCount(of subject: SubjectID) -> Int {
    current.dueCounts.reduce(0) { $0 + ($1.key.subject == subject ? $1.value : 0) }
  }

  /// The items that are due and that a lesson still asks, of a subject or of all, those first that have
  /// waited longest.
  ///
  /// - Complexity: O(*n*) in the items that are due.
  func dueCards(of subject: SubjectID?) -> [CardID] {
    let day = now.day
    let due = read { records throws(RecordsError) in try records.due(on: day, limit: .max) } ?? []
    return due.map(\.id).filter { (subject == nil || $0.lesson.subject == subject) && isAsked($0) }
  }

  /// How many items are due on today and on each of the next six days, if none is answered meanwhile.
  ///
  /// - Complexity: O(*n*) in the items that are due within the week.
  var dueOfWeek: [Int] {
    let today = now.day
    var counts = Array(repeating: 0, count: 7)
    let due = read { records throws(RecordsError) in
      try records.due(on: today + (counts.count - 1), limit: .max)
    }
    for item in due ?? [] where isAsked(item.id) {
      counts[max(0, item.card.dueDay - today)] += 1
    }
    return counts
  }

  /// What comes tomorrow, if nothing else is answered.
  var wordsForTomorrow: String {
    let count = dueOfWeek[0...1].reduce(0, +)
    return count == 0
      ? language("あすは復習がありません。", "Nothing is due tomorrow.")
      : language("あすの復習は \(count)問。", "\(count) due tomorrow.")
  }

  /// A subject with the number of its items that are due.
  func row<Owner>(forReviewOf subject: Subject) -> Row<Owner> {
    let count = dueCount(of: subject.id)
    let row = Row<Owner>(
      language.plain(subject.title),
      detail: count == 0 ? "-" : language.label("\(count)問", "\(count)")
    )
    .reading(of: subject.title, in: language)
    return count == 0 ? row.style(.muted) : row
  }

  /// A number of questions, with the minutes that they take.
  func wordsForLength(ofReview count: Int) -> String {
    let minutes = max(1, (count * Self.secondsPerQuestion + 30) / 60)
    return language.label("\(count)問  およそ \(minutes)分", "\(count), about \(minutes) min")
  }

  /// What a question takes, with a look at the answer.
  private static var secondsPerQuestion: Int { 15 }
}
