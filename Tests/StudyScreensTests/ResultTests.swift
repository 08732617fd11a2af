import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("The result of a round")
struct ResultTests {
  @Test("lists the mistakes of a lesson in a line each, below the words that all of them share")
  func mistakes() throws {
    let months = try #require(LessonID("english/months"))
    let study = RunningStudy(
      [.home, .subject(months.subject), .lesson(months)], in: try TestFolder())
    study.giveUp(10)
    study.press("space")
    let text = study.text
    #expect(text.ranges(of: "in English?").count == 1)
    #expect(text.contains("What is ... in English?"))
    #expect(text.ranges(of: "✗ I don’t know").count == 10, "\(text)")
    let row = try #require(text.split(separator: "\n").first { $0.contains("✗ I don’t know") })
    #expect(row.contains("月") && row.contains("✓"))
  }

  @Test("of questions from several lessons keeps the words of each")
  func mixed() throws {
    let model = StudyModel(.japanese)
    model.settings.answers = .type
    let words = try #require(LessonID("english/words"))
    let yesterday = LocalTime(
      milliseconds: LocalTime.noon.milliseconds - 86_400_000, minutesEast: 0)
    let cards = [
      CardID(lesson: MapLesson.capital.id, item: "13"), CardID(lesson: words, item: "school"),
    ]
    for card in cards {
      try model.records.answer(
        AnswerRecord(
          card: card, form: .typed, given: "", grade: .again, milliseconds: 900, time: yesterday))
    }
    let app = makeStudy(model: model)
    app.launch(
      [.review, .reviewRound], in: StudyMode.review.id, size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .japanese, motion: .none))
    let answers = ["都庁所在地": "tokyo", "学校": "school"]
    var (time, missed) = (Duration.seconds(1), Set<String>())
    for _ in 1...4 {
      app.advance(to: time)
      let screen = app.compose().lines.joined()
      let (words, answer) = try #require(answers.first { screen.contains($0.key) })
      if missed.insert(words).inserted {
        app.handle(.key(Key(.character("x"), .control)))
      } else {
        for letter in answer { app.handle(.text(letter)) }
        app.handle(.key(Key(.enter)))
      }
      time += .seconds(1)
      app.advance(to: time)
      _ = app.compose()
      app.handle(.key(Key(.enter)))
      time += .seconds(1)
    }
    app.advance(to: time)
    let screen = app.compose().picture
    #expect(screen.contains("東京都の都庁所在地") && !screen.contains("東京都の県庁所在地"), "\(screen)")
  }

  /// The lines of the result of a review of two words, which were typed right.
  private func linesOfReview(columns: Int, isRead: Bool = false) throws -> [String] {
    let lesson = try #require(LessonID("english/words"))
    let model = StudyModel(.english)
    model.settings.answers = .type
    let words = ["学校": "school", "病院": "hospital"]
    let yesterday = LocalTime(
      milliseconds: LocalTime.noon.milliseconds - 86_400_000, minutesEast: 0)
    for word in words.values {
      try model.records.answer(
        AnswerRecord(
          card: CardID(lesson: lesson, item: word), form: .typed, given: "", grade: .again,
          milliseconds: 1_000, time: yesterday))
    }
    let app = makeStudy(model: model)
    var appearance = Appearance(language: .english, motion: .none)
    if isRead { appearance.adapt(to: TerminalTraits(readsFrames: true)) }
    app.launch(
      [.review, .reviewRound], in: StudyMode.review.id, size: Size(columns: columns, rows: 24),
      appearance: appearance)
    var time = Duration.seconds(1)
    for _ in words {
      app.advance(to: time)
      let screen = app.compose().lines.joined()
      let word = try #require(words.first { screen.contains($0.key) }?.value)
      for letter in word { app.handle(.text(letter)) }
      for _ in 0..<2 {
        app.handle(.key(Key(.enter)))
        time += .seconds(1)
        app.advance(to: time)
        _ = app.compose()
      }
    }
    return app.compose().lines
  }

  @Test("of a round without mistakes lists its questions and when they come back")
  func perfect() throws {
    let lines = try linesOfReview(columns: 80)
    let screen = lines.joined(separator: "\n")
    #expect(screen.contains("All 2 right!") && screen.contains("Due again"), "\(screen)")
    #expect(screen.contains("What is ... in English?"))
    let row = try #require(lines.first { $0.contains("学校") })
    #expect(row.contains("✓ school") && row.contains("Fri, Apr 3"), "\(screen)")
  }

  @Test(
    "of a review says which lesson asks each item, where there is room, and in line mode",
    arguments: [(80, false, 2), (40, false, 0), (80, true, 2)])
  func lessons(columns: Int, isRead: Bool, count: Int) throws {
    let lines = try linesOfReview(columns: columns, isRead: isRead)
    let rows = lines.filter { $0.contains("学校") || $0.contains("病院") }
    #expect(rows.count == 2)
    #expect(rows.count { $0.contains("Words by topic") } == count, "\(lines)")
  }

  @Test(
    "shows the right answer after a wrong one in the lowest windows",
    arguments: [
      Size(columns: 40, rows: 9), Size(columns: 30, rows: 8), Size(columns: 80, rows: 24),
    ])
  func rightAnswer(size: Size) throws {
    let regions = try #require(LessonID("social/prefecture-region"))
    let model = StudyModel(.english)
    model.settings.answers = .choose
    let app = makeStudy(model: model)
    app.launch(
      [.home, .subject(regions.subject), .lesson(regions)], size: size,
      appearance: Appearance(language: .english, motion: .none))
    var (time, wrongCount) = (Duration.zero, 0)
    for number in 0..<10 {
      time += .seconds(1)
      app.advance(to: time)
      _ = app.compose()
      app.handle(.text(number % 2 == 0 ? "1" : "2"))
      let shown = app.compose().lines.joined(separator: "\n")
      #expect(shown.contains("✓"), "\(shown)")
      if !shown.contains("✓ right") { wrongCount += 1 }
      time += .seconds(1)
      app.advance(to: time)
      app.handle(.key(Key(.enter)))
    }
    #expect(wrongCount > 3)
  }
}
