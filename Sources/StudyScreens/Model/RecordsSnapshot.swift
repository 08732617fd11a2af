import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

/// What the screens have read of the records. It holds until the records, the lessons or the day
/// change. If the records can't be read then, the screens go on showing it.
struct RecordsSnapshot {
  /// The day on which it holds; `nil` once it is outdated.
  private var day: StudyDay?
  /// What Home shows.
  let overview: HomeOverview

  // What only some screens show is read when the first of them asks.

  /// The number of items due today and on each of the next six days.
  var dueOfWeek: [Int]?
  /// The next day on which items are due, if there is one within the week, and their number.
  var nextDue: DueDay??
  /// The lesson whose items a screen shows, and these items.
  var lookedAt: (lesson: Lesson, items: KnownItems)?
  /// What is known of single items; `nil` for one that was never answered. Lazy, because a start
  /// makes no dictionary of cards.
  lazy var cards: [CardID: Card?] = [:]
  /// What other lessons ask about the item that was looked up last.
  var related: (id: CardID, language: Language, lines: [String])?

  /// Creates a snapshot before anything was read.
  init() { overview = HomeOverview() }

  /// Creates a snapshot that holds on a day.
  init(_ overview: HomeOverview, on day: StudyDay) {
    (self.overview, self.day) = (overview, day)
  }

  /// Whether it holds on a day.
  func holds(on day: StudyDay) -> Bool { self.day == day }

  /// Whether it is out of date, or nothing was read yet.
  var isExpired: Bool { day == nil }

  /// Makes the next screen that needs it read anew.
  mutating func expire() { day = nil }
}

extension StudyModel {
  /// What Home shows of the records, read anew after each change and on each new day.
  var overview: HomeOverview {
    updateSnapshot()
    return snapshot.overview
  }

  /// Makes the screens read anew what another program has changed meanwhile.
  func expireIfOthersChanged() {
    guard !snapshot.isExpired,
      let version = read({ records throws(RecordsError) in try records.versionOfOthers() }),
      version != versionOfOthers
    else { return }
    versionOfOthers = version
    askedItems.forgetGoneCards()
    snapshot.expire()
  }

  /// Reads anew what Home shows of the records, if it is outdated.
  func updateSnapshot() {
    let day = clock.today
    if snapshot.holds(on: day) { return }
    let read = read { records throws(RecordsError) in
      try HomeOverview(records, on: day) { lesson, summary throws(RecordsError) in
        try askedItems.goneCards(of: lesson, summary, in: catalog) { () throws(RecordsError) in
          try records.cards(of: lesson)
        }
      }
    }
    guard var read else { return }
    read.openRounds = read.openRounds.compactMap { round in
      OpenRound(round) { askedItems.mayAsk($0, in: catalog) }
    }
    snapshot = RecordsSnapshot(
      exams.isEmpty ? read : read.hiding(exams.all, on: day) { isAsked($0) }, on: day)
  }
}
