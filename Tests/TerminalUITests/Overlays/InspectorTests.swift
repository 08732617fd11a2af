import Navigation
import TerminalCore
import TerminalUI
import Testing

/// Makes the sample program with an inspector, and shows a path.
func inspected(
  _ path: SampleRoute..., columns: Int = 90, rows: Int = 16, motion: MotionSetting = .none
) -> App<SampleRoute> {
  let app = makeSample()
  app.offerInspector { "\($0)" }
  app.keepEvents()
  app.launch(
    path.isEmpty ? nil : path, size: Size(columns: columns, rows: rows),
    appearance: Appearance(glyphs: .ascii, motion: motion))
  return app
}

@Suite("The inspector")
struct InspectorTests {
  @Test("exists only in apps that offer it")
  func notOffered() {
    let app = launch(columns: 90, rows: 24)
    let before = app.compose()
    app.press("f12")
    #expect(app.compose() == before)
    app.press("?")
    #expect(!app.compose().picture.contains("F12"))
  }

  @Test("shows the path and the latest events beside the screens")
  func docked() {
    let app = inspected()
    app.press("f12", "enter")
    expect(
      app.compose(),
      looksLike: """
        < Home > Animals                                | Inspector                               |
          All                                           | Path                                    |
        > 1 ant                                         |  #1 home Home                           |
          2 bee                                         |  #2 list Animals                        |
          3 cat                                         | Log                                     |
                                                        |  #1 willAppear(launched) home           |
                                                        |  #1 didAppear home                      |
                                                        | completed                               |
                                                        |  #2 created list                        |
                                                        | push by #1, key:enter                   |
                                                        |  #1 willDisappear(covered) home         |
                                                        |  #2 willAppear(pushed) list             |
                                                        |  #1 didDisappear home                   |
                                                        |  #2 didAppear list                      |
                                                        | completed                               |
         Enter open  Esc back  ? help  q quit           | F12 use                                 |
        """)
  }

  @Test("passes keys to the screens, takes them, and closes as F12 is pressed again")
  func steps() {
    let app = inspected()
    let before = app.compose()
    app.press("f12", "down")
    #expect(app.focusedText == "Form")
    app.press("f12", "down")
    #expect(app.focusedText == "Form")
    app.press("f12", "down")
    #expect(app.focusedText == "Loading")
    app.press("up", "up")
    #expect(app.compose() == before)
  }

  @Test("shows the last lines that the program has printed, while it is open")
  func printed() throws {
    let app = inspected(columns: 30, rows: 20)
    let terminal = CountingTerminal(
      size: Size(columns: 30, rows: 20), typing: [.key(Key(.function(12)))])
    terminal.printed = ["first", "second", "third"]
    try app.run(on: terminal)
    let lines = try #require(terminal.shown).lines.map { $0.prefix(8) }
    let heading = try #require(lines.firstIndex(of: "Printed "))
    #expect(lines[heading...].dropFirst().prefix(3) == [" second ", " third  ", "Log     "])
  }

  @Test("leaves the whole window to the screens if there is no room for both", arguments: [79, 80])
  func covering(columns: Int) {
    let app = inspected(columns: columns)
    app.press("f12", "down")
    let covers = columns < 80
    #expect(app.focusedText == (covers ? "List" : "Form"))
    #expect(app.compose().line(0).contains("Home") != covers)
    app.press("f12")
    #expect(app.compose().line(0).contains("Home"))
  }

  @Test("has the cursor instead of the screens while it has the keyboard", arguments: [79, 80])
  func hidingFocus(columns: Int) {
    let app = inspected(columns: columns)
    for opens in [false, true] {
      if opens { app.press("f12") }
      let frame = app.compose()
      #expect(app.showsFocus == (!opens || columns >= 80))
      #expect((frame.focus?.row == 0) != app.showsFocus)
    }
    app.press("f12", "left")
    #expect(app.showsFocus == (columns < 80))
  }

  @Test("moves from beside the screens to on top of them and back as the window changes")
  func resizing() {
    let app = inspected()
    app.press("f12")
    let before = app.compose()
    for columns in [60, 20, 5, 1, 90] {
      app.handle(.resize(Size(columns: columns, rows: 16)))
      #expect(app.compose().size.columns == columns)
    }
    #expect(app.compose() == before)
  }

  @Test(
    "closes on the keys for back and quit, and lets Ctrl-C through",
    arguments: ["esc", "q", "backspace"])
  func closing(key: String) {
    let app = inspected()
    let before = app.compose()
    app.press("f12", "f12", key)
    #expect(app.compose() == before)
    #expect(!app.isEnded)
    app.press("f12", "f12", "ctrl+c")
    #expect(app.isEnded)
  }

