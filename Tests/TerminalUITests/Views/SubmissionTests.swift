import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

/// A server that can be reached or not.
private final class Server: Sendable {
  let isReached = Atomic(false)
}

/// A form whose field is checked by a server.
private struct Registration: Screen<Account.Route> {
  let server: Server
  var name = ""
  var nickname = "-"
  var created = 0
  var title: String { "Registration" }
  var body: some View<Self> {
    TextField("Name", \.name).check { [server] _ in
      server.isReached.load(ordering: .relaxed) ? nil : "no connection"
    }
    TextField("Nickname", \.nickname).validate { $0.isEmpty ? "who?" : nil }
    Button("Create", submits: true) { screen, _ in screen.created += 1 }
    Text("created \(created)")
  }
}

@Suite("Submitting a form with checks that take time")
struct SubmissionTests {
  private func shows(_ text: String, _ app: App<some RouteValue>) -> Bool {
    app.compose().picture.contains(text)
  }

  @Test("waits for the check, by a button and by a key", arguments: [("enter", 1), ("ctrl+s", 10)])
  func waits(key: String, created: Int) {
    let app = launchAccount()
    app.type("me")
    app.press("backtab", key)
    #expect(shows("created 0", app))
    app.wait(499)
    #expect(shows("created 0", app))
    app.wait(1)
    #expect(shows("created \(created)", app))
    app.press(key)
    #expect(shows("created \(2 * created)", app), "what was found out is not asked again")
  }

  @Test("goes to the field that turns out to be wrong")
  func wrong() {
    let app = launchAccount()
    app.type("root")
    app.press("backtab", "enter")
    app.wait(500)
    #expect(shows("x taken", app) && shows("created 0", app))
    #expect(app.focusedText == "Name root")
    app.type("s")
    #expect(!shows("x taken", app))
    app.press("backspace", "tab")
    #expect(shows("x taken", app) && app.isIdle, "what was found out is not asked again")
  }

  @Test("asks again about a text that was rejected, once nothing else is wrong")
  func again() {
    let server = Server()
    let app = App(root: Account.Route.account) { _ in Registration(server: server) }
    app.launch(size: Size(columns: 40, rows: 8), appearance: Appearance(glyphs: .ascii))
    app.type("me")
    app.press("backtab", "enter")
    #expect(shows("x no connection", app) && shows("created 0", app))
    server.isReached.store(true, ordering: .relaxed)
    app.press("tab", "backspace", "tab", "enter")
    #expect(shows("x no connection", app) && shows("x who?", app))
    app.press("tab")
    app.type("m")
    app.press("tab", "enter")
    #expect(!shows("x ", app) && shows("created 1", app))
  }

  @Test("asks nothing about a text that is wrong at once")
  func empty() {
    let app = launchAccount()
    app.press("ctrl+s")
    #expect(shows("x who?", app) && app.isIdle)
  }

  @Test("is given up when a field is edited meanwhile")
  func edited() {
    let app = launchAccount()
    app.type("me")
    app.press("ctrl+s")
    app.wait(200)
    app.type("n")
    app.wait(900)
    #expect(shows("created 0", app))
    app.press("ctrl+s")
    app.wait(500)
    #expect(shows("created 10", app))
  }

  @Test("is given up when another screen is opened meanwhile")
  func covered() {
    let app = launchAccount()
    app.type("me")
    app.press("ctrl+s")
    #expect(app.pending.contains { $0.contains("check of Name") }, "\(app.pending)")
    app.perform(.push([.account]))
    app.wait(900)
    app.perform(.pop())
    #expect(shows("created 0", app))
  }

  @Test(
    "goes on when the focus moves, but not when something is changed or opened",
    arguments: [(["tab"], 10), (["tab", "enter", "esc"], 0)])
  func meanwhile(keys: [String], created: Int) {
    let app = launchAccount()
    app.type("me")
    app.press("ctrl+s")
    for key in keys { app.press(key) }
    app.wait(900)
    #expect(shows("created \(created)", app))
  }

