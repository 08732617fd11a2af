import PseudoTerminals
import ScreenStack
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

  @Test("leaves the terminal alone if an argument is wrong")
  func wrongArgument() throws {
    let terminal = try PseudoTerminal(
      [PseudoTerminal.builtProgram("AsyncFixture"), "--lang"], size: Size(columns: 80, rows: 8))
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(
      terminal.output.hasPrefix("AsyncFixture: --lang needs a value; use a tag such as en or ja"))
  }
}
