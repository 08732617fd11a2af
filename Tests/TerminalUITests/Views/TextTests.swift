import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A text in parts, links, and a long text.
struct Notice: Screen {
  enum Route: RouteValue { case root }

  let text: String
  var opened = "nothing"

  var title: String { "Notice" }

  var body: some View<Self> {
    Text("3 ").bold() + Text("files of twelve ").foreground(.green) + Text("名古屋").underline()
    Link("the manual") { screen, _ in screen.opened = "manual" }
    Link("a 2nd link that is too long to be seen") { screen, _ in screen.opened = "second" }
    Text("opened \(opened)")
    ScrollView { Text(text) }
  }
}

@Suite("Text on a screen")
struct TextTests {
  private func launch(_ text: String = "", columns: Int = 22, rows: Int = 10) -> App<Notice.Route> {
    let app = App(root: Notice.Route.root) { _ in Notice(text: text) }
    app.launch(
      size: Size(columns: columns, rows: rows),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("wraps across its parts, each of which keeps its look")
  func parts() {
    let frame = launch().compose()
    expect(
      frame,
      looksLike: """
         Notice               |
          3 files of twelve   |
          名古屋              |
        > the manual          |
          a 2nd link that ... |
          opened nothing      |
                              |
                              |
                              |
         Enter open  ? help   |
        """)
    #expect(frame[column: 2, row: 1].style == Style(attributes: .bold))
    #expect(frame[column: 4, row: 1].style == Style(foreground: .green))
    #expect(frame[column: 2, row: 2].style == Style(attributes: .underline))
  }

  @Test("has links that keys and clicks choose")
  func links() {
    let app = launch()
    app.press("enter")
    #expect(app.compose().line(5).hasPrefix("  opened manual"))
    app.click(5, 4)
    #expect(app.compose().line(5).hasPrefix("  opened second"))
    #expect(app.focusedText?.hasPrefix("a 2nd") == true)
  }

  @Test("shows each line of a long text once, whatever keys scroll it")
  func scrolling() {
    let text = (1...3_000).map { "\($0) one two three" }.joined(separator: "\n")
    let app = launch(text)
    app.press("down", "down")
    var top = number(app)
    #expect(top == 1)
    for (key, step) in [("down", 1), ("pgdn", 2), ("pgdn", 2), ("up", -1), ("pgup", -2)] {
      app.press(key)
      #expect(number(app) == top + step, "\(key)")
      top = number(app)
    }
    app.press("end")
    #expect(number(app) == 2_998)
  }

  /// The number in the first line of the long text that has one.
  private func number(_ app: App<Notice.Route>) -> Int {
    app.compose().lines[6...].lazy.compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }.first ?? -1
  }
}
