import ChildProcesses
import Glibc
import PseudoTerminals
import TerminalCore
import TestFolders
import Testing

@Suite("Study line by line, ended by a signal", .timeLimit(.minutes(20)))
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
    #expect(terminal.output.hasSuffix("> \r\n") && terminal.hasSettingsOfBefore)
    let output = try BuiltProgram.run(["--plain", "--lang=en"], in: folder).output
    #expect(output.contains("Continue at question 2 of 10  Prefecture readings"))
  }

  @Test("goes on if the signal was ignored at the start, as under nohup")
  func ignored() throws {
    let terminal = try start("/usr/bin/env", "--ignore-signal=HUP")
    try answer(at: terminal)
    terminal.send(SIGHUP)
    terminal.type(":.\n")
    try terminal.wait(for: "the question again") { count("\nQuestion 2 of 10", in: terminal) == 2 }
    terminal.send(SIGTERM)
    #expect(try terminal.waitForEnd() & 0x7F == SIGTERM)
  }

  @Test("ends although nobody reads what it writes", arguments: [SIGTERM, SIGHUP])
  func unread(number: CInt) throws {
    let (input, output) = (makePipe(), makePipe())
    defer { for end in [input.reading, input.writing, output.reading] { close(end) } }
    let setPipeSize: CInt = 1031  // F_SETPIPE_SZ, which Swift does not import.
    try #require(fcntl(output.writing, setPipeSize, 4_096) >= 4_096)
    let lines = Array(String(repeating: ".\n", count: 400).utf8)
    try #require(unsafe write(input.writing, lines, lines.count) == lines.count)
    let process = try spawn(
      [BuiltProgram.path, "--plain", "--lang=en"], environment: ["HOME=\(folder.path)"],
      files: [
        .pass(input.reading, as: STDIN_FILENO), .pass(output.writing, as: STDOUT_FILENO),
        .pass(output.writing, as: STDERR_FILENO),
      ])
    close(output.writing)
    var written = pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0)
    try #require(unsafe poll(&written, 1, -1) == 1)
    kill(process, number)
    var status: CInt = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    #expect(status & 0x7F == number)
  }

  @Test("ends at once without an input")
  func closedInput() throws {
    let result = try run(redirection: "<&-")
    #expect(result.status == 0 && result.complaint.isEmpty)
    #expect(result.output.contains("Learn"))
  }

  @Test(
    "fails without an output, as with one that can’t be written", arguments: [">&-", "<&- >&-"])
  func closedOutput(redirection: String) throws {
    let result = try run(redirection: redirection)
    #expect(result.status == 3 && result.output.isEmpty)
    #expect(result.complaint.hasPrefix("study: cannot write “/dev/stdout” (Bad file descriptor)"))
  }

  @Test("fails without any open file")
  func closed() throws {
    let result = try run(redirection: "<&- >&- 2>&-")
    #expect(result.status == 3 && result.output.isEmpty && result.complaint.isEmpty)
  }

  /// Runs line mode with files that the shell redirects or closes.
  private func run(redirection: String) throws -> ProcessRun.Result {
    let command = "exec \"$0\" --plain --lang=en \(redirection)"
    let run = ProcessRun(
      "/bin/sh", ["-c", command, BuiltProgram.path],
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8"], folder: folder.path)
    return try run.run()
  }

  /// Starts a lesson in line mode.
  private func start(_ command: String...) throws -> PseudoTerminal {
    let arguments = ["--plain", "--lang=en", "social/prefecture-reading"]
    return try PseudoTerminal(
      command + [BuiltProgram.path] + arguments, size: Size(columns: 80, rows: 40),
      environment: ["HOME=\(folder.path)"])
  }

  /// Gives up the first question; whether it has choices is chance.
  private func answer(at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "a question") { count("> ", in: terminal) == 1 }
    terminal.type(":x\n")
    try terminal.wait(for: "the feedback") { count("> ", in: terminal) == 2 }
    terminal.type("\n")
    try terminal.wait(for: "the next question") {
      count("\nQuestion 2 of 10", in: terminal) == 1 && count("> ", in: terminal) == 3
    }
  }

  private func count(_ text: String, in terminal: PseudoTerminal) -> Int {
    terminal.output.replacing("\r\n", with: "\n").ranges(of: text).count
  }
}
