import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The usual time of an answer")
struct UsualTimeTests {
  @Test("is found anew when a round begins, and stays while it lasts")
  func eachRound() throws {
    let months = LessonID(subject: SubjectID(rawValue: "english"), word: "months")
    let app = makeStudy(model: StudyModel(.english))
    app.launch(
      [.home, .subject(months.subject), .lesson(months)], size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    var time = Duration.zero
    func usual() -> Int? {
      time += .seconds(1)
      app.advance(to: time)
      return app.withModel(StudyModel.self) { $0.usualTimes.time(for: .typed, in: months) }
    }
    #expect(usual() == nil)
    app.withModel(StudyModel.self) { model in
      model.change { records throws(RecordsError) in
        for item in 1...20 {
          try records.answer(
            AnswerRecord(
              card: CardID(lesson: months, item: "\(item)"), form: .typed, given: "",
              grade: .good, milliseconds: 900, time: .noon))
        }
      }
    }
    #expect(usual() == nil)
    for key in [Key.Code.escape, .enter] { app.handle(.key(Key(key))) }
    #expect(app.path.routes.last == .lesson(months))
    #expect(usual() == 900)
  }
}
