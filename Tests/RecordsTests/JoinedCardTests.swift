import CBrokenDisk
import Files
import Glibc
import SeededRandom
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@testable import Records

@Suite("Records of version 2")
struct JoinedCardTests {
  private static let own = Learner.lesson("cards/mac")
  /// What the answers ask: items that two lessons share, items of one alone, and names in the bytes
  /// of a Mac and in the usual ones.
  private static let asked = [
    ("social/prefecture-capital", "14"), ("social/prefecture-capital-different", "14"),
    ("social/prefecture-capital", "27"), ("social/prefecture-capital-different", "gone"),
    ("science/elements-all", "26"), ("science/elements-junior", "26"),
    ("science/zodiac", "Tau"), ("science/constellations", "Tau"), ("science/zodiac", "Leo"),
    ("science/constellations", "Ori"), ("english/words", "school"), ("cards/mac", "がくせい"),
    ("cards/mac", "か\u{3099}くせい"), ("cards/mac", "パン"), ("cards/mac", "ハ\u{309A}リ"),
  ].map { (lesson: Learner.lesson($0), item: $1) }
  private let learner: Learner

  init() throws {
    learner = try Learner(inMemory: true)
    unsafe mkdir(learner.path, 0o700)
  }

  /// Answers to what is asked, at random.
  private static func answers(_ count: Int, seed: UInt64) -> [VersionTwo.Answer] {
    var random = SeededGenerator(seed: seed)
    var hours = 0
    return (0..<count).map { _ in
      hours += Int.random(in: 1...40, using: &random)
      let asked = asked[Int.random(in: asked.indices, using: &random)]
      let grade = Grade.allCases[Int.random(in: Grade.allCases.indices, using: &random)]
      return VersionTwo.Answer(
        lesson: asked.lesson, item: asked.item, grade: grade, hours: hours)
    }
  }

  /// The records in which the same answers were given.
  private static func records(with answers: [VersionTwo.Answer]) throws -> Records {
    let records = Records.inMemory()
    for answer in answers { try records.answer(answer.record) }
    return records
  }