  @Test("waits until its pane has the keyboard again")
  func besideAnother() {
    let app = App(
      modes: [Mode(.main, root: Account.Route.account, title: "Account")],
      panes: Panes { _ in
        2
      } role: { _ in
        .list
      }
    ) { _ in Account() }
    app.launch(
      [.account, .account], size: Size(columns: 120, rows: 10),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    app.type("me")
    app.press("ctrl+s", "f6")
    app.wait(900)
    #expect(!shows("created 10", app))
    app.press("f6")
    #expect(shows("created 10", app))
  }

  @Test("says nothing about a text that the field no longer has")
  func changed() {
    let app = launchAccount()
    app.type("root")
    app.press("tab", "backtab", "backspace")
    app.wait(900)
    #expect(!shows("x ", app), "\(app.compose().picture)")
  }

  @Test(
    "never waits for a check that ended while its field was hidden",
    arguments: [["f3", "wait", "f3", "f2"], ["f4"], ["f4", "wait", "f3", "f2"]])
  func hidden(steps: [String]) {
    let app = App(root: SignUp.Route.signUp) { _ in SignUp() }
    app.launch(
      size: Size(columns: 60, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    app.type("me")
    app.press("tab")
    for step in steps { step == "wait" ? app.wait(500) : app.press(step) }
    app.wait(500)
    #expect(shows("created 1", app), "\(app.compose().picture)")
    #expect(app.isIdle)
  }

  @Test("begins to check when the field is left, and says what is wrong when that is known")
  func leaving() {
    let app = launchAccount()
    app.type("root")
    app.press("tab")
    app.wait(499)
    #expect(!shows("taken", app))
    app.wait(1)
    #expect(shows("x taken", app))
    #expect(app.leaks.isEmpty)
  }
}

@Suite("A picker with a list")
struct ListPickerTests {
  @Test("goes through its list by the wheel")
  func wheel() {
    let app = launchAccount()
    app.press("tab", "enter")
    for _ in 0..<3 { app.mouse(.wheel(.down), 30, 5) }
    app.mouse(.wheel(.up), 30, 5)
    #expect(app.focusedText == "C5")
  }

  @Test("shows its options over the screen, at the chosen one", arguments: [60, 30])
  func list(columns: Int) {
    let app = launchAccount(columns: columns)
    app.press("tab")
    #expect(app.compose().picture.contains("C3 v"))
    app.press("enter")
    #expect(app.focusedText == "C3")
    app.press("pgdn", "down", "enter")
    #expect(app.focusedText == "Country C12")
    app.press("space", "end", "enter")
    #expect(app.focusedText == "Country C12")
    app.press("space", "home", "esc")
    #expect(app.focusedText == "Country C12")
  }

  @Test("keeps the chosen one among its neighbors where there are more than fit")
  func neighbors() {
    let app = launchAccount(columns: 30)
    app.press("tab", "enter", "pgdn")
    expect(
      app.compose(),
      looksLike: """
         Account                      |
          Name   +----------+         |
                 | Country  |         |
          Countr |   C9     |         |
          C3 v   |   C10    #         |
          [ Crea | > C11    |         |
          create |   C12    |         |
                 |   C13    |         |
                 +----------+         |
         Enter C11  Esc cancel        |
        """)
  }
}

/// A form whose field can be hidden while its text is being checked: by a key, or by a task, which
/// doesn't abandon the form.
private struct SignUp: Screen {
  enum Route: RouteValue { case signUp }

  var name = ""
  var isHidden = false
  var created = 0

  private var queue: WorkQueue?

  static var keys: Keys<Self> {
    KeyBinding("f2", "create", whileTyping: true) { _, context in
      context.submit { screen, _ in screen.created = 1 }
    }
    KeyBinding("f3", "hide or show", whileTyping: true) { screen, _ in screen.isHidden.toggle() }
    KeyBinding("f4", "create and hide", whileTyping: true) { screen, context in
      context.task("hide") { [queue = screen.queue] in
        try? await queue?.sleep(for: .milliseconds(200))
      } then: { screen, _ in
        screen.isHidden = true
      }
      context.submit { screen, _ in screen.created = 1 }
    }
  }

  var title: String { "Sign up" }

  var body: some View<Self> {
    if !isHidden {
      TextField("Name", \.name).check { [queue] _ in
        try? await queue?.sleep(for: .milliseconds(400))
        return nil
      }
    }
    Button("Create", submits: true) { _, _ in }
    Text("created \(created)")
  }

  mutating func start(in context: Context<Self>) { queue = context.queue }
}
