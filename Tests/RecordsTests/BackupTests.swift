import Files
import Glibc
import Records
import SpacedRepetition
import TestFolders
import Testing

@Suite("Backups of the records")
struct BackupTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
  }

  @Test("are whole, for their owner only, and made while the records are used")
  func whole() throws {
    let records = learner.open()
    for item in 0..<200 { try records.answer(Learner.answer(item)) }
    let path = learner.temporary.file("it's/mine.db")
    try records.backUp(to: path)
    try records.answer(Learner.answer(200))
    #expect(learner.temporary.permissions("it's/mine.db") == 0o600)
    #expect(learner.temporary.names(in: "it's") == ["mine.db"])

    let copy = try Learner()
    unsafe mkdir(copy.path, 0o700)
    unsafe rename(path, copy.file)
    let restored = copy.open()
    #expect(restored.obstacle == nil)
    #expect(try Learner.count(restored) == 200)
    #expect(try restored.summary(on: Learner.day).today.begun == 200)
    try restored.answer(Learner.answer(200))
    #expect(try copy.open().summary(on: Learner.day) == learner.open().summary(on: Learner.day))
  }

  @Test("replace nothing, and leave nothing behind when they fail")
  func failing() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    try learner.temporary.write("mine", to: "there")
    learner.temporary.make(.link("gone"), "link")
    for name in ["there", "link"] {
      let path = learner.temporary.file(name)
      #expect(throws: RecordsError.notWritable(path: path, .system(EEXIST))) {
        try records.backUp(to: path)
      }
    }
    #expect(try learner.temporary.read("there") == "mine")
    #expect(learner.temporary.names() == ["link", "study", "there"])
    #expect(learner.temporary.names(in: "study").allSatisfy { $0.hasPrefix("study.db") })
  }

  @Test("leave nothing behind when the disk is full in the middle of them")
  func full() throws {
    do {
      let records = learner.open()
      for item in 0..<1_000 { try records.answer(Learner.answer(item)) }
    }
    let path = learner.temporary.file("copies/mine.db")
    let said = try Fixture("fill", learner.path, path, "65536").rest()
    #expect(said.count == 2 && said.last?.hasPrefix("error: cannot write \(path)") == true)
    #expect(learner.temporary.names(in: "copies") == [])
  }

  @Test("replace a file only once they are whole, and its log with it")
  func replacing() throws {
    let records = learner.open()
    for item in 0..<1_000 { try records.answer(Learner.answer(item)) }
    try learner.temporary.write("old", to: "copies/mine.db")
    try learner.temporary.write("log", to: "copies/mine.db-wal")
    let path = learner.temporary.file("copies/mine.db")
    let said = try Fixture("refill", learner.path, path, "65536").rest()
    #expect(said.last?.hasPrefix("error: cannot write \(path)") == true)
    #expect(learner.temporary.names(in: "copies") == ["mine.db", "mine.db-wal"])
    #expect(try learner.temporary.read("copies/mine.db") == "old")

    try records.backUp(to: path, replacing: true)
    #expect(learner.temporary.names(in: "copies") == ["mine.db"])
    unsafe rename(path, learner.temporary.file("copies/study.db"))
    let copy = Records.open(in: learner.temporary.file("copies"))
    #expect(try Learner.count(copy) == 1_000)
  }

  @Test("of the user's own are never removed as old ones, though their names remind of a day")
  func ownNames() throws {
    let records = learner.open()
    try learner.temporary.write("mine", to: "study/backups/2026-11-9.db")
    try learner.temporary.write("mine", to: "study/backups/2026-+12-01.db")
    for day in 0..<9 {
      try records.answer(Learner.answer(day))
      try copy(records, on: Learner.day + day)
    }
    let names = learner.temporary.names(in: "study/backups")
    #expect(names.count == 9)
    #expect(names.contains("2026-11-9.db") && names.contains("2026-+12-01.db"))
  }

  /// Makes the copy of a day. A process that another test starts holds the lock of the folder as
  /// well, until it is another program; then nothing is done at first.
  private func copy(_ records: Records, on day: StudyDay) throws {
    for _ in 0..<100 where try records.dailyCopy(on: day) != nil {
      try records.backUp(on: day)
      sched_yield()
    }
  }

  @Test("are made once a day, named by the day, and the seven newest are kept")
  func daily() throws {
    let records = learner.open()
    for day in 0..<9 {
      try records.answer(Learner.answer(day))
      try copy(records, on: Learner.day + day)
      try records.backUp(on: Learner.day + day)
    }
    let names = learner.temporary.names(in: "study/backups")
    #expect(names == (23...29).map { "2026-11-\($0).db" })
    unsafe unlink(learner.temporary.file("study/backups/\(names[6])"))
    try records.backUp(on: Learner.day + 8)
    #expect(learner.temporary.names(in: "study/backups").count == 6)
    try Records.inMemory().backUp(on: Learner.day)
  }

  @Test(
    "can't be made where something else has the name of their folder, which each start tells",
    arguments: [(TestFolder.Thing.link("nowhere"), FileKind.link), (.pipe, .pipe)])
  func noFolder(kind: TestFolder.Thing, found: FileKind) throws {
    let error = RecordsError.noBackups(path: "\(learner.path)/backups", .kind(found))
    try learner.open().answer(Learner.answer(1))
    learner.temporary.make(kind, "study/backups")
    for day in 0..<2 {
      let records = learner.open()
      #expect(records.takeNotices() == [.noBackups(error)])
      #expect(throws: error) { try records.backUp(on: Learner.day + day) }
      #expect(try records.setting(.backedUp) == nil && records.takeNotices().isEmpty)
    }
    #expect(try Learner.count(learner.open()) == 1)
    unsafe unlink(learner.temporary.file("study/backups"))
    learner.temporary.make(.folder, "other")
    learner.temporary.make(.link("../other"), "study/backups")
    #expect(learner.open().takeNotices().isEmpty)
  }

  @Test("never count while they are half done")
  func half() throws {
    do {
      let records = learner.open()
      for item in 0..<1_000 { try records.answer(Learner.answer(item)) }
    }
    let folder = "study/backups"
    let path = learner.temporary.file("\(folder)/2026-11-21.db")
    // The system ends the program in the middle of the copy.
    #expect(try Fixture("backUp", learner.path, path, "65536").rest() == ["open"])
    #expect(!learner.temporary.names(in: folder).isEmpty)
    #expect(learner.temporary.names(in: folder).allSatisfy { $0.hasPrefix(".2026-11-21.db.") })
    let records = learner.open()
    try copy(records, on: Learner.day)
    #expect(learner.temporary.names(in: folder).contains("2026-11-21.db"))
    try copy(records, on: Learner.day + 1)
    #expect(learner.temporary.names(in: folder) == ["2026-11-21.db", "2026-11-22.db"])
  }

  @Test("of a file that was damaged later are kept, however many there are of the new one")
  func afterDamage() throws {
    func backUp(days: Range<Int>) throws {
      let records = learner.open()
      for day in days { try copy(records, on: Learner.day + day) }
    }
    try backUp(days: 0..<8)
    let good = learner.temporary.names(in: "study/backups")
    #expect(good.count == 7)
    try learner.temporary.write(String(repeating: "x", count: 9_000), to: "study/study.db")
    try backUp(days: 7..<17)
    let new = (2...8).map { "2026-12-0\($0).db" }.dropLast()
    let names = learner.temporary.names(in: "study/backups")
    #expect(names.starts(with: good))
    #expect(names.count == 14)
    #expect(names.suffix(new.count) == new)
  }

  /// What checks the whole file.
  enum Check: CaseIterable { case daily, byHand, question }

  @Test("are refused of damaged records, which are moved aside", arguments: Check.allCases)
  func damaged(check: Check) throws {
    do {
      let records = learner.open()
      for item in 0..<300 { try records.answer(Learner.answer(item)) }
    }
    // Two tables at one place, which no query tells apart from an empty one.
    try learner.run(
      """
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'rounds')
      WHERE name = 'days'
      """)
    let records = learner.open()
    let error = RecordsError.damaged(path: learner.file)
    switch check {
    case .daily: #expect(throws: error) { try records.backUp(on: Learner.day) }
    case .byHand: #expect(throws: error) { try records.backUp(to: learner.temporary.file("copy")) }
    case .question: #expect(try !records.isWhole())
    }
    #expect(learner.temporary.names() == ["study"])
    #expect(learner.temporary.names(in: "study").allSatisfy { $0.hasPrefix("study.db") })
    let aside = "\(learner.path)/study.db.damaged-1"
    #expect(
      records.takeNotices() == [
        .movedAside(path: learner.file, to: aside, newestBackup: nil)
      ])
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(learner.open()) == 1)
    #expect(try records.isWhole())
  }
}
