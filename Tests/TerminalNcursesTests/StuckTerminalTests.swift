import Glibc
import PseudoTerminals
import Testing

/// Endings on a terminal that accepts no more bytes.
///
/// Nothing reaches such a screen, so only the line's settings and the end itself are checked.
@Suite("A stuck terminal")
struct StuckTerminalTests {
  /// Their rows in the table of `docs/terminal.md`.
  static let rows = [
    "a signal, a stuck terminal", "`exit`, a stuck terminal",
    "STOP, CONT and TERM, a stuck terminal", "SEGV with Swift's backtraces, a stuck terminal",
  ]

  /// The reason why it accepts no more.
  enum Cause: CaseIterable {
    /// Output is suspended, as by XOFF.
    case stopped
    /// Nobody reads from it, and it is full.
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

/// A stuck terminal with a program on it.
private final class StuckTerminal {
  let terminal: PseudoTerminal
  private let signal: SignalFile

  init(
    _ ending: String, _ cause: StuckTerminalTests.Cause, environment: [String] = []
  ) throws {
    signal = try SignalFile()
    terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture, ending, signal.path], environment: environment)
    try terminal.waitForText("ready")
    try terminal.wait(for: "the questions") { terminal.output.contains("\u{1B}[c") }
    switch cause {
    case .stopped: terminal.stopOutput()
    case .full:
      terminal.type("f")
      try waitUntilTold()
    }
  }

  /// Waits until the program has signalled its progress, and keeps typing meanwhile, because taking
  /// a terminal again drops what was typed before.
  func waitUntilTold(typing text: String = "") throws {
    try terminal.waitWithoutReading(for: "a sign") {
      terminal.type(text)
      return signal.take()
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
