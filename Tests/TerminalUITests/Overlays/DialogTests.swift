import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("A dialog")
struct DialogTests {
  @Test("covers its screen and takes the keys")
  func looks() {
    let app = launch(.home, .dialogs)
    app.press("enter", "down")
    expect(
      app.compose(),
      looksLike: """
        < Home > Dialogs              |
          1 As +-------------+     -  |
          2 Tw | Which?      |        |
          3 La |   1 one     |        |
          4 Co | > 2 two     |        |
               |   3 neither |        |
               +-------------+        |
         Enter two  Esc neither       |
        """)
    #expect(app.focusedText == "two")
    #expect(app.compose().cursor == nil)
  }

  @Test(
    "names a choice in an English hint with a small first letter, unless it has other capitals",
    arguments: [
      ("Keep it", "en", "keep it"), ("OK", "en", "OK"), ("I know", "en-GB", "I know"),
      ("iPad", "en", "iPad"), ("Öffnen", "de", "Öffnen"), ("つづける", "ja", "つづける"), ("", "en", ""),
    ] as [(String, Language, String)])
  func hints(choice: String, language: Language, hint: String) {
    #expect(choice.asHint(in: language) == hint)
  }

  @Test("of the options of a picker names them in its hints as they are")
  func options() {
    let app = show(columns: 40, rows: 8) { _ in
      Picker("Kind", \Showing.section, ["Day", "Week"], style: .list)
    }
    app.press("enter", "down")
    #expect(app.compose().lines.last?.hasPrefix(" Enter Week  Esc cancel ") == true)
    app.press("down")
    #expect(app.compose().lines.last?.contains(" cancel ") == true)
  }

  @Test(
    "keys, digits and Escape answer it, and keys that mean nothing in it do nothing",
    arguments: [
      (["enter"], "-0"), (["down", "enter"], "-1"), (["end", "enter"], "-2"), (["2"], "-1"),
      (["esc"], "-2"), (["x", "?", "q", "9"], "-"), (["up", "pgdn", "home", "enter"], "-0"),
      (["l", "right"], "-"),
    ])
  func answers(keys: [String], answer: String) {
    let app = launch(.home, .dialogs)
    app.press("enter")
    for key in keys { app.press(key) }
    if answer == "-" { #expect(app.focusedText == "one") }
    if answer != "-" { #expect(app.compose().line(1).hasSuffix("\(answer)  ")) }
    #expect(app.title == "Dialogs")
  }

  @Test(
    "Ctrl-C quits from anywhere, whatever is open",
    arguments: [["enter", "ctrl+c"], ["?", "ctrl+c"], ["esc", "esc", "ctrl+c"], ["ctrl+c"]])
  func interrupt(keys: [String]) {
    let app = launch(.home, .dialogs)
    for key in keys {
      app.press(key)
      app.wait(400)
    }
    #expect(app.isEnded)
  }

  @Test(
    "a click on an answer answers, and a click elsewhere does nothing",
    arguments: [(12, 3, "-0  "), (19, 5, "-2  "), (12, 2, "-+     -  "), (25, 4, "-+     -  ")])
  func clicks(column: Int, row: Int, end: String) {
    let app = launch(.home, .dialogs)
    app.press("enter")
    app.click(column, row)
    #expect(app.compose().line(1).hasSuffix(end))
    #expect(app.title == "Dialogs")
  }

  @Test("is not answered by a click on its border, which covers the hints", arguments: [6, 7, 8])
  func border(rows: Int) {
    let app = show(columns: 30, rows: rows) { _ in
      Row("Ask").onSelect { _, context in
        context.present(
          Dialog(
            "Really? one two three four five six seven eight nine ten eleven twelve",
            choices: [Choice("Delete", true)], cancel: Choice("Keep", false))
        ) { _, isDeleted, context in if isDeleted { context.quit() } }
      }
    }
    app.press("enter")
    for column in 0..<30 {
      app.click(column, rows - 1)
      app.wait(1_000)
    }
    #expect(!app.isEnded)
  }

  @Test("marks where a choice that is too wide is cut")
  func wideChoice() {
    let appearance = Appearance(glyphs: .ascii, theme: .mono)
    let dialog = DialogContent("Which?", choices: ["a choice of many words", "none"])
    var frame = Frame(size: Size(columns: 20, rows: 9))
    DialogBox(dialog: dialog, on: appearance).draw(
      on: &frame, appearance: appearance, phrases: Phrases().keys)
    #expect(frame.lines.contains("| > 1 a choice ... |"))
    #expect(frame.lines.contains("|   2 none         |"))
  }

  @Test("begins at the choice that it focuses; Escape makes the last one", arguments: 0...2)
  func focused(choice: Int) {
    let dialog = DialogContent("Delete?", choices: ["Delete", "Archive", "Keep"], focused: choice)
    let box = DialogBox(dialog: dialog, on: Appearance(glyphs: .ascii, theme: .mono))
    #expect(box.focus == choice)
    #expect(dialog.cancelling == 2)
  }

  @Test("can't begin at two choices")
  func focusedTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Dialog(
        "Delete?", choices: [Choice("Delete", true).focused()],
        cancel: Choice("Keep", false).focused())
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("2 choices of one dialog are focused: “Delete?”"))
  }

