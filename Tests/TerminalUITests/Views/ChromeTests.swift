import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The lines above and below a screen")
struct ChromeTests {
  @Test(
    "titles nearest to the root are shortened first",
    arguments: [
      (40, "< Home > Level 1 > Level 2 > Level 3"), (36, "< ... > Level 1 > Level 2 > Level 3"),
      (35, "< ... > Level 2 > Level 3"),
      (24, "< ... > Level 3"), (20, "< ... > Level 3"),
    ])
  func path(columns: Int, line: String) {
    let app = launch(.home, .deep(1), .deep(2), .deep(3), columns: columns)
    let shown = app.compose().line(0)
    #expect(shown == line + String(repeating: " ", count: columns - line.count))
  }

  @Test("a path of 5,000 screens shows its last title")
  func deepPath() {
    let app = launch(.home, columns: 30)
    app.perform(.setPath([.home] + (1...5_000).map { .deep($0) }))
    #expect(app.compose().line(0).hasPrefix("< ... > Level 5000 "))
  }

  @Test("the root has nothing to go back to")
  func root() {
    let app = launch()
    #expect(app.compose().line(0).hasPrefix(" Home "))
    app.click(0, 0)
    #expect(app.title == "Home")
    #expect(!app.compose().lines.joined().contains("Quit"))
  }

  @Test("a click on the back control goes back")
  func back() {
    let app = launch(.home, .list)
    app.click(10, 0)
    #expect(app.title == "Animals")
    app.click(0, 0)
    #expect(app.title == "Home")
  }

  @Test(
    "a click on a hint does what its key does",
    arguments: [(2, "Level 2"), (14, "Home"), (23, "Level 1")])
  func hints(column: Int, title: String) {
    let app = launch(.home, .deep(1), columns: 40)
    app.click(column, 7)
    #expect(app.title == title)
  }

  @Test(
    "a click on a title goes back to its screen",
    arguments: [(2, "Home"), (5, "Home"), (9, "Level 1"), (15, "Level 1"), (6, "Level 3")])
  func trail(column: Int, title: String) {
    let app = launch(.home, .deep(1), .deep(2), .deep(3), columns: 60)
    #expect(app.compose().line(0).hasPrefix("< Home > Level 1 > Level 2 > Level 3"))
    app.click(column, 0)
    #expect(app.title == title)
  }

  @Test("of a long path, the titles that are still shown can be clicked")
  func cutTrail() {
    let app = launch(.home, .deep(1), .deep(2), .deep(3), columns: 30)
    #expect(app.compose().line(0).hasPrefix("< ... > Level 2 > Level 3"))
    app.click(4, 0)
    #expect(app.title == "Level 3")
    app.click(9, 0)
    #expect(app.title == "Level 2")
  }

  @Test("a button pressed on one hint and released on another does nothing")
  func betweenHints() {
    let app = launch(.home, .deep(1), columns: 40)
    app.mouse(.press(.left), 11, 7)
    app.mouse(.release(.left), 13, 7)
    #expect(app.title == "Level 1")
  }

  @Test("hints that don't fit are left out", arguments: [(40, 4), (30, 3), (20, 2)])
  func hintWidths(columns: Int, count: Int) {
    let app = launch(.home, .deep(1), columns: columns)
    let words = ["open", "back", "help", "quit"].filter { app.compose().line(7).contains($0) }
    #expect(words.count == count)
  }

  @Test("the list of keys shows every key in full, and scrolls to its end")
  func help() {
    let app = launch(columns: 44, rows: 10)
    app.press("?")
    expect(
      app.compose(),
      looksLike: """
         Home                                       |
             +--------------------------------+     |
             | Keys                           |     |
             | Enter Right l  open            |     |
             | 1-4            choose that row |     |
             | Esc            quit?           |     |
             | Up k           move up         |     |
             | Down j         move down       |     |
             +-------------------------- v 9 -+     |
         Esc close  Up Down scroll                  |
        """)
    app.press("end")
    #expect(app.compose().line(3) == "     | ? F1           help            |     ")
    #expect(app.compose().line(7) == "     | Alt-M          select text     |     ")
    app.press("up")
    #expect(app.compose().line(7) == "     | Ctrl-Z         suspend         |     ")
    app.press("x")
    #expect(app.compose().line(1).contains("+"))
    app.press("?")
    #expect(app.compose().line(1).hasPrefix("> 1 List"))
  }

  @Test("the list of keys has empty lines between its groups where all lines have room with them")
  func groups() {
    let app = launch(columns: 44, rows: 21)
    app.press("?")
    let empty = "     |                                |     "
    #expect((0..<21).filter { app.compose().line($0) == empty } == [6, 13])
    let lower = launch(columns: 44, rows: 19)
    lower.press("?")
    #expect(!(0..<19).contains { lower.compose().line($0) == empty })
    #expect(lower.compose().line(16).contains("select text"))
  }
}
