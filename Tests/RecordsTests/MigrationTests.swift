import CBrokenDisk
import Files
import Glibc
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@testable import Records

@Suite("Records of version 1")
struct MigrationTests {
  private static let capitals = "social/prefecture-capital"
  private let learner: Learner
  private let begun = VersionOne.unfinished(
    22, capitals,
    """
    choice\t神奈川県\tright\tfirst\t横浜市\tYokohama
    typed\t愛知県\twrong\tsecond\t'な\\t"ごや\t
    place\t大阪府\tunknown\tfirst\t\t
    typed\t北海道
    """)

  init() throws {
    learner = try Learner()
    unsafe mkdir(learner.path, 0o700)
  }

  @Test("have all answers, cards, days and settings of before, and the tables of a new file")
  func everything() throws {
    try VersionOne.write(begun, for: learner)
    let before = try VersionOne.otherRows(of: Database(learner.file, .readOnly))
    #expect(before.count == 11)
    let records = learner.open()
    #expect(records.obstacle == nil && records.takeNotices().isEmpty)
    let database = try Database(learner.file, .readOnly)
    #expect(try Schema.checkedVersion(of: database) == Schema.version)
    #expect(try VersionOne.otherRows(of: database) == before)
    #expect(try records.isWhole())
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(learner.open()) == 3)
  }

  @Test("have all results of before, with the times of exams")
  func results() throws {
    try VersionOne.write(for: learner)
    let results = try learner.open().results()
    #expect(results.map(\.id) == [16, 15, 14, 13, 12, 11])
    #expect(results.map(\.correct) == [1, 1, 20, 2, 3, 7])
    #expect(results.map(\.count) == [2, 2, 20, 2, 10, 9])
    #expect(results.map(\.lesson) == [nil, nil, nil, nil, Learner.capitals, Learner.capitals])
    #expect(results.map(\.ended) == (0..<6).map { 1_795_256_200_000 - $0 * 200_000 })
    #expect(results.map(\.asksMistakes) == [false, false, false, true, false, false])
    let time = ExamTime(limit: 300_000, used: 12_345)
    #expect(results.map(\.exam) == [nil, nil, nil, nil, time, nil])
    #expect(
      try Database(learner.file, .readOnly).integer(
        "SELECT sum(seed) FROM rounds WHERE mistakes IS NOT NULL") == 18)
  }

  @Test("go on with a round that was left half-way")
  func unfinishedRounds() throws {
    try VersionOne.write(
      begun + VersionOne.unfinished(21, nil, "")
        + VersionOne.unfinished(20, Self.capitals, "choice\ta"), for: learner)
    let answers = [
      RoundItem.Answer(japanese: "横浜市", english: "Yokohama", verdict: .right, isSecondTry: false),
      RoundItem.Answer(
        japanese: "'な\\t\"ごや", english: "", verdict: .wrong, isSecondTry: true),
      RoundItem.Answer(japanese: "", english: "", verdict: .unknown, isSecondTry: false),
    ]
    let items = [
      RoundItem(item: "神奈川県", form: .choice, answer: answers[0]),
      RoundItem(item: "愛知県", form: .typed, answer: answers[1]),
      RoundItem(item: "大阪府", form: .picker, answer: answers[2]),
      RoundItem(item: "北海道", form: .typed),
    ]
    func round(_ id: Int, _ lesson: LessonID?, _ items: [RoundItem]) -> RoundRecord {
      RoundRecord(id: id, lesson: lesson, seed: .max, began: id, items: items)
    }
    let expected = [
      round(22, Learner.capitals, items), round(21, nil, []),
      round(20, Learner.capitals, [RoundItem(item: "a", form: .choice)]),
    ]
    #expect(try learner.open().openRounds() == expected)
  }

  @Test(
    "begin a round anew if its text makes no sense, and lose nothing else",
    arguments: [
      "", "\n", "choice", "picker\ta", "choice\ta\tright\tfirst\tx", "choice\ta\n\nchoice\tb",
      "choice\ta\tcorrect\tfirst\tx\ty",
    ])
  func senseless(progress: String) throws {
    try VersionOne.write(begun + VersionOne.unfinished(21, Self.capitals, progress), for: learner)
    let records = learner.open()
    #expect(try records.openRounds().map(\.id) == [22, 21])
    #expect(try records.openRounds().map(\.items.count) == [4, 0])
    #expect(try records.results().count == 6 && Learner.count(records) == 2)
  }

  @Test("begin a round anew if its text is longer than any that was written")
  func longText() throws {
    let text = String(repeating: "choice\ta\n", count: 20_000)
    try VersionOne.write(VersionOne.unfinished(21, Self.capitals, text), for: learner)
    #expect(try learner.open().openRounds().map(\.items.count) == [0])
  }

  @Test("are migrated however many rounds they have, and the latest of those left half-way go on")
  func manyRounds() throws {
    let item = String(repeating: "choice\ta\tright\tfirst\tx\ty\n", count: 19) + "typed\tb"
    let values = """
      WITH RECURSIVE numbers(n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20000)
      INSERT INTO rounds SELECT
      """
    try VersionOne.write(
      """
      \(values) n, '\(Self.capitals)', n, n, '\(item)', NULL, NULL, NULL FROM numbers;
      \(values) n + 100000, NULL, n, n, 'exam 9 ' || (n % 9), n, 1, 2 FROM numbers;
      """, for: learner)
    let records = learner.open()
    #expect(records.obstacle == nil)
    let rounds = try records.openRounds()
    #expect(rounds.map(\.id) == (0..<100).map { 20_000 - $0 })
    #expect(rounds.allSatisfy { $0.items.count == 20 })
    let database = try Database(learner.file, .readOnly)
    #expect(
      try database.integer("SELECT count(*) FROM rounds WHERE time_used BETWEEN 0 AND 8") == 19_901)
    #expect(try database.integer("SELECT count(*) FROM rounds") == 39_808)
  }

  @Test("are whole after a kill at any moment of the change: as they were, or as they are to be")
  func kills() throws {
    try VersionOne.write(begun, for: learner)
    let before = try learner.temporary.bytes(of: "study/study.db")
    let reader = try Database(learner.file, .readWrite)
    let rows = try VersionOne.otherRows(of: reader)
    let rounds = try learner.open().openRounds()
    // The reader keeps the log, which has everything that was written.
    let log = try learner.temporary.bytes(of: "study/study.db-wal")
    try #require(log.count > 4_096 * 4)
    try #require(try learner.temporary.bytes(of: "study/study.db") == before)
    var versions: Set<Int> = []
    try Learner.forEachKill(cutting: log, of: before) { copy in
      versions.insert(try Schema.checkedVersion(of: Database(copy.file, .readWrite)))
      let records = copy.open()
      #expect(records.obstacle == nil)
      #expect(try records.openRounds() == rounds && records.results().count == 6)
      #expect(try VersionOne.otherRows(of: Database(copy.file, .readOnly)) == rows)
    }
    #expect(versions == [1, 3])
  }

  @Test("stay as they were if the disk becomes full on the way, and are read in memory")
  func fullDisk() throws {
    let rounds = (100..<2_000).map { "(\($0), '\(Self.capitals)', 1, 1, 'choice\ta', NULL, 0, 0)" }
    try VersionOne.write(
      "INSERT INTO rounds VALUES \(rounds.joined(separator: ","))", for: learner)
    for (path, mode) in [(learner.temporary.path, 0o755), (learner.path, 0o777)] {
      unsafe chmod(path, mode_t(mode))
    }
    unsafe chmod(learner.file, 0o666)
    let before = try VersionOne.otherRows(of: Database(learner.file, .readOnly))
    let said = try Fixture("use", learner.path, "65536").rest()
    #expect(said.first?.hasPrefix("obstacle: cannot write \(learner.file)") == true)
    #expect(said.dropFirst() == ["2 answers", "answered"])
    do {
      let database = try Database(learner.file, .readWrite)
      #expect(try Schema.checkedVersion(of: database) == 1)
      #expect(try VersionOne.otherRows(of: database) == before)
      #expect(try database.integer("SELECT count(*) FROM rounds WHERE progress <> ''") == 1_904)
    }
    #expect(try learner.open().openRounds().first?.items.count == 1)
  }

  @Test("are read, examined and copied without a change to the file", arguments: [true, false])
  func untouched(hasLog: Bool) throws {
    try VersionOne.write(begun, for: learner)
    let holder = hasLog ? try Database(learner.file, .readWrite) : nil
    try holder?.run("UPDATE settings SET value = '0.9' WHERE name = 'retention'")
    let before = try learner.temporary.bytes(of: "study/study.db")
    let examination = Records.examine(in: learner.path, temporary: learner.temporary.path)
    #expect(examination.version == 1 && examination.damage == nil && examination.answerCount == 2)
    let copies = [
      examination.copy, try Records.copying(learner.path, temporary: learner.temporary.path),
      try Records.copyingUntrusted(Folder(learner.path), temporary: learner.temporary.path),
    ]
    for copy in copies {
      let copy = try #require(copy)
      #expect(try copy.openRounds().first?.items.count == 4 && copy.results().count == 6)
      #expect(try copy.setting(.retention) == (hasLog ? "0.9" : "0.85"))
    }
    #expect(try learner.temporary.bytes(of: "study/study.db") == before)
    withExtendedLifetime(holder) {}
  }

  @Test("are read in memory if the file can't be written")
  func readOnlyFile() throws {
    let learner = try Learner(in: full_disk_folder)
    unsafe mkdir(learner.path, 0o700)
    try VersionOne.write(begun, for: learner)
    try learner.temporary.write("", to: "\(full_disk_folder)/full")
    let records = learner.open()
    #expect(records.obstacle == .notWritable(path: learner.file, .system(ENOSPC)))
    #expect(try records.openRounds().first?.items.count == 4 && records.results().count == 6)
    unsafe unlink(learner.temporary.file("\(full_disk_folder)/full"))
    #expect(try Schema.checkedVersion(of: Database(learner.file, .readWrite)) == 1)
  }

  @Test(
    "are left alone with anything that study did not write",
    arguments: [
      "CREATE TABLE other(x)", "ALTER TABLE rounds ADD COLUMN time_limit INTEGER",
      "CREATE TRIGGER t AFTER INSERT ON rounds BEGIN DELETE FROM cards; END",
      "CREATE VIEW v AS SELECT * FROM rounds", "PRAGMA user_version=2",
    ])
  func foreign(sql: String) throws {
    try VersionOne.write(begun, for: learner)
    try learner.run(sql)
    let before = try learner.temporary.bytes(of: "study/study.db")
    #expect(learner.open().obstacle == .foreign(path: learner.file))
    #expect(throws: RecordsError.foreign(path: learner.file)) {
      try Records.copying(learner.path, temporary: learner.temporary.path)
    }
    #expect(try learner.temporary.bytes(of: "study/study.db") == before)
  }
}
