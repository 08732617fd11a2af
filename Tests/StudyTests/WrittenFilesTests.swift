import Foundation
import PseudoTerminals
import Records
import TerminalCore
import TestFolders
import Testing

@Suite("A run at the terminal that is recorded", .timeLimit(.minutes(20)))
struct WrittenFilesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try BuiltProgram.start(arguments, in: folder)
  }

  @Test(
    "reports at once and at the end that the file can't be written",
    arguments: [["--record", "/dev/full"], ["--journal", "/dev/full"], ["record", "/dev/full"]])
  func full(arguments: [String]) throws {
    let terminal = try BuiltProgram.start(arguments, in: folder)
    try terminal.waitForText("Home")
    // A key that changes nothing else.
    terminal.type("z")
    try terminal.waitForText("No space left on device")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 3 << 8)
    let end = terminal.output.components(separatedBy: "\u{1B}[?1049l").last
    #expect(
      end?.replacing("\r\n", with: " ").contains(
        "study: cannot write “/dev/full” (No space left on device); free some space, or write "
          + "elsewhere"
      )
        == true)
  }

  @Test(
    "refuses the terminal that it draws on as the file",
    arguments: [
      ["--journal", "/dev/tty"], ["--journal", "/dev/stderr"], ["--record", "/dev/stdout"],
    ])
  func screen(arguments: [String]) throws {
    let terminal = try BuiltProgram.start(arguments, in: folder)
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("is already used for something else in this run"))
  }

  @Test(
    "plays no further scripts once it is stopped, and ends by the signal that stopped it",
    arguments: [(SIGTERM, SIGTERM), (0, 1 << 8)])
  func stopping(signal: CInt, status: CInt) throws {
    for name in ["a.keys", "b.keys"] {
      try folder.write("keys 1\nterm 80x12\nlocale en\nwait 1000s\n", to: name)
    }
    let terminal = try PseudoTerminal(
      [
        BuiltProgram.path, "replay", "--terminal", folder.file("a.keys"), folder.file("b.keys"),
      ], size: Size(columns: 80, rows: 12), environment: ["HOME=\(folder.path)"])
    try terminal.waitForText("Home")
    if signal == 0 { terminal.type("\u{3}") } else { terminal.send(signal) }
    #expect(try terminal.waitForEnd() == status)
    #expect(terminal.output.contains("a.keys: stopped"))
    #expect(!terminal.output.contains("b.keys"))
  }

  @Test("says that a recording whose name doesn't end in .keys is skipped in its folder")
  func otherName() throws {
    let terminal = try start("record", folder.file("a.txt"))
    try terminal.waitForText("Home")
    terminal.type("zq")
    #expect(try terminal.waitForEnd() == 0)
    let end = terminal.output.replacing("\r\n", with: " ")
    #expect(end.contains("“\(folder.file("a.txt"))” is skipped when a folder is replayed"))
  }

  @Test("copies only the file with the records beside a recording")
  func copiedRecords() throws {
    let state = #"{"state":{"lessons":{},"place":"13"},"version":1}"#
    try folder.write(state, to: "records/state.json")
    try folder.write("secret", to: "records/id_rsa")
    try folder.write("{", to: "records/state.json.old-1")
    let terminal = try start(
      "--state", folder.file("records"), "--record", folder.file("a.keys"))
    try terminal.waitForText("Home")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(
      terminal.output.contains("copied your records to \(folder.file("a.d"))/state/study.db"))
    #expect(folder.names(in: "a.d") == ["state"])
    #expect(folder.names(in: "a.d/state") == ["study.db"])
    #expect(try Records.open(in: folder.file("a.d/state")).setting(.place) == "13")
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder.file("a.d/state"))[.posixPermissions]
        as? Int == 0o700)
    #expect(try BuiltProgram.run(["replay", "a.keys"], in: folder).status == 0)
  }

  @Test("copies no records through a link")
  func linkedCopy() throws {
    try folder.write(#"{"version":1,"state":{"place":"13"}}"#, to: "records/state.json")
    try folder.write("mine", to: "other/state/study.db")
    unsafe symlink("other", folder.file("a.d"))
    let terminal = try start(
      "--state", folder.file("records"), "--record", folder.file("a.keys"), "--force")
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("(it is a symbolic link)"))
    #expect(try folder.read("other/state/study.db") == "mine")
  }

  @Test(
    "spares the records, whatever the name, even with --force",
    arguments: ["--journal", "--record"])
  func records(option: String) throws {
    let state = #"{"state":{"lessons":{}},"version":1}"#
    try folder.write(state, to: "records/state.json")
    unsafe symlink("records/state.json", folder.file("other"))
    for name in ["records/state.json", "other", "records/study.db", "records/study.db-wal"] {
      let result = try BuiltProgram.run(
        ["--state", "records", "--force", option, name], in: folder)
      #expect(result.status == 2)
      #expect(result.complaint.contains("“\(name)” is already used for something else in this run"))
    }
    #expect(try folder.read("records/state.json") == state)
  }
}
