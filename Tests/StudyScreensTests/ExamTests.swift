import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("An exam")
struct ExamTests {
  @Test("takes the time of its screen from both clocks", arguments: [true, false])
  func screen(isExam: Bool) throws {
    let model = StudyModel(.english)
    let round = try exam(of: 2, limit: isExam ? 60 : nil)
    var screen = AskingScreen(model: model, scope: .exam(try lesson().id))
    screen.phase = .running(round)
    let sinceBeginning = model.clock.now.milliseconds - round.source.began
    #expect(screen.now == (isExam ? .seconds(4) + .milliseconds(sinceBeginning) : .zero))
  }

  @Test("shows no feedback, and counts what was not reached as neither right nor wrong")
  func score() throws {
    var round = try exam(of: 4, limit: 100)
    for (answered, isCorrect) in [true, false].enumerated() {
      #expect(round.number == answered + 1 && !round.isAnswered)
      round.answer(given(isCorrect), at: .seconds(10 + answered))
    }
    #expect(round.number == 3 && !round.isAnswered && round.unansweredCount == 2)
    round.runOutOfTime()
    #expect(round.current == nil && round.isComplete)
    #expect(round.correctCount == 1)
    #expect(round.openQuestions.map { $0.given == nil } == [false, true, true])
    #expect(round.openCards == round.source.plan.dropFirst().map(\.card))
    #expect(round.examTime == ExamTime(limit: 100_000, used: 100_000))
  }

  @Test("ends with its last answer, and says what time it took")
  func time() throws {
    var round = try exam(of: 2, limit: 60)
    round.answer(given(true), at: .seconds(10))
    round.answer(given(true), at: .seconds(19))
    #expect(round.isComplete && round.unansweredCount == 0)
    // It began at 4 seconds.
    #expect(round.examTime == ExamTime(limit: 60_000, used: 15_000))
  }

  @Test("takes no key that was meant for the question before", arguments: [0, 299, 300])
  func burst(milliseconds: Int) throws {
    var round = try exam(of: 2, limit: 60)
    round.answer(given(true), at: .seconds(10))
    let next = Duration.seconds(10) + .milliseconds(milliseconds)
    #expect(round.takesChoices(at: next) == (milliseconds >= 300))
  }

  @Test("keeps each answer, its result at the end, and no way back into it")
  func keeping() throws {
    let model = StudyModel(.english)
    let lesson = try lesson()
    var half = try exam(of: 3, limit: nil)
    half.answer(given(true), at: .seconds(9))
    model.store("", in: half)
    var round = try exam(of: 3, limit: 60, seed: 2)
    for isCorrect in [false, true] {
      round.answer(given(isCorrect), at: .seconds(10))
      model.store("", in: round)
    }
    #expect(model.openRound(of: lesson.id)?.source.id == half.source.id)
    #expect(model.overview.summary.today.answers == 3)
    #expect(try model.records.results().isEmpty)
    round.runOutOfTime()
    model.storeResult(of: round)
    let result = try #require(try model.records.results().first)
    #expect([result.correct, result.count] == [1, 3] && result.id == round.source.id)
    #expect(result.exam == ExamTime(limit: 60_000, used: 60_000))
    #expect(try model.records.answers(ofRound: result.id).map(\.grade) == [.again, .good])
    #expect(model.openRound(of: lesson.id)?.source.id == half.source.id)
  }

  @Test(
    "shows by no number of due items which answers were right, until it ends",
    arguments: ["last answer", "time up", "left", "erased"])
  func due(end: String) throws {
    let model = StudyModel(.english)
    var round = try exam(of: 3, limit: 60)
    // A due item that is answered right would take one away, a wrong one would add one.
    let first = round.source.plan[0].card
    try model.records.answer(
      AnswerRecord(
        card: first, form: .choice, given: "", grade: .again, milliseconds: 1_000,
        time: LocalTime(milliseconds: LocalTime.noon.milliseconds - 259_200_000, minutesEast: 0),
        round: 9))
    #expect(model.dueCount == 1)
    for isCorrect in [true, false] {
      round.answer(given(isCorrect), at: .seconds(10))
      model.store("", in: round)
      #expect(model.dueCount == 1 && model.dueCount(of: first.lesson.subject) == 1)
      #expect(model.dueOfWeek[0] == 1)
      #expect(!model.exams.isEmpty)
    }
    switch end {
    case "last answer":
      round.answer(given(false), at: .seconds(11))
      model.store("", in: round)
    case "time up":
      round.runOutOfTime()
      model.storeResult(of: round)
    case "left": model.exams.end(round)
    default: _ = try model.erase()
    }
    #expect(model.dueCount == ["last answer": 2, "erased": 0][end] ?? 1)
    #expect(model.exams.isEmpty)
  }

  @Test("shows by nothing that is learned or due later which answers were right, until it ends")
  func learned() throws {
    let model = StudyModel(.english)
    var round = try exam(of: 3, limit: 60)
    let cards = round.source.plan.map(\.card)
    // The first item is learned, and the last is nearly a leech.
    for day in [-90, -80, -60, -20] { try answer(cards[0], .good, day: day, in: model) }
    for day in -30...(-16) {
      try answer(cards[2], day.isMultiple(of: 2) ? .good : .again, day: day, in: model)
    }
    let before = seen(of: model, cards)
    #expect(before.learned == 1 && before.leeches == 0)
    for (card, isCorrect) in zip(cards, [false, true]) {
      round.answer(given(isCorrect), at: .seconds(10))
      model.store("", in: round)
      #expect(try model.records.card(card)?.lastGrade == (isCorrect ? .good : .again))
      #expect(seen(of: model, cards) == before)
    }
    round.answer(given(false), at: .seconds(11))
    model.store("", in: round)
    let after = seen(of: model, cards)
    #expect(after.learned == 0 && after.leeches == 1)
    #expect(before.learnedOfSubject == 1 && after.learnedOfSubject == 0)
    #expect(after.due != before.due && after.map != before.map && after.items != before.items)
  }

