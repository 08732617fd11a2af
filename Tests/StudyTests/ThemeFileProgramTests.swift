import PseudoTerminals
import TerminalCore
import TestFolders
import Testing

@Suite("A theme in a file, for the built program", .timeLimit(.minutes(20)))
struct ThemeFileProgramTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("is what the screens are drawn in", arguments: ["mine.theme", "mine"])
  func look(file: String) throws {
    try folder.write("heading = #ff0000 underline\n", to: file)
    let terminal = try BuiltProgram.start(["--theme", folder.file(file)], in: folder)
    try terminal.waitForText("quit")
    #expect(terminal.output.contains("\u{1B}[38;5;196m") || terminal.output.contains(";5;196m"))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("has to be there, and to be small")
  func missing() throws {
    let gone = try BuiltProgram.run(["--theme=gone.theme", "--lang=en"], in: folder)
    #expect(gone.status == 2 && gone.complaint.contains("cannot read “gone.theme”"))
    try folder.write(String(repeating: "# much\n", count: 20_000), to: "large.theme")
    let large = try BuiltProgram.run(["--theme=large.theme", "--lang=en"], in: folder)
    #expect(large.status == 2 && large.complaint.contains("100000"))
  }
}
