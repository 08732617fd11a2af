import Navigation
import TerminalCore
import TerminalUI
import Testing

@testable import KeyScript

@Suite("Scripts of a program with panes")
struct PaneScriptTests {
  /// Plays the lines on lists, two of which stand side by side.
  private func play(_ lines: String) throws -> PlayReport {
    let player = Player { settings in
      let panes = Panes<StackRoute> { $0.columns >= 60 ? 2 : 1 }
      let app = App(root: StackRoute.list(0), panes: panes) { makeStackScreen($0) }
      return AppTarget(app, settings: settings) { $0.name }
    }
    return player.play(try Script(parsing: "keys 1\nlocale en\n" + lines, file: "walk.keys"))
  }

  @Test("a walk from pane to pane passes, and a covered pane is not active")
  func walk() throws {
    let report = try play(
      """
      expect active list:0
      key enter
      settle
      expect active list:1
      key f6
      expect active "list:0"
      expect route list:0/list:1
      resize 40x24
      expect active list:1 within 1s
      resize 80x24
      expect no leaks
      """)
    #expect("\(report)" == "walk.keys: passed")
  }

  @Test(
    "says which screen is active",
    arguments: [
      ("expect active search", "the active screen is “list:0”, not “search”"),
      ("key enter\nsettle\nexpect active list:0", "the active screen is “list:1”, not “list:0”"),
      (
        "key enter\nsettle\nkey f6\nexpect active list:1",
        "the active screen is “list:0”, not “list:1”"
      ),
    ])
  func failures(lines: String, message: String) throws {
    #expect(try play(lines).failure?.message == message)
  }

  @Test("a program without panes has its top active")
  func withoutPanes() throws {
    let player = Player { FakeProgram($0) }
    let text = "keys 1\nexpect active list\nkey enter\nwait 1s\nexpect active place:0"
    #expect("\(player.play(try Script(parsing: text, file: "a.keys")))" == "a.keys: passed")
  }

  @Test(
    "its lines are written as they are read",
    arguments: ["expect active list:0", "expect active \"a b\" within 2s", "expect active active"])
  func notation(line: String) throws {
    let script = try Script(parsing: "keys 1\n" + line + "\n", file: "walk.keys")
    #expect(script.text == "keys 1\n" + line + "\n")
  }
}
