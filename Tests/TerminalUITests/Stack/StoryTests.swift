import TerminalCore
import TerminalUI
import Testing

@Suite("Text that is longer than the screen")
struct StoryTests {
  @Test("starts at its first line and can be read to the end by keys")
  func reading() {
    let app = launch(.home, .story)
    #expect(app.compose().body == (1...6).map { "  line \($0)" })
    app.press("down")
    #expect(app.compose().body.first == "  line 2")
    for _ in 0..<9 { app.press("down") }
    #expect(app.compose().body.last == "> 1 Unread")
    app.press("down")
    #expect(app.compose().body.last == "> 1 Unread")
  }

  @Test("can be read back to the start by keys", arguments: ["up", "pgup", "home"])
  func readingBack(key: String) {
    let app = launch(.home, .story)
    app.press("end")
    #expect(app.compose().body.last == "> 1 Unread")
    for _ in 0..<7 { app.press(key) }
    #expect(app.compose().body == (1...6).map { "  line \($0)" })
  }

  @Test("is scrolled by a page with Space, where nothing can be chosen")
  func space() {
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let app = show(rows: 4, glyphs: .ascii) { _ in Text(text) }
    app.press("space")
    #expect(app.compose().body.first == "  line 4")
    app.press("space", "space", "space")
    #expect(app.compose().body.last == "  line 12")
    app.handle(.resize(Size(columns: 80, rows: 12)))
    app.press("?")
    #expect(app.shows("PgDn Space"), "\(app.compose().lines)")
    let withRow = launch(.home, .story)
    withRow.press("space")
    #expect(withRow.compose().body.first == "  line 1")
  }

  @Test("is scrolled by a page with Space beside a list, while it has the focus")
  func spaceBesideList() {
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let app = show(rows: 6, glyphs: .ascii) { _ in
      Row("Choose").onSelect { _, _ in }
      ScrollView(height: .lines(4)) { Text(text) }
    }
    app.press("space")
    #expect(app.compose().body[1].hasPrefix("  line 1 "), "\(app.compose().body)")
    app.press("tab", "space")
    #expect(app.compose().body[1].hasPrefix("  line 4"), "\(app.compose().body)")
  }

  @Test("a row out of sight is scrolled into view before it can be chosen")
  func unseenRow() {
    let app = launch(.home, .story)
    #expect(app.shows("Enter to the row"), "\(app.compose().lines)")
    app.press("enter")
    #expect(app.compose().body.last == "> 1 Unread")
    #expect(!app.shows("Enter to the row"), "\(app.compose().lines)")
    app.press("enter")
    #expect(app.compose().body.last == "> 1 Read")
  }

  @Test("a visible row stays visible when the screen gets lower")
  func resizing() {
    let app = launch(.home, .story, rows: 16)
    app.press("down")
    #expect(app.compose().body.last == "")
    app.handle(.resize(Size(columns: 30, rows: 7)))
    #expect(app.compose().body.last == "> 1 Unread")
  }

  @Test("rows that another layout brings into sight have the focus among them")
  func rearranging() {
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let app = show(columns: 60, rows: 6, glyphs: .ascii) { _ in
      SizeReader { width in
        if width < 40 { Text(text) }
        RowList(["a", "b", "c", "d", "e"]) { Row($0) }.onSelect { _, _, _ in }
        if width >= 40 { Text(text) }
      }
    }
    for _ in 0..<3 { app.mouse(.wheel(.down), 5, 3) }
    #expect(app.focusedText == "d" && app.compose().focus == nil)
    app.handle(.resize(Size(columns: 30, rows: 8)))
    #expect(app.compose().body.last?.hasPrefix("> 3 c") == true)
    #expect(app.focusedText == "c")
  }

  @Test("the wheel scrolls three lines, and the focus stays visible if it can")
  func wheel() {
    let model = SampleModel(items: (1...20).map { "row \($0)" })
    let app = launch(.home, .list, model: model)
    app.mouse(.wheel(.down), 5, 3)
    #expect(app.compose().body.prefix(2) == ["> row 3", "  row 4"])
    app.mouse(.wheel(.up), 5, 3)
    #expect(app.compose().body.prefix(4) == ["  All", "  row 1", "  row 2", "> row 3"])
  }

  @Test("a press does not scroll, so the release hits the same row")
  func pressAtTop() {
    let model = SampleModel(items: (1...20).map { "row \($0)" })
    let app = launch(.home, .list, model: model)
    app.mouse(.wheel(.down), 5, 3)
    app.mouse(.wheel(.up), 5, 3)
    app.press("end", "pgup", "pgup", "pgup")
    app.mouse(.wheel(.down), 5, 3)
    let line = app.compose().line(1)
    app.click(5, 1)
    #expect(app.compose().line(1).contains("chosen"))
    #expect(app.compose().line(1).dropFirst(2).prefix(6) == line.dropFirst(2).prefix(6))
  }

  @Test("a small screen still works; one that is too small says so")
  func sizes() {
    let app = launch(.home, .list, columns: 40, rows: 12)
    app.handle(.resize(Size(columns: 20, rows: 6)))
    expect(
      app.compose(),
      looksLike: """
        < Home > Animals    |
          All               |
        > 1 ant             |
          2 bee             |
          3 cat             |
         Enter open  ? help |
        """)
    app.handle(.resize(Size(columns: 11, rows: 3)))
    expect(
      app.compose(),
      looksLike: """
        enlarge to |
        20x6       |
                   |
        """)
    app.press("down")
    app.handle(.resize(Size(columns: 20, rows: 6)))
    // The effect of the key would not have been visible.
    #expect(app.compose().body[1] == "> 1 ant")
    app.press("down")
    #expect(app.compose().body[2] == "> 2 bee")
    for size in [Size(columns: 0, rows: 0), Size(columns: 1, rows: 1)] {
      app.handle(.resize(size))
      app.press("down", "?", "esc")
      app.click(0, 0)
      #expect(app.compose().size == size)
    }
  }
}
