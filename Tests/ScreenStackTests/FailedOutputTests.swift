import PseudoTerminals
import Testing

@Suite("A program whose output can't be written")
struct FailedOutputTests {
  @Test("says so, and ends with status 1", arguments: ["--plain", "--help"])
  func full(option: String) throws {
    let program = try PseudoTerminal.builtProgram("AsyncFixture")
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "exec '\(program)' \(option) >/dev/full"])
    #expect(try terminal.waitForEnd() == 1 << 8)
    #expect(terminal.output.contains("AsyncFixture: cannot write"))
    #expect(terminal.output.contains("No space left on device"))
  }
}
