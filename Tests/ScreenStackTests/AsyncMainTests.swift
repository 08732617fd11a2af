import PseudoTerminals
import ScreenStack
import TerminalFake
import Testing

@Suite("A program with an asynchronous main")
struct AsyncMainTests {
  @Test("keeps its main actor free for the work of screens, and ends as any other")
  func mainActor() throws {
    let terminal = try PseudoTerminal(
      [PseudoTerminal.builtProgram("AsyncFixture")], size: Size(columns: 40, rows: 8))
    try terminal.waitForText("the main actor answers")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("shows what is printed in the inspector, and the shell after the end")
  func printing() throws {
    let terminal = try PseudoTerminal(
      [PseudoTerminal.builtProgram("AsyncFixture")], size: Size(columns: 40, rows: 8))
    try terminal.waitForText("the main actor answers")
    #expect(!terminal.output.contains("the task runs"))
    terminal.type("\u{1B}[24~")
    try terminal.waitForText("the task runs")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.output.hasSuffix("the task runs\r\n"))
  }

  @Test("gives the terminal to the shell once for each Ctrl-Z, and takes it back")
  func suspending() throws {
    let fixture = try PseudoTerminal.builtProgram("AsyncFixture")
    let script = "set -m; '\(fixture)'; stty -a; echo stop''ped; fg; echo en''ded"
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script], size: Size(columns: 40, rows: 8))
    try terminal.waitForText("the main actor answers")
    terminal.type("\u{1A}")
    try terminal.wait(for: "the shell") { terminal.output.contains("stopped\r\n") }
    #expect(terminal.output.contains(" icanon"))
    try terminal.wait(for: "the second screen") {
      terminal.modes.contains(1049) && terminal.model.picture.contains("the main actor answers")
    }
    terminal.type("\u{3}")
    try terminal.wait(for: "the end") { terminal.output.contains("ended\r\n") }
    #expect(terminal.output.matches(of: /\u{1B}\[\?1049h/).count == 2)
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("waits in the background until the shell gives it the terminal")
  func background() throws {
    let fixture = try PseudoTerminal.builtProgram("AsyncFixture")
    let script = """
      set -m; '\(fixture)' & until grep -q 'State:.T' /proc/$!/status; do :; done
      stty -a; echo wait''ing; fg
      """
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script], size: Size(columns: 40, rows: 8))
    try terminal.wait(for: "the shell") { terminal.output.contains("waiting\r\n") }
    let before = terminal.output.split(separator: "waiting\r\n", maxSplits: 1)[0]
    #expect(before.contains(" icanon") && !before.contains("1049h"))
    try terminal.waitForText("the main actor answers")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("leaves the terminal alone if an argument is wrong")
  func wrongArgument() throws {
    let terminal = try PseudoTerminal(
      [PseudoTerminal.builtProgram("AsyncFixture"), "--lang"], size: Size(columns: 80, rows: 8))
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(
      terminal.output.hasPrefix("AsyncFixture: --lang needs a value; use a tag such as en or ja"))
  }
}