  @Test("are what they would be had the answers been given in this version", arguments: 0..<20)
  func sameAsAnswered(seed: UInt64) throws {
    let answers = Self.answers(Int(seed) * 8, seed: seed)
    try VersionTwo.write(answers, for: learner)
    let (records, expected) = (learner.open(), try Self.records(with: answers))
    #expect(records.obstacle == nil && records.takeNotices().isEmpty)
    let (found, wanted) = (try RecordsContents(records), try RecordsContents(expected))
    #expect(found.answers == wanted.answers && found.answers.count == answers.count)
    #expect(found.cards == wanted.cards)
    #expect(found.summary.lessons == wanted.summary.lessons)
    #expect(found.days.mapValues(\.answers) == wanted.days.mapValues(\.answers))
    let later = Learner.day + 9_999
    #expect(try records.due(on: later) == expected.due(on: later))
    #expect(try records.isWhole())
    // They go on alike.
    let next = Self.answers(40, seed: seed + 99)
    for answer in next {
      for records in [records, expected] { try records.answer(answer.record) }
    }
    #expect(try RecordsContents(learner.open()).cards == RecordsContents(expected).cards)
    #expect(
      try RecordsContents(learner.open()).summary.lessons
        == RecordsContents(expected).summary.lessons)
  }

  @Test("keep every answer as a row of its own, with its lesson")
  func rows() throws {
    let answers = Self.answers(99, seed: 1)
    try VersionTwo.write(answers, for: learner)
    let before = try Self.rows(in: Database(learner.file, .readOnly))
    _ = learner.open()
    let after = try Self.rows(in: Database(learner.file, .readOnly))
    #expect(after.count == 99 && after == before.map(\.composed))
    #expect(zip(after, before).contains { !$0.utf8.elementsEqual($1.utf8) })
    #expect(after.allSatisfy { $0.isComposed })
  }

  private static func rows(in database: Database) throws -> [String] {
    var rows: [String] = []
    try database.each(
      """
      SELECT id || lesson || ',' || item || ',' || given || grade || ',' || at || ',' || day
      FROM answers ORDER BY id
      """
    ) {
      rows.append($0.text(0))
      return true
    }
    return rows
  }

  @Test(
    "have the card that was answered last, where not all answers are known",
    arguments: [("14", 1, 5), ("14", 2, 5), ("25", 3, 8)])
  func incomplete(item: String, lost: Int, hours: Int) throws {
    let (whole, part) = (Learner.capitals, Learner.lesson("social/prefecture-capital-different"))
    let answers = [(whole, 0), (part, 24 * 3), (part, 24 * 3 + hours), (whole, 24 * 9)].map {
      VersionTwo.Answer(lesson: $0, item: item, grade: $1 == 0 ? .easy : .again, hours: $1)
    }
    try VersionTwo.write(answers, lost: lost, for: learner)
    let ofWhole = try Self.records(with: [answers[0], answers[3]])
    let last = try #require(try ofWhole.card(CardID(lesson: whole, item: item)))
    let records = learner.open()
    for lesson in [whole, part] {
      let card = try #require(try records.card(CardID(lesson: lesson, item: item)))
      #expect(card.memory == last.memory && card.dueDay == last.dueDay)
      #expect(card.lastDay == last.lastDay && card.lastGrade == .again)
      // One of each card; the second answer of the part was on the same day.
      #expect(card.answers == 4 && card.lapses == 1)
    }
    #expect(try records.due(on: Learner.day + 99).map(\.id.lesson) == [whole])
    #expect(try Learner.count(records) == 4 - lost)
  }

  @Test("with cards that make no sense can be opened and answered, and are whole")
  func senseless() throws {
    try VersionTwo.write(Self.answers(60, seed: 3), for: learner)
    try learner.run(
      """
      UPDATE cards SET stability = -1 WHERE lesson = 'science/zodiac';
      INSERT INTO answers VALUES(1000, 'x', 'か\u{3099}', 9, '', 9, 0, 0, 0, 9223372036854775807, NULL);
      INSERT INTO cards VALUES('no lesson', '1', 1, 5, 1, 1, 1, 1, 1);
      """)
    let records = learner.open()
    #expect(records.obstacle == nil)
    #expect(try records.card(CardID(lesson: Self.own, item: "がくせい")) != nil)
    #expect(try records.isWhole())
    try records.answer(Learner.answer(1))
  }

  @Test("are migrated however many cards they have")
  func manyCards() throws {
    var answers: [VersionTwo.Answer] = []
    for turn in 0..<2 {
      for number in 0..<5_000 {
        answers.append(
          VersionTwo.Answer(
            lesson: Self.own, item: turn == 0 ? "が\(number)" : "か\u{3099}\(number)",
            grade: .good, hours: 30 * turn))
      }
    }
    try VersionTwo.write(answers, for: learner)
    let records = learner.open()
    let cards = try records.cards(of: Self.own)
    #expect(cards.count == 5_000 && cards.allSatisfy { $0.card.answers == 2 })
    #expect(try records.summary(on: Learner.day).lessons[Self.own]?.cards == 5_000)
    #expect(try Learner.count(records) == 10_000)
  }

  @Test("are whole after a kill at any moment of the change: as they were, or as they are to be")
  func kills() throws {
    let answers = Self.answers(200, seed: 5)
    try VersionTwo.write(answers, for: learner)
    let before = try learner.temporary.bytes(of: "study/study.db")
    let reader = try Database(learner.file, .readWrite)
    _ = try Schema.checkedVersion(of: reader)
    let expected = try RecordsContents(learner.open())
    // The reader keeps the log, which has everything that was written.
    let log = try learner.temporary.bytes(of: "study/study.db-wal")
    try #require(log.count > 4_096 * 4)
    var versions: Set<Int> = []
    try Learner.forEachKill(cutting: log, of: before) { copy in
      versions.insert(try Schema.checkedVersion(of: Database(copy.file, .readWrite)))
      #expect(try RecordsContents(copy.open()) == expected)
    }
    #expect(versions == [2, 3])
  }

  @Test("are migrated once by programs that start together, and lose no answer of theirs")
  func together() throws {
    try VersionTwo.write(Self.answers(300, seed: 6), for: learner)
    let programs = try (0..<4).map { try Fixture("answer", learner.path, "\($0)", "3") }
    for program in programs { #expect(program.rest() == ["0", "1", "2"]) }
    let records = learner.open()
    #expect(try Learner.count(records) == 312)
    #expect(try records.isWhole() && records.takeNotices().isEmpty)
  }

  @Test("stay as they were if the file can't be written, and are read in memory")
  func readOnlyFile() throws {
    let learner = try Learner(in: full_disk_folder)
    unsafe mkdir(learner.path, 0o700)
    let answers = Self.answers(100, seed: 7)
    try VersionTwo.write(answers, for: learner)
    try learner.temporary.write("", to: "\(full_disk_folder)/full")
    let records = learner.open()
    #expect(records.obstacle == .notWritable(path: learner.file, .system(ENOSPC)))
    let expected = try Self.records(with: answers)
    #expect(try RecordsContents(records).cards == RecordsContents(expected).cards)
    unsafe unlink(learner.temporary.file("\(full_disk_folder)/full"))
    #expect(try Schema.checkedVersion(of: Database(learner.file, .readWrite)) == 2)
  }

  @Test("are told by the programs of that time to be of a newer one, once they are migrated")
  func older() throws {
    try VersionTwo.write(Self.answers(9, seed: 8), for: learner)
    _ = learner.open()
    let database = try Database(learner.file, .readWrite)
    #expect(throws: DatabaseError.newer(version: 3)) {
      try Schema.migrate(database, logged: true, through: Array(Schema.versions.prefix(2)))
    }
  }
}
