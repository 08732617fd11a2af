import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("An answer taken back on the screen")
struct TakingBackTests {
  private static let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")
  private static let path: [StudyRoute] = [.home, .subject(lesson.subject), .lesson(lesson)]

  @Test("that ended a round lets it be left, continued, and ended once", arguments: [false, true])
  func lastAnswer(leaves: Bool) throws {
    let folder = try TestFolder()
    try Records.open(in: folder.file("state")).set(.roundLength, to: "5")
    var study = RunningStudy(Self.path, in: folder)
    study.giveUp(5)
    #expect(try study.records.results().map(\.count) == [5])
    study.press("u")
    #expect(study.text.contains("5 / 5"))
    #expect(try study.records.results().isEmpty)
    #expect(try study.records.openRounds().map { $0.items.count { $0.answer != nil } } == [4])
    if leaves {
      study = RunningStudy(Self.path, in: folder)
      study.press("down")
      #expect(study.text.contains("5 / 5"))
    }
    study.giveUp(1)
    let results = try study.records.results()
    #expect(results.map(\.count) == [5] && results.map(\.correct) == [0])
    #expect(try study.records.openRounds().isEmpty)
  }

  @Test("with which a round began leaves nothing to continue")
  func firstAnswer() throws {
    let study = RunningStudy(Self.path, in: try TestFolder())
    study.giveUp(1)
    #expect(try study.records.openRounds().count == 1)
    study.press("u")
    #expect(study.text.contains("1 / 10"))
    #expect(try study.records.openRounds().isEmpty)
    #expect(try study.records.cards(of: Self.lesson).isEmpty)
    study.press("esc")
    #expect(!study.text.contains("You are in the middle"))
  }

  @Test("is taken back only once, and not after the next question appeared")
  func once() throws {
    let study = RunningStudy(Self.path, in: try TestFolder())
    study.giveUp(2)
    study.press("space", "u")
    #expect(study.text.contains("3 / 10"))
    #expect(try study.records.cards(of: Self.lesson).count == 2)
    study.giveUp(1)
    study.press("u", "u")
    #expect(study.text.contains("3 / 10"))
    #expect(try study.records.cards(of: Self.lesson).count == 2)
  }
}
