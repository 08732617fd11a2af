import Files
import Glibc
import SpacedRepetition
import TestFolders
import Testing

@testable import Records

@Suite("A records folder with something else in it")
struct HostileFileTests {
  private let learner: Learner
  private var temporary: TestFolder { learner.temporary }

  init() throws {
    learner = try Learner()
    unsafe mkdir(learner.path, 0o700)
  }

  @Test(
    "uses nothing but regular files, says what is in the way, and never waits",
    arguments: ["study.db", "study.db-wal", "study.db-shm", "study.db-journal"],
    [FileKind.pipe, .folder, .link])
  func noFile(name: String, kind: FileKind) throws {
    if name != "study.db" { try learner.open().answer(Learner.answer(1)) }
    switch kind {
    case .pipe: temporary.make(.pipe, "study/\(name)")
    case .folder: temporary.make(.folder, "study/\(name)")
    default: temporary.make(.link("../elsewhere"), "study/\(name)")
    }
    let records = learner.open()
    #expect(records.obstacle == .notReadable(path: "\(learner.path)/\(name)", .kind(kind)))
    #expect(records.takeNotices().isEmpty)
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(records) == 1)
    #expect(temporary.names() == ["study"])
  }

  @Test("follows the links to its folder that the person has made")
  func linkToFolder() throws {
    unsafe rmdir(learner.path)
    temporary.make(.folder, "disk")
    temporary.make(.folder, "disk/in ?mode=memory%00#x")
    temporary.make(.link("disk"), "link")
    temporary.make(.link("link/in ?mode=memory%00#x"), "study")
    try learner.open().answer(Learner.answer(1))
    #expect(temporary.names(in: "disk/in ?mode=memory%00#x") == ["study.db"])
    #expect(try Learner.count(learner.open()) == 1)
  }

  @Test(
    "leaves alone what study never writes",
    arguments: [
      "CREATE TRIGGER t AFTER INSERT ON answers BEGIN DELETE FROM cards; END",
      "CREATE VIEW v AS SELECT * FROM cards",
      "CREATE TABLE other(x)", "CREATE INDEX i ON answers(at)",
      "ALTER TABLE days ADD COLUMN more INTEGER", "DROP TABLE rounds", "ANALYZE",
      "PRAGMA application_id=1", "PRAGMA application_id=0", "PRAGMA user_version=0",
      "PRAGMA user_version=-1", "PRAGMA user_version=1",
    ])
  func foreign(sql: String) throws {
    try learner.open().answer(Learner.answer(1))
    try learner.run(sql)
    let before = try temporary.bytes(of: "study/study.db")
    let records = learner.open()
    #expect(records.obstacle == .foreign(path: learner.file))
    try records.answer(Learner.answer(1))
    #expect(try temporary.bytes(of: "study/study.db") == before)
    #expect(temporary.names(in: "study") == ["study.db"])
  }

  @Test("leaves another program's database alone")
  func anotherProgram() throws {
    try learner.run("CREATE TABLE answers(x)")
    let before = try temporary.bytes(of: "study/study.db")
    #expect(learner.open().obstacle == .foreign(path: learner.file))
    #expect(try temporary.bytes(of: "study/study.db") == before)
  }

  @Test("leaves the tables of a newer program alone")
  func newer() throws {
    try learner.open().answer(Learner.answer(1))
    try learner.run("PRAGMA user_version=7")
    let before = try temporary.bytes(of: "study/study.db")
    let obstacle = RecordsError.newerVersion(
      path: learner.file, found: 7, known: RecordsExamination.newestVersion)
    #expect(learner.open().obstacle == obstacle)
    #expect(obstacle.description.contains("update study"))
    #expect(try temporary.bytes(of: "study/study.db") == before)
  }

  @Test("begins in an empty file")
  func empty() throws {
    try temporary.write("", to: "study/study.db")
    let records = learner.open()
    #expect(records.obstacle == nil)
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(learner.open()) == 1)
  }

  @Test(
    "reads values that are never written without harm",
    arguments: [
      "UPDATE cards SET stability = 9e999, difficulty = -1e308",
      "UPDATE cards SET stability = -1", "UPDATE cards SET difficulty = 0",
      "UPDATE cards SET grade = 9",
      "UPDATE cards SET due = 9223372036854775807, last = -9223372036854775808",
      "UPDATE cards SET last = 9223372036854775807", "UPDATE cards SET lesson = 'x'",
      "UPDATE cards SET answers = 9223372036854775807, lapses = -9223372036854775808",
      "UPDATE lessons SET cards = 9223372036854775807, learned = 9223372036854775807, best = -5",
      "UPDATE lessons SET visited = 9223372036854775807", "UPDATE days SET begun = -9",
      "UPDATE days SET day = 9223372036854775807",
      "UPDATE days SET answers = 9223372036854775807",
      "UPDATE answers SET at = 9223372036854775807, zone = -9223372036854775808, grade = 0",
      "UPDATE answers SET id = 9223372036854775807, milliseconds = -9223372036854775808 WHERE id = 1",
      "UPDATE rounds SET began = -9223372036854775808, count = 9223372036854775807",
      "UPDATE rounds SET ended = 9223372036854775807",
      "UPDATE rounds SET ended = -9223372036854775808",
      "UPDATE rounds SET lesson = 'x', time_limit = -1, time_used = 9223372036854775807",
      "UPDATE round_items SET place = -9223372036854775808 WHERE place = 1",
      "UPDATE round_items SET verdict = 9223372036854775807, second = -9223372036854775808",
      "UPDATE round_items SET form = -1", "UPDATE round_items SET item = hex(zeroblob(100000))",
      "UPDATE round_items SET round = -9223372036854775808", "DELETE FROM round_items",
      "INSERT INTO settings VALUES('retention', 'nan'), ('parameters', '1 2'), ('newItems', '-9')",
    ])
  func values(sql: String) throws {
    do {
      let records = learner.open()
      try records.begin(RoundRecord(id: 1, lesson: nil, seed: 1, began: 1))
      try records.begin(Learner.round(2, answered: 1))
      try records.answer(Learner.answer(1))
      try records.answer(Learner.answer(2, of: Learner.words))
    }
    try learner.run(sql)
    let records = learner.open()
    #expect(records.obstacle == nil)
    _ = try records.summary(on: Learner.day)
    _ = try records.due(on: Learner.day + 10)
    _ = try records.days(from: Learner.day, through: Learner.day + 9)
    _ = try records.openRounds()
    for result in try records.results() {
      #expect(abs(result.began) <= 1 << 50 && abs(result.ended) <= 1 << 50)
    }
    _ = try records.usualTimes()
    _ = try records.answerCount()
    _ = try Learner.count(records)
    try readRest(of: records)
    // What can't be counted up any more is refused by SQLite, but never traps, and holds nothing
    // up.
    try? records.answer(Learner.answer(1))
    #expect(records.unsavedCount == 0)
    #expect(try records.card(Learner.id(1)) != nil)
  }

  /// Calls the other functions that read.
  private func readRest(of records: Records) throws {
    _ = try records.longestStreak()
    _ = try records.retention(on: Learner.day + 30) { _ in true }
    _ = try records.nextDue(after: Learner.day, through: Learner.day + 6) { _ in true }
    _ = try records.cards(of: Learner.words)
    _ = try records.leeches()
    _ = try records.lastResult(of: Learner.capitals)
    _ = try records.result(ofRound: 1)
    _ = try records.answers(ofRound: 1)
    _ = try records.histories()
    _ = try records.settings()
    _ = try records.isEmpty()
  }

  @Test(
    "reads days that no clock shows, in whatever order, without harm",
    arguments: [
      "UPDATE days SET day = 9223372036854775807",
      "INSERT INTO days VALUES(9223372036854775807, 1, 1, 1, 1)", "SELECT 1",
    ])
  func days(sql: String) throws {
    try learner.open().answer(Learner.answer(1))
    try learner.run(sql + "; INSERT INTO days VALUES(-9223372036854775808, 1, 1, 1, 1)")
    try reverseRows(of: "days")
    let records = learner.open()
    #expect(try records.longestStreak() <= 1)
    let days = try records.days(from: Learner.day + -400, through: Learner.day)
    #expect(days.keys.allSatisfy { $0 == Learner.day })
    _ = try records.summary(on: Learner.day)
  }

  @Test(
    "merges nothing into answers whose numbers are never given",
    arguments: [Int.max, 1 << 53 + 1, 0, -1, Int.min])
  func numbers(number: Int) throws {
    try learner.open().answer(Learner.answer(1))
    try learner.run("UPDATE answers SET id = \(number)")
    let later = StoredAnswer(id: 1, answer: Learner.answer(2, after: 1))
    let records = learner.open()
    #expect(throws: RecordsError.foreign(path: learner.file)) { try records.merge([[later]]) }
    #expect(try Learner.count(records) <= 1)
  }

  @Test("refuses values of megabytes")
  func large() throws {
    try learner.open().answer(Learner.answer(1))
    try learner.run("UPDATE answers SET given = hex(zeroblob(2000000))")
    let records = learner.open()
    #expect(throws: RecordsError.foreign(path: learner.file)) { try Learner.count(records) }
    #expect(try records.card(Learner.id(1)) != nil)
  }

  @Test("counts the answers of a file whose pages lead to one another without end")
  func repeatedPages() throws {
    do {
      let records = learner.open()
      try records.answer(Learner.answer(1))
      #expect(try records.answerCount() == 1)
    }
    try repeatPages(of: "answers")
    let records = learner.open()
    #expect(records.obstacle == nil)
    #expect(try records.answerCount() == 1)
  }

  /// Puts the rows of a table that fits on a page into the opposite order.
  private func reverseRows(of table: String) throws {
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"
    let root = try #require(try Database(learner.file, .readOnly).integer(sql)) - 1
    var bytes = try temporary.bytes(of: "study/study.db")
    let start = root * 4096
    let count = Int(bytes[start + 3]) << 8 + Int(bytes[start + 4])
    // The header of 8 bytes is followed by the places of the rows.
    let places = (0..<count).map { [UInt8](bytes[(start + 8 + 2 * $0)..<(start + 10 + 2 * $0)]) }
    bytes.replaceSubrange(
      (start + 8)..<(start + 8 + 2 * count), with: places.reversed().flatMap(\.self))
    try temporary.write(bytes, to: "study/study.db")
  }

  /// Puts five levels of pages above the rows of a table, each of which leads to the next one 500
  /// times. See “B-tree Pages” of SQLite's file format.
  private func repeatPages(of table: String) throws {
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"
    let root = try #require(try Database(learner.file, .readOnly).integer(sql)) - 1
    var bytes = try temporary.bytes(of: "study/study.db")
    let size = 4096
    let rows = Array(bytes[root * size..<(root + 1) * size])
    let count = bytes.count / size
    for level in 1...5 {
      // Pages have numbers from 1.
      let (next, cells) = (UInt8(count + level), 500)
      var page = [5, 0, 0, UInt8(cells >> 8), UInt8(cells & 0xFF), 0, 0, 0, 0, 0, 0, next]
      let start = size - 5 * cells
      for cell in 0..<cells {
        let place = start + 5 * cell
        page += [UInt8(place >> 8), UInt8(place & 0xFF)]
      }
      page += [UInt8](repeating: 0, count: start - page.count)
      for _ in 0..<cells { page += [0, 0, 0, next, 1] }
      if level == 1 {
        bytes.replaceSubrange(root * size..<(root + 1) * size, with: page)
      } else {
        bytes += page
      }
    }
    bytes += rows
    bytes[31] = UInt8(bytes.count / size)
    try temporary.write(bytes, to: "study/study.db")
  }
}
