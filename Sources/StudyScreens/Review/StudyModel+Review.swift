import Records
import SpacedRepetition
import StudyCatalog

extension StudyModel {
  /// The number of items that are due, for the first screen and the bar of the modes. It costs nothing
  /// until something changes.
  public var dueCount: Int { current.due.count }

  /// The items that are due, of a subject or of all, those first that have waited longest.
  func dueCards(of subject: SubjectID?) -> [CardID] {
    current.due.filter { subject == nil || $0.lesson.subject == subject }
  }

  /// How many items are due on today and on each of the next six days.
  var dueOfWeek: [Int] {
    let day = now.day
    return read { records throws(RecordsError) in try records.forecast(from: day, days: 7) }
      ?? Array(repeating: 0, count: 7)
  }

  /// What comes tomorrow, if nothing else is answered.
  var wordsForTomorrow: String {
    let tomorrow = now.day + 1
    let count =
      read { records throws(RecordsError) in try records.forecast(from: tomorrow, days: 1) }?.first
      ?? 0
    return count == 0
      ? language("あすは復習がありません。", "Nothing comes back tomorrow.")
      : language("あすは \(count)問。", "\(count) tomorrow.")
  }

  /// A number of questions, with the minutes that they take.
  func wordsForLength(ofReview count: Int) -> String {
    let minutes = max(1, (count * Self.secondsPerQuestion + 30) / 60)
    return language("\(count)問  およそ \(minutes)分", "\(count), about \(minutes) min")
  }

  /// What a question takes, with a look at the answer.
  private static var secondsPerQuestion: Int { 15 }
}
