import Files
import Records
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@Suite("Erasing the records")
struct ErasingTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
  }

  @Test("leaves the settings, and a whole copy that no later backup removes")
  func copy() throws {
    let records = learner.open()
    try records.set(.place, to: "14100")
    try records.set(.lastLesson, to: Learner.capitals.description)
    try records.set(FSRSParameters.standard)
    for item in 0..<20 { try records.answer(Learner.answer(item)) }
    let summary = try records.summary(on: Learner.day)
    let path = try #require(try records.erase(on: Learner.day))
    #expect(path == "\(learner.path)/backups/2026-11-21-erased.db")
    #expect(try Learner.count(records) == 0)
    #expect(try records.summary(on: Learner.day).lessons.isEmpty)
    #expect(try records.settings() == [.place: "14100"])
    for day in 0..<9 {
      try records.answer(Learner.answer(day))
      try records.backUp(on: Learner.day + day)
    }
    let copy = try Learner()
    try copy.temporary.write(
      learner.temporary.bytes(of: "study/backups/2026-11-21-erased.db"), to: "study/study.db")
    #expect(try copy.open().summary(on: Learner.day) == summary)
  }

  @Test("gives each copy of a day a name of its own")
  func twice() throws {
    let records = learner.open()
    for _ in 0..<3 {
      try records.answer(Learner.answer(1))
      _ = try records.erase(on: Learner.day)
    }
    #expect(
      learner.temporary.names(in: "study/backups") == [
        "2026-11-21-erased-2.db", "2026-11-21-erased-3.db", "2026-11-21-erased.db",
      ])
  }

  @Test("is not done, also not later, where the copy can't be made")
  func refused() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    try learner.temporary.write("mine", to: "study/backups")
    let error = RecordsError.noBackups(path: "\(learner.path)/backups", .kind(.regular))
    #expect(throws: error) { try records.erase(on: Learner.day) }
    #expect(records.unsavedCount == 0)
    try records.answer(Learner.answer(2))
    #expect(try Learner.count(learner.open()) == 2)
  }
}
