import PseudoTerminals
import TerminalCore
import TerminalFake
import TestFolders
import Testing

@testable import study

@Suite("study replay in the terminal")
struct TerminalPlayTests {
  private let folder: TestFolder
  private static let script = """
    keys 1
    term 60x12
    locale en
    key down
    key 3
    settle
    expect title "Homme"
    """

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.script, to: "a.keys")
    try folder.write("keys 1\nterm 60x12\nwait 900000s\n", to: "b.keys")
  }

  private func start(
    _ options: String..., of scripts: [String] = ["a.keys", "b.keys"], rows: Int = 14
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      [BuiltProgram.path, "replay", "--terminal", "--speed", "1000"] + options
        + scripts.map(folder.file),
      size: Size(columns: 60, rows: rows), environment: ["HOME=\(folder.path)"])
  }

  @Test("hands the keyboard over at a line, and plays no further script", arguments: [12, 14])
  func until(rows: Int) throws {
    let terminal = try start("--until", "7", rows: rows)
    try terminal.waitForText("line 7: your turn, Ctrl-C quits")
    terminal.type("?")
    try terminal.waitForText("Keys")
    #expect(!terminal.model.picture.contains("your turn"))
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.output.contains("a.keys:7: reached\r\n1 passed, 0 failed"))
    #expect(terminal.hasSettingsOfBefore && terminal.modes.isDisjoint(with: BuiltProgram.modes))
  }

  @Test("hands it over at the end too, if nothing is left to play")
  func untilEnd() throws {
    try folder.write("keys 1\nterm 60x12\nlocale en\nkey down\n", to: "a.keys")
    let terminal = try start("--until", "99")
    try terminal.waitForText("end of script: your turn")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("writes what the viewer does after the lines that were played")
  func continued() throws {
    try folder.write("keys 1 # mine\nterm 60x12\nlocale en\nkey down\nkey 3\nquit\n", to: "a.keys")
    let terminal = try start(
      "--until", "5", "--record", folder.file("longer.keys"), of: ["a.keys"], rows: 12)
    try terminal.waitForText("line 5: your turn, Ctrl-C quits")
    terminal.type("2")
    try terminal.waitForText("Times tables")
    terminal.type("\u{1D}")
    try terminal.waitForText("r route")
    terminal.type("r")
    try terminal.waitForText("expect route home/subject:math")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    let lines = try folder.read("longer.keys").split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix("wait ") } == [
        "keys 1 # mine", "term 60x12", "locale en", "key down", "type \"2\"",
        "expect route home/subject:math", "key ctrl+c", "quit",
      ])
    #expect(try BuiltProgram.run(["replay", "longer.keys"], in: folder).status == 0)
  }

  @Test("doesn't go on with the snapshots of another script")
  func continuedSnapshots() throws {
    try folder.write("keys 1\nterm 60x12\nsnapshot one\nkey down\n", to: "a.keys")
    let terminal = try start(
      "--until", "4", "--record", folder.file("longer.keys"), of: ["a.keys"])
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("the snapshots of"))
  }

  @Test("goes on in another folder only if the script uses no other files")
  func continuedElsewhere() throws {
    try folder.write("keys 1\n", to: "part.keys")
    try folder.write("keys 1\nterm 60x12\ninclude \"part.keys\"\nkey down\n", to: "a.keys")
    folder.make(.folder, "other")
    let terminal = try start(
      "--until", "4", "--record", folder.file("other/longer.keys"), of: ["a.keys"])
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("uses other"))
    #expect(folder.names() == ["a.keys", "b.keys", "other", "part.keys"])
  }

  @Test("says of a failure what differs, and which key ends")
  func failure() throws {
    let terminal = try start()
    try terminal.waitForText("line 7 fails: the title is")
    try terminal.waitForText("t: your turn, q: end")
    terminal.type(" q")
    try terminal.waitForText("line 3: wait 900000s")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 1 << 8)
  }

  @Test("with --step, says what comes next, and hands the keyboard over with t")
  func steps() throws {
    let terminal = try start("--step")
    try terminal.waitForText("line 4: key down")
    terminal.type(" ")
    try terminal.waitForText("line 5: key 3")
    terminal.type("t")
    try terminal.waitForText("line 5: your turn")
    terminal.type("3")
    try terminal.waitForText("Social Studies")
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.output.contains("a.keys:5: reached"))
  }
}

@Suite("A terminal that is handed over")
struct HandedTerminalTests {
  /// A terminal whose clock moves to each deadline.
  final class Base: Terminal {
    let size = Size(columns: 20, rows: 2)
    var now = Duration.seconds(5)
    let wake: @Sendable () -> Void = {}
    var input: [InputEvent] = []

    func show(_ frame: Frame) {}
    func events(until deadline: Duration?) -> [InputEvent] {
      now = deadline ?? now
      defer { input = [] }
      return input
    }
    func suspend() {}
    func redraw() {}
    func useMouse(_ isUsed: Bool) {}
  }

  @Test("has the clock of the play, whatever the time is", arguments: [0, 5, 900])
  func clock(seconds: Int) {
    let base = Base()
    let terminal = HandedTerminal(base, at: .seconds(seconds), notice: "")
    #expect(terminal.now == .seconds(seconds))
    _ = terminal.events(until: .seconds(seconds + 2))
    #expect(base.now == .seconds(7) && terminal.now == .seconds(seconds + 2))
  }

  @Test("says whose turn it is until the first input")
  func notice() throws {
    let base = Base()
    let terminal = HandedTerminal(base, at: .zero, notice: "your turn")
    base.input = [.focus(true)]
    _ = terminal.events(until: nil)
    #expect(terminal.notice == TerminalPrompt("your turn"))
    base.input = [.text("x")]
    #expect(terminal.events(until: nil) == [.text("x")])
    #expect(terminal.notice == nil)
  }
}
