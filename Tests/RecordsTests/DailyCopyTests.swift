import CBrokenDisk
import Dispatch
import Files
import Glibc
import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@Suite("The copy of a day", .serialized, .timeLimit(.minutes(20)))
struct DailyCopyTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
  }

  private static let folder = "study/backups"

  private var names: [String] { learner.temporary.names(in: Self.folder) }

  /// Opens a copy where nothing else is.
  private func open(_ name: String) throws -> (records: Records, place: Learner) {
    let place = try Learner()
    try place.temporary.write(
      try learner.temporary.bytes(of: "\(Self.folder)/\(name)"), to: "study/study.db")
    return (place.open(), place)
  }

  /// Makes the copy of a day. A child that another test is starting shares the lock of the folder
  /// until it runs its own program.
  private func backUp(_ records: Records, on day: StudyDay) throws {
    for _ in 0..<5_000 {
      guard try records.dailyCopy(on: day) != nil else { return }
      try records.backUp(on: day)
    }
  }

  @Test("is made by another thread, and holds up no answer")
  func thread() throws {
    let records = learner.open()
    for item in 0..<500 { try records.answer(Learner.answer(item)) }
    let copy = try #require(try records.dailyCopy(on: Learner.day))
    let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue(label: "copy").async {
      begun.signal()
      try? copy.make()
      ended.signal()
    }
    begun.wait()
    for item in 500..<800 { try records.answer(Learner.answer(item)) }
    ended.wait()
    #expect(records.unsavedCount == 0 && names == ["2026-11-21.db"])
    #expect(try Learner.count(learner.open()) == 800)
    let (copied, place) = try open("2026-11-21.db")
    #expect(try copied.isWhole() && copied.takeNotices().isEmpty)
    #expect(try (500...800).contains(Learner.count(copied)))
    #expect(try records.setting(.backedUp) == "\(Learner.day.number)")
    let again = try records.dailyCopy(on: Learner.day)
    #expect(again == nil)
    withExtendedLifetime(place) {}
  }

  @Test(
    "of a day that only a wrong clock has seen counts as the oldest, whichever clock was first",
    arguments: [[], [0]])
  func wrongClock(daysBefore: [Int]) throws {
    try learner.open().answer(Learner.answer(1))
    for day in daysBefore + (0..<8).map({ 3_650 + $0 }) + [1, 2, 3] {
      try backUp(learner.open(), on: Learner.day + day)
    }
    let usual = ["2026-11-22.db", "2026-11-23.db", "2026-11-24.db"]
    #expect(names.count == 7 && Array(names.prefix(3)) == usual)
    try learner.temporary.write("damage", to: "study/study.db")
    let day = timespec(tv_sec: (Learner.day.number + 3) * 86_400, tv_nsec: 0)
    #expect(unsafe utimensat(AT_FDCWD, learner.file, [day, day], 0) == 0)
    let newest = "\(learner.path)/backups/2026-11-24.db"
    #expect(
      Records.examine(in: learner.path, temporary: learner.temporary.path).newestBackup == newest)
    let damaged = learner.open()
    #expect("\(damaged.takeNotices().map(\.message.english))".contains("backup \(newest)"))
    try damaged.answer(Learner.answer(1))
    for day in 4...10 { try backUp(damaged, on: Learner.day + day) }
    #expect(names.allSatisfy { $0 < "2036" } && names.starts(with: usual))
  }

  @Test("leaves alone what another program is writing, and is made once that is done")
  func locked() throws {
    let records = learner.open()
    try learner.temporary.write("half", to: "\(Self.folder)/.2026-11-21.db.other")
    var other: Folder? = try Folder(learner.temporary.file(Self.folder))
    #expect(try other?.tryLock() == true)
    try records.backUp(on: Learner.day)
    #expect(names == [".2026-11-21.db.other"])
    other = nil
    try backUp(records, on: Learner.day)
    #expect(names == ["2026-11-21.db"])
  }

  @Test("is not made of a file that has taken the place of the one that was used")
  func replaced() throws {
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let copy = try #require(try records.dailyCopy(on: Learner.day))
    try learner.temporary.write("something else", to: "study/other")
    unsafe rename("\(learner.path)/other", learner.file)
    try copy.make()
    #expect(names == [])
  }

  @Test("on a full disk leaves nothing, and is made once there is room")
  func fullDisk() throws {
    let learner = try Learner(in: full_disk_folder)
    let records = learner.open()
    try records.answer(Learner.answer(1))
    let copy = try #require(try records.dailyCopy(on: Learner.day))
    try learner.temporary.write("", to: "\(full_disk_folder)/full")
    let path = "\(learner.path)/backups/2026-11-21.db"
    #expect(throws: RecordsError.notWritable(path: path, .system(ENOSPC))) { try copy.make() }
    #expect(learner.temporary.names(in: "\(full_disk_folder)/backups") == [])
    unsafe unlink(learner.temporary.file("\(full_disk_folder)/full"))
    try records.answer(Learner.answer(2))
    try copy.make()
    #expect(learner.temporary.names(in: "\(full_disk_folder)/backups") == ["2026-11-21.db"])
  }

  /// How often programs are killed: `KILLS=500` does it as often.
  private static let kills =
    unsafe getenv("KILLS").flatMap { unsafe Int(String(cString: $0)) } ?? 24

  @Test("is whole or not there, however many programs are killed while they make it")
  func killed() throws {
    let first = learner.open()
    for item in 0..<300 { try first.answer(Learner.answer(item)) }
    var chance = SeededGenerator(seed: 29)
    for turn in stride(from: 0, to: Self.kills, by: 2) {
      let days = [Learner.day.number + turn * 100, Learner.day.number + turn * 100 + 1]
      let programs = try days.map { try Fixture("copyDaily", learner.path, "\($0)") }
      let ends = days.map { _ in Int.random(in: 0..<12, using: &chance) }
      for (index, program) in programs.enumerated() {
        for _ in 0..<ends[index] {
          let line = try #require(program.line())
          try #require(Int(line) != nil, "\(line)")
        }
        program.kill()
      }
      for name in names where !name.hasPrefix(".") {
        let (copied, place) = try open(name)
        #expect(try copied.isWhole() && copied.takeNotices().isEmpty, "\(name)")
        #expect(try Learner.count(copied) >= 300)
        withExtendedLifetime(place) {}
      }
    }
    let records = learner.open()
    #expect(records.takeNotices().isEmpty)
    try records.backUp(on: Learner.day + 100_000)
    #expect(names.count == 7 && names.allSatisfy { !$0.hasPrefix(".") })
    #expect(try records.isWhole())
  }
}
