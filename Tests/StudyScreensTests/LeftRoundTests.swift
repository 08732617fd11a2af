import DatabaseHolder
import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("A round of mistakes that was left halfway")
struct LeftRoundTests {
  private static let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")
  private static let path: [StudyRoute] = [.home, .subject(lesson.subject), .lesson(lesson)]

  @Test(
    "has a score of what was answered, wherever the program was quit",
    arguments: [[], ["alt+4"], ["alt+4", "s"], ["esc", "1"]])
  func quit(keys: [String]) throws {
    let folder = try TestFolder()
    try Records.open(in: folder.file("state")).set(.roundLength, to: "5")
    let study = RunningStudy(Self.path, in: folder)
    study.giveUp(5)
    study.press("space", "r", "ctrl+x", "space")
    for key in keys { study.press(key) }
    study.press("ctrl+c")
    if !study.app.isEnded { study.press("1") }
    #expect(study.app.isEnded)
    let results = try Records.open(in: folder.file("state")).results()
    #expect(results.map(\.count).sorted() == [1, 5])
  }

  @Test("is reported if it can't be written when the program is quit in another mode")
  func unsaved() throws {
    let folder = try TestFolder()
    try Records.open(in: folder.file("state")).set(.roundLength, to: "5")
    let problems = Problems()
    let study = RunningStudy(
      Self.path, in: folder, patience: .zero, endProblem: problems.add)
    study.giveUp(5)
    study.press("space", "r", "ctrl+x", "space", "alt+4")
    let file = folder.file("state/study.db")
    let holder = try #require(DatabaseHolder(file))
    study.press("ctrl+c")
    if !study.app.isEnded { study.press("1") }
    #expect(study.app.isEnded)
    holder.release()
    #expect(Set(problems.all) == [.locked(path: file)])
  }
}
