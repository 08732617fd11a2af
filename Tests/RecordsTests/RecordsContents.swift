import Records
import SpacedRepetition
import StudyCatalog

/// Everything that records have, to compare them with others.
struct RecordsContents: Equatable {
  let answers: [StoredAnswer]
  private(set) var cards: [CardID: Card] = [:]
  let days: [StudyDay: DaySummary]
  let summary: Summary
  let openRounds: [RoundRecord]
  let results: [RoundResult]

  init(_ records: Records) throws {
    answers = try log(records)
    days = try records.days(from: Learner.day, through: Learner.day + 100)
    summary = try records.summary(on: Learner.day + 30)
    openRounds = try records.openRounds()
    results = try records.results()
    for lesson in summary.lessons.keys {
      for named in try records.cards(of: lesson) { cards[named.id] = named.card }
    }
  }
}

/// All answers in records, in order.
func log(_ records: Records) throws -> [StoredAnswer] {
  var log: [StoredAnswer] = []
  try records.eachAnswer {
    log.append($0)
    return true
  }
  return log
}
