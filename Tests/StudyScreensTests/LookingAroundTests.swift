import StudyCatalog
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Who looks around among the choices of a question")
struct LookingAroundTests {
  @Test("does not answer with Right or l, which the list of keys leaves out, but with Enter")
  func sideways() throws {
    let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")
    let study = RunningStudy(
      [.home, .subject(lesson.subject), .lesson(lesson)], in: try TestFolder())
    study.press("down", "up")
    let screen = study.text
    study.press("right", "l")
    #expect(study.text == screen)
    study.press("f1")
    #expect(study.text.contains(/Enter +answer/))
    study.press("esc", "enter")
    let answered = study.text
    #expect(answered != screen)
    study.press("right", "l")
    #expect(study.text == answered)
  }
}
