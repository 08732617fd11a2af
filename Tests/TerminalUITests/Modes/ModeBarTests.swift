import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@Suite("The bar of modes")
struct ModeBarTests {
  @Test(
    "stands above the screens where there is room, and the hints name its keys elsewhere",
    arguments: [
      (
        Language.english, 80, 24,
        [
          "[Learn]        Review 12     Places                                    Alt-1..3",
          " Subjects", " Enter open  ? help  q quit",
        ]
      ),
      (
        .english, 60, 16,
        [
          "[Learn]        Review 12     Places                Alt-1..3", " Subjects",
          " Enter open  ? help  q quit",
        ]
      ),
      (
        .english, 59, 15,
        [" Subjects", "> 1 Lesson", " Enter open  ? help  Alt-1..3 modes  q quit"]
      ),
      (
        .english, 40, 12,
        [" Subjects", "> 1 Lesson", " Enter open  ? help  Alt-1..3 modes"]
      ),
      (
        .japanese, 80, 24,
        [
          "[学ぶ]       復習 12     地図                                          Alt-1..3", " 教科",
          " Enter 開く  ? ヘルプ  q 終了",
        ]
      ),
      (
        .japanese, 60, 16,
        ["[学ぶ]       復習 12     地図                      Alt-1..3", " 教科", " Enter 開く  ? ヘルプ  q 終了"]
      ),
      (
        .japanese, 59, 15,
        [" 教科", "> 1 授業", " Enter 開く  ? ヘルプ  Alt-1..3 モード  q 終了"]
      ),
      (
        .japanese, 40, 12,
        [" 教科", "> 1 授業", " Enter 開く  ? ヘルプ  Alt-1..3 モード"]
      ),
    ])
  func sizes(language: Language, columns: Int, rows: Int, lines: [String]) {
    let app = launchSchool(language: language, columns: columns, rows: rows)
    #expect(edges(of: app.compose()) == lines)
  }

  @Test(
    "asks for titles in the language of the library's words, or in one that only the program has",
    arguments: [("ja-JP", "ja"), ("ja", "ja"), ("en-GB", "en"), ("de-AT", "de-AT")]
      as [(Language, String)])
  func languages(language: Language, tag: String) throws {
    let app = App(
      modes: [
        Mode(.learn, root: SchoolRoute.subjects, title: { "<\($0.rawValue)>" }),
        Mode(.places, root: SchoolRoute.places, title: "Places"),
      ]
    ) { (_: SchoolRoute) in Places(model: SchoolModel()) }
    let appearance = Appearance(language: language, glyphs: .ascii, motion: .none)
    app.launch(in: PathID.places, size: Size(columns: 60, rows: 16), appearance: appearance)
    let (bar, hints) = try (#require(edges(of: app.compose()).first), app.compose().line(15))
    #expect(bar.hasPrefix(" <\(tag)> "))
    #expect(hints.contains("<\(tag)>"), "\(hints)")
  }

  @Test("needs both its columns and its rows", arguments: [(59, 16), (60, 15)])
  func threshold(columns: Int, rows: Int) {
    let app = launchSchool(columns: columns, rows: rows)
    #expect(edges(of: app.compose())[0] == " Subjects")
    app.handle(.resize(Size(columns: 60, rows: 16)))
    #expect(
      edges(of: app.compose())[0] == "[Learn]        Review 12     Places                Alt-1..3")
    #expect(edges(of: app.compose())[2] == " Enter open  ? help  q quit")
    app.handle(.resize(Size(columns: columns, rows: rows)))
    #expect(edges(of: app.compose())[2].contains("Alt-1..3 modes"))
  }

  @Test("looks like this")
  func picture() {
    let app = launchSchool(columns: 60, rows: 16)
    app.press("alt+2")
    expect(
      app.compose(),
      looksLike: """
         Learn        [Review 12]    Places                Alt-1..3 |
         Due                                                        |
        /                                                           |
        > Answer one                                                |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
         Enter open  Esc to Learn  F1 help  Ctrl-C quit             |
        """)
  }

