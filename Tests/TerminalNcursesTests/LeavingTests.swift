import Glibc
import PseudoTerminals
import Testing

/// Every way out of a program that holds a terminal.
@Suite("Leaving a real terminal")
struct LeavingTests {
  @Test("gives it back as it was, then says why, and ends as it should", arguments: Ending.all)
  func endings(ending: Ending) throws {
    let terminal = try started(ending.fixture)
    switch ending.deed {
    case .type(let text): terminal.type(text)
    case .signal(let signal): terminal.send(signal)
    }
    let status = try terminal.waitForEnd()
    switch ending.status {
    case .exit(let code): #expect(status == code << 8)
    case .signal(let signal): #expect(status & 0x7F == signal)
    case .trap: #expect([SIGILL, SIGTRAP].contains(status & 0x7F))
    }
    expectRestored(terminal)
    guard !ending.message.isEmpty else { return }
    let parts = partsAroundRestoring(terminal.output)
    #expect(parts.count == 2)
    #expect(parts.first?.contains(ending.message) == false)
    #expect(parts.last?.contains(ending.message) == true)
  }

  @Test("prints what went to standard error after the screen is given back")
  func heldError() throws {
    let terminal = try started("close")
    terminal.type("ex")
    #expect(try terminal.waitForEnd() == 0)
    let parts = partsAroundRestoring(terminal.output)
    #expect(parts.first?.contains("a message") == false)
    #expect(parts.last?.contains("a message\r\n") == true)
  }

  @Test("ends, and doesn't spin, when the window is closed")
  func hangingUp() throws {
    let terminal = try started("none")
    terminal.hangUp()
    #expect(try terminal.waitForEnd() & 0x7F == SIGHUP)
  }

  @Test("gives it back when the program that started it is killed")
  func orphaned() throws {
    let script = "'\(try PseudoTerminal.fixture)' none; echo not reached"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    try waitUntilTaken(terminal)
    terminal.send(SIGKILL)
    #expect(try terminal.waitForEnd() & 0x7F == SIGKILL)
    try terminal.wait(for: "the terminal") {
      terminal.modes.isDisjoint(with: TakenModes.all) && terminal.hasSettingsOfBefore
    }
    expectRestored(terminal)
    #expect(!terminal.output.contains("not reached"))
  }

  @Test("leaves no row of the table in the documentation without a test")
  func table() throws {
    let rows = try EndingsTable.names()
    let tested = Ending.all.map(\.name) + EndingsTable.testedElsewhere
    #expect(rows == tested)
  }

  private func started(_ ending: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([
      try PseudoTerminal.fixture, ending,
    ])
    try waitUntilTaken(terminal)
    return terminal
  }

  private func waitUntilTaken(_ terminal: PseudoTerminal) throws {
    try terminal.waitForText("ready")
    #expect(terminal.modes.isSuperset(of: TakenModes.all))
    #expect(!terminal.hasSettingsOfBefore)
  }

  private func partsAroundRestoring(_ output: String) -> [Substring] {
    output[...].split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false)
  }
}
