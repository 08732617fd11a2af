public import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

extension StudyModel {
  /// Whether anything has ever been stored.
  public func hasRecords() throws(RecordsError) -> Bool { try !records.isEmpty() }

  /// Copies all records to a new file, which replaces one of that name only if asked to.
  public func copyRecords(to path: String, replacing isReplacing: Bool) throws(RecordsError) {
    try records.backUp(to: path, replacing: isReplacing)
  }

  /// The cards of a lesson, as they were before an exam in progress.
  func knownCards(of lesson: LessonID) -> [NamedCard] {
    exams.cards(of: lesson)
      ?? read { records throws(RecordsError) in try records.cards(of: lesson) } ?? []
  }

  /// What the learner knows about the prefectures; `nil` if the records can't be read.
  var mapKnowledge: MapKnowledge? {
    read { records throws(RecordsError) in
      try MapKnowledge { lesson throws(RecordsError) in
        if let before = exams.cards(of: lesson) { return before }
        return try records.cards(of: lesson)
      }
    }
  }

  /// What the learner has done so far; `nil` if the records can't be read.
  var recordOverview: RecordOverview? {
    let now = clock.now
    let read = read { records throws(RecordsError) in
      try RecordOverview(records, at: now) { askedItems.mayAsk($0, in: catalog) }
    }
    guard var overview = read else { return nil }
    overview.forecast = dueOfWeek
    overview.leechCount = leeches.count
    return overview
  }

  /// The items that the learner keeps forgetting and that a lesson still asks, most often forgotten
  /// first.
  var leeches: [NamedCard] {
    let leeches = read { records throws(RecordsError) in try records.leeches() } ?? []
    return leeches.filter { leech in
      let before = exams.cards(of: leech.id.lesson)
      return isAsked(leech.id)
        && before?.contains { $0.id.home == leech.id.home && $0.card.lapses >= Card.leechLapses }
          ?? true
    }
  }

  /// The question about an item; `nil` if no lesson asks it anymore.
  ///
  /// - Complexity: Reads the lesson's table.
  func question(about card: CardID) -> Question? {
    catalog.lesson(card.lesson)?.questionsByItem()[card.item]
  }

  /// The questions of some lessons, by lesson and item.
  ///
  /// - Complexity: Reads the table of each lesson once.
  func questions(of lessons: Set<LessonID>) -> [LessonID: [String: Question]] {
    let known = lessons.map { ($0, catalog.lesson($0)?.questionsByItem() ?? [:]) }
    return Dictionary(uniqueKeysWithValues: known)
  }

  /// The title of a lesson, preceded by that of its subject.
  func title(of lesson: LessonID) -> BilingualText {
    guard let subject = catalog.subject(lesson.subject)?.title,
      let lesson = catalog.lesson(lesson)?.title
    else { return BilingualText("\(lesson)") }
    return BilingualText(
      japanese: subject.japanese + glyphs.separator + lesson.japanese,
      english: subject.english + glyphs.separator + lesson.english,
      readings: subject.readings + lesson.readings)
  }

  /// The same as a label within a number of cells. What does not fit loses the subject first, then
  /// the mark in its place.
  func trail(to lesson: LessonID, within width: Int) -> String {
    let full = language.label(title(of: lesson))
    guard full.displayWidth > width, let title = catalog.lesson(lesson)?.title else { return full }
    let cut = glyphs.ellipsis + glyphs.separator + language.label(title)
    return cut.displayWidth > width ? language.label(title) : cut
  }
}
