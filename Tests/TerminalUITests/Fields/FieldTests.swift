import TerminalCore
import TerminalUI
import Testing

@Suite("A field")
struct FieldTests {
  /// A screen whose key completes what was typed.
  private struct Recipient: Screen {
    typealias Route = SampleRoute
    var name = ""
    static var keys: Keys<Self> {
      KeyBinding("ctrl+o", "complete", whileTyping: true) { screen, _ in
        screen.name = "anna@example.org"
      }
    }
    var title: String { "Recipient" }
    var body: some View<Self> { TextField("To", \.name) }
  }

  @Test("has the cursor behind a text that the screen puts in, if it was behind the one before")
  func completed() {
    let app = App(root: SampleRoute.home) { _ in Recipient() }
    app.launch(size: Size(columns: 40, rows: 6), appearance: Appearance(glyphs: .ascii))
    app.type("an")
    app.press("ctrl+o")
    app.type("X")
    #expect(app.compose().picture.contains("anna@example.orgX"))
    app.press("left", "left", "ctrl+o")
    app.type("Y")
    #expect(app.compose().picture.contains("anna@example.orYg"))
  }

  @Test(
    "leaves two cells before its edge, where an input method shows what it composes",
    arguments: ["県県県県県県県県県県県", "xxxxxxxxxxxxxxxxxxxxxxx", "県x県x県x県x県x県x県x県x"])
  func composing(text: String) throws {
    let app = show(columns: 20, glyphs: .ascii) { _ in
      Panel { TextField("To", \Showing.section) }
    }
    app.type(text)
    for _ in text {
      let frame = app.compose()
      // The border is in the column before that of the scroll bar.
      #expect(frame.line(2).hasSuffix("| "))
      #expect(try #require(frame.cursor).column <= 16)
      app.press("left")
    }
  }

  @Test("takes a capital with Shift, whether a terminal reports the key or what it types")
  func shift() {
    let app = show { _ in TextField("To", \Showing.section) }
    app.handle(.key(Key(.character("a"), .shift)))
    app.handle(.key(Key(.character("B"), .shift)))
    app.handle(.key(Key(.character(" "), .shift)))
    app.type("c")
    #expect(app.shows("AB c"))
  }

  @Test("a search narrows the rows, and arrows and Enter still move and choose")
  func search() {
    let app = launch(.home, .search)
    #expect(app.compose().line(1).hasPrefix("/ name"))
    #expect(app.compose().cursor == Position(column: 2, row: 1))
    app.type("e")
    app.press("down")
    expect(
      app.compose(),
      looksLike: """
        < Home > Search               |
        / e                           |
        > bee                         |
                                      |
                                      |
                                      |
                                      |
         Enter open  Esc clear        |
        """)
    #expect(app.compose().cursor == Position(column: 3, row: 1))
  }

  @Test("Escape empties a search before it goes back; Left goes back only when it is empty")
  func leavingSearch() {
    let app = launch(.home, .search)
    app.type("be")
    #expect(app.back() == .steppedInside)
    #expect(app.title == "Search")
    app.type("b")
    app.press("left", "left")
    #expect(app.title == "Search")
    app.press("delete", "left")
    #expect(app.title == "Home")
  }

  @Test("Left does not leave a field for an answer, even if it is empty")
  func leftInAnswer() {
    let app = launch(.home, .form)
    app.press("left")
    #expect(app.title == "Form")
    app.press("esc")
    #expect(app.title == "Home")
  }

  @Test("Escape empties a field for an answer before it goes back")
  func leavingAnswer() {
    let app = launch(.home, .form)
    app.type("be")
    #expect(app.back() == .steppedInside)
    #expect(app.title == "Form")
    #expect(app.back() == .popped)
  }

  @Test(
    "a click at the hint or at the mark before the titles does what Escape does",
    arguments: [SampleRoute.search, .form], ["Esc", "<"])
  func clicking(route: SampleRoute, place: String) {
    let app = launch(.home, route)
    app.type("be")
    let (column, row) = app.place(of: place)
    // The form asks before a text is lost.
    let asks = route == .form && place == "<"
    app.click(column, row)
    #expect(app.title != "Home" && app.shows("Throw it away?") == asks)
    if asks { return app.press("esc") }
    #expect(!app.shows("be "))
    app.wait(400)
    app.click(column, row)
    #expect(app.title == "Home")
  }

