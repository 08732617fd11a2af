import Glibc
import TestFolders
import Testing

@testable import Records

@Suite("What tells of the changes of other programs")
struct OtherVersionTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  @Test("changes with their answers, and not with one's own")
  func answers() throws {
    let (records, other) = (learner.open(), learner.open())
    let before = try records.versionOfOthers()
    try records.answer(Learner.answer(1))
    #expect(try records.versionOfOthers() == before)
    try other.answer(Learner.answer(2))
    #expect(try records.versionOfOthers() != before)
  }

  @Test("changes when another file takes the place of the records")
  func replaced() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let copy = learner.temporary.file("copy.db")
    try records.backUp(to: copy, replacing: false)
    let before = try records.versionOfOthers()
    #expect(unsafe rename(copy, learner.file) == 0)
    #expect(try records.versionOfOthers() != before)
  }
}
