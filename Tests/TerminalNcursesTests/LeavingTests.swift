import Glibc
import PseudoTerminals
import TerminalCore
import Testing

/// Every way in which a program on a terminal can end.
@Suite("Leaving a real terminal")
struct LeavingTests {
  @Test(
    "restores it, then prints the reason, and ends as it should",
    arguments: Ending.all.filter {
      !PseudoTerminal.isThreadSanitized || $0.environment.isEmpty
    })
  func endings(ending: Ending) throws {
    let terminal = try started(ending.fixture, environment: ending.environment)
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

  @Test(
    "prints what was printed meanwhile after the screen is restored, in its order",
    arguments: ["close", "exit", "fatalError", "abort"])
  func held(ending: String) throws {
    let terminal = try started(ending)
    terminal.type("oeox")
    _ = try terminal.waitForEnd()
    let parts = partsAroundRestoring(terminal.output)
    #expect(parts.first?.contains("printed") == false)
    #expect(parts.first?.contains("a message") == false)
    #expect(parts.last?.contains("printed\r\na message\r\nprinted\r\n") == true)
    let isCrash = ["fatalError", "abort"].contains(ending)
    #expect(parts.last?.contains("\r\nThe program has crashed.") == isCrash)
  }

  @Test(
    "tells again what went wrong after a stack trace or a list of addresses",
    arguments: PseudoTerminal.isThreadSanitized ? [[]] : [[], [Ending.backtraces]])
  func lastLine(environment: [String]) throws {
    let terminal = try started("fatalError", environment: environment)
    terminal.type("x")
    _ = try terminal.waitForEnd()
    let lines = terminal.output.split(whereSeparator: \.isNewline)
    let last = try #require(lines.last)
    let tellings = lines.filter { $0.contains("Fatal error: the fixture was told to") }
    #expect(tellings.count == 2)
    #expect(last == tellings[1] || last.contains("The program has crashed"))
    #expect(lines.suffix(2).contains(tellings[1]))
  }

  @Test("shows what was printed meanwhile to the program")
  func shown() throws {
    let terminal = try started("close")
    terminal.type("oes")
    try terminal.waitForText("saw printed, a message")
  }

  @Test(
    "of too much that was printed, keeps the end and says so, at once or after a while",
    arguments: [false, true])
  func tooMuch(goesOn: Bool) throws {
    let terminal = try started("close")
    terminal.type("OO")
    if goesOn {
      terminal.type("s")
      try terminal.waitForText("saw line 299999, line 300000")
    }
    terminal.type("ox")
    #expect(try terminal.waitForEnd() == 0)
    let printed = try #require(partsAroundRestoring(terminal.output).last)
    #expect(printed.contains("[earlier output was dropped]\r\n"))
    #expect(printed.contains("line 299999\r\nline 300000\r\nprinted\r\n"))
    #expect(!printed.contains("line 1\r\n"))
    #expect(!printed.contains("\0"))
    #expect(printed.utf8.count < 300_000)
  }

  @Test("ends without spinning when the window is closed")
  func hangingUp() throws {
    let terminal = try started("none")
    terminal.hangUp()
    #expect(try terminal.waitForEnd() & 0x7F == SIGHUP)
  }

  @Test("restores it if the parent process is killed")
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

  @Test(
    "ends by no signal that was ignored at the start", arguments: ["INT", "HUP", "USR1", "ALRM"])
  func ignored(name: String) throws {
    let signals = ["INT": SIGINT, "HUP": SIGHUP, "USR1": SIGUSR1, "ALRM": SIGALRM]
    let script = "trap '' \(name); exec '\(try PseudoTerminal.fixture)' none"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    try waitUntilTaken(terminal)
    terminal.send(try #require(signals[name]))
    try expectGoingOn(terminal)
  }

  @Test(
    "continues after a failed write, and can report it",
    arguments: [("pipe", SIGPIPE, "Broken pipe"), ("fileSize", SIGXFSZ, "File too large")])
  func failedWrites(write: String, signal: CInt, message: String) throws {
    let terminal = try started(write)
    terminal.type("x")
    try terminal.waitForText(message)
    terminal.send(signal)
    try expectGoingOn(terminal)
  }

  @Test("calls a handler that calls ours only once, and ends")
  func handlerAbove() throws {
    let terminal = try started("handler")
    terminal.type("x")
    terminal.type("\u{1B}[A")
    try terminal.waitForText("key up")
    // The terminal is released and taken again, now with that handler both below and above ours.
    terminal.send(SIGSTOP)
    terminal.send(SIGCONT)
    terminal.resize(to: Size(columns: 41, rows: 5))
    try terminal.waitForText("resized to 41×5")
    terminal.send(SIGABRT)
    #expect(try terminal.waitForEnd() & 0x7F == SIGABRT)
    expectRestored(terminal)
  }

  @Test(
    "clears the last row for the shell’s prompt where there is no other screen to go back to",
    arguments: ["x", nil] as [String?])
  func console(key: String?) throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "close"], term: "linux")
    try terminal.waitForText("ready")
    if let key { terminal.type(key) } else { terminal.send(SIGUSR1) }
    _ = try terminal.waitForEnd()
    let last = try #require(
      terminal.output.split(separator: "\u{1B}[5;1H", omittingEmptySubsequences: false).last)
    #expect(last.hasPrefix("\u{1B}[K") && !last.dropFirst(3).contains("\u{1B}"))
  }

  @Test(
    "resets no colors of the palette, because it changes none",
    arguments: ["xterm-256color", "linux"])
  func palette(term: String) throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "close"], term: term)
    try terminal.waitForText("ready")
    terminal.type("x")
    _ = try terminal.waitForEnd()
    #expect(!terminal.output.contains("\u{1B}]104") && !terminal.output.contains("\u{1B}]R"))
  }

  @Test("has a test for each row of the table in the documentation")
  func table() throws {
    let rows = try EndingsTable.names()
    let tested = Ending.all.map(\.name) + EndingsTable.testedElsewhere
    #expect(rows == tested + StuckTerminalTests.rows)
  }

  private func expectGoingOn(_ terminal: PseudoTerminal) throws {
    terminal.type("\u{1B}[A")
    try terminal.waitForText("key up")
    #expect(terminal.modes.isSuperset(of: TakenModes.all))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  private func started(
    _ ending: String, environment: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture, ending], environment: environment)
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
