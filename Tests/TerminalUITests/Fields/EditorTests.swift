import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A letter that is written: a field, a text of several lines, and a row.
struct LetterForm: Screen {
  enum Route: RouteValue { case root }

  var to = ""
  var text: String
  var fills = false

  var title: String { "Letter" }

  var body: some View<Self> {
    TextField("To", \.to)
    TextEditor(\.text, height: fills ? .fill() : .lines(3), placeholder: "Write here")
    Row("Send", detail: "\(text.count)").onSelect { screen, _ in screen.text = "" }
  }
}

/// A program with an editor in a sheet.
private enum PadRoute: RouteValue {
  case root
  case note(ReturnSlot<String>)
}

private struct Pad: Screen {
  typealias Route = PadRoute
  static let answers = Answers(Answer("text", \Self.text))
  var text = ""
  var title: String { "Notes" }
  var body: some View<Self> {
    Row("Write").onSelect { _, context in
      context.ask(\.text, presented: .sheet) { .note($0) }
    }
  }
}

private struct NotePage: Screen {
  typealias Route = PadRoute
  let slot: ReturnSlot<String>
  var text = ""
  var title: String { "Note" }
  var body: some View<Self> { TextEditor(\.text, height: .lines(3), placeholder: "Write here") }
}

@Suite("An editor on a screen")
struct EditorTests {
  private func launch(
    _ text: String = "", fills: Bool = false, columns: Int = 30, rows: Int = 8
  ) -> App<LetterForm.Route> {
    let app = App(root: LetterForm.Route.root) { _ in LetterForm(text: text, fills: fills) }
    app.launch(
      size: Size(columns: columns, rows: rows),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("tab")
    return app
  }

  @Test("shows its lines, its scroll bar and the cursor")
  func picture() {
    let app = launch()
    app.type("Dear 名古屋の皆さん, this wraps")
    app.press("enter")
    app.type("x")
    app.press("enter")
    expect(
      app.compose(),
      looksLike: """
         Letter                       |
          To                          |
        | wraps                       |
        | x                           |
        >                           # |
          Send                    27  |
                                      |
         F1 help  Ctrl-C quit         |
        """)
    #expect(app.compose().cursor == Position(column: 2, row: 4))
    app.press("up", "up", "up")
    #expect(app.compose().line(2).hasPrefix("> Dear 名古屋の皆さん, this # "))
  }

  @Test("shows what it is for while it is empty, also when it does not have the focus")
  func placeholder() {
    let app = launch()
    #expect(app.compose().line(2).hasPrefix("> Write here"))
    app.press("tab")
    #expect(app.compose().line(2).hasPrefix("| Write here"))
    #expect(app.compose().cursor?.row != 2)
  }

  @Test("shows a stored tab as spaces, and stores them only with an edit that isn't undone")
  func storedTab() {
    let app = launch("a\tb")
    #expect(app.compose().line(2).hasPrefix("> a    b "))
    app.press("end", "left")
    #expect(app.compose().cursor == Position(column: 7, row: 2))
    #expect(app.compose().line(5).contains("3"))
    app.type("x")
    #expect(app.compose().line(2).hasPrefix("> a    xb "))
    #expect(app.compose().line(5).contains("7"))
    app.press("alt+u")
    #expect(app.compose().line(2).hasPrefix("> a    b "))
    #expect(app.compose().line(5).contains("3"))
    app.press("alt+e")
    #expect(app.compose().line(2).hasPrefix("> a    xb "))
    #expect(app.compose().line(5).contains("7"))
  }

  @Test("shows the lines before its last ones once there is room for them")
  func taller() {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let app = launch(text, fills: true)
    app.press("ctrl+end")
    #expect(app.compose().line(2).hasPrefix("| line 17"))
    app.handle(.resize(Size(columns: 30, rows: 12)))
    let lines = app.compose().lines[2...9].map { String($0.prefix(9).dropFirst(2)) }
    #expect(lines == (13...20).map { "line \($0)" })
    app.press("backspace", "backspace", "backspace")
    #expect(app.compose().line(2).hasPrefix("| line 13"))
    app.press("ctrl+u", "backspace")
    #expect(app.compose().line(2).hasPrefix("| line 12"))
  }

  @Test("says that it is full instead of dropping what is typed without a word")
  func full() {
    let app = launch(String(repeating: "a", count: 399_999), columns: 60)
    app.press("ctrl+end")
    app.type("b")
    #expect(app.compose().picture.contains("The text is full: 400000 bytes at most."))
    app.press("backspace")
    #expect(!app.compose().picture.contains("The text is full"))
  }

  @Test("is left by Up and Down at its first and last line, and by Tab anywhere")
  func leaving() {
    let app = launch("one\ntwo")
    app.press("down", "down")
    #expect(app.focusedText == "Send")
    app.press("up", "up", "up")
    #expect(app.focusedText == "To")
    app.press("tab", "tab")
    #expect(app.focusedText == "Send")
    app.press("backtab", "ctrl+home", "left")
    #expect(app.title == "Letter")
    #expect(app.focusedText == "one\ntwo")
  }

  @Test("takes pasted lines, and keys that mean other things elsewhere")
  func typing() {
    let app = launch()
    app.type("q?")
    app.handle(.paste("1\n2\n"))
    app.press("enter", "backspace", "ctrl+w")
    #expect(app.focusedText == "q?1\n")
    app.press("ctrl+_")
    #expect(app.focusedText == "q?1\n2\n")
    #expect(app.compose().line(5).hasPrefix("  Send"))
  }

  @Test("puts the cursor where it is clicked")
  func mouse() {
    let app = launch("one two\n名古屋\nthree\nfour")
    app.click(5, 3)
    app.type("x")
    #expect(app.focusedText == "one two\n名x古屋\nthree\nfour")
    app.click(28, 2)
    app.type("y")
    #expect(app.focusedText == "one twoy\n名x古屋\nthree\nfour")
    app.press("ctrl+end")
    app.click(2, 4)
    app.type("z")
    #expect(app.focusedText == "one twoy\n名x古屋\nthree\nzfour")
  }

  @Test("leaves a column free beside a border, so that its bar isn't taken for one")
  func besideBorder() {
    let app = show(rows: 4, glyphs: .ascii) { _ in
      Panel("Text") { TextEditor(\.section, height: .lines(2)) }
    }
    #expect(
      app.compose().body == [
        "+- Text --------------------+", "| > Day                     |",
        "| |                         |", "+---------------------------+",
      ])
    app.click(5, 2)
    app.type("x")
    #expect(app.focusedText == "Dxay")
    #expect(app.compose().cursor == Position(column: 6, row: 2))
  }

