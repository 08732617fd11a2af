public import SpacedRepetition
public import StudyCatalog

/// A card together with its name.
public struct NamedCard: Hashable, Sendable {
  /// The name. Of the lessons that share the card, it has the one that asked it last.
  public let id: CardID
  /// The card.
  public let card: Card
}

/// A day on which items are due.
public struct DueDay: Hashable, Sendable {
  /// The day.
  public let day: StudyDay
  /// The number of items; at least 1.
  public let count: Int

  /// Creates a day.
  public init(_ day: StudyDay, count: Int) {
    (self.day, self.count) = (day, count)
  }
}

extension Records {
  /// Stores an answer and its effects on the card, the lesson, the day, and the round.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - round: Its round with all items as they are now, including this answer; it is stored too
  ///     if the records have lost it with a damaged file.
  ///   - isFirst: Whether the round begins with the answer.
  ///   - result: What came out of the round, if it ends with the answer; see ``finish(_:_:at:)``.
  /// - Throws: ``RecordsError`` if nothing can be written; the answer then waits in memory.
  /// - Complexity: One write, which is on the disk when this returns; about 0.4 ms.
  public func answer(
    _ answer: AnswerRecord, in round: RoundRecord? = nil, asFirst isFirst: Bool = false,
    endingIn result: RoundRecord.Result? = nil
  ) throws(RecordsError) {
    // A round that begins or ends with the answer is stored by that.
    var changes = [Change.answer(answer, isFirst || result != nil ? nil : round)]
    if isFirst, let round { changes.insert(.begin(round), at: 0) }
    if let result, let round { changes.append(.finish(round, result, answer.time)) }
    try make(changes)
  }

  /// A card; `nil` if the item was never answered.
  public func card(_ id: CardID) throws(RecordsError) -> Card? {
    try attempt { database throws(DatabaseError) in try database.card(id) }
  }

  /// The cards that are due on a day, longest overdue first.
  public func due(on day: StudyDay) throws(RecordsError) -> [NamedCard] {
    try cards("WHERE due <= ? ORDER BY due, lesson, item", [.integer(day.number)])
  }

  /// The next day on which items are due, and their number.
  ///
  /// - Parameters:
  ///   - day: The day after which to look.
  ///   - last: The last day to look at.
  ///   - isAsked: Whether a lesson still asks an item; others don't count.
  /// - Returns: `nil` if none is due on these days.
  /// - Throws: ``RecordsError`` if the records can't be read.
  /// - Complexity: O(*n*) in the number of these items, read from an index.
  public func nextDue(
    after day: StudyDay, through last: StudyDay, where isAsked: (CardID) -> Bool
  ) throws(RecordsError) -> DueDay? {
    try attempt { database throws(DatabaseError) in
      var found: DueDay?
      try database.each(
        "SELECT lesson, home, item, due FROM cards WHERE due > ? AND due <= ? ORDER BY due, lesson",
        [.integer(day.number), .integer(last.number)]
      ) { row in
        guard let due = StudyDay(stored: row.integer(3)) else { return true }
        if let found, found.day != due { return false }
        if let lesson = LessonID(row.text(0)), isAsked(CardID(row, of: lesson)) {
          found = DueDay(due, count: (found?.count ?? 0) + 1)
        }
        return true
      }
      return found
    }
  }

  /// The cards of a lesson, in the order of their names, those that it shares included.
  public func cards(of lesson: LessonID) throws(RecordsError) -> [NamedCard] {
    let whole = lesson.lessonsWithSameItems.first ?? lesson
    let cards = try cards(
      "WHERE home IN (?, ?) ORDER BY item", [.text(lesson.description), .text(whole.description)])
    return whole == lesson ? cards : cards.filter { $0.id.lessons.contains(lesson) }
  }

  /// The cards that are forgotten repeatedly, most often forgotten first.
  public func leeches() throws(RecordsError) -> [NamedCard] {
    try cards(
      "WHERE lapses >= ? ORDER BY lapses DESC, lesson, item", [.integer(Card.leechLapses)])
  }

  /// The cards that satisfy a condition.
  func cards(_ condition: String, _ values: [Value]) throws(RecordsError) -> [NamedCard] {
    try attempt { database throws(DatabaseError) in
      var cards: [NamedCard] = []
      // Few lessons have many cards, and taking a name apart costs as much as the rest of the row.
      var lessons: [String: LessonID] = [:]
      try database.each("SELECT \(NamedCard.columns) FROM cards \(condition)", values) {
        let name = $0.text(0)
        guard let lesson = lessons[name] ?? LessonID(name), let card = NamedCard($0, of: lesson)
        else { return true }
        lessons[name] = lesson
        cards.append(card)
        return true
      }
      return cards
    }
  }
}

