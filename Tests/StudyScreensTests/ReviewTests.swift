import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("A review")
struct ReviewTests {
  static let words = LessonID(subject: SubjectID(rawValue: "english"), word: "words")
  static let capitals = MapLesson.capital.id
  private static let readings = LessonID(
    subject: capitals.subject, word: "prefecture-reading")

  @Test("mixes subjects and keeps siblings apart", arguments: UInt64(0)..<50)
  func order(seed: UInt64) throws {
    let items =
      ["11", "14", "23"].flatMap { code in
        [CardID(lesson: Self.capitals, item: code), CardID(lesson: Self.readings, item: code)]
      } + ["school", "hospital"].map { CardID(lesson: Self.words, item: $0) }
    let source = RoundSource(reviewing: items, in: .standard, seed: seed, began: 1)
    #expect(Set(source.plan.map(\.card)) == Set(items))
    #expect(zip(source.plan, source.plan.dropFirst()).allSatisfy { $0.family != $1.family })
    let questions = try #require(source.questions(in: .standard))
    #expect(questions.map(\.item) == source.plan.map(\.card.item))
    #expect(questions.map(\.kind) == source.plan.map(\.kind))
  }

  @Test("leaves out what the lessons no longer have")
  func missing() {
    let items = [
      CardID(lesson: Self.words, item: "gone"), CardID(lesson: Self.words, item: "school"),
    ]
    let source = RoundSource(reviewing: items, in: .standard, seed: 1, began: 1)
    #expect(source.plan.map(\.card.item) == ["school"])
  }

  @Test("asks a wrong item again until it is right, and counts the first try")
  func again() throws {
    var round = try round(of: ["school", "hospital", "book"])
    let first = try #require(round.currentPlan).card
    var asked: [CardID] = []
    var numbers: [Int] = []
    while let plan = round.currentPlan {
      asked.append(plan.card)
      numbers.append(round.number)
      let isCorrect = plan.card != first || asked.count { $0 == first } == 3
      round.answer(.init(text: BilingualText("?"), isCorrect: isCorrect), at: .zero)
      round.proceed(at: .seconds(1))
    }
    #expect(asked.count == 5 && asked.count { $0 == first } == 3 && asked[1] != first)
    #expect(numbers == [1, 2, 3, 3, 3])
    #expect(round.correctCount == 2 && round.openCards == [first])
  }

  @Test("of the mistakes of a lesson leaves its best score alone")
  func mistakes() throws {
    let model = StudyModel(.english)
    let round = try finishHalfRight(for: model)
    #expect(model.scores(in: Self.words) == StudyModel.Scores(best: 50, last: 50))
    var again = try self.round(of: round.openCards.map(\.item))
    #expect(again.questions.count == 5)
    finish(&again, for: model) { _ in true }
    #expect(model.scores(in: Self.words) == StudyModel.Scores(best: 50, last: 50))
    #expect(model.overview.openRounds.isEmpty)
  }

  @Test("of mistakes that were repaired goes on to the next lesson", arguments: [true, false])
  func repaired(isMistakenAgain: Bool) throws {
    let model = StudyModel(.english)
    let screen = AskingScreen(model: model, scope: .lesson(Self.words))
    let first = try finishHalfRight(for: model)
    #expect(ResultView(screen: screen, round: first).firstRow == "mistakes")
    var again = try round(of: first.openCards.map(\.item), asMistakes: true)
    finish(&again, for: model) { !isMistakenAgain || $0 > 0 }
    #expect(ResultView(screen: screen, round: again).firstRow == "next")
  }

  @Test("remembers the last result of a lesson after many others")
  func last() throws {
    let model = StudyModel(.english)
    _ = try finishHalfRight(for: model)
    for id in 1...101 {
      let review = RoundRecord(id: id, lesson: nil, seed: 1, began: 1)
      let later = LocalTime(milliseconds: LocalTime.noon.milliseconds + id, minutesEast: 0)
      try model.records.finish(review, .init(correct: 1, count: 1), at: later)
    }
    #expect(model.scores(in: Self.words) == StudyModel.Scores(best: 50, last: 50))
  }

  @Test("takes nobody for slow, or for busy, who was away", arguments: [(60, 60), (180, 120)])
  func away(seconds: Int, counted: Int) throws {
    let model = StudyModel(.english)
    for _ in 0..<20 { try answer("tree", .good, on: -1, to: model.records) }
    let source = RoundSource(
      reviewing: [CardID(lesson: Self.words, item: "school")], in: .standard, seed: 1, began: 1)
    let questions = try #require(source.questions(in: .standard))
    var round = Round(questions: questions, source: source, at: .zero)
    round.answer(.init(text: BilingualText("?"), isCorrect: true), at: .seconds(seconds))
    #expect(round.time == .seconds(counted))
    model.store("?", in: round)
    let isTyped = questions.first?.kind == .typed
    let grades = try model.records.answers(ofRound: source.id).map(\.grade)
    #expect(grades == [isTyped && seconds == 60 ? .hard : .good])
    #expect(model.overview.summary.today.milliseconds == counted * 1_000)
    let given = Round.Given(text: BilingualText("?"), isCorrect: true)
    let resumed = Round(questions: questions, source: source, given: [given], at: .zero)
    #expect(resumed.time == nil)
  }

