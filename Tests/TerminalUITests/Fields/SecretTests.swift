import Navigation
import TerminalCore
import TerminalFake
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

/// Asks for a PIN, whose last digit moves the focus to the next field.
private struct Entrance: Screen<LoginRoute> {
  var pin = ""
  var password = ""
  var name = ""
  var title: String { "Entrance" }
  var body: some View<Self> {
    TextField("PIN", \.pin).onChange(of: \.pin) { screen, context in
      if screen.pin == "12" { context.focus("password") }
    }
    SecureField("Password", \.password).id("password").onChange(of: \.password) { screen, context in
      if screen.password == "abc" { context.focus("name") }
    }
    TextField("Name", \.name).id("name").onChange(of: \.name) { screen, context in
      if screen.name == "me" { context.quit() }
    }
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
      typing: [
        .text("h"), .paste("unter2"), .key(Key(.character("B"), .shift)),
        .key(Key(.character(" "), .shift)), .key(Key(.enter)),
      ])
    app.launch(size: terminal.size)
    var recorded: [InputEvent] = []
    try app.run(on: terminal) { event, _, _ in
      recorded.append(event)
      return true
    }
    #expect(
      recorded == [
        .text("*"), .paste("******"), .text("*"), .text("*"), .key(Key(.enter)),
        .signal(.terminate),
      ])
    #expect(terminal.shown?.picture.contains("hunter2B ") == true)
  }

  @Test("passes to the recording what is meant for it as it was typed")
  func recordingMenu() throws {
    let app = App(root: LoginRoute.login) { _ in Login() }
    let terminal = CountingTerminal(typing: [.text("h"), .text("n"), .text("i")])
    app.launch(size: terminal.size)
    var recorded: [InputEvent] = []
    try app.run(
      on: terminal,
      recording: { event, _, _ in
        recorded.append(event)
        return event != .text("n")
      },
      takesInput: { recorded.count == 1 })
    #expect(recorded == [.text("*"), .text("n"), .text("*"), .signal(.terminate)])
  }

  @Test("is recorded without its text, although the text before and after it arrives with it")
  func typedAhead() throws {
    let app = App(root: LoginRoute.login) { _ in Entrance() }
    let terminal = FakeTerminal(
      size: Size(columns: 40, rows: 8), arrivals: [(.zero, "12abcmemore".map { .text($0) })])
    app.launch(size: terminal.size)
    var recorded: [InputEvent] = []
    try app.run(on: terminal) { event, _, _ in
      recorded.append(event)
      return true
    }
    #expect(recorded == "12***me".map { .text($0) })
  }
}
