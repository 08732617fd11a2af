import Glibc
import PseudoTerminals
import Testing

/// Endings on a terminal that takes no byte any more.
///
/// Nothing can reach such a screen, and so only the line's settings and the end itself are checked.
@Suite("A stuck terminal")
struct StuckTerminalTests {
  /// What the table in `docs/terminal.md` has of them.
  static let rows = [
    "a signal, a stuck terminal", "`exit`, a stuck terminal",
    "STOP, CONT and TERM, a stuck terminal", "SEGV with Swift's backtraces, a stuck terminal",
  ]

  /// Why it takes no more.
  enum Cause: CaseIterable {
    /// It was told to hold back what it is given, as by XOFF.
    case stopped
    /// Nobody reads it, and it is full.
    case full
  }

  @Test(
    "doesn't prevent a program from ending by a signal", arguments: Cause.allCases,
    [SIGTERM, SIGHUP, SIGSEGV, SIGABRT, SIGUSR1])
  func signals(cause: Cause, signal: CInt) throws {
    let stuck = try StuckTerminal("none", cause)
    stuck.terminal.send(signal)
    try stuck.expectEnd(bySignal: signal)
  }

  @Test(
    "doesn't prevent a program from exiting", arguments: Cause.allCases, ["exit", "exitElsewhere"])
  func exits(cause: Cause, call: String) throws {
    let stuck = try StuckTerminal(call, cause)
    stuck.terminal.type("x")
    #expect(try stuck.terminal.waitForEndWithoutReading() == 3 << 8)
    #expect(stuck.terminal.hasSettingsOfBefore)
  }

  @Test(
    "doesn't prevent a program from continuing after STOP, nor from ending then",
    arguments: Cause.allCases)
  func goesOn(cause: Cause) throws {
    let stuck = try StuckTerminal("none", cause)
    stuck.terminal.send(SIGSTOP)
    stuck.terminal.send(SIGCONT)
    try stuck.waitUntilTold(typing: "n")
    stuck.terminal.send(SIGTERM)
    try stuck.expectEnd(bySignal: SIGTERM)
  }

  @Test("doesn't hold up a program that reports its crash", arguments: Cause.allCases)
  func backtraces(cause: Cause) throws {
    let stuck = try StuckTerminal("none", cause, environment: [Ending.backtraces])
    stuck.terminal.send(SIGSEGV)
    try stuck.expectEnd(bySignal: SIGSEGV)
  }
}

/// A terminal that has got stuck, with a program that holds it.
private final class StuckTerminal {
  let terminal: PseudoTerminal
  private let folder: NamedFolder

  init(
    _ ending: String, _ cause: StuckTerminalTests.Cause, environment: [String] = []
  ) throws {
    folder = try NamedFolder()
    terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture, ending, folder.file], environment: environment)
    try terminal.waitForText("ready")
    try terminal.wait(for: "the questions") { terminal.output.contains("\u{1B}[c") }
    switch cause {
    case .stopped: terminal.stopOutput()
    case .full:
      terminal.type("f")
      try waitUntilTold()
    }
  }

  /// Waits until the program has told that it has come somewhere, and types meanwhile: whoever takes a
  /// terminal again drops what was typed before.
  func waitUntilTold(typing text: String = "") throws {
    try terminal.waitWithoutReading(for: "a sign") {
      terminal.type(text)
      return folder.takeFile()
    }
  }

  func expectEnd(
    bySignal signal: CInt, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let status = try terminal.waitForEndWithoutReading()
    #expect(status & 0x7F == signal, sourceLocation: sourceLocation)
    #expect(terminal.hasSettingsOfBefore, sourceLocation: sourceLocation)
  }
}
