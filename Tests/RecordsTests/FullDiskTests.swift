import CBrokenDisk
import DatabaseHolder
import Files
import Glibc
import Records
import SpacedRepetition
import TestFolders
import Testing

@Suite("Records that can't be written")
struct FullDiskTests {
  @Test("a full disk: each answer is refused in words, what is stored is read, and nothing is lost")
  func fullDisk() throws {
    let learner = try Learner(in: full_disk_folder)
    let records = learner.open()
    try records.answer(Learner.answer(1))
    try learner.temporary.write("", to: "\(full_disk_folder)/full")
    let error = RecordsError.notWritable(path: learner.file, .system(ENOSPC))
    for item in 2...4 {
      #expect(throws: error) { try records.answer(Learner.answer(item)) }
    }
    #expect(records.unsavedCount == 3)
    #expect(try records.card(Learner.id(1)) != nil)
    #expect(try records.card(Learner.id(2)) == nil)
    #expect(error.description.contains("check the free space"))

    unsafe unlink(learner.temporary.file("\(full_disk_folder)/full"))
    try records.answer(Learner.answer(5))
    #expect(records.unsavedCount == 0)
    #expect(try Learner.count(learner.open()) == 5)
  }

  @Test(
    "opened on a full disk: what is stored is there, with and without a log",
    arguments: [true, false])
  func openedOnFullDisk(hasLog: Bool) throws {
    let learner = try Learner(in: full_disk_folder)
    for (name, bytes) in hasLog ? SavedFiles.withLog : SavedFiles.closed {
      try learner.temporary.write(bytes, to: "\(full_disk_folder)/\(name)")
    }
    try learner.temporary.write("", to: "\(full_disk_folder)/full")
    let records = learner.open()
    #expect(records.obstacle == .notWritable(path: learner.file, .system(ENOSPC)))
    try records.answer(Learner.answer(1_000))
    #expect(try Learner.count(records) == 301)
    #expect(learner.temporary.names() == [full_disk_folder])
  }

  @Test("a full disk: nothing of several logs is added, neither then nor later by itself")
  func logsOnFullDisk() throws {
    let learner = try Learner(in: full_disk_folder)
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let logs = [[2, 3], [4]].map { items in
      items.map { StoredAnswer(id: $0, answer: Learner.answer($0)) }
    }
    try learner.temporary.write("", to: "\(full_disk_folder)/full")
    let error = RecordsError.notWritable(path: learner.file, .system(ENOSPC))
    #expect(throws: error) { try records.merge(logs) }
    #expect(try Learner.count(records) == 1 && records.unsavedCount == 0)

    unsafe unlink(learner.temporary.file("\(full_disk_folder)/full"))
    try records.answer(Learner.answer(5))
    #expect(try Learner.count(learner.open()) == 2)
    #expect(try records.merge(logs) == [2, 1])
    #expect(try Learner.count(learner.open()) == 5)
  }

  @Test("made on a full disk: this run goes on in memory, and says so at once")
  func madeOnFullDisk() throws {
    let learner = try Learner(in: full_disk_folder)
    try learner.temporary.write("", to: "\(full_disk_folder)/full")
    let records = learner.open()
    #expect(records.obstacle == .notWritable(path: learner.file, .system(ENOSPC)))
    try records.answer(Learner.answer(1))
    #expect(try Learner.count(records) == 1)
  }

  @Test("an answer is on the disk before it counts as kept")
  func synchronized() throws {
    let learner = try Learner(in: watched_disk_folder)
    let records = learner.open()
    for item in 0..<300 {
      let before = broken_disk_synchronizations()
      try records.answer(Learner.answer(item))
      #expect(broken_disk_synchronizations() > before)
      #expect(broken_disk_unsynchronized_writes() == 0)
    }
  }

  @Test(
    "what is refused for ever is dropped in words, and holds nothing up", arguments: [true, false])
  func refused(isWaiting: Bool) throws {
    let learner = try Learner()
    let records = learner.open()
    let holder = isWaiting ? DatabaseHolder(learner.file) : nil
    let text = String(repeating: "x", count: 2_000_000)
    var refusals: [RecordsError] = []
    for change in [
      { try records.set(.place, to: text) }, { try records.answer(Learner.answer(1)) },
    ] {
      do { try change() } catch { refusals.append(try #require(error as? RecordsError)) }
    }
    holder?.release()
    do { try records.save() } catch { refusals.append(error) }
    let refusal = RecordsError.notKept(path: learner.file, code: 18, "string or blob too big")
    let lock = RecordsError.locked(path: learner.file)
    #expect(refusals == (isWaiting ? [lock, lock, refusal] : [refusal]))
    #expect(refusal.description.contains("is not kept"))
    #expect(records.unsavedCount == 0)
    #expect(try Learner.count(learner.open()) == 1)
  }

  @Test("a limit for files refuses like a full disk", arguments: [(16_384, 1), (32_768, 2)])
  func limit(bytes: Int, stage: Int) throws {
    let learner = try Learner()
    try learner.open().answer(Learner.answer(1))
    learner.share()
    let said = try Fixture("use", learner.path, "\(bytes)").rest()
    let refusal = "cannot write \(learner.file)"
    let remedy = "check the free space and the permissions"
    // With the smaller limit, not even the index of the log can be made.
    #expect(
      said
        == (stage == 1
          ? ["obstacle: \(refusal) (File too large); \(remedy)", "1 answers", "answered"]
          : ["open", "1 answers", "error: \(refusal) (Input/output error); \(remedy)"]))
    #expect(try learner.open().card(Learner.id(1)) != nil)
  }

  @Test(
    "a file or folder without permission is read, and said to be so",
    arguments: [(0o444, 0o777, 1), (0o666, 0o555, 1), (0o000, 0o777, 0)] as [(mode_t, mode_t, Int)])
  func permissions(file: mode_t, folder: mode_t, count: Int) throws {
    let learner = try Learner()
    try learner.open().answer(Learner.answer(1))
    learner.share()
    unsafe chmod(learner.file, file)
    unsafe chmod(learner.path, folder)
    let said = try Fixture("use", learner.path).rest()
    unsafe chmod(learner.path, 0o700)
    #expect(said.count == 3)
    #expect(said.first?.hasPrefix("obstacle: cannot write \(learner.file)") == true)
    #expect(said.dropFirst() == ["\(count) answers", "answered"])
    unsafe chmod(learner.file, 0o600)
    #expect(try Learner.count(learner.open()) == 1)
  }
}

extension Learner {
  /// Lets everybody use the folder and the file.
  fileprivate func share() {
    unsafe chmod(temporary.path, 0o755)
    unsafe chmod(path, 0o777)
    unsafe chmod(file, 0o666)
  }
}
