import Records
import SpacedRepetition
import StudyCatalog

/// What the program remembers for itself from run to run. It is erased with the answers.
struct Remembered {
  /// The lesson in which a question was answered last; `nil` if there is none.
  var lastLesson: LessonID?
  /// The raised limit of new items of the latest day that has one; `nil` if none has.
  var raisedLimit: RaisedLimit?

  /// Remembers nothing.
  init() {}

  /// Reads what is stored among the settings.
  init(_ stored: [SettingName: String]) {
    lastLesson = stored[.lastLesson].flatMap { LessonID($0) }
    raisedLimit = stored[.raisedLimit].flatMap { RaisedLimit($0) }
  }
}

/// The greatest number of new items on a day for which the learner wants more than usual.
struct RaisedLimit: Hashable {
  let day: StudyDay
  let count: Int

  init(on day: StudyDay, count: Int) { (self.day, self.count) = (day, count) }

  /// Reads a stored limit; `nil` for an invalid one.
  init?(_ stored: String) {
    let numbers = stored.split(separator: " ").map { Int($0) }
    guard numbers.count == 2, let day = numbers[0], let count = numbers[1], count >= 0 else {
      return nil
    }
    self.init(on: StudyDay(number: day), count: count)
  }

  /// The limit in the form in which it is stored.
  var stored: String { "\(day.number) \(count)" }
}

extension StudyModel {
  /// The number of new items that may still be started today.
  var newItemsLeft: Int {
    guard let usual = settings.newItems else { return .max }
    let raised = remembered.raisedLimit.flatMap { $0.day == clock.today ? $0.count : nil } ?? 0
    return NewItemLimit(max(usual.count, raised)).remaining(begun: overview.summary.today.begun)
  }

  /// Lets the learner start more new items today, in any lesson.
  func allowNewItems(_ more: Int) {
    let limit = RaisedLimit(on: clock.today, count: overview.summary.today.begun + more)
    remembered.raisedLimit = limit
    change { records throws(RecordsError) in try records.set(.raisedLimit, to: limit.stored) }
  }
}
