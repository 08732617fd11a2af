import Navigation
import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("A lesson")
struct LessonTests {
  /// A round of two questions, the first of which was answered at ten seconds.
  private var answered: Round {
    let question = Question(
      item: "津", prompt: BilingualText("?"), answer: .choice([BilingualText("つ")], correct: 0),
      solution: BilingualText("つ"))
    var round = Round(questions: [question, question], source: source, at: .seconds(4))
    round.answer(Round.Given(text: BilingualText("つ"), isCorrect: true), at: .seconds(10))
    return round
  }

  private var source: RoundSource {
    RoundSource(
      of: Catalog.standard.subjects[0].lessons[0], history: ItemHistory(), seed: 1, began: 1)
  }

  @Test(
    "shows the result until a key can be meant for it",
    arguments: [(0, true), (299, true), (300, false), (5_000, false)])
  func feedback(milliseconds: Int, isAnswered: Bool) {
    var round = answered
    round.proceed(at: .seconds(10) + .milliseconds(milliseconds))
    #expect(round.isAnswered == isAnswered)
    #expect(round.number == (isAnswered ? 1 : 2))
  }

  @Test("knows the readings of old answers when gone on with, and what they would be right for")
  func restored() throws {
    let id = try #require(LessonID("social/prefecture-capital"))
    let lesson = try #require(Catalog.standard.lesson(id))
    var generator = SeededGenerator(seed: 1)
    let plan = lesson.plan(count: 100, using: &generator)
    let question = try #require(
      lesson.questions(plan, using: &generator).first { $0.kind == .choice })
    let (choices, correct) = try #require(question.answer.choice)
    for (index, choice) in choices.enumerated() {
      // As it is kept: the words alone.
      let kept = BilingualText(
        japanese: choice.japanese, english: choice.english,
        readings: [Reading(choice.japanese, nil)])
      let given = Round.Given(text: kept, isCorrect: index == correct)
        .restored(as: question, with: AnswerTopics(lesson))
      #expect(given.text == choice && !given.isGivenUp)
      #expect((given.topic == nil) == (index == correct))
    }
    #expect(try restored(.init(text: .notKnown, isCorrect: false, isGivenUp: true)).isGivenUp)
    // These words can be typed too.
    #expect(try !restored(.init(text: .notKnown, isCorrect: false)).isGivenUp)
  }

  /// An answer as it is after the round was stored and read.
  private func restored(_ given: Round.Given) throws -> Round.Given {
    let lesson = Catalog.standard.subjects[0].lessons[0]
    let source = RoundSource(of: lesson, history: ItemHistory(), seed: 1, began: 1)
    let questions = try #require(source.questions(in: .standard))
    let round = Round(questions: questions, source: source, given: [given], at: .zero)
    let stored = try #require(OpenRound(round.record)?.given.first)
    return stored.restored(as: questions[0], with: AnswerTopics(lesson))
  }

  @Test(
    "gives one more try to an answer that is nearly right, and remembers that it did",
    arguments: [
      ("hospital", "hospital", true), ("hóspital", "hóspital = hospital", true),
      ("hospitul", "hospitul", false), ("school", "school", false),
      // Typed behind the first try.
      ("hospitelhospital", "hospital", true), ("hospitelhospitul", "hospitul", false),
      ("hospiteliers", "hospiteliers", false),
    ])
  func secondTry(second: String, shown: String, isCorrect: Bool) throws {
    let model = StudyModel(.english)
    let id = try #require(LessonID("english/words"))
    let question = try typedQuestion(about: "hospital", in: id)
    var screen = AskingScreen(model: model, scope: .lesson(id))
    let source = RoundSource(
      reviewing: [CardID(lesson: id, item: "hospital")], in: .standard, seed: 1, began: 1)
    screen.phase = .running(Round(questions: [question], source: source, at: .zero))
    screen.attempt.typed = "hospitel"
    screen.answerTyped()
    #expect(screen.attempt.nearMiss?.slip == .otherLetter && screen.attempt.typed == "hospitel")
    screen.attempt.typed = second
    screen.answerTyped()
    let round = try #require(screen.phase.round)
    #expect(round.given.map(\.isCorrect) == [isCorrect])
    #expect(round.given.map(\.text.english) == [shown])
    #expect(round.given.map(\.isSecondTry) == [true])
    #expect(screen.attempt.nearMiss == nil)
    let card = model.read { records throws(RecordsError) in
      try records.card(CardID(lesson: id, item: "hospital"))
    }
    #expect(card??.lastGrade == (isCorrect ? .hard : .again))
  }

  @Test("counts no request for other letters as a try")
  func otherLetters() throws {
    let id = try #require(LessonID("english/words"))
    let source = RoundSource(
      reviewing: [CardID(lesson: id, item: "hospital")], in: .standard, seed: 1, began: 1)
    var screen = AskingScreen(model: StudyModel(.english), scope: .lesson(id))
    let question = try typedQuestion(about: "hospital", in: id)
    screen.phase = .running(Round(questions: [question], source: source, at: .zero))
    screen.attempt.typed = "ほすぴたる"
    screen.answerTyped()
    #expect(screen.attempt.nearMiss?.slip == .script)
    screen.attempt.typed = "hospital"
    screen.answerTyped()
    #expect(screen.phase.round?.given.map(\.isSecondTry) == [false])
  }

  @Test(
    "says at its end how many of its items are learned that weren’t before",
    arguments: [
      (Language.english, 3, "hospital", "1 newly learned."),
      (.japanese, 3, "hospital", "新しく1問おぼえました。"),
      (.english, 3, "school", nil), (.english, 0, "hospital", nil),
    ] as [(Language, Int, String, String?)])
  func gain(language: Language, daysAgo: Int, typed: String, words: String?) throws {
    let id = try #require(LessonID("english/words"))
    let card = CardID(lesson: id, item: "hospital")
    let model = StudyModel(language)
    try model.records.answer(
      AnswerRecord(
        card: card, form: .typed, given: "", grade: .good, milliseconds: 1_000,
        time: LocalTime(
          milliseconds: LocalTime.noon.milliseconds - daysAgo * 86_400_000, minutesEast: 0)))
    let question = try typedQuestion(about: "hospital", in: id)
    var screen = AskingScreen(model: model, scope: .lesson(id))
    let source = RoundSource(reviewing: [card], in: .standard, seed: 1, began: 1)
    screen.scores.learned = model.learned(of: source)
    // What was learned of another item and is forgotten meanwhile doesn't count against it.
    for grade in [Grade.easy, .again] {
      try model.records.answer(
        AnswerRecord(
          card: CardID(lesson: id, item: "school"), form: .typed, given: "", grade: grade,
          milliseconds: 1_000, time: .noon))
    }
    screen.phase = .running(Round(questions: [question], source: source, at: .zero))
    screen.attempt.typed = typed
    screen.answerTyped()
    let round = try #require(screen.phase.round)
    #expect(ResultView(screen: screen, round: round).gain == words)
  }

  @Test(
    "says at its end where going back leads, also after the next lesson", arguments: [true, false])
  func wayBack(isAfterItems: Bool) throws {
    let words = try #require(LessonID("english/words"))
    let next = try #require(LessonID("english/months"))
    let before = [StudyRoute.home, .subject(words.subject)] + (isAfterItems ? [.items(words)] : [])
    let study = RunningStudy(before + [.lesson(next)], in: try TestFolder())
    study.giveUp(10)
    study.press("space")
    #expect(study.text.contains(isAfterItems ? "Back to the questions" : "Back to the subject"))
    study.press("esc")
    #expect(study.app.path.routes == before)
  }

  /// A question about an item that asks to type the answer.
  private func typedQuestion(about item: String, in id: LessonID) throws -> Question {
    let lesson = try #require(Catalog.standard.lesson(id))
    return try #require(
      (UInt64(0)..<50).lazy.compactMap { seed -> Question? in
        var generator = SeededGenerator(seed: seed)
        let plan = lesson.plan(count: 1000, using: &generator)
        return lesson.questions(plan, using: &generator)
          .first { $0.kind == .typed && $0.item == item }
      }.first)
  }

  @Test(
    "fills the bar of its subject with learned items, and begins it with attempts",
    arguments: [
      (0, "⠤⠄⠄⠄⠄⠄⠄⠄⠄⠄ 0/289"), (1, "⠶⠤⠄⠄⠄⠄⠄⠄⠄⠄ 1/289"),
      (47, "⠶⠆⠄⠄⠄⠄⠄⠄⠄⠄ 47/289"), (146, "⠶⠆⠄⠄⠄⠄⠄⠄⠄⠄ 47/289"),  // More than the lesson asks.
    ])
  func bar(learnedCount: Int, expected: String) throws {
    let records = Records.inMemory()
    let social = try #require(Catalog.standard.subject(SubjectID(rawValue: "social")))
    let lesson = try #require(social.lessons.first)
    for item in 0..<200 {
      let code = item < 9 ? "0\(item + 1)" : "\(item + 1)"
      try records.answer(
        AnswerRecord(
          card: CardID(lesson: lesson.id, item: code), form: .typed, given: "",
          grade: item < learnedCount ? .easy : .good, milliseconds: 1_000, time: .noon))
    }
    let model = StudyModel(.english, records: records)
    let bar = model.progress(in: social)
    #expect("\(bar.text(width: 10, glyphs: .narrow)) \(bar.done)/\(bar.total)" == expected)
  }
}
