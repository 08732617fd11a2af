import Glibc
import TerminalFake
import Testing

@Suite("a terminal that can't take every frame")
struct PacingTests {
  /// The bytes that a long frame takes at least.
  private static let longFrame = 2000

  @Test("is not waited for: keys are taken meanwhile, frames give way to the last one")
  func stalled() throws {
    let folder = try NamedFolder()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "stalled", folder.file])
    let before = ready(terminal)
    terminal.type("m")
    terminal.waitWithoutReading(for: "2000 frames") { folder.takeFile() }
    terminal.type("n")
    terminal.waitWithoutReading(for: "a key") { folder.takeFile() }
    terminal.waitForText("long 2000|")
    // What the system itself holds back is 64 KiB or so.
    #expect(terminal.output.utf8.count - before < 200 * Self.longFrame)
    terminal.type("\u{1B}[B")
    terminal.waitForText("key down")
    end(terminal)
  }

  @Test("gives back the screen though a frame has been cut in two")
  func leaving() throws {
    let folder = try NamedFolder()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "stalled", folder.file])
    _ = ready(terminal)
    terminal.type("m")
    terminal.waitWithoutReading(for: "2000 frames") { folder.takeFile() }
    end(terminal)
  }

  @Test("can't keep a program from ending, nor its line from being set right")
  func stuck() throws {
    let folder = try NamedFolder()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "stalled", folder.file])
    _ = ready(terminal)
    terminal.type("m")
    terminal.waitWithoutReading(for: "2000 frames") { folder.takeFile() }
    terminal.send(SIGTERM)
    #expect(terminal.waitForEndWithoutReading() & 0x7F == SIGTERM)
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("is given few frames where they should be few, and the last of them")
  func paced() throws {
    let folder = try NamedFolder()
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "paced", folder.file])
    let before = ready(terminal)
    terminal.type("m")
    terminal.waitForText("long 2000|")
    #expect(terminal.output.utf8.count - before < 10 * Self.longFrame)
    end(terminal)
  }

  /// Waits for the first frame and the questions; gives the bytes until then.
  private func ready(_ terminal: PseudoTerminal) -> Int {
    terminal.waitForText("ready")
    terminal.wait(for: "the questions") { terminal.output.contains("\u{1B}[c") }
    return terminal.output.utf8.count
  }

  private func end(_ terminal: PseudoTerminal) {
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.model.modes.isDisjoint(with: [1002, 1049, 2026]))
    #expect(terminal.model.unknown == [])
    #expect(terminal.hasSettingsOfBefore)
  }
}
