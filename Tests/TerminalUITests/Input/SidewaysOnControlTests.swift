import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Keys to the side on a control")
struct SidewaysOnControlTests {
  @Test("move the focus between buttons, and press none", arguments: [["right"], ["l"]])
  func press(keys: [String]) {
    let app = launch()
    app.press("down")
    #expect(app.focusedText == "Save")
    for _ in 0..<4 {
      app.press(keys[0])
      app.wait(1_001)
    }
    #expect(app.focusedText == "Revert" && app.shows("nothing done"))
    app.press("space")
    #expect(app.shows("reverted"))
  }

  @Test("don't go back from the first button", arguments: ["left", "h"])
  func back(key: String) {
    let app = launch()
    app.press("down", key)
    app.wait(1_001)
    app.press(key)
    #expect(app.title == "Form")
    app.press("backspace")
    #expect(app.title == "Entrance")
  }

  @Test("still open a row, and go back from it")
  func row() {
    let app = launch()
    app.press("left")
    #expect(app.title == "Entrance")
    app.press("right")
    #expect(app.title == "Form")
  }

  @Test("are not among the keys that press it; Space is")
  func help() {
    let app = launch()
    app.press("down", "?")
    let lines = app.compose().lines
    #expect(lines.contains { $0.contains("Enter Space") && $0.contains("press") })
    #expect(lines.contains { $0.contains("Esc Backspace") && $0.contains("back") })
  }

  private func launch() -> App<FormRoute> {
    let app = App(root: FormRoute.entrance) { route in
      switch route {
      case .entrance: Entrance()
      case .form: PlainForm()
      }
    }
    app.launch(
      [.entrance, .form], size: Size(columns: 60, rows: 20),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }
}

private enum FormRoute: RouteValue { case entrance, form }

private struct Entrance: Screen {
  typealias Route = FormRoute
  var title: String { "Entrance" }
  var body: some View<Self> { Row("Form").onSelect { _, context in context.push(.form) } }
}

private struct PlainForm: Screen {
  typealias Route = FormRoute
  var done = "nothing done"
  var title: String { "Form" }
  var body: some View<Self> {
    Row(done).onSelect { _, _ in }
    HStack {
      Button("Save") { screen, _ in screen.done = "saved" }
      Button("Revert") { screen, _ in screen.done = "reverted" }
    }
  }
}
