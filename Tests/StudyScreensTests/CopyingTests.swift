import Dispatch
import Glibc
import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("The copy of the day", .timeLimit(.minutes(20)))
struct CopyingTests {
  private let folder: TestFolder
  private let begun = DispatchSemaphore(value: 0)
  private let gate = DispatchSemaphore(value: 0)

  init() throws {
    folder = try TestFolder()
    try Records.open(in: folder.file("state")).set(.roundLength, to: "5")
  }

  private static let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")
  private static let path: [StudyRoute] = [.home, .subject(lesson.subject), .lesson(lesson)]

  private var copies: [String] {
    folder.names(in: "state/backups").filter { !$0.hasPrefix(".") }
  }

  /// Copies that begin, and wait until the gate is open.
  private var held: Copying {
    Copying { [begun, gate] copy throws(RecordsError) in
      begun.signal()
      gate.wait()
      try copy.make()
    }
  }

  @Test("is made when the result of a round is on the screen, and once a day")
  func onceADay() {
    let study = RunningStudy(Self.path, in: folder)
    study.giveUp(5)
    #expect(copies == [])
    study.press("space")
    #expect(study.text.contains("0 of 5 right") && copies == ["2026-04-01.db"])
    #expect(!study.text.contains("Loading"))
    unsafe unlink(folder.file("state/backups/2026-04-01.db"))
    study.press("1")
    study.giveUp(5)
    study.press("space")
    #expect(study.text.contains("0 of 5 right") && copies == [])
  }

  @Test("is made after a round was left, but not before anything was answered")
  func leftRound() {
    let study = RunningStudy(Self.path, in: folder)
    study.press("esc")
    #expect(copies == [])
    study.press("1")
    study.giveUp(2)
    study.press("esc", "1")
    #expect(study.app.path.routes == Array(Self.path.dropLast()))
    #expect(copies == ["2026-04-01.db"])
  }

  @Test("leaves each key its frame and what it keeps, and goes on when its screen is gone")
  func keys() throws {
    let copying = held
    let study = RunningStudy(Self.path, in: folder, copying: copying)
    study.giveUp(5)
    study.app.queue.useThreads()
    study.press("space")
    #expect(study.text.contains("0 of 5 right"))
    begun.wait()
    // It can't end before the gate is open.
    study.press("esc")
    #expect(!study.text.contains("0 of 5 right"))
    study.press("alt+4")
    #expect(study.text.contains("5 answers"))
    study.press("s", "+")
    #expect(study.text.contains("Questions per round"))
    #expect(try study.records.setting(.roundLength) == "10")
    #expect(copies == [])
    gate.signal()
    copying.wait(atMost: .seconds(100))
    #expect(copies == ["2026-04-01.db"])
    #expect(try study.records.setting(.backedUp) == "20544")
  }

  @Test("that fails is told of on any screen, also when its own is gone", arguments: [true, false])
  func failing(isGone: Bool) throws {
    let copying = held
    let study = RunningStudy(Self.path, in: folder, copying: copying)
    try folder.write("", to: "state/backups")
    study.giveUp(5)
    study.app.queue.useThreads()
    study.press("space")
    begun.wait()
    if isGone { study.press("esc") }
    #expect(!study.text.contains("no backup can be made"))
    gate.signal()
    copying.wait(atMost: .seconds(100))
    study.app.queue.runReady()
    #expect(study.text.contains("no backup can be made"))
    #expect(try study.records.summary(on: LocalTime.noon.day).today.answers == 5)
  }

  @Test("that finds damage has the file moved aside, and the next answer goes to a new one")
  func damaged() throws {
    try damage()
    let study = RunningStudy(Self.path, in: folder)
    study.giveUp(5)
    study.press("space")
    #expect(study.text.contains("study.db.damaged-1") && copies == [])
    study.press("a", "ctrl+x")
    #expect(try study.records.summary(on: LocalTime.noon.day).today.answers == 1)
  }

  /// Adds a page to the file that belongs to nothing, which no query meets.
  private func damage() throws {
    var bytes = try folder.bytes(of: "state/study.db")
    bytes += [UInt8](repeating: 0, count: 4_096)
    // The last byte of the number of pages.
    bytes[31] += 1
    try folder.write(bytes, to: "state/study.db")
  }
}
