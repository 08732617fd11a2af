import Records
import SpacedRepetition
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@Suite("Notices")
struct NoticeTests {
  @Test(
    "about the records are in the language of the program",
    arguments: [(.japanese, "を読めません"), (.english, "cannot read")] as [(Language, String)])
  func language(language: Language, words: String) throws {
    let screen = try show([.home], hasObstacle: true, language: language)
    #expect(screen.contains(words))
  }

  @Test("appear on the screen that a link leads to", arguments: ["", "social", "social/eras"])
  func everyScreen(link: String) throws {
    let path = StudyLink(link, in: .standard).path
    #expect(try show(path, notice: "no such lesson").contains("No such lesson"))
    #expect(try !show(path).contains("No such lesson"))
  }

  @Test("about a link do not hide those about the records")
  func both() throws {
    let screen = try show([.home], hasObstacle: true, notice: "no such lesson")
    #expect(screen.contains("cannot read") && screen.contains("No such lesson"))
  }

  @Test(
    "about the records leave a typed question above its field", arguments: [(40, 12), (60, 12)])
  func question(columns: Int, rows: Int) throws {
    let folder = try TestFolder()
    try folder.write("", to: "study.db/in-the-way")
    let capitals = LessonID(subject: SubjectID(rawValue: "social"), word: "prefecture-capital")
    for language in [Language.japanese, .english] {
      let model = StudyModel(
        language: language, glyphs: .narrow,
        records: .open(in: folder.path, temporary: folder.path),
        overrides: SettingOverrides(names: [.answers], values: [.answers: "type"]), seed: 1,
        clock: { .noon })
      let app = makeStudy(model: model)
      app.launch(
        [.home, .lesson(capitals)], size: Size(columns: columns, rows: rows),
        appearance: Appearance(language: language, motion: .none))
      app.advance(to: .seconds(1))
      let lines = app.compose().lines
      let notice = lines.firstIndex { $0.contains("残りません") || $0.contains("Nothing will be saved") }
      let question = lines.firstIndex { $0.contains("県庁所在地は") || $0.contains("What is") }
      let field = lines.firstIndex { $0.hasPrefix("  答え") || $0.hasPrefix("  Answer") }
      let (first, second, third) = try (
        #require(notice), #require(question), #require(field)
      )
      #expect(first < second && second < third, "\(lines)")
    }
  }

  @Test(
    "leave every screen whole in windows that they fill", arguments: [Language.japanese, .english])
  func smallWindows(language: Language) throws {
    let folder = try TestFolder()
    try folder.write("", to: "study.db/in-the-way")
    let social = SubjectID(rawValue: "social")
    let eras = LessonID(subject: social, word: "eras")
    let routes: [StudyRoute] = [
      .home, .subject(social), .lesson(eras), .items(eras), .exams(social), .exam(eras), .review,
      .reviewRound, .reviewOf(social), .map, .record, .results, .leeches, .settings,
    ]
    for route in routes {
      let model = StudyModel(
        language: language, glyphs: .narrow,
        records: .open(in: folder.path, temporary: folder.path), seed: 1, clock: { .noon })
      let app = makeStudy(model: model)
      app.launch(
        [.home, route], size: Size(columns: 20, rows: 6), appearance: Appearance(language: language)
      )
      for rows in 6...16 {
        for columns in stride(from: 20, through: 50, by: 5) {
          let size = Size(columns: columns, rows: rows)
          app.handle(.resize(size))
          #expect(app.compose().size == size, "\(route)")
        }
      }
    }
  }

  /// What the top of a path shows, with records that can't be opened, and with a notice.
  private func show(
    _ path: [StudyRoute], hasObstacle: Bool = false, notice: String? = nil,
    language: Language = .english
  ) throws -> String {
    let folder = try TestFolder()
    if hasObstacle { try folder.write("", to: "study.db/in-the-way") }
    let model = StudyModel(
      language: language, glyphs: .narrow, records: .open(in: folder.path, temporary: folder.path),
      seed: 1, clock: { .noon })
    if let notice { model.addNews(notice) }
    let app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: 200, rows: 24), appearance: Appearance(language: language))
    // A message is broken into the lines of its box.
    return app.compose().lines.joined().split { $0 == " " || $0 == "|" }.joined(separator: " ")
  }
}
