import Glibc
import PseudoTerminals
import TerminalFake
import Testing

@Suite("a terminal that can't take every frame")
struct PacingTests {
  /// The fewest bytes of a long frame.
  private static let longFrame = 2000

  @Test("holds up no keys, and gets only the latest frame")
  func stalled() throws {
    let signal = try SignalFile()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "stalled", signal.path])
    let before = try ready(terminal)
    terminal.type("m")
    try terminal.waitWithoutReading(for: "2000 frames") { signal.take() }
    terminal.type("n")
    try terminal.waitWithoutReading(for: "a key") { signal.take() }
    try terminal.waitForText("long 2000|")
    // The system itself buffers about 64 KiB.
    #expect(terminal.output.utf8.count - before < 200 * Self.longFrame)
    terminal.type("\u{1B}[B")
    try terminal.waitForText("key down")
    try end(terminal)
  }

  @Test("is given back even if a frame was cut in two")
  func leaving() throws {
    let signal = try SignalFile()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "stalled", signal.path])
    _ = try ready(terminal)
    terminal.type("m")
    try terminal.waitWithoutReading(for: "2000 frames") { signal.take() }
    try end(terminal)
  }

  @Test("can't prevent the program from ending or its modes from being restored")
  func stuck() throws {
    let signal = try SignalFile()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "stalled", signal.path])
    _ = try ready(terminal)
    terminal.type("m")
    try terminal.waitWithoutReading(for: "2000 frames") { signal.take() }
    terminal.send(SIGTERM)
    #expect(try terminal.waitForEndWithoutReading() & 0x7F == SIGTERM)
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("gets only as many frames as it should, and always the last")
  func paced() throws {
    let signal = try SignalFile()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "paced", signal.path])
    let before = try ready(terminal)
    terminal.type("m")
    try terminal.waitForText("long 2000|")
    #expect(terminal.output.utf8.count - before < 10 * Self.longFrame)
    try end(terminal)
  }

  /// Waits for the first frame and the queries; returns the bytes until then.
  private func ready(_ terminal: PseudoTerminal) throws -> Int {
    try terminal.waitForText("ready")
    try terminal.wait(for: "the questions") { terminal.output.contains("\u{1B}[c") }
    return terminal.output.utf8.count
  }

  private func end(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.model.modes.isDisjoint(with: [1002, 1049, 2026]))
    #expect(terminal.model.unknown == [])
    #expect(terminal.hasSettingsOfBefore)
  }
}
