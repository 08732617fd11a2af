import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Lessons of the person's own")
struct OwnLessonsTests {
  private let folder: TestFolder
  private static let lesson = LessonID(subject: SubjectID(rawValue: "club"), word: "rivers")

  init() throws {
    folder = try TestFolder()
    try folder.write(
      """
      subject\tlesson\tjapanese\tkana\tenglish\tgrades\tfile\trows\tprompt\tanswer\tform\titems
      club\trivers\t川\tかわ\tRivers\t4-6\trivers.tsv\tall\triver\tkana\ttyped\t4

      """, to: "lessons.tsv")
    try folder.write(
      "subject\tjapanese\tkana\tenglish\nclub\tクラブ\tくらぶ\tClub\n", to: "subjects.tsv")
    try folder.write(table(["利根川", "石狩川", "天塩川", "信濃川"]), to: "rivers.tsv")
  }

  private func table(_ rivers: [String]) -> String {
    "river\tkana\n" + zip(rivers, "あいうえ").map { "\($0)\t\($1)かわ\n" }.joined()
  }

  @Test(
    "are checked by a command that a shell takes as it is",
    arguments: [
      ("lessons", "FOLDER/lessons"), ("課", "FOLDER/課"), ("my lessons", "'FOLDER/my lessons'"),
      ("a\u{1B}b", #"$'FOLDER/a\x1bb'"#),
      ("it's", #"'FOLDER/it'\''s'"#), ("$(id)", "'FOLDER/$(id)'"),
    ])
  func command(name: String, path: String) throws {
    let folder = try TestFolder()
    folder.make(.folder, name)
    let own = try OwnLessons(in: folder.file(name))
    #expect(own.checkCommand == "study check \(path.replacing("FOLDER", with: folder.path))")
  }

  @Test("stand below all rows whose numbers stay the same", arguments: Language.ofStudy)
  func home(language: Language) throws {
    let model = StudyModel(language, ownLessons: try OwnLessons(in: folder.path))
    let found = lines(of: [.home], model, columns: 80, rows: 24)
    let place = try #require(found.firstIndex { $0.contains("6 \(language("住んで", "Where"))") })
    let club = try #require(found.firstIndex { $0.contains("7 \(language("クラブ", "Club"))") })
    #expect(place < club)
  }

  @Test(
    "say on the first screen how many mistakes there are, and how to find them",
    arguments: [(["石狩川"], "1 mistake in"), (["石狩川", "天塩川"], "2 mistakes in"), ([], nil)]
      as [([String], String?)])
  func mistakes(unread: [String], words: String?) throws {
    let text = unread.reduce(try folder.read("rivers.tsv")) { text, river in
      text.replacing("\(river)\t", with: "\(river)\t川")
    }
    try folder.write(text, to: "rivers.tsv")
    let model = StudyModel(.english, ownLessons: try OwnLessons(in: folder.path))
    let screen = lines(of: [.home], model, columns: 99, rows: 24).joined(separator: "\n")
    #expect(screen.contains("study check \(folder.path)") == (words != nil))
    if let words { #expect(screen.contains(words)) }
    #expect(screen.contains("7 Club") == (words == nil))
  }

  @Test("keep their numbers while another has a mistake", arguments: [nil, 5])
  func numbers(grade: Int?) throws {
    let list = try folder.read("lessons.tsv")
    let (row, seas) = ("club\trivers", "seas.tsv")
    let longer =
      list.replacing(row, with: "club\tseas").replacing("rivers.tsv", with: seas)
      .replacing("川\tかわ\tRivers", with: "海\tうみ\tSeas") + list.split(separator: "\n")[1] + "\n"
    try folder.write(longer, to: "lessons.tsv")
    try folder.write(try folder.read("rivers.tsv"), to: seas)
    func screen() throws -> String {
      let model = StudyModel(.english, ownLessons: try OwnLessons(in: folder.path))
      model.settings.grade = grade
      return lines(of: [.home, .subject(Self.lesson.subject)], model, columns: 80, rows: 24)
        .joined(separator: "\n")
    }
    let before = try screen()
    #expect(before.contains("1 Seas") && before.contains("2 Rivers"), "\(before)")
    try folder.write(try folder.read(seas) + "川\t川\n", to: seas)
    let after = try screen()
    #expect(!after.contains("Seas") && after.contains("2 Rivers"), "\(after)")
  }

  @Test("show nothing that a terminal would obey, whatever their folder is called")
  func hostileName() throws {
    let name = "a\u{1B}[2Jb"
    folder.make(.folder, name)
    let model = StudyModel(.english, ownLessons: try OwnLessons(in: folder.file(name)))
    let screen = lines(of: [.home], model, columns: 200, rows: 24).joined()
    #expect(screen.contains("1 mistake in") && !screen.unicodeScalars.contains("\u{1B}"))
  }
}

// MARK: - Changes

extension OwnLessonsTests {
  /// The screens that show a lesson that goes, and what they show then.
  static let paths: [([StudyRoute], String)] = [
    ([.home], "6 Where you live"),
    ([.home, .subject(lesson.subject)], "This subject has no lessons any more."),
    ([.home, .subject(lesson.subject), .lesson(lesson)], "1 / 4"),
  ]

  @Test("may go while any screen shows them", arguments: paths)
  func vanishing(path: [StudyRoute], words: String) throws {
    let (changes, change) = AsyncStream<OwnLessons?>.makeStream()
    let app = try launch(path) { changes }
    change.yield(nil)
    change.finish()
    app.queue.runReady()
    let screen = app.compose().lines.joined(separator: "\n")
    #expect(screen.contains(words), "\(screen)")
    // The screen of the subject keeps its title.
    #expect(screen.contains("› Club") == (path.last == .subject(Self.lesson.subject)))
    #expect(screen.contains("Your own lessons are gone."))
  }

  @Test("are not replaced without a word, unless their tables are the same")
  func saving() throws {
    let (changes, change) = AsyncStream<OwnLessons?>.makeStream()
    let app = try launch([.home]) { changes }
    func screen(after text: String?) throws -> String {
      if let text { try folder.write(text, to: "rivers.tsv") }
      change.yield(try OwnLessons(in: folder.path))
      app.queue.runReady()
      return app.compose().lines.joined(separator: "\n")
    }
    #expect(try !screen(after: nil).contains("Your own lessons"))
    let rivers = ["多摩川", "隅田川", "荒川", "淀川"]
    #expect(try screen(after: table(rivers)).contains("Your own lessons were read again."))
    let mistake = table(rivers).replacing("荒川\t", with: "荒川\t川")
    // Besides the line at the top of Home.
    let words = "1 mistake in your own lessons: study check"
    #expect(try screen(after: mistake).ranges(of: words).count == 2)
    func hasGone() -> Bool {
      change.yield(nil)
      app.queue.runReady()
      return app.compose().lines.contains { $0.contains("Your own lessons are gone.") }
    }
    #expect(hasGone())
    app.handle(.key(Key(.down)))
    #expect(!hasGone())
    change.finish()
  }

  @Test("leave a round that has begun its questions")
  func round() throws {
    let model = StudyModel(.japanese, ownLessons: try OwnLessons(in: folder.path))
    var screen = AskingScreen(model: model, scope: .lesson(Self.lesson))
    let round = try round(of: model)
    screen.phase = .running(round)
    try folder.write(table(["多摩川", "隅田川", "荒川", "淀川"]), to: "rivers.tsv")
    model.setOwnLessons(try OwnLessons(in: folder.path))
    screen.attempt.typed = "かわ"
    screen.answerTyped()
    let after = try #require(screen.phase.round)
    #expect(after.questions == round.questions && after.given.count == 1)
    #expect(model.catalog.lesson(Self.lesson)?.questionsByItem().keys.contains("淀川") == true)
  }

  @Test("are asked again as those of the program are, until they go")
  func records() throws {
    let own = try OwnLessons(in: folder.path)
    let model = StudyModel(.english, ownLessons: own)
    var round = try round(of: model)
    round.answer(.init(text: BilingualText("?"), isCorrect: false), at: .seconds(5))
    model.store("?", in: round)
    #expect(model.dueCards(of: Self.lesson.subject).map(\.lesson) == [Self.lesson])
    #expect(model.nextStep?.lesson == Self.lesson)
    model.setLastLesson(Self.lesson)
    model.setOwnLessons(nil)
    #expect(model.dueCount == 0)
    #expect(model.nextStep == nil)
    model.setOwnLessons(own)
    #expect(model.dueCount == 1)
  }

  private func round(of model: StudyModel) throws -> Round {
    let lesson = try #require(model.catalog.lesson(Self.lesson))
    let source = RoundSource(of: lesson, history: ItemHistory(), seed: 1, began: 1)
    return Round(
      questions: try #require(source.questions(in: model.catalog)), source: source, at: .zero)
  }

  private func launch(
    _ path: [StudyRoute], changes: @escaping @Sendable () -> AsyncStream<OwnLessons?>
  ) throws -> App<StudyRoute> {
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: .inMemory(),
      ownLessons: try OwnLessons(in: folder.path), lessonChanges: changes, seed: 1,
      clock: { .noon })
    let app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: 80, rows: 24), appearance: Appearance(language: .english))
    return app
  }
}
