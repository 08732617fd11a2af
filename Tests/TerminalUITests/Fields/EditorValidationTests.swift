import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A form with a text that has to be long enough, and the rows around it.
private struct Report: Screen {
  enum Route: RouteValue { case root }

  var text = ""
  var sent = 0
  var height = ScrollHeight.lines(4)
  var words = "too short"

  var title: String { "Report" }

  var body: some View<Self> {
    Form {
      TextEditor("Notes", \.text, height: height)
        .validate { [words] in $0.count < 6 ? words : nil }
      Button("Send", submits: true) { screen, _ in screen.sent += 1 }
      Text("sent \(sent)")
    }
  }
}

/// A text that is checked by a property, and by what takes time.
private struct Essay: Screen {
  enum Route: RouteValue { case root }

  var text = ""
  var sent = 0
  private var queue: WorkQueue?
  private var problem: String? { text.isEmpty ? "empty" : nil }

  var title: String { "Essay" }

  var body: some View<Self> {
    TextEditor(\.text, height: .lines(1))
      .validate(\.problem)
      .check { [queue] text in
        try? await queue?.sleep(for: .milliseconds(500))
        return text == "copied" ? "known" : nil
      }
    Button("Send", submits: true) { screen, _ in screen.sent += 1 }
    Text("sent \(sent)")
  }

  mutating func start(in context: Context<Self>) { queue = context.queue }
}

@Suite("The check of an editor")
struct EditorValidationTests {
  private static let look = Appearance(glyphs: .ascii, motion: .none)

  private func launch(
    height: ScrollHeight = .lines(4), words: String = "too short"
  ) -> App<Report.Route> {
    let app = App(root: Report.Route.root) { _ in Report(height: height, words: words) }
    app.launch(size: Size(columns: 30, rows: 12), appearance: Self.look)
    return app
  }

  @Test("speaks in its last line once it was edited and left, and moves nothing")
  func message() {
    let app = launch()
    app.press("tab", "backtab")
    #expect(!app.shows("too short"))
    app.type("a")
    app.press("enter")
    app.type("b")
    app.press("tab")
    expect(
      app.compose(),
      looksLike: """
         Report                       |
          Notes                       |
        | a                           |
        | b                           |
        |                             |
          x too short                 |
        > [ Send ]                    |
          sent 0                      |
                                      |
                                      |
                                      |
         Enter submit  ? help  q quit |
        """)
    app.press("backtab")
    app.type("cde")
    #expect(!app.shows("too short"))
    #expect(app.compose().line(5).hasPrefix("|  "))
    #expect(app.compose().line(6).contains("[ Send ]"))
  }

  @Test("keeps its form from being submitted, and gets the focus")
  func submitting() {
    let app = launch()
    app.press("tab", "enter")
    #expect(app.shows("x too short") && app.shows("sent 0"))
    app.type("long enough")
    app.press("tab", "enter")
    #expect(app.shows("sent 1"))
  }

  @Test("keeps the cursor in sight above what it says, at the end of a long text too")
  func longText() {
    let app = launch(words: "this text is far too short for such a report")
    app.handle(.paste("1\n2\n3"))
    app.press("tab", "backtab")
    #expect(app.shows("x this text is far too"))
    let lines = app.compose().lines
    #expect(lines[2].hasPrefix("| 2 ") && lines[3].hasPrefix("> 3 "), "\(lines)")
    #expect(app.compose().cursor == Position(column: 3, row: 3))
    app.press("up", "up")
    #expect(app.compose().lines[2].hasPrefix("> 1 "))
    app.click(3, 3)
    #expect(app.compose().cursor == Position(column: 3, row: 3))
    #expect(app.compose().lines[6].contains("[ Send ]"))
  }

  @Test("leaves a line to the text of an editor of one line, and takes part in what fills")
  func heights() {
    let app = launch(height: .lines(1), words: "a message that needs several lines of its own")
    app.type("a")
    app.press("tab")
    let lines = app.compose().lines
    #expect(lines[2].hasPrefix("| a "))
    #expect(lines[3].hasPrefix("  x a message"))
    #expect(lines[4].contains("[ Send ]"))
  }

  @Test("may be made by a property of the screen, and may take time")
  func others() {
    let app = App(root: Essay.Route.root) { _ in Essay() }
    app.launch(size: Size(columns: 30, rows: 10), appearance: Self.look)
    app.press("tab", "enter")
    #expect(app.shows("x empty") && app.shows("sent 0"))
    app.type("copied")
    app.press("tab", "enter")
    app.wait(1_000)
    #expect(app.shows("x known") && app.shows("sent 0"), "\(app.compose().picture)")
    app.type("!")
    app.press("tab", "enter")
    app.wait(1_000)
    #expect(app.shows("sent 1"), "\(app.compose().picture)")
  }
}
