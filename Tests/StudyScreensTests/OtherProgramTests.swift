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
}