// MARK: - Rows

extension Database {
  /// Reads a card. A card with invalid values counts as never answered.
  func card(_ id: CardID) throws(DatabaseError) -> Card? {
    var card: Card?
    try each(
      "SELECT \(Card.columns) FROM cards WHERE home = ? AND item = ?",
      [.text(id.home.lesson.description), .text(id.item)]
    ) {
      card = Card($0, from: 0)
      return false
    }
    return card
  }

  /// Replaces a card, and updates the counts of its lessons. Its name has the lesson that asked it
  /// last.
  func replace(_ id: CardID, _ old: Card?, _ new: Card) throws(DatabaseError) {
    try run(
      "INSERT OR REPLACE INTO cards VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .text(id.home.lesson.description), .text(id.item), .text(id.lesson.description),
      .real(new.memory.stability), .real(new.memory.difficulty), .integer(new.lastDay.number),
      .integer(new.dueDay.number), .integer(new.lastGrade.rawValue), .integer(new.answers),
      .integer(new.lapses))
    let learned = (new.isLearned ? 1 : 0) - (old?.isLearned == true ? 1 : 0)
    for lesson in id.lessons { try count(old == nil ? 1 : 0, learned: learned, in: lesson) }
  }

  /// Adds to the counts of a lesson, which may be negative.
  func count(_ cards: Int, learned: Int, in lesson: LessonID) throws(DatabaseError) {
    try run(
      """
      INSERT INTO lessons VALUES(?, ?, ?, NULL, NULL) ON CONFLICT(lesson) DO UPDATE SET \
      cards = cards + excluded.cards, learned = learned + excluded.learned
      """, .text(lesson.description), .integer(cards), .integer(learned))
  }

  /// The scheduler with the user's settings, or with a given retention.
  func scheduler(retention given: Double? = nil) throws(DatabaseError) -> Scheduler {
    let stored = try setting(.retention).flatMap { Double($0) }
    let retention = given ?? stored
    let parameters = try setting(.parameters).flatMap { text in
      FSRSParameters(text.split(separator: " ").compactMap { Double($0) })
    }
    return Scheduler(
      FSRS(parameters ?? .standard),
      retention: retention.flatMap { Scheduler.retentions.contains($0) ? $0 : nil }
        ?? Scheduler.standardRetention)
  }

  func setting(_ name: SettingName) throws(DatabaseError) -> String? {
    var value: String?
    try each("SELECT value FROM settings WHERE name = ?", [.text(name.rawValue)]) {
      value = $0.text(0)
      return false
    }
    return value
  }
}

extension NamedCard {
  static let columns = "lesson, home, item, \(Card.columns)"

  /// Reads the columns, of which the lesson is already known; `nil` for a card with values that are
  /// never written.
  init?(_ row: borrowing Row, of lesson: LessonID) {
    guard let card = Card(row, from: 3) else { return nil }
    self.init(id: CardID(row, of: lesson), card: card)
  }
}

extension CardID {
  /// Reads the columns `lesson`, `home` and `item`, of which the lesson is already known.
  fileprivate init(_ row: borrowing Row, of lesson: LessonID) {
    let (home, item) = (row.text(1), row.text(2))
    let id = CardID(lesson: lesson, item: item)
    // Once a lesson that is a part of another no longer asks an item, that is asked where it is
    // kept.
    let isElsewhere = home != row.text(0) && id.home.lesson.description != home
    let keeper = isElsewhere ? LessonID(home) : nil
    self = keeper.map { CardID(lesson: $0, item: item) } ?? id
  }
}

extension Card {
  static let columns = "stability, difficulty, last, due, grade, answers, lapses"

  /// Reads the columns; `nil` for values that are never written.
  init?(_ row: borrowing Row, from column: Int32) {
    guard
      let memory = Memory(stability: row.real(column), difficulty: row.real(column + 1)),
      let last = StudyDay(stored: row.integer(column + 2)),
      let due = StudyDay(stored: row.integer(column + 3)),
      let grade = Grade(rawValue: row.integer(column + 4))
    else { return nil }
    self.init(
      memory: memory, lastDay: last, dueDay: due, lastGrade: grade,
      answers: row.count(column + 5), lapses: row.count(column + 6))
  }
}

extension StudyDay {
  /// Reads a day; `nil` for one that no clock shows, so that days can always be subtracted.
  init?(stored number: Int) {
    guard (-10_000_000...10_000_000).contains(number) else { return nil }
    self.init(number: number)
  }
}
