import DatabaseHolder
import Foundation
import PseudoTerminals
import Records
import TerminalCore
import TestFolders
import Testing

@Suite("A run whose changes can't be written")
struct UnsavedTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    #expect(Records.open(in: folder.path).obstacle == nil)
  }

  /// Another program that is at the records until it is released.
  private func holder() throws -> DatabaseHolder {
    try #require(DatabaseHolder(folder.file("study.db")))
  }

  @Test("ends with status 3, and says why after the terminal is restored")
  func quitting() throws {
    let holder = try holder()
    defer { holder.release() }
    let terminal = try start("math/addition")
    try answer(on: terminal)
    try terminal.waitForText("Not saved yet: another program is using")
    terminal.type("\u{3}")
    try terminal.waitForText("If you quit now, it is lost.")
    terminal.type("1")
    try terminal.waitForText("You are in the middle")
    terminal.type("1")
    #expect(try terminal.waitForEnd() == 3 << 8)
    #expect(
      complaint(of: terminal)
        == "not everything you did is saved: another program is using "
        + "\(folder.path)/study.db; close it")
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("says so when a signal ends it as well, and ends by that signal")
  func ended() throws {
    let holder = try holder()
    defer { holder.release() }
    let terminal = try start("math")
    try terminal.waitForText("1")
    terminal.type("1")
    try answer(on: terminal)
    try terminal.waitForText("Not saved yet")
    terminal.send(SIGTERM)
    #expect(try terminal.waitForEnd() == SIGTERM)
    #expect(complaint(of: terminal).hasPrefix("not everything you did is saved"))
  }

  @Test("says nothing about changes that could be written in the end")
  func writtenInTheEnd() throws {
    let holder = try holder()
    let terminal = try start("math/addition")
    try answer(on: terminal)
    try terminal.waitForText("Not saved yet")
    holder.release()
    try leave(terminal)
    #expect(try terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains("not everything you did"))
    #expect(try Records.open(in: folder.path).setting(.lastLesson) == "math/addition")
  }

  @Test("starts even if its path is not a file, and says so without waiting")
  func pipe() throws {
    #expect(unsafe mkfifo(folder.file("state.json"), 0o600) == 0)
    let terminal = try start("")
    // Single words, because where the lines break depends on the folder's path.
    for word in ["pipe);", "elsewhere"] { try terminal.waitForText(word) }
    terminal.type("\r\u{3}")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("reports what it found in its file even without a terminal")
  func noTerminal() throws {
    try folder.write("{", to: "state/state.json")
    let result = try BuiltProgram.run(["--state", "state"], in: folder)
    #expect(result.status == 0)
    #expect(result.output.contains("state.json.old-1"))
    #expect(try folder.read("state/state.json.old-1") == "{")
  }

  private func start(_ link: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      [try PseudoTerminal.builtProgram("study"), "--lang", "en", "--state", folder.path]
        + (link.isEmpty ? [] : [link]),
      size: Size(columns: 200, rows: 24), environment: ["HOME=\(folder.path)"])
  }

  /// Gives up on the first question of a round, which is an answer to store.
  private func answer(on terminal: PseudoTerminal) throws {
    try terminal.waitForText("1 / 10")
    terminal.type("\u{18}")
  }

  /// Quits in the middle of a round.
  private func leave(_ terminal: PseudoTerminal) throws {
    terminal.type("\u{3}")
    try terminal.waitForText("You are in the middle")
    terminal.type("1")
  }

  /// The program's last message, without its name.
  private func complaint(of terminal: PseudoTerminal) -> String {
    let line = terminal.output.split(whereSeparator: \.isNewline).last ?? ""
    return String(line[(line.range(of: "study: ")?.upperBound ?? line.startIndex)...])
  }
}
