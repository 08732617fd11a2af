import Files
import Foundation
import Glibc
import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@Suite("Damaged records")
struct DamageTests {
  private let learner: Learner
  private var temporary: TestFolder { learner.temporary }

  init() throws {
    learner = try Learner(inMemory: true)
  }

  @Test("of no database are moved aside, said where, with the newest backup")
  func noDatabase() throws {
    let text = String(repeating: "いろはにほへと\n", count: 100)
    for name in [
      "study.db", "study.db.damaged-1", "backups/2026-11-19.db", "backups/2026-11-20.db",
      "backups/mine.db",
    ] {
      unsafe mkdir(learner.path, 0o700)
      try temporary.write(text, to: "study/\(name)")
    }
    let records = learner.open()
    #expect(records.obstacle == nil)
    let notice = RecordsNotice.movedAside(
      path: learner.file, to: "\(learner.path)/study.db.damaged-2",
      newestBackup: "\(learner.path)/backups/2026-11-20.db")
    #expect(records.takeNotices() == [notice])
    #expect(records.takeNotices().isEmpty)
    #expect(notice.message.english.contains("study.db.damaged-2"))
    #expect(try temporary.read("study/study.db.damaged-2") == text)
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(learner.open()) == 1)
  }

  @Test(
    "that are gone are told if a backup or a log shows that there were any",
    arguments: [("backups/2026-11-20.db", true), ("study.db-wal", true), ("notes", false)])
  func gone(other: String, areTold: Bool) throws {
    unsafe mkdir(learner.path, 0o700)
    try temporary.write("something", to: "study/\(other)")
    let records = learner.open()
    let isBackup = other.hasSuffix(".db")
    let notice = RecordsNotice.lost(
      path: learner.file, newestBackup: isBackup ? "\(learner.path)/\(other)" : nil)
    #expect(records.takeNotices() == (areTold ? [notice] : []))
    let kept = other.hasSuffix("-wal") ? "study.db.replaced-1-wal" : other
    #expect(try temporary.read("study/\(kept)") == "something")
    try records.answer(Learner.answer(1))
    #expect(learner.open().takeNotices().isEmpty)
  }

  @Test("whose folder goes while they are in use are used again when it is back")
  func folderGone() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let (gone, copy) = (learner.path + "-gone", learner.path + "-copy")
    let manager = FileManager.default
    try manager.copyItem(atPath: learner.path, toPath: copy)
    try manager.moveItem(atPath: learner.path, toPath: gone)
    let error = RecordsError.notWritable(path: learner.file, .system(ENOENT))
    #expect(throws: error) { try records.answer(Learner.answer(2)) }
    #expect(
      error.description
        == "cannot write \(learner.file), because its folder is gone; put it back")
    try manager.moveItem(atPath: copy, toPath: learner.path)
    try records.answer(Learner.answer(3))
    #expect(records.unsavedCount == 0 && records.takeNotices().isEmpty)
    #expect(try Learner.count(learner.open()) == 3)
  }

  @Test("that go while they are in use are told, and answers are kept in new ones")
  func goneInUse() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    for name in ["", "-wal", "-shm"] { unsafe unlink(learner.file + name) }
    try records.answer(Learner.answer(2))
    #expect(records.takeNotices() == [.lost(path: learner.file, newestBackup: nil)])
    #expect(try Learner.count(learner.open()) == 1)
  }

  @Test(
    "of no bytes are moved aside if a backup or a log shows that there were any, or else are new",
    arguments: [("backups/2026-11-20.db", true), ("study.db-wal", true), ("notes", false)])
  func emptied(other: String, areDamaged: Bool) throws {
    unsafe mkdir(learner.path, 0o700)
    try temporary.write("", to: "study/study.db")
    try temporary.write("something", to: "study/\(other)")
    if areDamaged {
      #expect(throws: RecordsError.damaged(path: learner.file)) {
        try Records.copying(learner.path, temporary: learner.temporary.path)
      }
    }
    let records = learner.open()
    #expect(records.obstacle == nil)
    #expect(records.takeNotices().count == (areDamaged ? 1 : 0))
    #expect(temporary.names(in: "study").contains("study.db.damaged-1") == areDamaged)
    let kept = other.hasSuffix("-wal") ? "study.db.damaged-1-wal" : other
    #expect(try temporary.read("study/\(kept)") == "something")
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(learner.open()) == 1)
  }

  @Test("are moved aside while they are used, with the log, and nothing new is lost")
  func whileUsed() throws {
    let records = learner.open()
    for item in 0..<300 { try records.answer(Learner.answer(item)) }
    try overwriteMiddle()
    // A page is read again once another program has changed something.
    let other = learner.open()
    try other.answer(Learner.answer(999))
    for item in 0..<300 { try records.answer(Learner.answer(item, after: 1)) }
    #expect((records.takeNotices() + other.takeNotices()).count == 1)
    #expect(records.obstacle == nil)
    #expect(records.unsavedCount == 0)
    #expect(temporary.names(in: "study").contains("study.db.damaged-1"))
    let count = try Learner.count(records)
    #expect(count > 0)
    #expect(try Learner.count(learner.open()) == count)
  }

  @Test("whose move aside was cut short get their log when the records are opened")
  func unfinishedMove() throws {
    let bytes = SavedFiles.withLog
    try temporary.write(try #require(bytes["study.db-wal"]), to: "study/study.db-wal")
    try temporary.write(try #require(bytes["study.db"]), to: "study/study.db.damaged-1")
    let records = learner.open()
    #expect(records.obstacle == nil)
    #expect(try Learner.count(records) == 0)
    try records.answer(Learner.answer(1))
    #expect(try temporary.bytes(of: "study/study.db.damaged-1-wal") == bytes["study.db-wal"])
    #expect(try Learner.count(learner.open()) == 1)
  }

  @Test("that had no log don't get that of a later file which is gone")
  func laterLog() throws {
    try temporary.write("damaged", to: "study/study.db.damaged-1")
    let moved = try #require(FileStatus(at: "\(learner.path)/study.db.damaged-1"))
    // Times of files have the grain of the system's clock.
    repeat {
      try temporary.write("a log", to: "study/study.db-wal")
    } while FileStatus(at: "\(learner.path)/study.db-wal")?.modified == moved.changed
    let records = learner.open()
    #expect(records.obstacle == nil)
    #expect(try temporary.read("study/study.db.replaced-1-wal") == "a log")
    #expect(!temporary.names(in: "study").contains("study.db.damaged-1-wal"))
  }

  private func overwriteMiddle() throws {
    let file = unsafe open(learner.file, O_RDWR)
    defer { close(file) }
    for page in 2..<40 {
      let noise = [UInt8](repeating: 0xA5, count: 4_096)
      _ = unsafe pwrite(file, noise, noise.count, off_t(page * 4_096))
    }
  }

  @Test(
    "never trap and never hang: the next answer is kept, or refused in words",
    arguments: ["study.db", "study.db-wal"], 0..<200 as Range<UInt64>)
  func random(name: String, seed: UInt64) throws {
    let source = name == "study.db" ? SavedFiles.closed : SavedFiles.withLog
    unsafe mkdir(learner.path, 0o700)
    var generator = SeededGenerator(seed: seed)
    for (file, bytes) in source {
      let damaged = file == name ? Damage.damage(bytes, using: &generator) : bytes
      try temporary.write(damaged, to: "study/\(file)")
    }
    let records = learner.open()
    _ = try? records.isWhole()
    _ = try? records.summary(on: Learner.day)
    _ = try? Learner.count(records)
    var refusal: RecordsError?
    do {
      try records.answer(Learner.answer(1_000))
    } catch { refusal = error }
    // What SQLite calls damage is moved aside; what contradicts itself otherwise is refused.
    if case .notKept? = refusal {} else { #expect(refusal == nil) }
    #expect(records.unsavedCount == 0)
    let isSaved = refusal == nil
    if isSaved, records.obstacle == nil {
      #expect(try learner.open().card(Learner.id(1_000)) != nil)
    }
  }
}

/// What can happen to the bytes of a file.
private enum Damage {
  static func damage(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let pages = max(1, bytes.count / 4_096)
    func page() -> Range<Int> {
      let start = Int.random(in: 0..<pages, using: &generator) * 4_096
      return start..<min(start + 4_096, bytes.count)
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      for _ in 0..<Int.random(in: 1...200, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = .random(in: 0...255, using: &generator)
      }
    case 1: bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
    case 2: for place in page() { bytes[place] = .random(in: 0...255, using: &generator) }
    case 3:
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 0..<100, using: &generator)] = .random(in: 0...255, using: &generator)
      }
    default:
      for _ in 0..<4 {
        let (first, second) = (page(), page())
        for (one, other) in zip(first, second) { bytes.swapAt(one, other) }
      }
    }
    return bytes
  }
}
