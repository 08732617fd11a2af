import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Scrolling by a handler")
struct ScrollingTests {
  @Test("works before the screen is first laid out")
  func start() {
    expect(
      launchShelf(.log, columns: 24, rows: 6).compose(),
      looksLike: """
         Log                    |
          entry 7             |#|
          entry 8             |||
          entry 9             #||
          line 1               ||
         a log's end  ? help    |
        """)
  }

  @Test(
    "shows what is asked for at the top, as far as the lines allow",
    arguments: [
      ("b", ["entry 1", "entry 2", "entry 3", "line 1"]),
      ("c", ["line 28", "line 29", "line 30", "last"]),
      ("d", ["line 10", "line 11", "line 12", "line 13"]),
      ("e", ["entry 4", "entry 5", "entry 6", "line 1"]),
      ("f", ["entry 7", "entry 8", "entry 9", "line 1"]),
      ("cbe", ["entry 4", "entry 5", "entry 6", "line 1"]),
    ])
  func shows(keys: String, lines: [String]) {
    let app = launchShelf(.log, columns: 24, rows: 6)
    app.type(keys)
    let frame = app.compose()
    for (row, line) in lines.enumerated() {
      #expect(frame.line(row + 1).contains(line), "\(frame.picture)")
    }
  }
}

@Suite("A table with a name")
struct NamedTableTests {
  @Test("gets the focus and is scrolled by its name")
  func name() {
    let app = launchShelf(.people)
    app.type("a")
    #expect(app.focusedText == "person 1")
    app.type("b")
    #expect(app.compose().picture.contains("person 20"))
    #expect(app.compose().picture.contains("twenty people"))
  }
}

@Suite("The hidden cursor")
struct HiddenCursorTests {
  @Test("waits at what has the focus")
  func focus() {
    let app = launchShelf(.adaptive)
    #expect(app.compose().focus == Position(column: 0, row: 1))
    app.press("down")
    #expect(app.compose().focus == Position(column: 0, row: 2))
    app.press("f1")
    #expect(app.compose().focus == nil)
  }
}