  @Test("dialogs of one screen stack up")
  func stacked() {
    let app = launch(.home, .dialogs)
    app.press("2")
    #expect(app.compose().line(2).contains("Second?"))
    app.press("1")
    #expect(app.compose().line(2).contains("First?"))
    app.press("2")
    #expect(app.compose().line(1).hasSuffix("-01  "))
  }

  @Test("stays with a covered screen, and comes back and moves with it")
  func covered() {
    let app = launch(.home, .dialogs, motion: .full)
    app.press("4")
    #expect(app.compose().lines.joined().contains("Still?"))
    app.wait(180)
    #expect(app.title == "Level 1")
    #expect(!app.compose().lines.joined().contains("Still?"))
    app.press("down", "esc")
    app.wait(180)
    #expect(app.compose().line(2).contains("Still?"))
    app.press("2")
    #expect(app.compose().line(1).hasSuffix("-1  "))
  }

  @Test(
    "goes with its screen, and is then answered as by Escape",
    arguments: [(["enter"], ["Which? 2"]), (["2"], ["Second? 2", "First? 2"]), ([], [])])
  func gone(keys: [String], answers: [String]) {
    let model = SampleModel()
    let app = launch(.home, .dialogs, model: model, motion: .full)
    for key in keys { app.press(key) }
    app.perform(.popToRoot())
    #expect(model.answers == [])
    app.wait(180)
    #expect(model.answers == answers)
    #expect(app.focusedText == "List")
    #expect(app.leaks.isEmpty)
  }

  @Test("sends no events to screens, and tasks keep running beneath it")
  func unheard() {
    let app = launch(.home, .dialogs)
    _ = app.takeEvents()
    app.press("3", "1")
    #expect(app.compose().picture.contains("Which?"))
    app.press("esc", "1")
    #expect(app.takeEventWords() == [])
    app.wait(1_000)
    #expect(app.title == "Animals")
  }

  @Test("a task of a covered screen may show a dialog there, but not navigate")
  func fromTask() {
    let app = launch(.home, .dialogs)
    app.press("3")
    app.perform(.push([.deep(1)]))
    app.wait(1000)
    #expect(app.title == "Level 1")
    #expect(app.isIdle)
    app.press("esc")
    #expect(app.compose().line(2).contains("Late?"))
    #expect(app.title == "Dialogs")
  }

  @Test("there is no swipe while it is open")
  func noSwipe() {
    let app = launch(.home, .dialogs, motion: .full)
    app.press("enter")
    app.drag(to: 20)
    app.mouse(.release(.left), 20, 3)
    app.mouse(.wheel(.left), 20, 3)
    #expect(app.isIdle)
    #expect(app.focusedText == "one")
  }

  @Test("the focused one of many answers is visible, and a click chooses the one under it")
  func manyAnswers() {
    let app = App(root: SampleRoute.home) { _ in Many() }
    app.launch(size: Size(columns: 20, rows: 6), appearance: Appearance(glyphs: .ascii))
    app.press("enter", "end")
    #expect(app.compose().line(4).contains("> 9"))
    app.press("up")
    #expect(app.compose().lines.joined().contains("> 8"))
    app.click(9, 2)
    #expect(app.compose().line(1).contains("7"))
  }

  @Test("no digit answers where none is shown: in long lists, and for a single answer")
  func digitsWithoutNumbers() {
    let many = App(root: SampleRoute.home) { _ in Many() }
    let long = App(root: SampleRoute.home) { _ in LongMessage() }
    for app in [many, long] {
      app.launch(size: Size(columns: 20, rows: 8), appearance: Appearance(glyphs: .ascii))
      app.press("enter")
      let before = app.compose().picture
      app.press("1", "3")
      #expect(app.compose().picture == before)
    }
  }

  /// A screen with a dialog that is taller than the terminal.
  private struct Many: Screen {
    typealias Route = SampleRoute
    var answer = -1
    var title: String { "Many" }
    var body: some View<Self> {
      Row("\(answer)").onSelect { _, context in
        let dialog = Dialog(
          "Which?", choices: (0...8).map { Choice("\($0)", $0) }, cancel: Choice("9", 9))
        context.present(dialog) { screen, choice, _ in screen.answer = choice }
      }
    }
  }
}

@Suite("An app without references")
struct DialogLifeTests {
  @Test("releases what its screens share, even with a dialog open")
  func freed() {
    weak var left: SampleModel?
    do {
      let model = SampleModel()
      left = model
      let app = launch(.dialogs, model: model)
      app.press("enter")
      #expect(app.compose().picture.contains("Which?"))
    }
    #expect(left == nil)
  }
}
