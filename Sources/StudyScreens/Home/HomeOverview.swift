import Records
import SpacedRepetition
import StudyCatalog

/// What Home shows of the records.
struct HomeOverview {
  /// The totals for each lesson and for the day, and the streak.
  var summary = Summary()
  /// The unfinished rounds of lessons, latest first, without items known to be gone.
  var openRounds: [OpenRound] = []
  /// The number of due items in each lesson, without those known to be gone from it. Of the lessons
  /// that share an item, the one that asked it last counts it.
  var dueCounts: [LessonID: Int] = [:]
  /// The number of learned items in each lesson, without those known to be gone from it.
  var learnedCounts: [LessonID: Int] = [:]
  /// The number of items in each lesson that were answered. Those known to be gone count only in a
  /// lesson of which nothing is due or learned.
  var answeredCounts: [LessonID: Int] = [:]
}

extension HomeOverview {
  /// Reads the overview from the records.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - day: The current day.
  ///   - goneCards: Returns the cards of a lesson that it no longer asks, which don't count; `nil`
  ///     if the lesson itself is gone.
  /// - Throws: ``RecordsError`` if the records can't be read.
  init(
    _ records: Records, on day: StudyDay,
    goneCards: (LessonID, LessonSummary) throws(RecordsError) -> [Card]?
  ) throws(RecordsError) {
    let summary = try records.summary(on: day)
    self.summary = summary
    openRounds = try records.openRounds().compactMap(OpenRound.init)
    for (lesson, known) in summary.lessons {
      answeredCounts[lesson] = known.cards
      guard known.due > 0 || known.learned > 0 else { continue }
      guard let gone = try goneCards(lesson, known) else { continue }
      let due = known.due - gone.count { $0.dueDay <= day }
      if due > 0 { dueCounts[lesson] = due }
      answeredCounts[lesson] = max(0, known.cards - gone.count)
      learnedCounts[lesson] = max(0, known.learned - gone.count(where: \.isLearned))
    }
  }

  /// Returns the overview of a day with the lessons of exams in progress as they were before.
  ///
  /// - Parameters:
  ///   - exams: What the lessons were.
  ///   - day: The day.
  ///   - isAsked: Whether a lesson still asks an item.
  /// - Returns: The overview that the screens show.
  func hiding(
    _ exams: [BeforeExam], on day: StudyDay, isAsked: (CardID) -> Bool
  ) -> HomeOverview {
    var overview = self
    for exam in exams {
      let cards = exam.cards.filter { isAsked($0.id) }
      let due = cards.count { $0.id.lesson == exam.lesson && $0.card.dueDay <= day }
      overview.learnedCounts[exam.lesson] = cards.count(where: \.card.isLearned)
      overview.dueCounts[exam.lesson] = due > 0 ? due : nil
    }
    return overview
  }
}