  @Test("reads its numbers whenever it is drawn, and shows no 0")
  func badge() {
    let model = SchoolModel()
    let app = makeSchool(model)
    app.launch(
      size: Size(columns: 60, rows: 16), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("alt+2", "enter")
    #expect(
      edges(of: app.compose())[0] == " Learn        [Review 11]    Places                Alt-1..3")
    model.due.store(0, ordering: .relaxed)
    app.refresh()
    #expect(
      edges(of: app.compose())[0] == " Learn        [Review]       Places                Alt-1..3")
    model.due.store(1_000, ordering: .relaxed)
    app.refresh()
    #expect(
      edges(of: app.compose())[0] == " Learn        [Review 999+]  Places                Alt-1..3")
    // Moving the focus changes no screen, but draws.
    app.press("alt+1")
    #expect(
      edges(of: app.compose())[0] == "[Learn]        Review 999+   Places                Alt-1..3")
    model.due.store(7, ordering: .relaxed)
    app.press("down")
    #expect(
      edges(of: app.compose())[0] == "[Learn]        Review 7      Places                Alt-1..3")
  }

  @Test("keeps the titles in their places as a number changes")
  func room() {
    let model = SchoolModel()
    let app = makeSchool(model)
    app.launch(
      size: Size(columns: 60, rows: 16), appearance: Appearance(glyphs: .ascii, motion: .none))
    let places = [0, 1, 12, 999, 5_000].map { number in
      model.due.store(number, ordering: .relaxed)
      app.refresh()
      return app.place(of: "Places").column
    }
    #expect(Set(places).count == 1, "\(places)")
  }

  @Test("shows the mode that is clicked, if the button goes up where it went down")
  func click() {
    let app = launchSchool()
    app.click(15, 0)
    #expect(app.path.id == .review)
    app.mouse(.press(.left), 2, 0)
    app.mouse(.release(.left), 30, 0)
    #expect(app.path.id == .review)
    app.mouse(.press(.left), 2, 0)
    app.mouse(.release(.left), 2, 5)
    #expect(app.path.id == .review)
    app.click(50, 0)
    #expect(app.path.id == .review)
    app.click(2, 0)
    #expect(app.path.id == .learn)
    #expect(app.lastRecord?.event.trigger == .control("mode"))
  }

  @Test("moves everything below it down by a line, for the mouse too")
  func pointer() {
    let app = launchSchool([.subjects, .lesson(1)])
    #expect(app.place(of: "Begin").row == 3)
    app.click(8, 3)
    #expect(app.shows("begun"))
    app.click(0, 1)
    #expect(app.focusedText == "Stay")
  }

  @Test("leaves the cursor where the text of a field is")
  func cursor() {
    let app = launchSchool(in: .review)
    app.type("a")
    let low = app.compose().cursor
    app.handle(.resize(Size(columns: 60, rows: 15)))
    let high = app.compose().cursor
    #expect(low?.row == 2)
    #expect(high?.row == 1)
    #expect(low?.column == high?.column)
  }

  @Test("stays beside the inspector, where there is room for both")
  func inspector() {
    let app = makeSchool()
    app.offerInspector { "\($0)" }
    app.launch(
      size: Size(columns: 120, rows: 24), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("alt+2", "f12")
    let lines = app.compose().lines
    #expect(lines[0].hasPrefix(" Learn        [Review 12]    Places"))
    #expect(lines[0].contains("| Inspector"))
    #expect(lines[1].contains("| Path learn"))
    #expect(
      lines[2].contains("| #1 subjects Subjects") || lines[2].contains("#1 subjects Subjects"))
    #expect(lines[3].contains("| Path review *"))
    #expect(lines[5].contains("| Path places"))
    app.handle(.resize(Size(columns: 90, rows: 24)))
    #expect(app.compose().lines[0].hasPrefix("< Due "))
  }

  @Test("leaves a mark before the title of another mode where it has no room, to go back by mouse")
  func markInstead() {
    let app = launchSchool(columns: 40, rows: 12)
    #expect(edges(of: app.compose())[0] == " Subjects")
    app.press("alt+2")
    #expect(edges(of: app.compose())[0] == "< Due")
    app.click(0, 0)
    #expect(app.path.id == .learn)
  }

  @Test("does not exist in a program of one mode, which is a program with a root")
  func oneMode() {
    let appearance = Appearance(glyphs: .ascii, motion: .none)
    let one = App(modes: [Mode(.main, root: SampleRoute.home, title: "Home")]) { _ in Home() }
    let root = App(root: SampleRoute.home) { _ in Home() }
    for app in [one, root] {
      app.launch(size: Size(columns: 80, rows: 24), appearance: appearance)
      app.press("alt+1", "ctrl+pgdn", "f1")
    }
    #expect(one.compose() == root.compose())
    #expect(!one.shows("tab"))
    #expect(one.saved == root.saved)
  }

  @Test("shows as many titles as fit, among them the one on show")
  func manyModes() {
    let app = App(
      modes: (1...9).map { number in
        Mode(
          PathID(rawValue: "\(number)"), root: SampleRoute.deep(number), title: "Mode \(number)00")
      }
    ) { route in
      switch route {
      case .deep(let level): Deep(level: level)
      default: Home()
      }
    }
    app.launch(
      size: Size(columns: 60, rows: 16), appearance: Appearance(glyphs: .ascii, motion: .none))
    for number in 1...9 {
      app.press("alt+\(number)")
      #expect(edges(of: app.compose())[0].contains("[Mode \(number)00]"))
    }
  }
}

extension JournalEvent {
  /// What triggered a change.
  fileprivate var trigger: Trigger? {
    if case .change(let change) = self { change.trigger } else { nil }
  }
}
