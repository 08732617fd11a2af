import Glibc
import PseudoTerminals
import TerminalCore
import TestFolders
import Testing

@Suite("A run of scripts that a signal stops", .timeLimit(.minutes(10)))
struct StoppedRunTests {
  @Test(
    "writes its reports, and ends by that signal",
    arguments: [(SIGTERM, "--repeat=1"), (SIGINT, "--parallel=2"), (SIGTERM, "--artifacts=failed")])
  func reports(signal: CInt, option: String) throws {
    let folder = try TestFolder()
    let busy = "keys 1\n" + String(repeating: "key down*10000\n", count: 3_000)
    try folder.write("keys 1\nkey down\n", to: "a.keys")
    for name in ["b.keys", "c.keys", "d.keys"] { try folder.write(busy, to: name) }
    let terminal = try PseudoTerminal(
      ["/usr/bin/env", "-C", folder.path, BuiltProgram.path, "replay", "--tap", "--junit=r.xml"]
        + [option, "."],
      size: Size(columns: 80, rows: 24), environment: ["HOME=\(folder.path)"])
    try terminal.wait(for: "the first script") { terminal.output.contains("ok 1 - a.keys") }
    terminal.send(signal)
    #expect(try terminal.waitForEnd() & 0x7F == signal)
    let lines = terminal.output.split(separator: "\r\n").dropFirst(2)
    #expect(lines.first == "ok 1 - a.keys")
    // The next ones may have begun.
    #expect(lines.dropFirst().first?.hasPrefix("ok 2 - b.keys # SKIP ") == true)
    #expect(lines.dropFirst(2).first?.hasPrefix("ok 3 - c.keys # SKIP ") == true)
    #expect(
      lines.dropFirst(3) == [
        "ok 4 - d.keys # SKIP not played after a signal", "Bail out! stopped by a signal",
      ])
    #expect(try folder.read("r.xml").contains("<testsuite name=\".\" tests=\"4\" failures=\"0\""))
    #expect(try folder.read("r.xml").contains("skipped=\"3\""))
  }

  @Test("ends in the middle of a line")
  func middle() throws {
    let folder = try TestFolder()
    let busy = "keys 1\n" + String(repeating: "key down*10000\n", count: 3_000)
    try folder.write(busy, to: "a.keys")
    let terminal = try PseudoTerminal(
      ["/usr/bin/env", "-C", folder.path, BuiltProgram.path, "replay", "--journal=j", "a.keys"],
      size: Size(columns: 80, rows: 24), environment: ["HOME=\(folder.path)"])
    // It begins with the launch of the program.
    try terminal.wait(for: "the play") { (try? folder.read("j"))?.isEmpty == false }
    terminal.send(SIGINT)
    #expect(try terminal.waitForEnd() & 0x7F == SIGINT)
    #expect(terminal.output.contains("a.keys: stopped\r\n0 passed, 0 failed, 1 not played\r\n"))
  }
}
