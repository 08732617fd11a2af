import Navigation
import TerminalCore
import TerminalUI
import Testing

/// The only screen of a program that asks for a password.
private enum LoginRoute: RouteValue { case login }

private struct Login: Screen<LoginRoute> {
  var password = ""
  var said = ""
  var title: String { "Login" }
  var body: some View<Self> {
    SecureField("Password", \.password).check { $0 == "1234" ? "known to all" : nil }
      .onSubmit { screen, _ in
        screen.said = screen.password
      }
    Button("Forgotten") { _, _ in }
    Text(said)
  }
}

@Suite("A secure field")
struct SecretTests {
  @Test("says that it is full, whatever its characters are made of")
  func limit() {
    let app = App(root: LoginRoute.login) { _ in Login() }
    app.launch(size: Size(columns: 40, rows: 6))
    app.handle(.paste(String(repeating: "e\u{301}", count: 480)))
    #expect(!app.compose().picture.contains("1000"))
    app.handle(.paste(String(repeating: "e\u{301}", count: 100)))
    #expect(app.compose().picture.contains("1000 at most"))
  }

  @Test("can have a check that takes time")
  func check() {
    let app = App(root: LoginRoute.login) { _ in Login() }
    app.launch(size: Size(columns: 40, rows: 6))
    app.type("1234")
    #expect(!app.shows("known to all"))
    app.press("tab")
    #expect(app.shows("known to all"))
  }

  @Test("is recorded without its text, which the program gets")
  func recording() throws {
    let app = App(root: LoginRoute.login) { _ in Login() }
    let terminal = CountingTerminal(
      typing: [.text("h"), .paste("unter2"), .key(Key(.enter))])
    app.launch(size: terminal.size)
    var recorded: [InputEvent] = []
    try app.run(on: terminal) { events, _, _ in
      recorded += events
      return events
    }
    #expect(
      recorded == [.text("*"), .paste("******"), .key(Key(.enter)), .signal(.terminate)])
    #expect(terminal.shown?.picture.contains("hunter2") == true)
  }
}
