import Records
import SpacedRepetition
import StudyCatalog

/// What Home shows of the records, as it was after the last change.
struct HomeOverview {
  /// Lessons, the day, the streak.
  var summary = Summary()
  /// The rounds that were left half-way, the latest first.
  var openRounds: [OpenRound] = []
  /// How many items of each lesson are due and still asked, as far as that is known.
  var dueCounts: [LessonID: Int] = [:]
}

extension HomeOverview {
  /// Reads the records.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - day: The day on which they are looked at.
  ///   - asksAll: Whether a lesson is taken to ask all of its items that were ever answered.
  ///   - isAsked: Whether a lesson asks an item; for the others.
  /// - Throws: ``RecordsError`` if they can't be read.
  /// - Complexity: Visits no item of a lesson that asks all of them, as lessons do but for those that have
  ///   changed.
  init(
    _ records: Records, on day: StudyDay, asksAll: (LessonID, LessonSummary) -> Bool,
    isAsked: (CardID) -> Bool
  ) throws(RecordsError) {
    let summary = try records.summary(on: day)
    self.summary = summary
    openRounds = try records.openRounds().compactMap(OpenRound.init)
    for (lesson, known) in summary.lessons where known.due > 0 {
      dueCounts[lesson] =
        asksAll(lesson, known)
        ? known.due
        : try records.dueItems(of: lesson, on: day).count {
          isAsked(CardID(lesson: lesson, item: $0))
        }
    }
  }
}
