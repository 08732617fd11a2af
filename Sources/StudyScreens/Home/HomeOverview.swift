import Records
import SpacedRepetition
import StudyCatalog

/// What Home shows of the records.
struct HomeOverview {
  /// The totals for each lesson and for the day, and the streak.
  var summary = Summary()
  /// The unfinished rounds of lessons, latest first.
  var openRounds: [OpenRound] = []
  /// The number of due items in each lesson, without those known to be gone from it.
  var dueCounts: [LessonID: Int] = [:]
  /// The number of items due today and on each of the next six days; `nil` until a screen asks.
  var dueOfWeek: [Int]?
}

extension HomeOverview {
  /// Reads the overview from the records.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - day: The current day.
  ///   - asksAll: Whether to assume that a lesson still asks every item that was answered in it.
  ///   - isAsked: Whether a lesson still asks an item; called only for due items of the other
  ///     lessons.
  /// - Throws: ``RecordsError`` if the records can't be read.
  /// - Complexity: Reads individual items only for lessons for which `asksAll` returns `false`:
  ///   usually those that have changed.
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
