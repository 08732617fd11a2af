import Records
import SpacedRepetition
import StudyCatalog
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Answers that another program stores")
struct OtherProgramTests {
  private static let card = CardID(
    lesson: LessonID(subject: SubjectID(rawValue: "math"), word: "addition"), item: "1+1")

  @Test("are counted on each screen that appears afterward")
  func counted() throws {
    let study = try RunningStudy([.home], in: TestFolder())
    study.press("alt+2")
    #expect(study.text.contains("Nothing yet"))
    try study.records.answer(
      AnswerRecord(
        card: Self.card, form: .choice, given: "3", grade: .again, milliseconds: 900, time: .noon))
    study.press("alt+1")
    #expect(study.text.contains("Review 1 "))
    study.press("alt+2")
    #expect(!study.text.contains("Nothing yet"))
    #expect(study.text.contains("1 question"))
  }

  @Test("in a round that is open here as well let it go on where they end")
  func sameRound() throws {
    let folder = try TestFolder()
    let path = [StudyRoute.home, .subject(Self.card.lesson.subject), .lesson(Self.card.lesson)]
    let words = "You have continued this elsewhere."
    let first = RunningStudy(path, in: folder)
    first.giveUp(3)
    let second = RunningStudy(path, in: folder)
    second.press("down")
    #expect(second.text.contains("4 / 10"))
    second.giveUp(2)
    // After feedback, and before an answer.
    first.press("space")
    #expect(first.text.contains(words))
    first.press("down")
    #expect(first.text.contains("6 / 10"))
    second.press("space")
    second.giveUp(1)
    first.press("ctrl+x", "down")
    #expect(first.text.contains("7 / 10"))
    second.press("space")
    second.giveUp(4)
    let results = try second.records.results()
    first.press("ctrl+x", "down")
    #expect(first.text.contains("1 / 10"))
    #expect(try results.count == 1 && first.records.results() == results)
    #expect(try first.records.answerCount() == 10)
  }

  @Test("in a round of which this one takes nothing back are kept")
  func takenBack() throws {
    let folder = try TestFolder()
    let path = [StudyRoute.home, .subject(Self.card.lesson.subject), .lesson(Self.card.lesson)]
    let first = RunningStudy(path, in: folder)
    first.giveUp(1)
    let second = RunningStudy(path, in: folder)
    second.press("down")
    second.giveUp(9)
    first.press("u", "down")
    #expect(try first.records.results().map(\.count) == [10])
    #expect(try first.records.answerCount() == 10)
  }

  @Test("and take back again let a round go on where they end")
  func undone() throws {
    let folder = try TestFolder()
    let path = [StudyRoute.home, .subject(Self.card.lesson.subject), .lesson(Self.card.lesson)]
    let first = RunningStudy(path, in: folder)
    first.giveUp(1)
    let second = RunningStudy(path, in: folder)
    second.giveUp(1)
    first.press("space", "down")
    #expect(first.text.contains("3 / 10"))
    second.press("u")
    first.press("ctrl+x", "down")
    #expect(first.text.contains("2 / 10"))
    #expect(try first.records.answerCount() == 1)
  }

  @Test("in the next round of a lesson leave the one before as it has ended")
  func followed() throws {
    let folder = try TestFolder()
    let path = [StudyRoute.home, .subject(Self.card.lesson.subject), .lesson(Self.card.lesson)]
    let first = RunningStudy(path, in: folder)
    first.giveUp(10)
    let second = RunningStudy(path, in: folder, seed: 2)
    second.giveUp(1)
    first.press("u")
    #expect(first.text.contains("The next round has begun elsewhere."))
    #expect(try first.records.results().map(\.count) == [10])
    #expect(try first.records.answerCount() == 11)
  }
}
