import CBrokenDisk
import Files
import Foundation
import Navigation
import StudyCatalog
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("Answers that can't be written", .timeLimit(.minutes(5)))
final class SavingTests: Sendable {
  private let temporary: URL
  private let folder: StateFolder
  private let problems = Mutex<[StateError]>([])
  private let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")

  init() throws {
    temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("study-saving-\(UUID().uuidString)")
    folder = StateFolder(path: temporary.appendingPathComponent("state").path)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: temporary)
  }

  @Test("count once on a disk that doesn't confirm them, with a notice")
  func brokenDisk() throws {
    let broken = StateFolder(path: temporary.appendingPathComponent(broken_disk_folder).path)
    let model = try model(in: broken)
    answer(3, model)
    #expect(model.writeProblem?.hasPrefix("\(broken.file) is written, but may not stay") == true)
    #expect(try answers(in: broken) == 3)
    #expect(model.state[lesson].runs == ["1+1": 3])
    model.end()
    #expect(reported == [.notConfirmed(path: broken.file, .system(EIO))])
  }

  @Test("wait for the lock with a notice, and count once when it is free")
  func locked() throws {
    let model = try model(in: folder)
    answer(1, model)
    let lock = try lock()
    answer(2, model)
    #expect(model.writeProblem?.hasPrefix("not saved yet: another study holds") == true)
    #expect(try answers(in: folder) == 1)
    #expect(model.state[lesson].runs == ["1+1": 3])
    release(lock)
    answer(1, model)
    #expect(model.writeProblem == nil)
    #expect(try answers(in: folder) == 4)
    model.end()
    #expect(reported.isEmpty)
  }

  @Test("don't block one by one, and are written at the end")
  func lockedForLong() throws {
    let model = try model(in: folder)
    let lock = try lock()
    answer(400, model)
    release(lock)
    model.end()
    #expect(reported.isEmpty)
    #expect(try answers(in: folder) == 400)
  }

  @Test(
    "are reported when the program ends, on any screen",
    arguments: ["", "math", "math/addition"],
    [.key(Key(.character("c"), .control)), .signal(.hangUp)] as [InputEvent])
  func ending(link: String, event: InputEvent) throws {
    let lock = try lock()
    let model = try model(in: folder)
    answer(1, model)
    let app = makeStudy(model: model)
    app.launch(
      StudyLink(link, in: .standard).path, size: Size(columns: 200, rows: 24),
      appearance: Appearance(language: .english))
    let screen = app.compose().lines.joined()
    #expect(screen.contains("not saved yet: another study holds"))
    app.handle(event)
    #expect(app.isEnded)
    release(lock)
    #expect(reported == [.locked(path: "\(folder.path)/state.lock")])
  }

  private var reported: [StateError] { problems.withLock { $0 } }

  private func model(in folder: StateFolder) throws -> sending StudyModel {
    let today = try #require(Day("2026-04-01"))
    return StudyModel(
      language: .english, glyphs: .narrow, store: folder, seed: 1, today: { today },
      endProblem: { [self] error in problems.withLock { $0.append(error) } })
  }

  private func answer(_ count: Int, _ model: StudyModel) {
    for _ in 0..<count {
      model.update { [lesson] state, day in
        state[lesson].record(item: "1+1", isCorrect: true, on: day)
      }
    }
  }

  private func answers(in folder: StateFolder) throws -> Int? {
    try folder.read().state[lesson].runs["1+1"]
  }

  /// Takes the lock, as another program would.
  private func lock() throws -> Int32 {
    let lock = unsafe open("\(folder.path)/state.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    return lock
  }

  /// Releases the lock, even if a program that another test is just starting has the descriptor.
  private func release(_ lock: Int32) {
    flock(lock, LOCK_UN)
    close(lock)
  }
}
