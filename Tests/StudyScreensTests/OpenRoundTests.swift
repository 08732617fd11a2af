import Records
import SeededRandom
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("A round that was left")
struct OpenRoundTests {
  /// A lesson of each subject, among which all kinds of questions are.
  private static let lessons = Catalog.standard.subjects.map(\.lessons[0])

  @Test(
    "goes on as it was after each answer, whatever the answers were", arguments: lessons,
    [1, 2] as [UInt64])
  func goesOn(lesson: Lesson, seed: UInt64) throws {
    let folder = try TestFolder()
    let source = RoundSource(of: lesson, history: ItemHistory(), seed: seed, began: 1)
    let questions = try #require(source.questions(in: .standard))
    try #require(questions.count > 2)
    var generator = SeededGenerator(seed: seed)
    var given: [Round.Given] = []
    for (index, question) in questions.dropLast().enumerated() {
      given.append(answer(to: question, using: &generator))
      let round = Round(questions: questions, source: source, given: given, at: .zero)
      // Each time, the program has been killed.
      try Records.open(in: folder.file("state")).answer(
        AnswerRecord(
          card: source.plan[index].card, form: AnswerForm(question.kind), given: "", grade: .good,
          milliseconds: 1, time: .noon, round: source.id),
        in: round.record, asFirst: index == 0)
      let stored = try Records.open(in: folder.file("state")).openRounds()
      let open = try #require(stored.first.flatMap { OpenRound($0) })
      #expect(open.source == source && open.lesson == lesson.id)
      #expect(open.source.questions(in: .standard) == questions)
      let topics = AnswerTopics(lesson)
      let restored = zip(open.given, questions).map { $0.restored(as: $1, with: topics) }
      #expect(restored.map(Essence.init) == given.map(Essence.init))
    }
  }

  /// What a round that goes on shows of an answer.
  private struct Essence: Equatable {
    let japanese: String
    let english: String
    let marks: [Bool]

    init(_ given: Round.Given) {
      (japanese, english) = (given.text.japanese, given.text.english)
      marks = [given.isCorrect, given.isSecondTry, given.isGivenUp]
    }
  }

  private func answer(
    to question: Question, using generator: inout SeededGenerator
  ) -> Round.Given {
    let typed = ["", "\t", "a\tb\nc\r\n", "か\u{3099}\u{2028}", "🇯🇵 right\tfirst", "\u{0}x"]
    let texts = typed.map { BilingualText($0) } + [question.solution]
    let text = texts.randomElement(using: &generator) ?? question.solution
    switch Int.random(in: 0...3, using: &generator) {
    case 0: return Round.Given(text: .notKnown, isCorrect: false, isGivenUp: true)
    case 1: return Round.Given(text: text, isCorrect: true)
    case 2: return Round.Given(text: text, isCorrect: true, isSecondTry: true)
    default: return Round.Given(text: text, isCorrect: false)
    }
  }

  @Test("shows at its end how long all of its answers took")
  func time() throws {
    let folder = try TestFolder()
    let lesson = Self.lessons[0].id
    let path: [StudyRoute] = [.home, .subject(lesson.subject), .lesson(lesson)]
    try Records.open(in: folder.file("state")).set(.roundLength, to: "5")
    let first = RunningStudy(path, in: folder)
    first.giveUp(2)
    first.press("ctrl+c")
    if !first.app.isEnded { first.press("1") }
    try #require(first.app.isEnded)
    let second = RunningStudy(path, in: folder)
    second.giveUp(3)
    second.press("space")
    #expect(second.text.contains("0 of 5 right"), "\(second.text)")
    #expect(second.text.contains(" 5 s"), "\(second.text)")
  }

  @Test("goes on when its questions can be loaded again")
  func retried() throws {
    let lesson = Self.lessons[0]
    let loading = LoadingSwitch(.init(fails: true))
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: .inMemory(), seed: 1, loader: loading.loader,
      clock: { .noon })
    let source = RoundSource(of: lesson, history: ItemHistory(), seed: 1, began: 1)
    var round = Round(
      questions: try #require(source.questions(in: .standard)), source: source, at: .zero)
    round.answer(.init(text: .notKnown, isCorrect: false, isGivenUp: true), at: .seconds(1))
    model.store("", in: round)
    let app = makeStudy(model: model)
    app.launch(
      [.home, .subject(lesson.id.subject), .lesson(lesson.id)], size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    app.advance(to: .seconds(1))
    #expect(app.compose().lines.joined().contains("could not be loaded"))
    loading.set(.init())
    app.handle(.key(Key(.enter)))
    app.advance(to: .seconds(2))
    let text = app.compose().lines.joined()
    #expect(text.contains("2 / 10"), "\(text)")
  }

  @Test("goes on only if its answers are those to its first questions")
  func order() {
    let answer = RoundItem.Answer(
      japanese: "津市", english: "Tsu", verdict: .right, isSecondTry: false)
    func open(_ answers: [RoundItem.Answer?], in lesson: LessonID?) -> OpenRound? {
      let items = answers.map { RoundItem(item: "24", form: .typed, answer: $0) }
      return OpenRound(RoundRecord(id: 1, lesson: lesson, seed: 1, began: 1, items: items))
    }
    let lesson = Self.lessons[0].id
    #expect(open([answer, answer, nil], in: lesson)?.given.count == 2)
    #expect(open([nil, nil], in: lesson)?.given.isEmpty == true)
    #expect(open([nil, answer, nil], in: lesson) == nil)
    #expect(open([answer, nil, answer], in: lesson) == nil)
    #expect(open([answer, answer], in: lesson) == nil)
    #expect(open([], in: lesson) == nil)
    #expect(open([answer, nil], in: nil) == nil)
  }
}
