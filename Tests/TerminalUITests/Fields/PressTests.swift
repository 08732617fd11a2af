import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A click")
struct PressTests {
  private enum PressRoute: RouteValue { case press }

  /// A field whose message needs a line, rows the second of which gets a line above them when it is
  /// focused, and two buttons side by side.
  private struct Pressing: Screen {
    typealias Route = PressRoute

    var mail = ""
    var isOpen = false
    var chosen: [String] = []

    var title: String { chosen.joined(separator: " ") }

    var body: some View<Self> {
      TextField("Mail", \.mail).validate { $0.contains("@") ? nil : "an @ is missing in it" }
      HStack {
        Button("Send") { screen, _ in screen.chosen.append("send") }
        Button("Clear") { screen, _ in screen.chosen.append("clear") }
      }
      Button("Quit") { screen, _ in screen.chosen.append("quit") }
      if isOpen { Text("About the second one") }
      Row("First").onSelect { screen, _ in screen.chosen.append("first") }
      Row("Second").onSelect { screen, _ in screen.chosen.append("second") }
        .onFocus { screen, _ in screen.isOpen = true }
    }
  }

  private func launch() -> App<PressRoute> {
    let app = App(root: PressRoute.press) { _ in Pressing() }
    app.launch(
      size: Size(columns: 24, rows: 12), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("presses what was pressed, although its field then has a message that moves it")
  func message() {
    let app = launch()
    app.type("x")
    let (column, row) = app.place(of: "[ Quit")
    app.mouse(.press(.left), column, row)
    #expect(!app.shows("missing") && app.place(of: "[ Quit") == (column, row))
    app.mouse(.release(.left), column, row)
    #expect(app.title == "quit")
    #expect(app.shows("missing") && app.place(of: "[ Quit") != (column, row))
  }

  @Test("that isn't one, because the button is released elsewhere, only leaves the field")
  func elsewhere() {
    let app = launch()
    app.type("x")
    let (column, row) = app.place(of: "[ Quit")
    app.mouse(.press(.left), column, row)
    app.mouse(.release(.left), column, row - 1)
    #expect(app.shows("missing") && app.title.isEmpty)
  }

  @Test("chooses what was pressed, although something else has come there meanwhile")
  func moved() {
    let app = launch()
    let (column, row) = app.place(of: "Second")
    app.mouse(.press(.left), column, row)
    #expect(app.place(of: "First") == (column, row))
    app.mouse(.release(.left), column, row)
    #expect(app.title == "second" && app.focusedText == "Second")
  }

  @Test("doesn't press what is beside it")
  func beside() {
    let app = launch()
    let (column, row) = app.place(of: "] ")
    #expect(app.place(of: "[ Clear") == (column + 4, row))
    for (pressed, released) in [(column + 1, column + 3), (column + 3, column + 1)] {
      app.mouse(.press(.left), pressed, row)
      app.mouse(.release(.left), released, row)
      #expect(app.title.isEmpty, "\(pressed), \(released)")
    }
  }
}
