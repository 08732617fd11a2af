import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("A grade")
struct GradeTests {
  private static let english = SubjectID(rawValue: "english")

  @Test(
    "is that of the lessons that are shown, and counted",
    arguments: [
      (nil, ["words", "months", "days", "verbs-past", "verbs-participle"], 225), (1, [], 0),
      (3, ["words", "months", "days"], 101), (9, ["verbs-past", "verbs-participle"], 124),
    ] as [(Int?, [String], Int)])
  func lessons(grade: Int?, words: [String], items: Int) throws {
    let model = StudyModel(.english)
    model.settings.grade = grade
    #expect(model.lessons(of: Self.english).map(\.id.word) == words)
    #expect(model.progress(in: try #require(model.catalog.subject(Self.english))).total == items)
    let screen = lines(of: [.home, .subject(Self.english)], model, columns: 80, rows: 24)
    let note = grade.map { (items == 0 ? "No" : "Only") + " grade \($0) lessons." }
    #expect(note.map { note in screen.contains { $0.contains(note) } } ?? true)
    #expect(screen.contains { $0.contains("Change the grade") } == (grade != nil))
    #expect(
      screen.contains { $0.contains("Irregular past tenses") } == words.contains("verbs-past"))
  }

  @Test("that a subject has no lessons for shows no share of them", arguments: [1, 3])
  func none(grade: Int) {
    let model = StudyModel(.english)
    model.settings.grade = grade
    let home = lines(of: [.home], model, columns: 80, rows: 24)
    let row = home.first { $0.contains("English") }
    #expect(row?.contains(grade == 1 ? "none in grade 1" : " 0/101 ") == true)
    #expect(row?.contains("⠄") == (grade > 1))
  }

  @Test("of the command line holds for its run, over what is kept", arguments: [nil, 7])
  func option(grade: Int?) throws {
    let records = Records.inMemory()
    try records.set(.grade, to: "2")
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: records,
      overrides: SettingOverrides(values: grade.map { [.grade: "\($0)"] } ?? [:]),
      seed: 1, clock: { .noon })
    #expect(model.settings.grade == grade ?? 2)
    #expect(try records.setting(.grade) == "2")
  }

  @Test("hides nothing that is due", arguments: [nil, 1])
  func due(grade: Int?) throws {
    let model = StudyModel(.english)
    model.settings.grade = grade
    let words = LessonID(subject: Self.english, word: "words")
    try model.answer("school", of: [words], .again, day: 0)
    let review = lines(of: [.review], model, columns: 80, rows: 24).joined(separator: "\n")
    #expect(review.contains("1 question"))
    #expect(review.contains("Subjects, all grades") == (grade != nil), "\(review)")
  }

  @Test("leaves out the lessons of others when a round leads on to the next")
  func next() throws {
    let model = StudyModel(.english)
    let months = LessonID(subject: Self.english, word: "days")
    #expect(model.lesson(after: months)?.id.word == "verbs-past")
    model.settings.grade = 3
    #expect(model.lesson(after: months) == nil)
  }
}
