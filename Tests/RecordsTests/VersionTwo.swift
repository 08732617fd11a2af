import SpacedRepetition
import StudyCatalog

@testable import Records

/// A file of version 2, as the programs of that time wrote it: with a card for each lesson that
/// asks an item, and for each way to write its name.
enum VersionTwo {
  /// All tables.
  static let tables =
    VersionOne.commonTables + """
      CREATE TABLE rounds(id INTEGER PRIMARY KEY, lesson TEXT, seed INTEGER NOT NULL, \
      began INTEGER NOT NULL, ended INTEGER, correct INTEGER, count INTEGER, mistakes INTEGER, \
      time_limit INTEGER, time_used INTEGER) STRICT;
      CREATE TABLE round_items(round INTEGER NOT NULL, place INTEGER NOT NULL, \
      item TEXT NOT NULL, form INTEGER NOT NULL, verdict INTEGER, second INTEGER, japanese TEXT, \
      english TEXT, PRIMARY KEY(round, place)) STRICT, WITHOUT ROWID;
      PRAGMA user_version=2
      """

  /// An answer, with the name of its item as the lesson's table writes it.
  struct Answer {
    let lesson: LessonID
    let item: String
    let grade: Grade
    /// The hours after the first evening.
    let hours: Int

    /// The answer as a newer program stores it.
    var record: AnswerRecord {
      AnswerRecord(
        card: CardID(lesson: lesson, item: item), form: .typed, given: "よこはまし", grade: grade,
        milliseconds: 2_500,
        time: LocalTime(
          milliseconds: Learner.evening + hours * 3_600_000, minutesEast: 540))
    }
  }

  /// A name in its bytes, because that is how the cards were told apart.
  private struct Name: Hashable {
    let lesson: LessonID
    let item: [UInt8]
  }

  /// Makes a file in which the answers were given, in their order. Of the first ones, a number is
  /// lost: only their cards are left, as of those of `state.json`.
  static func write(_ answers: [Answer], lost: Int = 0, for learner: Learner) throws {
    try learner.run(tables)
    let database = try Database(learner.file, .readWrite)
    try database.transaction { () throws(DatabaseError) in
      var cards: [Name: Card] = [:]
      for (index, answer) in answers.enumerated() {
        let name = Name(lesson: answer.lesson, item: Array(answer.item.utf8))
        let (old, record) = (cards[name], answer.record)
        cards[name] = Scheduler().card(old, after: answer.grade, on: record.time.day)
        if index >= lost { try insert(answer, isFirst: old == nil, in: database) }
      }
      for (name, card) in cards { try insert(card, name, in: database) }
    }
  }

  private static func insert(
    _ answer: Answer, isFirst: Bool, in database: Database
  ) throws(DatabaseError) {
    let record = answer.record
    try database.run(
      "INSERT INTO answers VALUES(NULL, ?, ?, 1, ?, ?, 2500, ?, 540, ?, NULL)",
      .text(answer.lesson.description), .text(answer.item), .text(record.given),
      .integer(answer.grade.rawValue), .integer(record.time.milliseconds),
      .integer(record.time.day.number))
    try database.run(
      """
      INSERT INTO days VALUES(?, 1, ?, ?, 2500) ON CONFLICT(day) DO UPDATE SET \
      answers = answers + 1, correct = correct + excluded.correct, \
      begun = begun + excluded.begun, milliseconds = milliseconds + 2500
      """, .integer(record.time.day.number), .integer(answer.grade == .again ? 0 : 1),
      .integer(isFirst ? 1 : 0))
  }

  private static func insert(
    _ card: Card, _ name: Name, in database: Database
  ) throws(DatabaseError) {
    let lesson = Value.text(name.lesson.description)
    try database.run(
      "INSERT INTO cards VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", lesson,
      .text(String(decoding: name.item, as: UTF8.self)), .real(card.memory.stability),
      .real(card.memory.difficulty), .integer(card.lastDay.number),
      .integer(card.dueDay.number), .integer(card.lastGrade.rawValue), .integer(card.answers),
      .integer(card.lapses))
    try database.run(
      """
      INSERT INTO lessons VALUES(?, 1, ?, NULL, NULL) ON CONFLICT(lesson) DO UPDATE SET \
      cards = cards + 1, learned = learned + excluded.learned
      """, lesson, .integer(card.isLearned ? 1 : 0))
  }
}
