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
}
