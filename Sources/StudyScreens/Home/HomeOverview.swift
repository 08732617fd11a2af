import Records
import SpacedRepetition

/// What Home shows of the records, as it was after the last change.
struct HomeOverview {
  /// Lessons, the day, the streak.
  var summary = Summary()
  /// The rounds that were left half-way, the latest first.
  var openRounds: [OpenRound] = []
  /// The items that are due and that a lesson still asks, as far as that is known, those first that have
  /// waited longest.
  var due: [CardID] = []
}

extension HomeOverview {
  /// Reads the records.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - day: The day on which they are looked at.
  ///   - isAsked: Whether a lesson still asks an item, as far as that is known.
  /// - Throws: ``RecordsError`` if they can't be read.
  init(
    _ records: Records, on day: StudyDay, isAsked: (CardID, Summary) -> Bool
  ) throws(RecordsError) {
    let summary = try records.summary(on: day)
    self.summary = summary
    openRounds = try records.openRounds().compactMap(OpenRound.init)
    due = try records.due(on: day, limit: .max).map(\.id).filter { isAsked($0, summary) }
  }
}
