import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A key that the person has chosen")
struct KeyRemappingTests {
  private static func makeApp() -> App<ChosenRoute> {
    App(
      root: ChosenRoute.list,
      keys: { AppKeyBinding("f2", "about", id: "about", whileTyping: true) { $0.push(.field) } }
    ) { route in
      switch route {
      case .list: ChosenList()
      case .field: ChosenField()
      }
    }
  }

  private static func launch(_ table: String, _ path: ChosenRoute...) throws -> App<ChosenRoute> {
    let app = makeApp()
    try app.remapKeys(KeyRemapping(parsing: table, file: "my.keys"))
    app.launch(
      path.isEmpty ? nil : path, size: Size(columns: 60, rows: 20),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("does what the declared key did, which then does nothing of the kind")
  func action() throws {
    let app = try Self.launch("# mine\n\n  delete = x\ndown = n down\nabout = ctrl+y\n")
    app.press("d", "j", "f2")
    #expect(app.focusedText == "ant")
    app.press("n")
    #expect(app.focusedText == "bee")
    app.press("down", "x")
    #expect(app.compose().body.prefix(3) == ["  1 bee", "> 2 cat", ""])
    app.press("ctrl+y")
    #expect(app.title == "Field")
  }

  @Test("needs no blanks around the sign, and can be the sign itself")
  func blanks() throws {
    let app = try Self.launch("down=n\nup= =\ndelete =x\n")
    app.press("n", "n", "=")
    #expect(app.focusedText == "bee")
    app.press("x")
    #expect(app.compose().body.prefix(2) == ["> 1 bee", "  2 cat"])
  }

  @Test("is the one in the hints, which can be clicked, and in the list of keys")
  func hints() throws {
    let app = try Self.launch("delete = x\nquit = Q\nhelp = !\nabout = f5\n")
    let line = app.compose().line(19)
    #expect(line.hasPrefix(" Enter open  x delete  o nothing  F5 about  ! help  Q quit"))
    app.click(14, 19)
    #expect(app.focusedText == "bee")
    app.press("!")
    let help = app.compose().lines.joined(separator: "\n")
    #expect(help.contains("| x              delete"))
    #expect(help.contains("| ! F1           help"))
    #expect(help.contains("| Q Ctrl-C       quit"))
  }

  @Test("leaves the keys with which every program can be used, left and explained")
  func kept() throws {
    let app = try Self.launch("back = b\nhelp = !\nquit = Q\nopen = v\nup = u", .list, .field)
    #expect(app.compose().line(19).hasPrefix(" Enter submit  Esc back"))
    app.type("bQ!")
    #expect(app.compose().body[0].contains("bQ!"))
    app.press("esc", "esc")
    #expect(app.title == "List")
    app.press("down", "up")
    #expect(app.focusedText == "ant")
    app.press("f1", "b", "q")
    #expect(!app.isEnded)
    app.press("ctrl+c")
    #expect(app.isEnded)
  }

  @Test(
    "is refused where it means something else, with line and remedy",
    arguments: [
      ("down n", "this line sets no key; write a line such as “down = n”"),
      ("down =", "this line sets no key; write a line such as “down = n”"),
      (
        "down = crtl+n",
        "no key is called “crtl+n”; use a name such as “d”, “ctrl+n”, “f5” or “pgdn”"
      ),
      (
        "dwn = n",
        "there is no command “dwn”; the commands are up, down, page-up, page-down, first, last, next, "
          + "previous, next-pane, open, next-order, previous-order, back, help, quit, redraw, suspend, "
          + "release-mouse, deck, about, delete, date"
      ),
      ("down = ctrl+i", "terminals send “tab” for “ctrl+i”; choose another key"),
      ("down = ctrl+m", "terminals send “enter” for “ctrl+m”; choose another key"),
      ("down = ctrl+j", "terminals send “enter” for “ctrl+j”; choose another key"),
      ("down = ctrl+[", "terminals send “esc” for “ctrl+[”; choose another key"),
      ("down = ctrl+h", "terminals send “backspace” for “ctrl+h”; choose another key"),
      ("down = ctrl+shift+x", "terminals send “ctrl+x” for “ctrl+shift+x”; choose another key"),
      ("down = shift+d", "terminals send “D” for “shift+d”; choose another key"),
      ("down = alt+shift+d", "terminals send “alt+D” for “alt+shift+d”; choose another key"),
      ("= n", "this line sets no key; write a line such as “down = n”"),
      ("down up = n", "this line sets no key; write a line such as “down = n”"),
      ("delete = x y", "“delete” has one key only; leave the others out"),
      ("down = k", "“k” means “up” already; choose another key, or give “up” another"),
      ("down = esc", "“esc” means “back” already; choose another key"),
      ("down = 3", "“3” means “choose that row” already; choose another key"),
      ("down = h", "“h” moves the focus sideways or uses a control; choose another key"),
      ("help = space", "“space” moves the focus sideways or uses a control; choose another key"),
      ("delete = enter", "“enter” means “open” already; choose another key"),
      ("down = f12", "“f12” means “inspect” already; choose another key"),
      ("down = d", "“d” means “delete” already; choose another key, or give “delete” another"),
      ("delete = j", "“j” means “down” already; choose another key, or give “down” another"),
      ("delete = o", "“o” means “a key of ChosenList” already; choose another key"),
      ("delete = f2", "“f2” means “about” already; choose another key, or give “about” another"),
      ("about = x", "“x” is text where this works; add ctrl+"),
      ("about = ctrl+u", "“ctrl+u” is used by fields where this works; choose another key"),
      ("about = alt+u", "“alt+u” is used by fields where this works; choose another key"),
    ])
  func mistakes(line: String, message: String) {
    #expect {
      try Self.launch("# mine\n\(line)\n")
    } throws: { error in
      "\(error)" == "my.keys:2: \(message)"
    }
  }

  @Test("is free again where a screen of its own binds it, or the command has it anyway")
  func controls() throws {
    let app = try Self.launch("delete = +\nback = h left\n", .list, .list)
    app.press("left")
    #expect(app.paths.map(\.routes) == [[.list]])
    app.press("+")
    #expect(app.focusedText == "bee")
  }

  @Test("can be that of another screen, or one that its own has given up")
  func free() throws {
    let app = try Self.launch("delete = t\nup = j\ndown = k\n")
    app.press("k")
    #expect(app.focusedText == "bee")
    app.press("t", "j")
    #expect(app.compose().body.prefix(2) == ["> 1 bee", "  2 cat"])
  }

  @Test("can be one that a screen declares, once the user has given that another key")
  func givenUp() throws {
    let app = Self.makeApp()
    try app.remapKeys(KeyRemapping(parsing: "redraw = d\ndelete = x\n", file: "my.keys"))
    #expect(app.keyMistakes == [])
    app.launch(size: Size(columns: 60, rows: 20))
    app.press("x")
    #expect(app.focusedText == "bee")
    app.press("d")
    #expect(app.focusedText == "bee" && app.takeRequests() == [.redraw])
  }

  @Test("is told with every other mistake")
  func several() {
    let error = #expect(throws: KeyRemappingError.self) {
      try KeyRemapping(parsing: "down n\nup = u\nup = v\nleft = ctrl+x\u{1b}", file: "my\nkeys")
    }
    #expect(
      error?.description == """
        my\\nkeys:1: this line sets no key; write a line such as “down = n”
        my\\nkeys:3: line 2 has keys for “up” already; put all of them there
        my\\nkeys:4: no key is called “ctrl+x\\u{1b}”; use a name such as “d”, “ctrl+n”, “f5” or “pgdn”
        """)
  }

  @Test("must not be asked for once there are screens")
  func late() async {
    await #expect(processExitsWith: .failure) {
      let app = KeyRemappingTests.makeApp()
      app.launch(size: Size(columns: 30, rows: 8))
      try? app.remapKeys(KeyRemapping())
    }
  }
}

private enum ChosenRoute: RouteValue { case list, field }

private struct ChosenList: Screen {
  typealias Route = ChosenRoute

  var animals = ["ant", "bee", "cat"]

  static var keys: Keys<Self> {
    KeyBinding("d", "delete", id: "delete") { screen, _ in screen.animals.removeFirst() }
    KeyBinding("o", "nothing") { _, _ in }
  }

  var title: String { "List" }
  var body: some View<Self> { RowList(animals) { Row($0) }.id { $0 }.onSelect { _, _, _ in } }
}

private struct ChosenField: Screen {
  typealias Route = ChosenRoute

  var text = ""

  static var keys: Keys<Self> {
    KeyBinding("t", "date", id: "date") { _, _ in }
  }

  var title: String { "Field" }
  var body: some View<Self> { EntryField(\.text) }
}
