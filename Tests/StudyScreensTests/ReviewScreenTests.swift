import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

// What the screens show of a review, and lead to.

extension ReviewTests {
  @Test(
    "shows what is due and what comes, at any width and in both languages",
    arguments: [Language.japanese, .english], [40, 80, 120])
  func screen(language: Language, columns: Int) throws {
    let lines = lines(of: [.review], try filled(language), columns: columns, rows: 40)
    func shows(_ japanese: String, _ english: String) -> Bool {
      lines.contains { $0.contains(language(japanese, english)) }
    }
    #expect(shows("r きょうの復習", "r Today’s review"))
    // Where not both have room, the number is the more important one.
    #expect(shows("およそ 1分  3問", (columns > 40 ? "about 1 min  " : "") + "3 questions"))
    #expect(shows("2問", "English") && shows("これからの復習", "Due in the next 7 days"))
    #expect(shows("木  2日", "Thu Apr  2"))
  }

  @Test("says that there is nothing to review before the first answer")
  func never() {
    let never = lines(of: [.review], StudyModel(.english), columns: 80, rows: 40).joined()
    #expect(never.contains("Nothing yet.") && !never.contains("Review today"))
    // The number is that of a subject later.
    #expect(never.contains("n Start a lesson"))
  }

  @Test(
    "says when nothing is due, whether anything was, and what comes next",
    arguments: [(1, "Nothing is due today."), (2, "Nothing more is due today.")])
  func nothing(answers: Int, words: String) throws {
    let model = StudyModel(.english)
    for _ in 0..<answers { try answer("school", .good, on: 0, to: model.records) }
    let shown = lines(of: [.review], model, columns: 80, rows: 40).joined()
    // Good for some days.
    #expect(shown.contains(words) && shown.contains("Next: 1 on Fri, Apr 3."))
  }

  @Test(
    "tells how long it takes, from 20 answers on as long as the learner lately took for each",
    arguments: [(19, "about 15 min"), (20, "about 5 min")])
  func time(answers: Int, words: String) throws {
    let model = StudyModel(.english)
    for _ in 0..<answers { try answer("school", .good, on: 0, to: model.records) }
    #expect(model.wordsForTime(ofReview: 60) == words)
  }