  @Test("a click gives the keys to the part that was clicked")
  func clicking() {
    let app = inspected()
    app.press("f12")
    app.click(80, 8)
    app.press("down")
    #expect(app.focusedText == "List")
    app.click(40, 8)
    app.press("down")
    #expect(app.focusedText == "Form")
  }

  @Test("the scroll position of the log stays while new lines arrive", arguments: [true, false])
  func scrolling(byWheel: Bool) {
    let app = inspected(rows: 10)
    app.press("enter", "f12", "f12")
    let newest = app.compose().lines[5...8]
    #expect(newest.last?.contains("| completed ") == true)
    if byWheel {
      for _ in 0..<9 { app.mouse(.wheel(.up), 80, 4) }
    } else {
      app.press("home")
    }
    let oldest = app.compose().lines[5...8]
    #expect(oldest.first?.contains("|  #1 created home ") == true)
    app.perform(.push(.form))
    #expect(
      app.compose().lines[6...8].map { $0.dropFirst(48) }
        == oldest.dropFirst().map {
          $0.dropFirst(48)
        })
    app.press("end")
    #expect(app.compose().lines[8].contains("| completed "))
  }

  @Test("hides a field's cursor while it has the keys")
  func cursor() {
    let app = inspected(.home, .search)
    app.press("f12")
    #expect(app.compose().cursor != nil)
    app.press("f12")
    #expect(app.compose().cursor == nil)
  }

  @Test(
    "cancels a held swipe, whatever is done to it",
    arguments: [
      InputEvent.key(Key(.function(12))), .key(Key(.escape)),
      .mouse(MouseEvent(.press(.left), at: Position(column: 80, row: 3))),
    ])
  func held(event: InputEvent) {
    let app = inspected(.home, .list, motion: .full)
    app.press("f12")
    app.drag(to: 20)
    app.handle(event)
    app.mouse(.release(.left), 45, 3)
    app.wait(180)
    #expect(app.path.count == 2)
    #expect(app.compose().picture.contains("Inspector"))
    #expect(app.isIdle)
  }

  @Test("Escape cancels a wheel swipe, and closes nothing")
  func wheel() {
    let app = inspected(.home, .list, motion: .full)
    app.press("f12", "f12")
    for _ in 0..<4 { app.mouse(.wheel(.left), 20, 3) }
    app.press("esc")
    app.wait(500)
    #expect(app.path.count == 2)
    #expect(app.compose().picture.contains("F12 close"))
  }

  @Test("a button pressed on the screens and released on it is not a click, nor the reverse")
  func acrossTheBorder() {
    let app = inspected(.home)
    app.press("f12")
    app.mouse(.press(.left), 47, 1)
    app.mouse(.release(.left), 48, 1)
    app.mouse(.press(.left), 48, 1)
    app.mouse(.release(.left), 47, 1)
    #expect(app.path.count == 1)
  }

  @Test(
    "lists running tasks, and cancelled ones until they end",
    arguments: [
      (Language.english, "the task #2 deaf", ", cancelled"),
      (.japanese, "タスク #2 deaf", "、取り消し済み"),
    ])
  func tasks(language: Language, running: String, cancelled: String) {
    let app = App(root: SampleRoute.home) { route in
      switch route {
      case .list: Deaf()
      default: Home()
      }
    }
    app.offerInspector { "\($0)" }
    app.launch(
      size: Size(columns: 90, rows: 16), appearance: Appearance(language: language, motion: .none))
    app.press("f12", "enter")
    #expect(app.compose().picture.contains(running + " "))
    app.press("esc")
    #expect(app.compose().picture.contains(running + cancelled))
    _ = app.nextFrame()
    app.wait(1000)
    #expect(app.nextFrame()?.picture.contains("#2 deaf") == false)
  }

  @Test("lists the entries that wait for a value")
  func slots() {
    let app = inspected()
    app.press("f12", "4")
    #expect(app.compose().picture.contains("#1 waits for colour from #2"))
    app.press("enter")
    #expect(!app.compose().picture.contains("waits for"))
    #expect(app.compose().picture.contains("return by #2, key:enter"))
  }

  @Test("keeps only the last five hundred lines, and no screen alive")
  func bounded() {
    let app = inspected()
    for _ in 0..<200 { app.press("enter", "esc") }
    #expect(app.leaks.isEmpty)
    app.press("f12", "f12", "home")
    #expect(!app.compose().picture.contains("launch by app"))
    #expect(app.isIdle)
  }
}
