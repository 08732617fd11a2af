import DatabaseHolder
import Files
import Glibc
import SeededRandom
import SpacedRepetition
import TestFolders
import Testing

@testable import Records

@Suite("Records that several programs use", .serialized, .timeLimit(.minutes(20)))
struct SharedRecordsTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
  }

  @Test("two connections see each other's answers, and lose none")
  func two() throws {
    let (first, second) = (learner.open(), learner.open())
    for item in 0..<50 {
      try (item % 2 == 0 ? first : second).answer(Learner.answer(item / 4))
    }
    #expect(try Learner.count(first) == 50)
    #expect(try second.summary(on: Learner.day) == first.summary(on: Learner.day))
    #expect(try first.card(Learner.id(3))?.answers == 4)
  }

  @Test(
    "answers wait while a newer program has other tables, or keeps other things in the same",
    arguments: [("answers", "later"), ("answers", "answers")])
  func migrated(old: String, new: String) throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let isOther = new != old
    try learner.run(
      (isOther ? "ALTER TABLE \(old) RENAME TO \(new);" : "") + "PRAGMA user_version=\(Self.newer)")
    #expect(
      throws: RecordsError.newerVersion(
        path: learner.file, found: Self.newer, known: Self.newer - 1)
    ) {
      try records.answer(Learner.answer(2))
    }
    #expect(records.unsavedCount == 1)
    try learner.run(
      (isOther ? "ALTER TABLE \(new) RENAME TO \(old);" : "")
        + "PRAGMA user_version=\(Self.newer - 1)")
    try records.answer(Learner.answer(3))
    #expect(records.unsavedCount == 0)
    #expect(try Learner.count(records) == 3)
  }

  /// A version of the file that only a later program knows.
  private static let newer = 4

  @Test("four programs can make the file at the same time", arguments: 0..<10)
  func making(turn: Int) throws {
    let programs = try (0..<4).map { try Fixture("answer", learner.path, "\($0)", "2") }
    for program in programs { #expect(program.rest() == ["0", "1"]) }
    #expect(try Learner.count(learner.open()) == 8)
  }

  @Test("a journal that another program has just deleted isn't an obstacle to writing")
  func deletedJournal() {
    #expect(RecordsError.refusal(toWriting: learner.file + "-journal") == nil)
  }

  /// How often programs are killed: `KILLS=500` does it as often.
  private static let kills =
    unsafe getenv("KILLS").flatMap { unsafe Int(String(cString: $0)) } ?? 24

  @Test("two programs that are killed at any moment lose nothing that they have shown")
  func killed() throws {
    var chance = SeededGenerator(seed: 13)
    var shown: Set<String> = []
    for turn in stride(from: 0, to: Self.kills, by: 2) {
      let names = ["\(turn)", "\(turn + 1)"]
      let programs = try names.map { try Fixture("answer", learner.path, $0) }
      let ends = names.map { _ in Int.random(in: 0..<40, using: &chance) }
      for (index, program) in programs.enumerated() {
        for _ in 0..<ends[index] {
          let line = try #require(program.line())
          try #require(Int(line) != nil, "\(line)")
          shown.insert("\(names[index]) \(line)")
        }
        program.kill()
        // What was still in the pipe had been shown as well.
        for line in program.rest() where Int(line) != nil {
          shown.insert("\(names[index]) \(line)")
        }
      }
    }
    let records = learner.open()
    #expect(records.takeNotices().isEmpty)
    #expect(try records.isWhole())
    var kept: Set<String> = []
    var answers: [CardID: Int] = [:]
    var days: [StudyDay: Int] = [:]
    try records.eachAnswer {
      kept.insert($0.answer.given)
      answers[$0.answer.card, default: 0] += 1
      days[$0.answer.time.day, default: 0] += 1
      return true
    }
    #expect(shown.subtracting(kept).isEmpty)
    for (card, count) in answers { #expect(try records.card(card)?.answers == count) }
    let summaries = try records.days(from: Learner.day + -9_999, through: Learner.day + 9_999)
    #expect(summaries.mapValues(\.answers) == days)
  }

  @Test(
    "a file that is locked for long is waited for once, and the answers are kept later",
    .timeLimit(.minutes(20)))
  func locked() throws {
    let records = learner.open()
    try records.answer(Learner.answer(0))
    let holder = try #require(DatabaseHolder(learner.file))
    // If each of them waited for two seconds, the time would not be enough.
    for item in 1...40 {
      #expect(throws: RecordsError.locked(path: learner.file)) {
        try records.answer(Learner.answer(item))
      }
      #expect(try records.card(Learner.id(item)) == nil)
    }
    #expect(try records.card(Learner.id(0)) != nil)
    holder.release()
    try records.save()
    #expect(records.unsavedCount == 0)
    #expect(try Learner.count(learner.open()) == 41)
  }

  @Test("a file that is locked at the start is opened once it is free, and the answers are kept")
  func lockedAtStart() throws {
    try learner.open().answer(Learner.answer(0))
    let holder = try #require(DatabaseHolder(learner.file, isReadable: false))
    let records = Records.open(
      in: learner.path, temporary: learner.temporary.path, patience: .zero)
    #expect(records.obstacle == nil)
    let lock = RecordsError.locked(path: learner.file)
    #expect(throws: lock) { try records.card(Learner.id(0)) }
    #expect(throws: lock) { try records.answer(Learner.answer(1)) }
    #expect(records.unsavedCount == 1)
    holder.release()
    #expect(try records.card(Learner.id(0)) != nil)
    try records.answer(Learner.answer(2))
    #expect(records.unsavedCount == 0)
    #expect(try Learner.count(learner.open()) == 3)
  }

  @Test("a file that is locked at the start and damaged is moved aside once it is free")
  func lockedAndDamaged() throws {
    try learner.open().answer(Learner.answer(0))
    var holder = DatabaseHolder(learner.file, isReadable: false)
    let records = Records.open(
      in: learner.path, temporary: learner.temporary.path, patience: .zero)
    #expect(throws: RecordsError.locked(path: learner.file)) { try records.card(Learner.id(0)) }
    holder = nil
    _ = holder
    try learner.temporary.write(String(repeating: "no database ", count: 99), to: "study/study.db")
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(records) == 1)
    #expect(records.takeNotices().count == 1)
  }

  @Test("a file that was replaced while it was used is opened anew")
  func replaced() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let backup = learner.temporary.file("backup.db")
    try records.backUp(to: backup)
    try records.answer(Learner.answer(2))
    for name in learner.temporary.names(in: "study") { unsafe unlink("\(learner.path)/\(name)") }
    unsafe rename(backup, learner.file)
    try records.answer(Learner.answer(3))
    let items = try learner.open().cards(of: Learner.capitals).map(\.id.item)
    #expect(items == ["1", "3"])
    #expect(try Learner.count(records) == 2)
  }

  @Test("a backup that is put in the file's place is not mixed with the log, which is put aside")
  func replacedBesideLog() throws {
    let (first, second) = (learner.open(), learner.open())
    for item in 0..<50 { try first.answer(Learner.answer(item)) }
    let backup = learner.temporary.file("backup.db")
    try first.backUp(to: backup)
    // So many that the log is written from its beginning again.
    for item in 50..<500 { try first.answer(Learner.answer(item)) }
    unsafe rename(backup, learner.file)
    try first.answer(Learner.answer(1_000))
    try second.answer(Learner.answer(1_001))
    #expect(first.takeNotices().isEmpty && second.takeNotices().isEmpty)
    for records in [first, second, learner.open()] {
      #expect(try records.isWhole())
      #expect(try Learner.count(records) == 52)
    }
    let names = learner.temporary.names(in: "study").filter { $0.hasSuffix("-wal") }
    #expect(names == ["study.db-wal", "study.db.replaced-1-wal"])
  }

  @Test("a backup in place of a file that a kill has left isn't read with the log beside it")
  func restoredAfterKill() throws {
    let records = learner.open()
    for item in 0..<20 { try records.answer(Learner.answer(item)) }
    try records.backUp(to: learner.temporary.file("backup.db"))
    try records.answer(Learner.answer(20))
    let log = try learner.temporary.bytes(of: "study/study.db-wal")
    let restored = try Learner()
    let files = restored.temporary
    try files.write(learner.temporary.bytes(of: "backup.db"), to: "study/study.db")
    try files.write(log, to: "study/study.db-wal")
    #expect(Records.examine(in: restored.path, temporary: learner.temporary.path).answerCount == 20)
    #expect(try Learner.count(restored.open()) == 20)
    #expect(try files.bytes(of: "study/study.db.replaced-1-wal") == log)
    // The log of a file that was killed is its newest part.
    let killed = try Learner()
    for name in ["study.db", "study.db-wal"] {
      try killed.temporary.write(learner.temporary.bytes(of: "study/\(name)"), to: "study/\(name)")
    }
    #expect(try Learner.count(killed.open()) == 21)
  }

  @Test("a damaged file that was put in its place while it was used is moved aside")
  func replacedByDamage() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    for name in learner.temporary.names(in: "study") { unsafe unlink("\(learner.path)/\(name)") }
    try learner.temporary.write(String(repeating: "x", count: 9_000), to: "study/study.db")
    try records.answer(Learner.answer(2))
    #expect(
      records.takeNotices() == [
        .movedAside(
          path: learner.file, to: "\(learner.path)/study.db.damaged-1", newestBackup: nil)
      ])
    #expect(try learner.open().cards(of: Learner.capitals).map(\.id.item) == ["2"])
  }
}
