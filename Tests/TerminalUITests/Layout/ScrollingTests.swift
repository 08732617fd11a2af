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
          entry 7              #|
          entry 8               |
          entry 9             # |
          line 1                |
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

@Suite("Scrolling to a name that several parts have")
struct ScrollingPartsTests {
  /// Two parts with lists, whose rows may have the same names, unlike other views.
  private struct Twins: Screen {
    typealias Route = SampleRoute
    var title: String { "Twins" }
    static var keys: Keys<Self> {
      KeyBinding("a", "in A") { _, context in context.scroll(to: .view("row 3"), in: "A") }
      KeyBinding("b", "in B") { _, context in context.scroll(to: .view("row 3"), in: "B") }
      KeyBinding("c", "in none") { _, context in context.scroll(to: .view("row 3"), in: "C") }
      KeyBinding("d", "elsewhere") { _, context in context.scroll(to: .view("only A"), in: "B") }
      KeyBinding("e", "anywhere") { _, context in context.scroll(to: .view("row 3")) }
    }
    var body: some View<Self> {
      ScrollView(height: .lines(2)) {
        RowList((1...5).map { "row \($0)" }) { Row("a \($0)") }.id { $0 }
        Text("end").id("only A")
      }
      .id("A")
      ScrollView(height: .lines(2)) {
        RowList((1...6).map { "row \($0)" }) { Row("b \($0)") }.id { $0 }
      }
      .id("B")
    }
  }

  @Test(
    "moves only the part that is named",
    arguments: [
      ("a", "a row 3", "b row 1"), ("b", "a row 1", "b row 3"), ("c", "a row 1", "b row 1"),
      ("d", "a row 1", "b row 1"), ("e", "a row 3", "b row 1"),
    ])
  func part(key: String, first: String, second: String) {
    let app = App(root: SampleRoute.home) { _ in Twins() }
    app.launch(size: Size(columns: 30, rows: 8), appearance: Appearance(glyphs: .ascii))
    app.type(key)
    let frame = app.compose()
    #expect(frame.line(1).contains(first), "\(frame.picture)")
    #expect(frame.line(3).contains(second), "\(frame.picture)")
  }
}

@Suite("The scroll bar")
struct ScrollBarTests {
  /// Forty lines that can't be chosen, and a row at each end.
  private struct Pages: Screen {
    typealias Route = SampleRoute
    var title: String { "Pages" }
    var body: some View<Self> {
      Row("first").onSelect { _, _ in }
      ForEach(0..<40) { Text("line \($0)") }
      Row("last").onSelect { _, _ in }
    }
  }

  private func pages() -> App<SampleRoute> {
    let app = App(root: SampleRoute.home) { _ in Pages() }
    app.launch(size: Size(columns: 30, rows: 12), appearance: Appearance(glyphs: .ascii))
    return app
  }

  @Test("goes to where it is clicked, and with the pointer while the button is held")
  func drag() {
    let app = pages()
    #expect(app.compose().line(1).contains("first"))
    app.mouse(.press(.left), 29, 10)
    #expect(app.compose().line(10).contains("last"))
    app.mouse(.drag(.left), 12, 1)
    #expect(app.compose().line(1).contains("first"))
    app.mouse(.drag(.left), 29, 5)
    let middle = app.compose().line(1)
    #expect(!middle.contains("first") && !middle.contains("last"))
    app.mouse(.release(.left), 29, 5)
    #expect(app.compose().line(1) == middle)
    app.mouse(.drag(.left), 29, 1)
    #expect(app.compose().line(1) == middle)
  }

  @Test("stays where it is when its thumb is pressed")
  func grip() {
    let app = pages()
    app.mouse(.wheel(.down), 5, 5)
    let before = app.compose().picture
    let row = (1...10).first { app.compose().line($0).hasSuffix("#") } ?? 0
    #expect(row > 0)
    app.mouse(.press(.left), 29, row)
    app.mouse(.release(.left), 29, row)
    #expect(app.compose().picture == before)
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
    // The first line of the list of keys.
    #expect(app.compose().focus == Position(column: 19, row: 3))
  }
}
