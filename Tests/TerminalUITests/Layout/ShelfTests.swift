import TerminalCore
import TerminalUI
import Testing

@Suite("Views that come and go, get little room, or are out of sight")
struct ShelfTests {
  @Test("keep their state when something beside them comes or goes")
  func identity() {
    let app = launchShelf(.changing)
    app.press("home", "f5")
    app.type("x")
    #expect(app.focusedText == "Text xabc")
    app.press("f5")
    app.type("y")
    #expect(app.focusedText == "Text xyabc")
  }

  @Test("have the room that they ask for inside of their padding")
  func padding() {
    #expect(launchShelf(.padded).compose().line(1).contains("Send"))
  }

  @Test("don't move a focus that nobody sees", arguments: [("up", 1), ("down", -1)])
  func unseen(key: String, lines: Int) {
    let app = launchShelf(.hidden)
    for _ in 0..<8 { app.mouse(.wheel(.down), 5, 8) }
    let before = app.compose()
    app.press(key)
    #expect(app.compose().line(4 + lines).prefix(9) == before.line(4).prefix(9))
    #expect(app.focusedText == "row 1")
    app.press("enter")
    #expect(app.compose().picture.contains("> row 1"))
  }

  @Test("with the focus out of sight, are shown when something is typed")
  func typing() {
    let app = launchShelf(.hidden)
    app.press("tab")
    for _ in 0..<8 { app.mouse(.wheel(.up), 5, 5) }
    #expect(!app.compose().picture.contains("Name"))
    app.type("a")
    #expect(app.compose().picture.contains("> Name a"))
  }

  @Test("keep the focus by their names when they move into another region")
  func turning() {
    let app = launchShelf(.adaptive)
    app.press("down")
    for columns in [30, 60, 30] {
      app.handle(.resize(Size(columns: columns, rows: 10)))
      #expect(app.focusedText == "second")
      #expect(app.compose().picture.contains("> second") || columns == 30)
    }
  }

  @Test("have cells to type into, however long their label", arguments: [30, 60, 80])
  func label(columns: Int) {
    let app = launchShelf(.labelled, columns: columns)
    app.type("typed")
    #expect(app.compose().picture.contains("typed"))
  }

  @Test("show what to write on their first line only")
  func placeholder() {
    let app = launchShelf(.note)
    #expect(app.compose().line(1).contains("write here"))
    app.mouse(.wheel(.down), 5, 8)
    #expect(!app.compose().picture.contains("write here"))
  }
}
