import DatabaseHolder
import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Answers that can't be written", .timeLimit(.minutes(20)))
struct SavingTests {
  private let folder: TestFolder
  private let problems = Problems()

  init() throws {
    folder = try TestFolder()
  }

  private var path: String { folder.file("state") }
  private var file: String { "\(path)/study.db" }

  @Test("wait for another program with a notice, and count once when it is done")
  func locked() throws {
    let model = model()
    Self.answer(1, model)
    let holder = try #require(DatabaseHolder(file))
    Self.answer(2, model)
    #expect(model.recordsProblem?.hasPrefix("Not saved yet: another program is using") == true)
    #expect(try answers() == 1)
    holder.release()
    Self.answer(1, model)
    #expect(model.recordsProblem == nil)
    #expect(try answers() == 4)
    model.end()
    #expect(reported.isEmpty)
  }

  @Test("don't block one by one, and are written at the end")
  func lockedForLong() throws {
    let model = model()
    let holder = try #require(DatabaseHolder(file))
    Self.answer(400, model)
    holder.release()
    model.end()
    #expect(reported.isEmpty)
    #expect(try answers() == 400)
  }

  @Test("are told of before the first one, and at the end if there were any", arguments: [0, 1])
  func obstacle(count: Int) throws {
    try folder.write("", to: "state/study.db/in-the-way")
    let model = model()
    #expect(model.news?.contains("it is a folder") == true)
    // All screens say it anyway.
    #expect(model.takeNews() == nil)
    #expect(
      model.recordsProblem?.hasPrefix("Nothing will be saved from now on: cannot read") == true)
    Self.answer(count, model)
    #expect(model.overview.summary.today.answers == count)
    model.end()
    #expect(reported.count == count)
  }

  @Test("are not what is told of when the records can't be read for a while")
  func reading() throws {
    let model = model()
    Self.answer(1, model)
    let path = path
    let none: Int? = model.read { _ throws(RecordsError) in throw .locked(path: path) }
    #expect(none == nil)
    model.end()
    #expect(reported.isEmpty)
    let count = model.read { records throws(RecordsError) in records.unsavedCount }
    #expect(count == 0)
    #expect(model.recordsProblem == nil)
  }

  @Test(
    "are reported when the program ends, on any screen",
    arguments: ["", "math", "math/addition"],
    [.key(Key(.character("c"), .control)), .signal(.hangUp)] as [InputEvent])
  func ending(link: String, event: InputEvent) throws {
    let model = model()
    let holder = try #require(DatabaseHolder(file))
    Self.answer(1, model)
    let app = makeStudy(model: model)
    app.launch(
      StudyLink(link, in: .standard).path, size: Size(columns: 200, rows: 24),
      appearance: Appearance(language: .english))
    let screen = app.compose().lines.joined()
    #expect(screen.contains("Not saved yet: another program is using"))
    app.handle(event)
    if case .key = event {
      #expect(app.compose().lines.joined().contains("If you quit now, it is lost."))
      #expect(!app.isEnded)
      app.handle(.key(Key(.character("1"))))
    }
    #expect(app.isEnded)
    holder.release()
    #expect(reported == [.locked(path: file)])
  }

  @Test(
    "are asked about until that is answered, even if they can be saved meanwhile",
    arguments: [true, false])
  func asking(leaves: Bool) throws {
    let model = model()
    let holder = try #require(DatabaseHolder(file))
    Self.answer(1, model)
    let app = makeStudy(model: model)
    app.launch(
      size: Size(columns: 200, rows: 24), appearance: Appearance(language: .english))
    let quit = InputEvent.key(Key(.character("q")))
    app.handle(quit)
    let question = "If you quit now, it is lost."
    #expect(app.compose().lines.joined().contains(question))
    // Stay has the focus.
    app.handle(.key(Key(.enter)))
    #expect(!app.isEnded)
    app.handle(quit)
    holder.release()
    // A key meant for the question must not reach the screen below.
    app.handle(.key(Key(.up)))
    if !leaves { app.handle(.key(Key(.down))) }
    #expect(!app.compose().lines.joined().contains(question))
    #expect(app.compose().lines.joined().contains("Quit?"))
    app.handle(.key(Key(.enter)))
    #expect(app.isEnded == leaves)
    if !leaves {
      let screen = app.compose().lines.joined()
      #expect(!screen.contains(question) && !screen.contains("Not saved yet"))
      app.handle(quit)
      #expect(app.isEnded)
    }
    #expect(try answers() == 1)
    #expect(reported.isEmpty)
  }

  @Test(
    "are tried again every second, and nothing is once they are written", arguments: ["", "math"])
  func again(link: String) throws {
    let model = model()
    let holder = try #require(DatabaseHolder(file))
    Self.answer(1, model)
    let app = makeStudy(model: model)
    app.launch(
      StudyLink(link, in: .standard).path, size: Size(columns: 200, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    let notice = "Not saved yet: another program is using"
    app.advance(to: .seconds(30))
    #expect(app.compose().lines.joined().contains(notice))
    #expect(app.queue.nextDeadline != nil)
    // Also on a screen that appears later, and over the question whether to quit.
    app.handle(.key(Key(.character("2"))))
    app.handle(.key(Key(.character("c"), .control)))
    app.advance(to: .seconds(40))
    #expect(app.compose().lines.joined().contains("If you quit now, it is lost."))
    holder.release()
    app.advance(to: .seconds(42))
    let screen = app.compose().lines.joined()
    #expect(!screen.contains(notice) && !screen.contains("it is lost") && screen.contains("Quit?"))
    #expect(try answers() == 1)
    app.handle(.key(Key(.enter)))
    #expect(app.compose().lines.joined().contains("Everything is saved now."))
    app.advance(to: .seconds(50))
    #expect(app.queue.nextDeadline == nil)
  }

  @Test(
    "are told of above everything else, in a small window without the folder",
    arguments: [Size(columns: 40, rows: 12), Size(columns: 120, rows: 30)])
  func place(size: Size) throws {
    let model = model()
    let holder = try #require(DatabaseHolder(file))
    Self.answer(1, model)
    let app = makeStudy(model: model)
    app.launch(
      StudyLink("social/prefecture-region", in: .standard).path, size: size,
      appearance: Appearance(language: .english, motion: .none))
    // Lets the questions load.
    app.advance(to: .milliseconds(10))
    let lines = app.compose().lines
    let first = try #require(lines.firstIndex { $0.contains("Not saved yet") })
    #expect(lines[first - 1].contains("Regions of Japan"))
    let round = try #require(lines.firstIndex { $0.contains("1 / 10") })
    let notice = lines[first..<round].joined()
    #expect(notice.contains(size.columns == 40 ? "using study.db; close it" : "/study.db"))
    #expect(lines[round - 1].contains { $0 != " " } == (size.rows == 12))
    holder.release()
  }

  @Test("of a lesson are there when it is opened again, before and after they are written")
  func round() throws {
    let model = model()
    let lesson = try #require(LessonID("math/addition").flatMap(model.catalog.lesson))
    let source = RoundSource(of: lesson, history: ItemHistory(), seed: 1, began: 1)
    let questions = try #require(source.questions(in: .standard))
    var round = Round(questions: questions, source: source, at: .zero)
    func answer() {
      round.answer(Round.Given(text: BilingualText("1"), isCorrect: true), at: .zero)
      model.store("1", in: round)
      round.proceed(at: .zero, isAtOnce: true)
    }
    answer()
    let holder = try #require(DatabaseHolder(file))
    for count in 2...3 {
      answer()
      #expect(model.openRound(of: lesson.id)?.given.count == count)
      #expect(model.nextStep?.title == "Continue \(count + 1)/\(questions.count)")
    }
    holder.release()
    model.end()
    #expect(model.openRound(of: lesson.id)?.given.count == 3 && model.openRounds.count == 1)
  }

  @Test("wake nobody while there are none")
  func idle() throws {
    let model = model()
    Self.answer(1, model)
    let app = makeStudy(model: model)
    app.launch(
      size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    app.handle(.key(Key(.character("2"))))
    #expect(app.queue.nextDeadline == nil)
  }

  @Test("are not promised to be continued before they are saved")
  func promise() throws {
    let model = model()
    #expect(model.promiseToContinue == "If you leave now, you can continue later.")
    let holder = try #require(DatabaseHolder(file))
    Self.answer(1, model)
    #expect(model.promiseToContinue == "You can continue it once it is saved.")
    holder.release()
    Self.answer(1, model)
    #expect(model.promiseToContinue == "If you leave now, you can continue later.")
  }

  private var reported: [RecordsError] { problems.all }

  private func model() -> sending StudyModel {
    StudyModel(
      language: .english, glyphs: .narrow,
      records: .open(in: path, temporary: folder.path, patience: .zero),
      seed: 1,
      clock: { .noon }, endProblem: problems.add)
  }

  private static func answer(_ count: Int, _ model: StudyModel) {
    let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "addition")
    for _ in 0..<count {
      model.change { records throws(RecordsError) in
        try records.answer(
          AnswerRecord(
            card: CardID(lesson: lesson, item: "1+1"), form: .typed, given: "2", grade: .good,
            milliseconds: 1_000, time: .noon))
      }
    }
  }

  /// The number of answers in the file.
  private func answers() throws -> Int {
    var count = 0
    try Records.open(in: path, temporary: folder.path).eachAnswer { _ in
      count += 1
      return true
    }
    return count
  }
}