  @Test("a click at the mark empties an answer that its screen doesn't ask about")
  func clickingUnasked() {
    let app = show { _ in EntryField(\Showing.section) }
    app.click(0, 0)
    #expect(app.shows("Day"))
  }

  @Test("a search starts at the first match; a row that was found keeps the focus when it ends")
  func found() {
    let app = launch(
      .home, .search, model: SampleModel(items: (1...30).map { "item \($0)" }))
    app.press("down")
    app.type("2")
    #expect(app.focusedText == "item 2")
    app.press("down", "down", "down")
    #expect(app.focusedText == "item 21")
    app.type("1")
    app.press("backspace")
    #expect(app.focusedText == "item 2")
    app.press("down", "down", "down", "backspace")
    #expect(app.focusedText == "item 21")
    app.type("21")
    app.press("esc")
    #expect(app.focusedText == "item 21")
    #expect(app.compose().body.contains("> item 21"))
    app.type("9x")
    app.press("backspace", "backspace")
    // Only the first match of what was left.
    #expect(app.focusedText == "item 1")
  }

  @Test("takes every character that can be typed; the search key only opens an empty search")
  func typing() {
    let app = launch(.home, .search)
    app.type("/q?1/")
    #expect(app.compose().line(1).hasPrefix("/ q?1/ "))
    app.handle(.paste("a\tb\u{1B}[31mc\u{7}d\r\ne"))
    #expect(app.compose().line(1).hasPrefix("/ q?1/a bcd e "))
  }

  @Test("the end of a long text and its cursor are visible, and no wide glyph is cut")
  func longText() {
    let app = launch(.home, .form, columns: 20)
    app.type("東京都新宿区西新宿二丁目")
    #expect(app.compose().line(1) == "> <区西新宿二丁目   ")
    #expect(app.compose().cursor == Position(column: 17, row: 1))
    app.press("home")
    #expect(app.compose().line(1) == "> 東京都新宿区西新 >")
    #expect(app.compose().cursor == Position(column: 2, row: 1))
    app.type("x")
    #expect(app.compose().line(1) == "> x東京都新宿区西新>")
  }

  @Test("marks what of its text is cut off, and never where the cursor is")
  func marks() {
    let app = launch(.home, .form, columns: 20)
    app.type("abcdefghijklmnop")
    #expect(app.compose().line(1) == "> abcdefghijklmnop  ")
    app.type("qrst")
    #expect(app.compose().line(1) == "> <fghijklmnopqrst  ")
    app.press("left")
    #expect(app.compose().line(1) == "> <efghijklmnopqrst ")
    app.press("left", "left")
    #expect(app.compose().line(1) == "> <cdefghijklmnopqr>")
    #expect(app.compose().cursor == Position(column: 18, row: 1))
    app.press("home", "right")
    #expect(app.compose().line(1) == "> abcdefghijklmnopq>")
    app.press("end", "backspace", "backspace", "home")
    #expect(app.compose().line(1) == "> abcdefghijklmnopqr")
  }

  @Test("moving the cursor does not evaluate the body again")
  func cursorCosts() {
    let model = SampleModel()
    let app = launch(.home, .search, model: model)
    app.type("b")
    _ = app.compose()
    _ = model.takeBodiesRead()
    app.press("left", "right", "home", "end")
    _ = app.compose()
    #expect(model.takeBodiesRead() == 0)
  }

  @Test("typing into a full field costs nothing, and the field shows its limit")
  func fullField() {
    let model = SampleModel()
    let app = launch(.home, .search, model: model)
    app.type(String(repeating: "b", count: 980))
    #expect(!app.compose().line(1).contains("1000"))
    app.type(String(repeating: "b", count: 20))
    #expect(app.compose().line(1) == "/ <bbbbbbbbbbbb   1000 at most")
    #expect(app.compose().cursor == Position(column: 15, row: 1))
    _ = model.takeBodiesRead()
    app.type(String(repeating: "b", count: 16_000))
    app.handle(.paste(String(repeating: "b", count: 16_000)))
    #expect(model.takeBodiesRead() == 0)
    app.press("backspace")
    #expect(app.compose().line(1).hasSuffix("1000 at most"))
    app.press("ctrl+u")
    #expect(app.compose().line(1).hasPrefix("/ name"))
  }

  @Test("a very long text costs no more than its visible part")
  func pastedText() {
    let app = launch(.home, .form)
    app.handle(.paste(String(repeating: "県", count: 100_000)))
    app.press("home", "end")
    #expect(app.compose().cursor?.column == 15)
  }
}
