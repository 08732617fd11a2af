import ChildProcesses
import Glibc
import KeyScript
import PseudoTerminals
import TerminalCore
import TestFolders
import Testing

@Suite("study minimize", .timeLimit(.minutes(10)))
struct MinimizingTests {
  private static let long = """
    keys 1  # A script that fails.
    term 80x24
    locale en

    key 6
    settle
    expect route home/prefectures
    key down*3
    key enter
    settle
    key esc
    settle
    key esc
    expect route home/prefectures
    quit

    """

  private static let short = """
    keys 1  # A script that fails.
    term 80x24
    locale en

    key 6
    key esc
    expect route home/prefectures

    """

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.long, to: "a.keys")
  }

  @Test("writes the smaller script, and tells on standard error what fails and how much is left")
  func standardOutput() throws {
    let result = try BuiltProgram.run(["minimize", "a.keys"], in: folder)
    #expect(result.status == 0)
    #expect(result.output == Self.short)
    let lines = result.complaint.split(separator: "\n")
    #expect(
      lines.first == """
        study: a.keys:14: expect route home/prefectures: the route is “home”, not “home/prefectures”
        """)
    #expect(lines.count == 2)
    #expect(lines.last?.contains(/^study: 7 of 15 lines left, \d+ plays$/) == true)
    #expect(try folder.read("a.keys") == Self.long)
    let again = try BuiltProgram.run(["replay", "-"], in: folder, input: result.output)
    #expect(again.status == 1)
  }

  @Test("reads a pipe, and speaks Japanese")
  func pipe() throws {
    let result = try BuiltProgram.run(
      ["minimize", "--lang=ja", "-"], in: folder, input: Self.long)
    #expect(result.output == Self.short)
    #expect(result.complaint.contains(/15行のうち 7行が残りました（再生 \d+回）/))
  }

  @Test("writes to a file, which must not exist without --force, and never to the script itself")
  func file() throws {
    let arguments = ["minimize", "a.keys", "--output"]
    #expect(try BuiltProgram.run(arguments + ["b.keys"], in: folder).status == 0)
    #expect(try folder.read("b.keys") == Self.short)
    try folder.write("old", to: "b.keys")
    let refused = try BuiltProgram.run(arguments + ["b.keys"], in: folder)
    #expect(refused.status == 2 && refused.complaint.contains("“b.keys” already exists"))
    #expect(try folder.read("b.keys") == "old")
    let forced = try BuiltProgram.run(arguments + ["b.keys", "--force"], in: folder)
    #expect(forced.status == 0 && forced.output.isEmpty)
    #expect(try folder.read("b.keys") == Self.short)
    let itself = try BuiltProgram.run(arguments + ["a.keys", "--force"], in: folder)
    #expect(itself.status == 2 && itself.complaint.contains("“a.keys” is already used"))
  }

  @Test(
    "says why a script can't become smaller",
    arguments: [
      ("keys 1\nkey 6\n", 1, "study: “b.keys” does not fail; give a script that does"),
      ("keys 1\nkye 6\n", 2, "b.keys:2:1: there is no directive “kye”; did you mean “key”?"),
      ("keys 1\nset state gone\nkey 6\n", 2, "b.keys:2:1: there is no folder"),
      ("key 6\n", 2, "study: “b.keys” is not a key script"),
    ] as [(String, Int32, String)])
  func reasons(script: String, status: Int32, words: String) throws {
    try folder.write(script, to: "b.keys")
    let result = try BuiltProgram.run(["minimize", "b.keys", "--output", "c.keys"], in: folder)
    #expect(result.status == status && result.output.isEmpty)
    #expect(result.complaint.hasPrefix(words))
    #expect(throws: (any Error).self) { try folder.read("c.keys") }
  }

  @Test("takes variables, a number of plays, and any screen")
  func options() throws {
    try folder.write(Self.long.replacing("home/prefectures", with: "\"home/${x}\""), to: "b.keys")
    let result = try BuiltProgram.run(
      ["minimize", "b.keys", "--define", "x=y", "--plays=4", "--any-screen"], in: folder)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("expect route \"home/${x}\"\n"))
    #expect(result.complaint.contains("4 plays; it may become smaller with --plays 8"))
  }

  @Test("ends by Ctrl-C after writing the smallest script so far, with the terminal as it was")
  func interrupted() throws {
    let walk = try Walk.named("exam").script().text
    try folder.write(
      walk.replacing("expect text \"10 / 10\"", with: "expect text \"11 / 10\""), to: "b.keys")
    let terminal = try PseudoTerminal(
      [
        BuiltProgram.path, "minimize", "--lang=en", folder.file("b.keys"), "--output",
        folder.file("c.keys"),
      ], size: Size(columns: 80, rows: 12), environment: ["HOME=\(folder.path)"])
    // The play during which Ctrl-C comes leaves nothing out.
    try terminal.wait(for: "progress") { terminal.output.contains(/, ([4-9]|\d\d+) plays/) }
    terminal.type("\u{03}")
    #expect(try terminal.waitForEnd() & 0x7F == SIGINT)
    #expect(terminal.output.contains("; stopped before"))
    #expect(terminal.hasSettingsOfBefore)
    let small = try folder.read("c.keys")
    #expect(small.hasSuffix("expect text \"11 / 10\"\n") && small.utf8.count < walk.utf8.count)
  }
}
