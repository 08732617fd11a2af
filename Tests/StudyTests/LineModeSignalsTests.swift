import Glibc
import PseudoTerminals
import TerminalCore
import TestFolders
import Testing

@Suite("Study line by line, ended by a signal")
struct LineModeSignalsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(
    "saves what was answered, and ends by that signal",
    arguments: [SIGTERM, SIGINT, SIGQUIT, SIGHUP])
  func ended(number: CInt) throws {
    let terminal = try start()
    try answer(at: terminal)
    terminal.send(number)
    #expect(try terminal.waitForEnd() & 0x7F == number)
    #expect(terminal.output.hasSuffix("> ") && terminal.hasSettingsOfBefore)
    let output = try BuiltProgram.run(["--plain", "--lang=en"], in: folder).output
    #expect(output.contains("Continue 2/10  Reading prefecture names"))
  }

  @Test("goes on if the signal was ignored at the start, as under nohup")
  func ignored() throws {
    let terminal = try start("/usr/bin/env", "--ignore-signal=HUP")
    try answer(at: terminal)
    terminal.send(SIGHUP)
    terminal.type(":.\n")
    try terminal.wait(for: "the question again") { count("\n2 / 10", in: terminal) == 2 }
    terminal.send(SIGTERM)
    #expect(try terminal.waitForEnd() & 0x7F == SIGTERM)
  }

  /// Starts a lesson in line mode.
  private func start(_ command: String...) throws -> PseudoTerminal {
    let arguments = ["--plain", "--lang=en", "social/prefecture-reading"]
    return try PseudoTerminal(
      command + [BuiltProgram.path] + arguments, size: Size(columns: 80, rows: 40),
      environment: ["HOME=\(folder.path)"])
  }

  /// Answers the first question; whether it has choices is chance.
  private func answer(at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "a question") { count("> ", in: terminal) == 1 }
    terminal.type("1\n")
    try terminal.wait(for: "the feedback") { count("> ", in: terminal) == 2 }
    terminal.type("\n")
    try terminal.wait(for: "the next question") {
      count("\n2 / 10", in: terminal) == 1 && count("> ", in: terminal) == 3
    }
  }

  private func count(_ text: String, in terminal: PseudoTerminal) -> Int {
    terminal.output.replacing("\r\n", with: "\n").ranges(of: text).count
  }
}
