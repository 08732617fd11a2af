import PseudoTerminals
import ScreenStack
import TestFolders
import Testing

@Suite("A recorded program")
struct RecordingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      [PseudoTerminal.builtProgram("AsyncFixture")] + arguments, size: Size(columns: 40, rows: 6))
  }

  @Test("writes every key and, with Ctrl-], the screen into a script that tests can play")
  func script() throws {
    let terminal = try start("--record", folder.file("walk.keys"))
    try terminal.waitForText("the main actor answers")
    terminal.type("\u{1D}")
    try terminal.waitForText("s screen t text")
    terminal.type("s")
    terminal.type("\u{1B}[B")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    let lines = try folder.read("walk.keys").split(separator: "\n").filter {
      !$0.hasPrefix("wait ")
    }
    #expect(
      lines == [
        "keys 1", "term 40x6", "locale en", "expect screen",
        "| Question                               |",
        "|❯ 1 the main actor answers              |",
        "|                                        |",
        "|                                        |",
        "|                                        |",
        "| ? help  q quit                         |",
        "end", "key down", #"type "q""#, "quit",
      ])
  }

  @Test("refuses a file that exists, and leaves it and the terminal alone")
  func existingFile() throws {
    try folder.write("mine", to: "walk.keys")
    let terminal = try start("--record=\(folder.file("walk.keys"))")
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.hasPrefix("AsyncFixture: "))
    #expect(terminal.output.contains("walk.keys” exists; give --record the name of a new file"))
    #expect(!terminal.output.contains("\u{1B}[?1049h"))
    #expect(try folder.read("walk.keys") == "mine")
  }

  @Test("refuses line mode, which scripts can't play")
  func lineMode() throws {
    let terminal = try start("--record", folder.file("walk.keys"), "--plain")
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("only a program that is drawn can be recorded"))
    #expect(folder.names() == [])
  }

  @Test("can be saved from the inspector, again and again, also while it is being recorded")
  func saving() throws {
    let program = try PseudoTerminal.builtProgram("AsyncFixture")
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "cd '\(folder.path)' && exec '\(program)' --record all.keys"],
      size: Size(columns: 40, rows: 8))
    try terminal.waitForText("the main actor answers")
    terminal.type("\u{1B}[B")
    terminal.type("\u{1B}[24~")
    try terminal.waitForText("s save")
    terminal.type("s")
    try terminal.waitForText("saved as AsyncFixture-1.keys")
    terminal.type("s")
    try terminal.waitForText("saved as AsyncFixture-2.keys")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(folder.names() == ["AsyncFixture-1.keys", "AsyncFixture-2.keys", "all.keys"])
    for name in folder.names().dropLast() {
      let lines = try folder.read(name).split(separator: "\n").filter { !$0.hasPrefix("wait ") }
      #expect(lines == ["keys 1", "term 40x8", "locale en", "key down"])
    }
    #expect(try folder.read("all.keys").hasSuffix("key ctrl+c\nquit\n"))
  }

  @Test("says in the inspector why it can't be saved")
  func notSaved() throws {
    let program = try PseudoTerminal.builtProgram("AsyncFixture")
    folder.make(.folder, "gone")
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "cd '\(folder.file("gone"))' && rmdir ../gone && exec '\(program)'"],
      size: Size(columns: 40, rows: 8))
    try terminal.waitForText("the main actor answers")
    terminal.type("\u{1B}[24~")
    try terminal.waitForText("s save")
    terminal.type("s")
    try terminal.waitForText("not saved: cannot write")
    try terminal.waitForText("No such file")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("tells at once and at its end that the disk is full")
  func fullDisk() throws {
    let terminal = try start("--record", "/dev/full")
    try terminal.waitForText("the main actor answers")
    terminal.type("\u{1B}[B")
    try terminal.waitForText("cannot write")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 1 << 8)
    let end = terminal.output.split(separator: "\r\n").last
    #expect(end?.contains("AsyncFixture: ") == true)
    #expect(end?.contains("/dev/full") == true)
  }
}
