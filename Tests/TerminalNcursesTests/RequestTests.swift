import PseudoTerminals
import TerminalCore
import Testing

@testable import TerminalNcurses

@Suite("What a program asks of the terminal", .timeLimit(.minutes(20)))
struct RequestTests {
  private static let mouse: Set = [1002, 1006]

  @Test("the mouse is left to it and taken back, and is the shell's at the end")
  func mouse() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture])
    try terminal.waitForText("ready")
    #expect(terminal.modes.isSuperset(of: Self.mouse))
    terminal.type("u")
    try terminal.wait(for: "the mouse") { terminal.modes.isDisjoint(with: Self.mouse) }
    #expect(terminal.modes.contains(2004))
    terminal.type("U")
    try terminal.wait(for: "the mouse") { terminal.modes.isSuperset(of: Self.mouse) }
    terminal.type("uq")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("the mouse always stays with it, if the options say so")
  func off() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture, "mouseless"])
    try terminal.waitForText("ready")
    terminal.type("uUz")
    try terminal.waitForText("z")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains("?1002h") && terminal.output.contains("?2004h"))
  }

  @Test(
    "copied text is sent in letters only, and to no terminal that would show them",
    arguments: [("xterm-256color", true), ("linux", false), ("vt100", false)])
  func copying(name: String, isSent: Bool) throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture], term: name)
    try terminal.waitForText("ready")
    terminal.type("cz")
    try terminal.waitForText("z")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    let sequence = "\u{1B}]52;c;YRtbMzFtCuOBquOBlOOChA==\u{1B}\\"
    #expect(terminal.output.contains(sequence) == isSent)
    #expect(terminal.output.contains("]52") == isSent)
  }

  @Test(
    "text is encoded as RFC 4648 says",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func encoding(text: String, encoded: String) {
    #expect(Clipboard.sequence(for: text) == "\u{1B}]52;c;\(encoded)\u{1B}\\")
  }

  @Test("the longest text that is copied fits into what terminals take")
  func length() {
    let text = String(repeating: "a", count: 74_994)
    #expect(Clipboard.sequence(for: text).utf8.count <= 100_001)
  }

  @Test(
    "text is copied by terminals that ignore at least what they don't know",
    arguments: [
      ("xterm-256color", true), ("vte-256color", true), ("vt220", false), ("linux-16color", false),
      ("dumb", false),
    ])
  func knownClipboard(name: String, isSent: Bool) {
    #expect(Clipboard.isKnown(to: name) == isSent)
  }
}
