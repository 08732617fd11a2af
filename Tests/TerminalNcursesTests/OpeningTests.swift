import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import Testing

@Suite("opening a real terminal")
struct OpeningTests {
  @Test(
    "refuses what it can't draw on, says why, and changes nothing",
    arguments: [
      ("dumb", "can't move its cursor"), ("no-such-terminal", "cannot draw on the terminal"),
      ("", "cannot draw on the terminal"),
    ])
  func refuses(name: String, message: String) throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture], term: name)
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains(message))
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

  @Test("refuses to run where files are allowed no room for a frame")
  func refusesWithoutRoom() throws {
    let script = "ulimit -f 1; exec '\(try PseudoTerminal.fixture)'"
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    #expect(try terminal.waitForEnd() == 2 << 8)
    #expect(terminal.output.contains("ulimit -f unlimited"))
    #expect(!terminal.output.contains("\u{1B}"))
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("says so when a frame has no room, and draws the next one whole")
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
    "draws on terminals that terminfo lacks as on xterm, and says so",
    arguments: ["xterm-kitty", "alacritty", "foot", "xterm-ghostty", "wezterm"])
  func standsIn(name: String) throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture], term: name)
    try terminal.waitForText("東京都ｶﾞ葛\u{E0100}🗾|")
    if !isKnown(name) { try terminal.waitForText("notice: no terminfo entry") }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("draws kanji in a locale that knows none")
  func plainLocale() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture], locale: "C")
    try terminal.waitForText("東京都ｶﾞ葛\u{E0100}🗾|")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("gives keys, a lone escape, the mouse and the last size as events")
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

  @Test("gives up a paste and a sequence whose end is lost, after a while without a byte")
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

  @Test("takes a flood of keys, a paste and a key cut in two, and loses none")
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
}
