import Glibc
import TerminalFake
import Testing

/// Every way out of a program that holds a terminal.
@Suite("leaving a real terminal")
struct LeavingTests {
  private static let own = [1002, 1006, 1004, 2004, 1049]

  @Test("undoes every mode and setting when the program closes it")
  func closing() throws {
    let terminal = try started("close")
    terminal.type("x")
    #expect(terminal.waitForEnd() == 0)
    expectRestored(terminal)
    #expect(terminal.output.contains("closed"))
  }

  @Test(
    "undoes everything on a signal, and dies of it", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signals(signal: CInt) throws {
    let terminal = try started("none")
    terminal.send(signal)
    #expect(terminal.waitForEnd() & 0x7F == signal)
    expectRestored(terminal)
  }

  @Test(
    "undoes everything on a fatal trap, before the message, and dies of it",
    arguments: [
      ("fatalError", "Fatal error"), ("index", "Fatal error"), ("overflow", ""),
      ("pointer", ""), ("abort", ""), ("segv", ""), ("stack", ""),
    ])
  func traps(ending: String, message: String) throws {
    let terminal = try started(ending)
    terminal.type("x")
    let signal = terminal.waitForEnd() & 0x7F
    #expect([SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS].contains(signal))
    expectRestored(terminal)
    guard !message.isEmpty else { return }
    let parts = terminal.output.components(separatedBy: "\u{1B}[?1049l")
    #expect(parts.first?.contains(message) == false)
    #expect(parts.last?.contains(message) == true)
  }

  @Test("prints what went to standard error after the screen is given back")
  func heldError() throws {
    let terminal = try started("close")
    terminal.type("ex")
    #expect(terminal.waitForEnd() == 0)
    let parts = terminal.output.components(separatedBy: "\u{1B}[?1049l")
    #expect(parts.first?.contains("a message") == false)
    #expect(parts.last?.contains("a message\r\n") == true)
  }

  @Test("ends, and doesn't spin, when the window is closed")
  func hangingUp() throws {
    let terminal = try started("none")
    terminal.hangUp()
    #expect(terminal.waitForEnd() & 0x7F == SIGHUP)
  }

  @Test("gives the terminal to the shell while stopped, and takes it again")
  func suspending() throws {
    let script = "set -m; '\(try PseudoTerminal.fixture)' suspend; stty -a; echo stop''ped; fg"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    terminal.waitForText("ready")
    terminal.type("x")
    terminal.wait(for: "the shell") { terminal.output.contains("stopped\r\n") }
    #expect(terminal.output.contains(" icanon"))
    terminal.wait(for: "the second screen") {
      terminal.model.modes.isSuperset(of: Self.own) && terminal.model.picture.contains("resized")
    }
    #expect(terminal.model.picture.contains("東京都ｶﾞ葛\u{E0100}🗾|"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  private func started(_ ending: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, ending])
    terminal.waitForText("ready")
    #expect(terminal.model.modes.isSuperset(of: Self.own))
    #expect(!terminal.hasSettingsOfBefore)
    return terminal
  }

  private func expectRestored(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let switched = Self.own + [2026]
    #expect(terminal.model.modes.isDisjoint(with: switched), sourceLocation: sourceLocation)
    #expect(terminal.model.isCursorShown, sourceLocation: sourceLocation)
    #expect(terminal.hasSettingsOfBefore, sourceLocation: sourceLocation)
  }
}

extension String {
  /// The parts between occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    self[...].split(separator: separator, omittingEmptySubsequences: false)
  }
}
