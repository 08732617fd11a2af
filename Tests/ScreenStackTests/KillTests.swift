import Foundation
import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import TestFolders
import Testing

@Suite("A program that is killed")
struct KillTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func start() throws -> PseudoTerminal {
    try PseudoTerminal(
      [PseudoTerminal.builtProgram("RestoringFixture"), folder.file("saved.json")],
      size: Size(columns: 80, rows: 20))
  }

  /// Types keys one after the other, each when the one before has shown its text.
  private func type(_ steps: [(keys: String, text: String)], into terminal: PseudoTerminal) throws {
    for (keys, text) in steps {
      terminal.type(keys)
      try terminal.waitForText(text)
    }
  }

  /// Has the program save itself, and returns the screen. The program has drawn all of it before it
  /// takes the key.
  private func save(_ terminal: PseudoTerminal) throws -> ScreenCells {
    unsafe unlink(folder.file("saved.json"))
    terminal.type("\u{1B}[15~")
    try terminal.wait(for: "the file") { folder.names().contains("saved.json") }
    terminal.readAll()
    return terminal.model.screen
  }

  private func kill(_ terminal: PseudoTerminal) throws {
    terminal.send(SIGKILL)
    #expect(try terminal.waitForEnd() & 0x7F == SIGKILL)
  }

  /// Drags the divider between the panes by 15 columns.
  private static let drag = "\u{1B}[<0;31;9M\u{1B}[<32;46;9M\u{1B}[<0;46;9m"

  /// Goes into the shorter step of a sheet within a flow over two panes, with a text typed in one
  /// and the divider dragged, and has another two modes in use.
  private static let way = [
    ("\u{1B}[B\r", "Remark"), ("warm", "warm"), (drag, "warm"),
    ("\u{1B}[B\r", "Through"), ("\r", "Hill 7"),
    ("\r", "Naples"), ("\u{1B}[B", "❯ 2 Stay"), ("\u{1B}2", "[Notes]"), ("Two\rlines", "lines"),
    ("\u{1B}3", "Rule 1"), ("\u{1B}[F\u{1B}[A", "Rule 98"), ("\u{1B}1", "[Travel]"),
  ]

  @Test("starts again with the same cells in every mode, and with its flows open")
  func restored() throws {
    let first = try start()
    try first.waitForText("France")
    try type(Self.way, into: first)
    var screens = [try save(first)]
    for (keys, title) in [("\u{1B}2", "[Notes]"), ("\u{1B}3", "[Rules]"), ("\u{1B}1", "[Travel]")] {
      try type([(keys, title)], into: first)
      screens.append(try save(first))
    }
    #expect(screens[0] == screens[3] && Set(screens).count == 3)
    #expect(screens[0].picture.contains("Naples"))
    try kill(first)

    let second = try start()
    for (screen, keys) in zip(screens, ["", "\u{1B}2", "\u{1B}3", "\u{1B}1"]) {
      second.type(keys)
      try second.wait(for: screen.picture) { second.model.screen == screen }
    }
    // The sheet returns to the flow, and the flow to the pane that asked, beside the list.
    try type([("\r", "Naples"), ("\u{1B}[B\r", "through Naples")], into: second)
    try second.waitForText("warm")
    #expect(second.model.picture.contains("France"))
    #expect(second.model.screen.lines[8].prefix(46).hasSuffix("|"))
    second.type("\u{3}")
    #expect(try second.waitForEnd() == 0)
  }
}
