import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("A program left open until the next day")
struct NextDayTests {
  /// A wall clock that a test sets.
  private final class WallClock: Sendable {
    private let milliseconds: Mutex<Int>

    init(_ time: LocalTime) { milliseconds = Mutex(time.milliseconds) }

    var now: LocalTime {
      LocalTime(milliseconds: milliseconds.withLock(\.self), minutesEast: 0)
    }

    func advance(by time: Duration) {
      milliseconds.withLock { $0 += time.count(of: .milliseconds(1)) }
    }
  }

  /// The time until a day on which something is due begins at 4:00, at the start of each test.
  private static let night = Duration.seconds(10)

  /// Study at its first screens, with a word that is due on the next day.
  private func study(_ path: [StudyRoute], _ clock: WallClock) throws -> App<StudyRoute> {
    let model = StudyModel(.english, clock: { clock.now })
    let lesson = LessonID(subject: SubjectID(rawValue: "english"), word: "words")
    try model.records.answer(
      AnswerRecord(
        card: CardID(lesson: lesson, item: "school"), form: .choice, given: "", grade: .good,
        milliseconds: 1, time: clock.now))
    let due = try #require(try model.records.cards(of: lesson).first?.card.dueDay)
    clock.advance(
      by: .seconds(86_400 * (due - clock.now.day)) - .seconds(8 * 3_600) - Self.night)
    let app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    return app
  }

  private func text(of app: App<StudyRoute>) -> String {
    app.compose().lines.joined(separator: "\n")
  }

  @Test(
    "shows what is due then after the first key",
    arguments: [
      ([StudyRoute.home], "1 tomorrow  nothing due"), ([.review], "1 due tomorrow."),
    ])
  func nextDay(path: [StudyRoute], before: String) throws {
    let clock = WallClock(.noon)
    let app = try study(path, clock)
    #expect(text(of: app).contains(before))
    clock.advance(by: Self.night)
    app.handle(.key(Key(.down)))
    let after = text(of: app)
    #expect(!after.contains(before) && after.contains("1 question"), "\(after)")
    #expect(app.queue.nextDeadline == nil)
  }

  @Test("asks a lesson's new questions again where none were left on the day before")
  func newItems() throws {
    let clock = WallClock(.noon)
    let months = LessonID(subject: SubjectID(rawValue: "english"), word: "months")
    let model = StudyModel(.english, clock: { clock.now })
    model.settings.newItems = NewItemLimit(5)
    model.change { records throws(RecordsError) in
      for item in 10...14 {
        try records.answer(
          AnswerRecord(
            card: CardID(lesson: MapLesson.capital.id, item: "\(item)"), form: .choice, given: "",
            grade: .good, milliseconds: 1, time: clock.now))
      }
    }
    let app = makeStudy(model: model)
    app.launch(
      [.home, .lesson(months)], size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    app.advance(to: .seconds(1))
    #expect(text(of: app).contains("You have started 5 new questions today."))
    clock.advance(by: .seconds(86_400))
    app.handle(.key(Key(.down)))
    _ = app.compose()
    app.advance(to: .seconds(2))
    let after = text(of: app)
    #expect(!after.contains("You have started") && after.contains("1 / 5"), "\(after)")
  }

  @Test("reads the record anew, whose chart ends with the new day")
  func record() throws {
    let clock = WallClock(.noon)
    let app = try study([.home], clock)
    app.handle(.key(Key(.character("4"), .alt)))
    app.advance(to: .seconds(1))
    let chart = { self.text(of: app).split(separator: "\n").filter { $0.contains("Today") } }
    let before = chart()
    clock.advance(by: Self.night)
    app.handle(.key(Key(.down)))
    let after = chart()
    #expect(!before.isEmpty && !after.isEmpty && after != before)
  }
}
