import Files
import Glibc
import Records
import TestFolders
import Testing

@Suite("An examination of the records")
struct ExaminationTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  private func examine() -> RecordsExamination {
    Records.examine(in: learner.path, temporary: learner.temporary.path)
  }

  @Test("reads what was kept, with the log that a crash has left, and makes nothing beside it")
  func log() throws {
    for (name, bytes) in SavedFiles.withLog {
      try learner.temporary.write(bytes, to: "study/\(name)")
    }
    let found = examine()
    #expect(found.damage == nil && found.obstacle == nil)
    #expect(found.answerCount == 300 && found.version == RecordsExamination.newestVersion)
    #expect(found.byteCount == SavedFiles.withLog.values.reduce(0) { $0 + $1.count })
    #expect(try Learner.count(try #require(found.copy)) == 300)
    #expect(learner.temporary.names() == ["study"])
    for (name, bytes) in SavedFiles.withLog {
      #expect(try learner.temporary.bytes(of: "study/\(name)") == bytes)
    }
    #expect(learner.temporary.names(in: "study") == SavedFiles.withLog.keys.sorted())
  }

  @Test("finds nothing where nothing is, and does not make the folder")
  func nothing() {
    let found = examine()
    #expect(found.byteCount == nil && found.version == nil && found.copy == nil)
    #expect(found.damage == nil && found.obstacle == nil && found.newestBackup == nil)
    #expect(learner.temporary.names().isEmpty)
  }

  @Test("takes a file that was made and never written for records without answers")
  func empty() throws {
    try learner.temporary.write("", to: "study/study.db")
    let found = examine()
    #expect(found.damage == nil && found.answerCount == 0 && found.version == 0)
    #expect(try learner.temporary.bytes(of: "study/study.db").isEmpty)
  }

  @Test("finds damage in the middle of a file, and leaves it where it is")
  func damage() throws {
    var bytes = try #require(SavedFiles.closed["study.db"])
    for place in stride(from: 4_096, to: bytes.count, by: 4_096) { bytes[place] ^= 0x55 }
    try learner.temporary.write(bytes, to: "study/study.db")
    let found = examine()
    #expect(found.damage == .damaged(path: learner.file) && found.copy == nil)
    #expect(try learner.temporary.bytes(of: "study/study.db") == bytes)
    #expect(learner.temporary.names(in: "study") == ["study.db"])
  }

  @Test("says what a start would say of records of a newer program, or of another one")
  func foreign() throws {
    _ = learner.open()
    try learner.run("PRAGMA user_version=7")
    #expect(
      examine().damage
        == .newerVersion(path: learner.file, found: 7, known: RecordsExamination.newestVersion))
    try learner.run("PRAGMA user_version=1; CREATE TABLE other(a)")
    #expect(examine().damage == .foreign(path: learner.file))
  }

  @Test("says that a folder can't be made where a file stands")
  func obstacle() throws {
    try learner.temporary.write("mine", to: "study")
    let obstacle = try #require(examine().obstacle)
    #expect(obstacle == .folderNotMade(path: learner.path, .kind(.regular)))
    #expect(learner.open().obstacle == obstacle)
  }

  @Test("names the folder that can't be made, and has nobody move a device")
  func device() throws {
    let found = Records.examine(in: "/dev/null", temporary: learner.temporary.path)
    #expect(
      found.obstacle?.description
        == "cannot create the folder /dev/null (it is a device); name another folder with --state")
    let below = Records.examine(in: "/proc/nothing/study", temporary: learner.temporary.path)
    if let obstacle = below.obstacle { #expect(obstacle.path == "/proc/nothing/study") }
  }
}
