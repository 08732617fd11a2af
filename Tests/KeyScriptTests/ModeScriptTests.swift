import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

@testable import KeyScript
@testable import KeyScriptTools

/// A program with two modes.
private func makeModes() -> App<StackRoute> {
  App(
    modes: [
      Mode(PathID(rawValue: "lists"), root: StackRoute.list(0), title: "Lists"),
      Mode(PathID(rawValue: "find"), root: .search, title: "Find"),
    ]
  ) { makeStackScreen($0) }
}

@Suite("Scripts of a program with modes")
struct ModeScriptTests {
  private func play(_ lines: String) throws -> PlayReport {
    let player = Player { AppTarget(makeModes(), settings: $0) { $0.name } }
    return player.play(try Script(parsing: "keys 1\nlocale en\n" + lines, file: "walk.keys"))
  }

  @Test("a walk through both modes passes")
  func walk() throws {
    let report = try play(
      """
      expect mode lists
      key enter
      settle
      expect route list:0/list:1
      key alt+2
      expect journal switch from=lists to=find trigger=key:alt+2
      settle
      expect mode "find"
      expect route search
      expect route list:0/list:1 mode lists
      expect route search mode find within 1s
      key ctrl+pgup
      settle
      expect mode lists
      expect journal switch mode=lists
      expect no leaks
      quit
      """)
    #expect("\(report)" == "walk.keys: passed")
  }

  @Test(
    "a program that is not told its language speaks English", arguments: ["", "locale en\n"])
  func language(header: String) throws {
    let player = Player { AppTarget(makeModes(), settings: $0) { $0.name } }
    let script = try Script(
      parsing: "keys 1\n\(header)expect text \"? help\"\n", file: "walk.keys")
    #expect("\(player.play(script))" == "walk.keys: passed")
  }

  @Test(
    "says which mode is on show, and which path a mode has",
    arguments: [
      ("expect mode home", "the mode is “lists”, not “home”"),
      ("expect route home mode lists", "the route of “lists” is “list:0”, not “home”"),
      ("expect route home mode home", "there is no mode “home”"),
    ])
  func failures(lines: String, message: String) throws {
    #expect(try play(lines).failure?.message == message)
  }

  @Test(
    "its lines are written as they are read",
    arguments: [
      "expect mode lists", "expect mode \"find it\"", "expect route a/b mode lists",
      "expect route a mode \"find it\" within 2s", "expect route mode mode mode",
    ])
  func notation(line: String) throws {
    let script = try Script(parsing: "keys 1\n" + line + "\n", file: "walk.keys")
    #expect(script.text == "keys 1\n" + line + "\n")
  }

  @Test("the journal has the mode of every record, and both modes of a switch")
  func journal() {
    let app = makeModes()
    let lines = Mutex((JournalLines<StackRoute>(name: \.name), [String]()))
    app.observeJournal { record in lines.withLock { $0.1.append($0.0.line(for: record)) } }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    app.show(PathID(rawValue: "find"))
    #expect(
      lines.withLock { $0.1.suffix(2).joined() } == """
        {"time":0.0,"number":3,"mode":"find","verb":"switch","cause":"switch","requester":"app",\
        "trigger":"code","from":"lists","to":"find","path":["search"]}
        {"time":0.0,"number":3,"mode":"find","verb":"end","outcome":"completed","appeared":["search"]}

        """)
  }

  @Test("the journal knows no path after the end, in no mode")
  func end() {
    let app = makeModes()
    let lines = Mutex(JournalLines<StackRoute>(name: \.name))
    app.observeJournal { record in lines.withLock { _ = $0.line(for: record) } }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    app.show(PathID(rawValue: "find"))
    #expect(lines.withLock { $0.paths.count } == 2)
    app.handle(.signal(.terminate))
    #expect(lines.withLock { $0.paths.isEmpty })
  }
}
