import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The record in windows of any width")
struct RecordFittingTests {
  private static let languages: [Language] = [.japanese, .japaneseWithReadings, .english]
  private static let widths = [40, 49, 60, 72, 80, 100, 120, 200]

  @Test(
    "has the time of every result, or of none",
    arguments: languages, widths)
  func times(language: Language, columns: Int) throws {
    let lines = lines(of: [.record, .results], try model(language), columns: columns, rows: 24)
    // In a wide window, the record is beside them.
    let parts: [Substring] = lines.flatMap { $0.split(separator: "|") }
    let rows = parts.filter { row in ["1/2 ", "0/3 ", "12:00"].contains { row.contains($0) } }
    let times = rows.map { row in row.firstRange(of: "12:00").map { row[..<$0.lowerBound] } }
    #expect(rows.count == Self.lessons.count + 1, "\(lines)")
    #expect(times.allSatisfy { $0 == nil } || times.allSatisfy { $0 != nil }, "\(rows)")
    // The times are below each other, and apart from the titles.
    #expect(Set(times.map { $0.map { String($0).displayWidth } }).count == 1, "\(rows)")
    let word = language.label("きょう ", "today ")
    let gaps = ["  \(word)", "  "]
    #expect(times.allSatisfy { time in gaps.contains { time?.hasSuffix($0) ?? true } }, "\(rows)")
    #expect(![72, 80].contains(columns) || times.first != .some(nil), "\(rows)")
  }

  @Test("has the dates of reviews in a narrow window", arguments: Self.languages)
  func dates(language: Language) throws {
    let model = StudyModel(language)
    for day in 0...1 {
      let time = LocalTime(
        milliseconds: LocalTime.noon.milliseconds - day * 86_400_000, minutesEast: 0)
      try model.records.finish(
        RoundRecord(id: day, lesson: nil, seed: 1, began: 0), .init(correct: 107, count: 145),
        at: time)
    }
    let lines = lines(of: [.record, .results], model, columns: 40, rows: 12)
    #expect(lines.contains { $0.contains(" 12:00  107/145   74%") }, "\(lines)")
    let date = language.plain("3月31日", "Mar 31")
    #expect(lines.contains { $0.contains("\(date)  107/145   74%") }, "\(lines)")
  }

  @Test("says with an ellipsis that a title is cut before its time")
  func longTitle() throws {
    let lines = lines(of: [.record, .results], try model(.english), columns: 52, rows: 24)
    #expect(lines.contains { $0.contains("Eras since Meiji        today 12:00  1/2   50%") })
    #expect(lines.contains { $0.contains("Capitals: name differs  today 12:00  1/2   50%") })
    #expect(lines.contains { $0.contains("Exam: Countries and...  today 12:00  0/3    0%") })
  }

  @Test("cuts titles so that they differ, even if only the percentage is beside them")
  func similarTitles() throws {
    let model = StudyModel(.english)
    for (number, word) in zip(1..., ["kanji1-reading", "kanji1-meaning"]) {
      let lesson = LessonID(subject: SubjectID(rawValue: "japanese"), word: word)
      let round = RoundRecord(id: number, lesson: lesson, seed: 1, began: 0)
      let time = ExamTime(limit: 60_000, used: 30_000)
      try model.records.finish(round, .init(correct: 1, count: 10, exam: time), at: .noon)
    }
    let lines = lines(of: [.record, .results], model, columns: 40, rows: 12)
    #expect(lines.contains { $0.contains("Exam: Grade 1 kanji: mean...   10%") }, "\(lines)")
    #expect(lines.contains { $0.contains("Exam: Grade 1 kanji: read...   10%") }, "\(lines)")
  }

  @Test("counts all results, and says below the latest ones how many there are")
  func manyResults() throws {
    let model = StudyModel(.english)
    for number in 1...150 {
      let round = RoundRecord(id: number, lesson: social("eras"), seed: 1, began: 0)
      try model.records.finish(round, .init(correct: 1, count: 2), at: .noon)
    }
    let app = makeStudy(model: model)
    app.launch(
      [.record, .results], size: Size(columns: 120, rows: 120),
      appearance: Appearance(language: .english))
    let text = app.compose().lines.joined(separator: "\n")
    #expect(text.contains("150 rounds") && text.contains("The latest 100 of 150 rounds."))
  }