  /// What the screens show of the records of a lesson.
  private struct Seen: Equatable {
    let learned: Int
    let learnedOfSubject: Int
    let leeches: Int?
    let due: [Int]
    let map: [PrefectureKnowledge?]
    let items: [[String]]
  }

  private func seen(of model: StudyModel, _ cards: [CardID]) -> Seen {
    let progress: ProgressBar<AskingScreen>? = model.catalog.lesson(cards[0].lesson).map {
      model.progress(in: $0)
    }
    return Seen(
      learned: progress?.done ?? 0,
      learnedOfSubject: model.catalog.subject(cards[0].lesson.subject).map {
        model.progress(in: $0).done
      } ?? 0,
      leeches: model.recordOverview?.leechCount,
      due: model.dueOfWeek,
      map: cards.map { card in PlaceCode(card.item).flatMap { model.mapKnowledge?[$0] } },
      items: cards.map { model.answers(to: $0) })
  }

  private func answer(
    _ card: CardID, _ grade: Grade, day: Int, in model: StudyModel
  ) throws {
    let time = LocalTime(
      milliseconds: LocalTime.noon.milliseconds + day * 86_400_000, minutesEast: 0)
    try model.records.answer(
      AnswerRecord(
        card: card, form: .choice, given: "", grade: grade, milliseconds: 1_000, time: time,
        round: 9))
  }

  @Test("without an answer leaves no result")
  func nothing() throws {
    let model = StudyModel(.english)
    var round = try exam(of: 3, limit: 60)
    round.runOutOfTime()
    model.storeResult(of: round)
    #expect(try model.records.results().isEmpty)
  }

  @Test("gives no second try to an answer that is nearly right")
  func nearMiss() throws {
    let model = StudyModel(.english)
    let id = try #require(LessonID("english/words"))
    let lesson = try #require(Catalog.standard.lesson(id))
    let asked = AskedItem(card: CardID(lesson: id, item: "hospital"), kind: .typed)
    let source = try #require(
      (UInt64(0)..<20).lazy.map { seed in
        RoundSource(
          of: lesson, count: lesson.itemCount, history: ItemHistory(), usesPickers: false,
          seed: seed, began: 1)
      }.first { $0.plan.contains(asked) })
    let questions = try #require(source.questions(in: .standard))
    let index = try #require(source.plan.firstIndex(of: asked))
    var round = Round(questions: questions, source: source, limit: .seconds(9_000), at: .zero)
    for _ in 0..<index { round.answer(given(true), at: .zero) }
    var screen = AskingScreen(model: model, scope: .exam(id))
    screen.phase = .running(round)
    screen.attempt.typed = "hospitel"
    screen.answerTyped()
    let answered = try #require(screen.phase.round)
    #expect(answered.given.count == index + 1 && answered.given.last?.isCorrect == false)
    #expect(screen.attempt.nearMiss == nil)
  }

  @Test("asks for places by their names, and for as many items as it was asked for")
  func plan() throws {
    let lesson = try #require(Catalog.standard.lesson(MapLesson.capital.id))
    let source = RoundSource(
      of: lesson, count: 47, history: ItemHistory(), usesPickers: false, seed: 1, began: 1)
    #expect(source.plan.count == 47)
    #expect(Set(source.plan.map(\.kind)) == [.choice, .typed])
  }

  @Test(
    "is marked in the results, in both languages",
    arguments: [
      (Language.japanese, "テスト：県庁所在地", "テスト（5分）：時間切れ、未回答2問"),
      (.english, "Exam: Prefectural capitals", "Exam (5 min): time up, 2 unanswered"),
    ])
  func results(language: Language, title: String, words: String) throws {
    for path in [[StudyRoute.record, .results], [.record, .round(5)]] {
      let model = StudyModel(language)
      let round = RoundRecord(id: 5, lesson: MapLesson.capital.id, seed: 1, began: 0)
      try model.records.answer(
        AnswerRecord(
          card: CardID(lesson: MapLesson.capital.id, item: "21"), form: .typed, given: "x",
          grade: .again, milliseconds: 1_000, time: .noon,
          round: 5))
      let time = ExamTime(limit: 300_000, used: 300_000)
      try model.records.finish(round, .init(correct: 0, count: 3, exam: time), at: .noon)
      let text = lines(of: path, model, columns: 80, rows: 24).joined(separator: "\n")
      #expect(text.contains(title))
      #expect(text.contains(words) == (path.last == .round(5)))
    }
  }
}

// MARK: - Rounds

extension ExamTests {
  private func lesson() throws -> Lesson {
    try #require(Catalog.standard.lesson(MapLesson.capital.id))
  }

  /// An exam with a limit in seconds, or a round without one, from four seconds on.
  private func exam(of count: Int, limit: Int?, seed: UInt64 = 1) throws -> Round {
    let source = RoundSource(
      of: try lesson(), count: count, history: ItemHistory(), usesPickers: false, seed: seed,
      began: 1)
    return Round(
      questions: try #require(source.questions(in: .standard)), source: source,
      limit: limit.map { .seconds($0) }, at: .seconds(4))
  }

  private func given(_ isCorrect: Bool) -> Round.Given {
    Round.Given(text: BilingualText("x"), isCorrect: isCorrect)
  }
}