  @Test("leaves a column free in a sheet")
  func inSheet() {
    let app = App(root: PadRoute.root) { route in
      switch route {
      case .root: Pad()
      case .note(let slot): NotePage(slot: slot)
      }
    }
    app.launch(
      size: Size(columns: 80, rows: 24), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.press("enter")
    let lines = app.compose().lines
    #expect(lines.contains { $0.contains("| > Write here") }, "\(lines)")
    #expect(lines.contains { $0.contains("| |  ") }, "\(lines)")
    #expect(!lines.contains { $0.contains("||") }, "\(lines)")
  }

  @Test("starts anew when the screen changes the text")
  func replaced() {
    let app = launch("old")
    app.press("ctrl+end")
    app.type("er")
    app.press("tab", "enter", "backtab", "ctrl+_")
    #expect(app.focusedText == "")
    app.type("new")
    #expect(app.focusedText == "new")
  }

  @Test("always has its cursor in sight, in any window", arguments: [(30, 8), (20, 6), (80, 24)])
  func resizing(columns: Int, rows: Int) {
    let text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    let app = launch(text, fills: true)
    for key in ["ctrl+end", "pgup", "pgup", "down", "up", "end", "home"] {
      app.press(key)
      app.handle(.resize(Size(columns: columns, rows: rows)))
      let frame = app.compose()
      let cursor = frame.cursor.map { $0.row < rows - 1 && frame.line($0.row).hasPrefix(">") }
      #expect(cursor == true, "\(key) \(frame.lines)")
      app.handle(.resize(Size(columns: 30, rows: 8)))
    }
    for size in [(0, 0), (1, 1), (2, 5), (4, 3)] {
      app.handle(.resize(Size(columns: size.0, rows: size.1)))
      app.press("down", "x", "backspace", "pgdn")
      _ = app.compose()
    }
  }

  @Test(
    "has its cursor in sight in a window that is lower than the editor, also after a key",
    arguments: [(20, 6), (40, 6), (60, 6)])
  func shrinking(columns: Int, rows: Int) {
    let app = launch((1...9).map { "line \($0)" }.joined(separator: "\n"), columns: 60, rows: 20)
    for key in ["ctrl+end", "up", "ctrl+home", "down", "down"] {
      app.press(key)
      app.handle(.resize(Size(columns: columns, rows: rows)))
      expectCursor(in: app, "\(key), resized")
      for step in key == "ctrl+end" ? ["up", "down"] : ["down", "up"] {
        app.press(step)
        expectCursor(in: app, "\(key), \(step)")
      }
      app.handle(.resize(Size(columns: 60, rows: 20)))
      expectCursor(in: app, "\(key), resized back")
    }
  }

  private func expectCursor(in app: App<LetterForm.Route>, _ what: String) {
    let frame = app.compose()
    let row = frame.cursor?.row ?? -1
    let isThere = (1..<frame.size.rows - 1).contains(row) && frame.line(row).hasPrefix("> line")
    #expect(isThere, "\(what): \(frame.lines)")
  }

  @Test("takes what is left of the screen")
  func fills() {
    let app = launch("a\nb\nc\nd\ne\nf", fills: true, rows: 10)
    expect(
      app.compose(),
      looksLike: """
         Letter                       |
          To                          |
        > a                           |
        | b                           |
        | c                           |
        | d                           |
        | e                           |
        | f                           |
          Send                    11  |
         F1 help  Ctrl-C quit         |
        """)
  }
}