  @Test(
    "asks a portion of what is due after a long absence, and says how much that is",
    arguments: [
      (60, 10, "60 questions", "1 / 60"), (61, 10, "40 of 61 ", "1 / 40"),
      (61, 5, "20 of 61 ", "1 / 20"),
    ])
  func portion(count: Int, roundLength: Int, words: String, number: String) throws {
    let review = lines(
      of: [.review], try absent(count, roundLength), columns: 80, rows: 40
    ).joined()
    #expect(review.contains(words), "\(review)")
    let app = makeStudy(model: try absent(count, roundLength))
    app.launch(
      [.review, .reviewRound], in: StudyMode.review.id, size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    app.advance(to: .seconds(1))
    #expect(app.compose().lines.joined().contains(number))
  }

  @Test("leaves the result of a portion on the screen while another mode is visible")
  func resultOfPortion() throws {
    let model = try absent(61, 5)
    (model.settings.answers, model.settings.isAutoAdvancing) = (.choose, false)
    let questions = try #require(Catalog.standard.lesson(Self.words)).itemQuestions()
    let app = makeStudy(model: model)
    app.launch(
      [.review, .reviewRound], in: StudyMode.review.id, size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    var time = Duration.seconds(1)
    for _ in 0..<20 {
      app.advance(to: time)
      let text = app.compose().lines.joined()
      let asked = try #require(questions.first { text.contains($0.prompt.english) })
      let key = "1234".first { text.contains("\($0) \(asked.solution.english) ") }
      app.handle(.text(try #require(key)))
      app.advance(to: time + .seconds(1))
      app.handle(.text(" "))
      time += .seconds(2)
    }
    #expect(app.compose().lines.joined().contains("Continue the review"))
    for mode in "32" { app.handle(.key(Key(.character(mode), .alt))) }
    app.advance(to: time)
    #expect(app.compose().lines.joined().contains("Continue the review"))
  }

  /// A learner to whom so many items are due.
  private func absent(_ count: Int, _ roundLength: Int) throws -> sending StudyModel {
    let model = StudyModel(.english)
    model.settings.roundLength = roundLength
    let lesson = try #require(Catalog.standard.lesson(ReviewTests.words))
    for question in lesson.itemQuestions().prefix(count) {
      try answer(question.item, .again, on: -1, to: model.records)
    }
    return model
  }

  @Test(
    "stays on the first screen when there is none, with what comes next, and leads to the forecast",
    arguments: [(1, "nothing due"), (2, "✓ done")])
  func done(answers: Int, words: String) throws {
    let model = StudyModel(.english)
    for _ in 0..<answers { try answer("school", .good, on: 0, to: model.records) }
    let app = makeStudy(model: model)
    app.launch(size: Size(columns: 80, rows: 24), appearance: Appearance(motion: .none))
    let row = app.compose().lines.first { $0.contains("Today’s review") }
    #expect(row?.contains("1 on Fri  \(words)") == true)
    app.handle(.text("r"))
    #expect(app.path.id == StudyMode.review.id)
    #expect(app.title == "Review")
    // Whatever was opened there meanwhile.
    app.handle(.text("1"))
    #expect(app.path.count == 2)
    app.handle(.key(Key(.character("1"), .alt)))
    app.handle(.text("r"))
    #expect(app.path.id == StudyMode.review.id && app.path.count == 1)
  }

  @Test(
    "keeps the score of what was answered if it is left halfway, also while items are asked again",
    arguments: [
      (2, RoundRecord.Result?.some(.init(correct: 1, count: 2))),
      (1, .init(correct: 1, count: 1)), (0, nil),
    ])
  func left(answered: Int, result: RoundRecord.Result?) throws {
    let model = StudyModel(.english)
    let cards = ["school", "hospital"].map { CardID(lesson: Self.words, item: $0) }
    let source = RoundSource(reviewing: cards, in: .standard, seed: 1, began: 1)
    var round = Round(
      questions: try #require(source.questions(in: .standard)), source: source, at: .zero)
    for number in 0..<answered {
      let time = Duration.seconds(10 + number * 10)
      round.answer(Round.Given(text: BilingualText(""), isCorrect: number == 0), at: time)
      model.store("", in: round)
      round.proceed(at: time + .seconds(5))
    }
    model.storeResult(ofLeft: round)
    let kept = model.read { records throws(RecordsError) in
      try records.result(ofRound: round.source.id)
    }
    #expect(
      (kept ?? nil).map { RoundRecord.Result(correct: $0.correct, count: $0.count) } == result)
  }

  @Test("is offered by the first screen while something is due", arguments: [true, false])
  func home(isDue: Bool) throws {
    let model = isDue ? try filled(.japanese) : StudyModel(.japanese)
    #expect(model.dueCount == (isDue ? 3 : 0))
    let lines = lines(of: [.home], model, columns: 80, rows: 40).joined()
    #expect(lines.contains("r きょうの復習") == isDue)
  }

  @Test("counts nothing that no lesson asks any more, once somebody looks into the lesson")
  func gone() throws {
    let model = try filled(.japanese)
    try answer("gone", .again, on: -1, to: model.records)
    let lesson = LessonID(subject: Self.words.subject, word: "gone")
    try answer("school", .again, on: -1, of: lesson, to: model.records)
    #expect(model.dueCount == 4)
    #expect(model.dueOfWeek[0] == 3)
    #expect(model.dueCount == 3 && model.dueCards(of: Self.words.subject).count == 2)
  }

  @Test("counts no more items of a lesson than it has")
  func moreThanItems() throws {
    let model = try filled(.japanese)
    let eras = LessonID(subject: SubjectID(rawValue: "social"), word: "eras")
    let count = try #require(model.catalog.lesson(eras)?.itemCount)
    for item in 0...count {
      try answer("gone \(item)", .again, on: -1, of: eras, to: model.records)
    }
    #expect(model.dueCount == 3)
  }

  @Test("is counted for the first screen without a look at any item of a lesson that asks them all")
  func counting() throws {
    let model = try filled(.japanese)
    try answer("gone", .again, on: -1, to: model.records)
    var (asked, looked) = (AskedItems(), Set<LessonID>())
    let overview = {
      try HomeOverview(model.records, on: LocalTime.noon.day) {
        (lesson, summary) throws(RecordsError) in
        try asked.goneCards(of: lesson, summary, in: .standard) { () throws(RecordsError) in
          looked.insert(lesson)
          return try model.records.cards(of: lesson)
        }
      }
    }
    #expect(try overview().dueCounts.values.reduce(0, +) == 4 && looked.isEmpty)
    let isAsked = asked.lookUp(CardID(lesson: Self.words, item: "gone"), in: .standard)
    #expect(!isAsked)
    #expect(try overview().dueCounts[Self.words] == 2 && looked == [Self.words])
    #expect(try overview().dueCounts.values.reduce(0, +) == 3)
  }

  @Test(
    "is told from mistakes asked again in the results",
    arguments: [(Language.japanese, "復習", "まちがえた問題"), (.english, "Review", "Mistakes")])
  func mistakes(language: Language, review: String, mistakes: String) throws {
    let model = try filled(language)
    for asksMistakes in [false, true] {
      var round = try round(of: ["school"], asMistakes: asksMistakes)
      finish(&round, for: model) { _ in true }
    }
    let titles = try model.records.results().map { language.label(model.title(of: $0)) }
    #expect(Set(titles) == [review, mistakes])
  }

  @Test(
    "of a subject is offered beside Home if something is due",
    arguments: [("English", true), ("Math", false)])
  func besideHome(subject: String, isDue: Bool) throws {
    let model = StudyModel(.english)
    try model.answer("school", of: [Self.words], .again, day: 0)
    let app = makeStudy(model: model)
    app.launch(
      [.home], size: Size(columns: 120, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    let rows = app.compose().lines.map { $0.dropFirst(60) }
    let row = try #require(rows.firstIndex { $0.contains(subject) }, "\(rows)")
    for action in [MouseEvent.Action.press(.left), .release(.left)] {
      app.handle(.mouse(MouseEvent(action, at: Position(column: 70, row: row))))
    }
    #expect((app.path.id == StudyMode.review.id) == isDue)
  }

  @Test("of one subject asks nothing of the others")
  func subject() throws {
    let model = try filled(.japanese)
    #expect(Set(model.dueCards(of: Self.words.subject).map(\.item)) == ["school", "hospital"])
    #expect(model.dueCards(of: nil).count == 3)
  }
}
