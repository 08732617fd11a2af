import Foundation
import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import TestFolders
import Testing

@Suite("opening a real terminal")
struct OpeningTests {
  @Test(
    "refuses a terminal that it can't draw on, says why, and changes nothing",
    arguments: [
      ("dumb", "can’t move its cursor"), ("no-such-terminal", "cannot draw on the terminal"),
      ("", "TERM is not set"),
    ])
  func refuses(name: String, message: String) throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture], term: name)
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains(message))
    #expect(!terminal.output.contains("\u{1B}"))
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test(
    "ignores padding, and refuses terminals that need it",
    arguments: [("$<60000>", "東京都", 0), ("$<60000\\/>", "cannot draw on the terminal", 2)])
  func padding(wait: String, outcome: String, status: CInt) throws {
    let folder = try TestFolder()
    let script = """
      infocmp xterm-256color | sed 's/clear=/&\(wait)/' >'\(folder.file("source"))' &&
      tic -x -o '\(folder.file("terminfo"))' '\(folder.file("source"))' &&
      TERMINFO='\(folder.file("terminfo"))' '\(try PseudoTerminal.fixture)'
      """
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    try terminal.waitForText(outcome)
    terminal.type("q")
    #expect(try terminal.waitForEnd() == status << 8)
    expectRestored(terminal)
  }

  @Test(
    "can be ended while it waits for terminfo",
    .disabled(if: PseudoTerminal.isThreadSanitized, "the sanitizer keeps signals back"),
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func waitingForDescription(signal: CInt) throws {
    let folder = try TestFolder()
    folder.make(.folder, "x")
    folder.make(.pipe, "x/xterm-256color")
    let pipe = folder.file("x/xterm-256color")
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture], environment: ["TERMINFO=\(folder.path)"])
    // The first reader gets the data, and the second one, ncurses, waits.
    try terminal.wait(for: "the first reading") { writeDescription(to: pipe) }
    try terminal.wait(for: "the handlers of signals") { handlesRequests(terminal.process) }
    terminal.send(signal)
    #expect(try terminal.waitForEnd() == signal)
    #expect(!terminal.output.contains("\u{1B}"))
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("refuses to run without a terminal", arguments: ["</dev/null", ">/dev/null"])
  func refusesPipes(redirection: String) throws {
    let script = "'\(try PseudoTerminal.fixture)' close \(redirection)"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("must be a terminal"))
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test("refuses to run if the limit for files is too small for a frame")
  func refusesWithoutRoom() throws {
    let script = "ulimit -f 1; exec '\(try PseudoTerminal.fixture)'"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("ulimit -f unlimited"))
    #expect(!terminal.output.contains("\u{1B}"))
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test(
    "reports a frame that has no room, and draws the next one whole",
    .disabled(if: PseudoTerminal.isThreadSanitized, "the sanitizer exceeds the limit"))
  func frameWithoutRoom() throws {
    // The shell counts in blocks of 512 bytes.
    let script = "ulimit -f 200; exec '\(try PseudoTerminal.fixture)'"
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script], size: Size(columns: 120, rows: 100))
    try terminal.waitForText("ready")
    terminal.type("l")
    try terminal.waitForText("ulimit -f unlimited")
    #expect(terminal.model.picture.contains("東京都ｶﾞ葛\u{E0100}🗾|"))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test(
    "draws on unknown terminals as on xterm, and says so",
    arguments: ["xterm-kitty", "alacritty", "foot", "xterm-ghostty", "wezterm"])
  func standsIn(name: String) throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture], term: name)
    try terminal.waitForText("東京都ｶﾞ葛\u{E0100}🗾|")
    if !isKnown(name) { try terminal.waitForText("notice: no terminfo entry") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("draws kanji in a locale that has none")
  func plainLocale() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture], locale: "C")
    try terminal.waitForText("東京都ｶﾞ葛\u{E0100}🗾|")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("delivers keys, a lone escape, the mouse and the last size as events")
  func events() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture])
    try terminal.waitForText("ready")
    terminal.type("\u{1B}[A")
    try terminal.waitForText("key up")
    terminal.type("\u{1B}")
    try terminal.waitForText("key esc")
    terminal.type("県")
    try terminal.waitForText("text(\"県\")")
    terminal.resize(to: Size(columns: 39, rows: 4))
    try terminal.wait(for: "the size") { terminal.output.contains("resized to 39×4") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("stops waiting when another thread wakes it")
  func wakes() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture])
    try terminal.waitForText("ready")
    terminal.type("w")
    try terminal.waitForText("woken")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("gives up an unfinished paste or sequence after a while without input")
  func lostEnds() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture])
    try terminal.waitForText("ready")
    terminal.type("\u{1B}[200~東京")
    try terminal.waitForText("paste(\"東京\")")
    terminal.type("\u{1B}[1;5")
    try terminal.waitForText("unknown(")
    terminal.type("\u{1B}[B")
    try terminal.waitForText("key down")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("loses nothing of a flood of keys, a paste and a key cut in two")
  func flood() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "count"])
    try terminal.waitForText("ready")
    for _ in 0..<150 { terminal.type(String(repeating: "\u{1B}[B", count: 10)) }
    terminal.type("\u{1B}[200~名古屋\u{1B}[201~\u{1B}")
    terminal.type("[A")
    try terminal.waitForText("1500 down, 1 pasted, 1 up")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  /// Whether terminfo is complete here.
  private func isKnown(_ name: String) -> Bool {
    ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains {
      unsafe access("\($0)/\(name.prefix(1))/\(name)", F_OK) == 0
    }
  }

  /// Writes the terminfo entry of xterm to a pipe; returns whether somebody read it.
  private func writeDescription(to pipe: String) -> Bool {
    let paths = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
    let found = paths.lazy.compactMap {
      FileManager.default.contents(atPath: $0 + "/x/xterm-256color")
    }
    let descriptor = unsafe open(pipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0, let bytes = found.first else { return false }
    defer { close(descriptor) }
    return unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) } > 0
  }

  /// Whether a process has a handler for TERM.
  private func handlesRequests(_ process: pid_t) -> Bool {
    guard
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigCgt:") }),
      let handled = line.split(separator: "\t").last.flatMap({ UInt64($0, radix: 16) })
    else { return false }
    return handled & 1 << UInt64(SIGTERM - 1) != 0
  }
}