  @Test(
    "drops the best scores before what is learned",
    arguments: [(30, false), (40, true)])
  func tiny(columns: Int, hasScores: Bool) throws {
    let lines = lines(of: [.record], try model(.english), columns: columns, rows: 40)
    let row = try #require(lines.first { $0.contains("Social Studies") })
    #expect(row.contains("/289"), "\(row)")
    #expect(lines.contains { $0.contains("Best") } == hasScores)
  }

  @Test("has a row in sight, also in a low window", arguments: languages, [12, 16, 24])
  func focusInSight(language: Language, rows: Int) throws {
    let lines = lines(of: [.record], try model(language), columns: 80, rows: rows)
    #expect(lines.contains { $0.contains("❯") }, "\(lines)")
  }

  @Test("has its rows before the weeks in line mode", arguments: [80, 120])
  func rowsFirst(columns: Int) throws {
    let app = makeStudy(model: try model(.english))
    var appearance = Appearance(language: .english)
    appearance.adapt(to: TerminalTraits(readsFrames: true))
    app.launch([.record], size: Size(columns: columns, rows: 60), appearance: appearance)
    let lines = app.compose().lines
    let (row, week) = (
      lines.firstIndex { $0.contains("Settings") }, lines.firstIndex { $0.contains("Week of") }
    )
    #expect(try #require(row) < #require(week), "\(lines)")
  }

  @Test("explains all shades of the calendar", arguments: languages, widths)
  func shades(language: Language, columns: Int) throws {
    let lines = lines(of: [.record], try model(language), columns: columns, rows: 80)
    let words = language.label("少→多", "less→more")
    #expect(lines.contains { $0.contains("\(words) ⠂ ⠒⠒⠶⠶⠿⠿⣿⣿") }, "\(lines)")
  }

  @Test("never breaks the date of a result", arguments: languages, [30, 36] + widths)
  func heading(language: Language, columns: Int) throws {
    let lines = lines(of: [.record, .round(1)], try model(language), columns: columns, rows: 30)
    let date = language.label("きょう 12:00", "today 12:00")
    #expect(lines.contains { $0.contains(date) }, "\(lines)")
  }

  @Test("leaves a blank line below the one line of its score, the word for its end going first")
  func narrowHeading() throws {
    let lines = lines(of: [.record, .round(1)], try model(.japanese), columns: 40, rows: 18)
    let score = try #require(
      lines.firstIndex { $0.hasPrefix("  2問中 1問正解  50%  きょう 12:00 ") }, "\(lines)")
    #expect(lines[score + 1].allSatisfy { $0 == " " })
  }

  @Test(
    "is in ASCII where the glyphs are",
    arguments: [
      ([StudyRoute.record], "less to more . 1 2 3 4"),
      ([.record, .subject(SubjectID(rawValue: "social"))], "grades 3-5"),
      ([.record, .round(9)], "- no answer"),
    ])
  func ascii(path: [StudyRoute], words: String) throws {
    let model = try model(.english)
    let app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: 80, rows: 60),
      appearance: Appearance(language: .english, glyphs: .ascii))
    let lines = app.compose().lines
    #expect(lines.contains { $0.contains(words) }, "\(lines)")
    #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) }, "\(lines)")
  }

  /// Lessons with short and with long titles.
  private static let lessons = [
    "country-capital", "country-continent", "eras", "prefecture-capital-different",
  ]

  /// A learner with a result of each lesson, that of an exam, and an answer three weeks ago.
  private func model(_ language: Language) throws -> StudyModel {
    let model = StudyModel(language)
    for (number, lesson) in zip(1..., Self.lessons) {
      let round = RoundRecord(id: number, lesson: social(lesson), seed: 1, began: 0)
      try model.records.finish(round, .init(correct: 1, count: 2), at: .noon)
    }
    let exam = RoundRecord(id: 9, lesson: social(Self.lessons[0]), seed: 1, began: 0)
    let time = ExamTime(limit: 60_000, used: 60_000)
    try model.records.finish(exam, .init(correct: 0, count: 3, exam: time), at: .noon)
    let early = LocalTime(
      milliseconds: LocalTime.noon.milliseconds - 21 * 86_400_000, minutesEast: 0)
    try model.records.answer(
      AnswerRecord(
        card: CardID(lesson: social("eras"), item: "Heisei"), form: .choice, given: "",
        grade: .good, milliseconds: 1, time: early))
    return model
  }

  private func social(_ word: String) -> LessonID {
    LessonID(subject: SubjectID(rawValue: "social"), word: word)
  }
}
