import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Who looks around among the choices of a question")
struct LookingAroundTests {
  /// Study at the first question of a lesson.
  private func additions() throws -> RunningStudy {
    let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")
    return RunningStudy([.home, .subject(lesson.subject), .lesson(lesson)], in: try TestFolder())
  }

  @Test("does not answer with Right or l, which the list of keys leaves out, but with Enter")
  func sideways() throws {
    let study = try additions()
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

  @Test("leaves a lesson by Ctrl-C twice in a window too small for its question")
  func unseenQuestion() throws {
    let study = try additions()
    study.press("down", "enter")
    study.app.handle(.resize(Size(columns: 20, rows: 5)))
    study.press("ctrl+c")
    #expect(!study.app.isEnded)
    study.press("ctrl+c")
    #expect(study.app.isEnded)
  }
}
