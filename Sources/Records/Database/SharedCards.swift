internal import SpacedRepetition
internal import StudyCatalog

/// The cards of version 2 that are one card in version 3: those of an item that two lessons ask in
/// the same words, and those of names that are equal texts in different bytes.
///
/// Where each of them was answered, the card is what all their answers in a row give.
struct SharedCards {
  /// A card as version 2 stored it.
  private struct Stored {
    /// The name as it was stored, whatever its bytes are.
    let (lesson, item): (LessonID, String)
    let card: Card
  }

  /// An answer to a card.
  private struct Answer {
    let lesson: LessonID
    let grade: Grade
    let day: StudyDay
  }

  private let database: Database
  private let scheduler: Scheduler
  /// The cards that change, by their homes.
  private var cards: [CardID: [Stored]] = [:]
  /// The answers to those that become one with another, in order.
  private var answers: [CardID: [Answer]] = [:]

  /// Joins the cards, which are all stored under their own lessons, within a transaction.
  static func join(in database: Database) throws(DatabaseError) {
    try composeNames(ofAnswersIn: database)
    var shared = try SharedCards(database)
    try shared.readAnswers()
    for (home, cards) in shared.cards { try shared.join(cards, at: home) }
  }

  /// Stores the answers under names in the composed form.
  private static func composeNames(ofAnswersIn database: Database) throws(DatabaseError) {
    var names: [(id: Int, item: String)] = []
    try database.each("SELECT id, item FROM answers") { row in
      let item = row.text(1)
      if !item.isComposed { names.append((row.integer(0), item.composed)) }
      return true
    }
    for name in names {
      try database.run(
        "UPDATE answers SET item = ? WHERE id = ?", .text(name.item), .integer(name.id))
    }
  }

  private init(_ database: Database) throws(DatabaseError) {
    self.database = database
    scheduler = try database.scheduler()
    var all: [CardID: [Stored]] = [:]
    try database.each("SELECT lesson, item, \(Card.columns) FROM cards ORDER BY home, item") {
      // A card with invalid values counts as never answered.
      guard let lesson = LessonID($0.text(0)), let card = Card($0, from: 2) else { return true }
      let stored = Stored(lesson: lesson, item: $0.text(1), card: card)
      all[CardID(lesson: lesson, item: stored.item).home, default: []].append(stored)
      return true
    }
    cards = all.filter { home, cards in
      home.lessons.count > 1 || cards.contains { !$0.item.isComposed }
    }
  }

  private mutating func readAnswers() throws(DatabaseError) {
    let several = cards.filter { $0.value.count > 1 }
    guard !several.isEmpty else { return }
    var answers = answers
    try database.each("SELECT lesson, item, grade, day FROM answers ORDER BY id") { row in
      guard let lesson = LessonID(row.text(0)), let grade = Grade(rawValue: row.integer(2)),
        let day = StudyDay(stored: row.integer(3)),
        case let home = CardID(lesson: lesson, item: row.text(1)).home, several[home] != nil
      else { return true }
      answers[home, default: []].append(Answer(lesson: lesson, grade: grade, day: day))
      return true
    }
    self.answers = answers
  }

  private func join(_ cards: [Stored], at home: CardID) throws(DatabaseError) {
    for stored in cards {
      try database.run(
        "DELETE FROM cards WHERE home = ? AND item = ?", .text(stored.lesson.description),
        .text(stored.item))
      try count(-1, stored.card, in: stored.lesson)
    }
    guard let joined = joined(cards, answers[home] ?? []) else { return }
    try insert(joined.card, of: joined.lesson, at: home)
    for lesson in home.lessons { try count(1, joined.card, in: lesson) }
  }

  // The tables of version 3 are written with statements of their own, because those of the program
  // follow its newest version.

  private func insert(_ card: Card, of lesson: LessonID, at home: CardID) throws(DatabaseError) {
    try database.run(
      """
      INSERT OR REPLACE INTO cards(home, item, lesson, \(Card.columns)) \
      VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .text(home.lesson.description), .text(home.item), .text(lesson.description),
      .real(card.memory.stability), .real(card.memory.difficulty), .integer(card.lastDay.number),
      .integer(card.dueDay.number), .integer(card.lastGrade.rawValue), .integer(card.answers),
      .integer(card.lapses))
  }

  /// Adds a card to the counts of a lesson, or with −1 removes it.
  private func count(_ change: Int, _ card: Card, in lesson: LessonID) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO lessons(lesson, cards, learned) VALUES(?, ?, ?) ON CONFLICT(lesson) \
      DO UPDATE SET cards = cards + excluded.cards, learned = learned + excluded.learned
      """, .text(lesson.description), .integer(change),
      .integer(card.isLearned ? change : 0))
  }

  /// The card that several become, and the lesson that asked it last.
  private func joined(_ cards: [Stored], _ answers: [Answer]) -> (lesson: LessonID, card: Card)? {
    let last = answers.last?.lesson
    let latest = cards.max {
      ($0.card.lastDay.number, $0.lesson == last ? 1 : 0)
        < ($1.card.lastDay.number, $1.lesson == last ? 1 : 0)
    }
    guard let latest else { return nil }
    guard cards.count > 1 else { return (latest.lesson, latest.card) }
    let count = cards.reduce(0) { $0 + $1.card.answers }
    if count == answers.count, let last {
      let card = answers.reduce(Card?.none) { scheduler.card($0, after: $1.grade, on: $1.day) }
      return card.map { (last, $0) }
    }
    // Not all of the answers are known, such as those of versions without a database.
    let card = latest.card
    return (
      latest.lesson,
      Card(
        memory: card.memory, lastDay: card.lastDay, dueDay: card.dueDay,
        lastGrade: card.lastGrade, answers: count,
        lapses: cards.reduce(0) { $0 + $1.card.lapses })
    )
  }
}
