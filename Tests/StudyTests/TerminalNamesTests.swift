import Foundation
import KeyScript
import PseudoTerminals
import TerminalCore
import TerminalFake
import TerminalUI
import TestFolders
import Testing

@testable import study

/// The built program on real terminals with many names.
@Suite("Study on a terminal")
struct TerminalNamesTests {
  private static let size = Size(columns: 80, rows: 24)

  @Test(
    "shows its first screen, goes in and out, and restores the terminal",
    arguments: [
      "xterm", "xterm-256color", "screen", "screen-256color", "tmux", "tmux-256color", "linux",
      "vt100", "vt220", "rxvt-unicode",
    ])
  func shows(name: String) throws {
    let folder = try TestFolder()
    let terminal = try start(term: name, in: folder)
    let expected = try StudyTarget.make(settings, temporary: "/tmp")
    try waitFor(expected.frame, on: terminal)
    #expect(!terminal.hasSettingsOfBefore)
    for key in [Key(.down), Key(.enter), Key(.function(1)), Key(.escape), Key(.escape)] {
      terminal.type(String(decoding: InputEncoder.bytes(of: .key(key)) ?? [], as: UTF8.self))
      expected.handle(.key(key))
      expected.advance(to: expected.now + .seconds(1))
      try waitFor(expected.frame, on: terminal)
    }
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.modes.isDisjoint(with: [1002, 1006, 1004, 2004, 1049]))
    #expect(terminal.isCursorShown)
    #expect(terminal.hasSettingsOfBefore)
    #expect(terminal.model.unknown == [])
  }

  @Test(
    "says that it can't draw, and changes nothing",
    arguments: [
      ("no-such-terminal", "cannot draw on the terminal “no-such-terminal”")
    ])
  func refuses(name: String, message: String) throws {
    let folder = try TestFolder()
    let terminal = try start(term: name, in: folder)
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains(message), "\(terminal.output)")
    #expect(!terminal.output.contains("\u{1B}"))
    #expect(terminal.hasSettingsOfBefore)
  }

  private var settings: ScriptSettings {
    var settings = ScriptSettings()
    settings.size = Self.size
    settings.language = .english
    return settings
  }

  private func start(term: String, in folder: TestFolder) throws -> PseudoTerminal {
    try PseudoTerminal(
      [try PseudoTerminal.builtProgram("study"), "--lang", "en", "--state", folder.path],
      term: term, size: Self.size, environment: ["HOME=\(folder.path)"])
  }

  private func waitFor(_ frame: Frame, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: frame.picture) { terminal.model.picture == frame.picture }
  }
}
