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

  @Test("are made once a day, named by the day, and the seven newest are kept")
  func daily() throws {
    let records = learner.open()
    for day in 0..<9 {
      try records.answer(Learner.answer(day))
      try records.backUp(on: Learner.day + day)
      try records.backUp(on: Learner.day + day)
    }
    let names = learner.temporary.names(in: "study/backups")
    #expect(names == (23...29).map { "2026-11-\($0).db" })
    unsafe unlink(learner.temporary.file("study/backups/\(names[6])"))
    try records.backUp(on: Learner.day + 8)
    #expect(learner.temporary.names(in: "study/backups").count == 6)
    try Records.inMemory().backUp(on: Learner.day)
  }

  @Test("are refused of damaged records")
  func damaged() throws {
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
    #expect(throws: error) { try records.backUp(on: Learner.day) }
    #expect(throws: error) { try records.backUp(to: learner.temporary.file("copy")) }
    #expect(learner.temporary.names() == ["study"])
    #expect(learner.temporary.names(in: "study").allSatisfy { $0.hasPrefix("study.db") })
  }
}