  @Test(
    "tells what a wrong answer would have been right for, where it can",
    arguments: [
      ("social/prefecture-capital", "愛知", "さいたま市", "埼玉県の県庁所在地"),
      ("social/prefecture-capital", "愛知", "yokohama", "神奈川県の県庁所在地"),
      ("social/prefecture-region", "愛知", "関東地方", "茨城県、栃木県など"),
      ("english/words", "犬", "school", "「学校」"),
      ("social/prefecture-capital", "愛知", "千代田区", nil),
      // Right besides, but not what it would stand beside.
      ("social/prefecture-capital", "35", "東京", nil),
      ("social/prefecture-capital", "35", "新宿", "東京都の都庁所在地"),
      ("japanese/counters", "日3", "ふつか", "「2日」の読み"),
      ("japanese/counters", "時8", "はっじ", nil),
      ("japanese/romaji", "りょ", "rya", "「りゃ」のローマ字"),
      ("social/eras", "平成", "昭和", "1926年12月25日に始まった元号"),
      ("science/planets", "Earth", "金星", "太陽から2番目の惑星"),
      ("science/elements-number", "25", "24", "Cr（クロム）の原子番号"),
      ("english/verbs-past", "go", "gone", "go（行く）の過去分詞"),
      // Of equal results, what is most like the question.
      ("math/kuku-product", "7×8", "54", "6 × 9"), ("math/kuku-product", "7×8", "63", "7 × 9"),
      ("math/kuku-product", "8×3", "21", "7 × 3"), ("math/kuku-product", "7×8", "57", nil),
      ("math/addition", "9+3", "14", "9 + 5"), ("math/subtraction", "14-9", "6", "14 − 8"),
      ("math/division", "56÷7", "7", "49 ÷ 7"), ("math/division", "56÷7", "0", nil),
      ("math/kuku-reading", "4×8", "しはさんじゅうろく", nil),
      ("math/kuku-reading", "4×8", "しくさんじゅうろく", "4 × 9"),
      ("math/units", "km/m", "100", "1mをcmになおした数"), ("math/units", "ha/m²", "100", "1haをaになおした数"),
    ])
  func topics(lesson: String, item: String, answer: String, topic: String?) throws {
    let lesson = try #require(LessonID(lesson).flatMap(Catalog.standard.lesson))
    #expect(AnswerTopics(lesson).topic(ofAnswer: answer, insteadOf: item)?.japanese == topic)
  }
}

// MARK: - A learner

extension ReviewTests {
  func round(of items: [String], asMistakes: Bool = false) throws -> Round {
    let source = RoundSource(
      reviewing: items.map { CardID(lesson: Self.words, item: $0) }, asMistakes: asMistakes,
      in: .standard, seed: asMistakes ? 2 : 1, began: 2)
    return Round(
      questions: try #require(source.questions(in: .standard)), source: source, at: .zero)
  }

  func finish(_ round: inout Round, for model: StudyModel, isCorrect: (Int) -> Bool) {
    while round.currentPlan != nil {
      let isCorrect = isCorrect(round.given.count)
      round.answer(.init(text: BilingualText("?"), isCorrect: isCorrect), at: .zero)
      model.store("?", in: round)
      round.proceed(at: .seconds(1))
    }
  }

  /// Finishes a round of a lesson, in which every other answer is right.
  private func finishHalfRight(for model: StudyModel) throws -> Round {
    let lesson = try #require(Catalog.standard.lesson(Self.words))
    let source = RoundSource(of: lesson, history: ItemHistory(), seed: 1, began: 1)
    var round = Round(
      questions: try #require(source.questions(in: .standard)), source: source, at: .zero)
    finish(&round, for: model) { $0 % 2 == 0 }
    return round
  }

  func filled(_ language: Language) throws -> StudyModel {
    let model = StudyModel(language)
    try answer("school", .again, on: -1, to: model.records)
    try answer("hospital", .good, on: -20, to: model.records)
    try answer("11", .good, on: -20, of: Self.capitals, to: model.records)
    return model
  }

  func answer(
    _ item: String, _ grade: Grade, on day: Int, of lesson: LessonID = words, to records: Records
  ) throws {
    let time = LocalTime(
      milliseconds: LocalTime.noon.milliseconds + day * 86_400_000, minutesEast: 0)
    try records.answer(
      AnswerRecord(
        card: CardID(lesson: lesson, item: item), form: .typed, given: "", grade: grade,
        milliseconds: 1_000, time: time))
  }
}
