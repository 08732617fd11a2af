import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import Testing

/// What a program learns from its terminal after the first frame.
@Suite("Querying a real terminal")
struct AnswerTests {
  private static let marks = ("\u{1B}[?2026h", "\u{1B}[?2026l\u{1B}[?2026l")

  private func started(
    _ capabilities: TerminalCapabilities? = nil, ending: String = "close"
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture, ending], capabilities: capabilities)
    try terminal.waitForText("ready")
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.model.modes.isDisjoint(with: [1049, 2026]))
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test("comes after the first frame and leaves no trace on the screen")
  func order() throws {
    let terminal = try started()
    try terminal.wait(for: "the questions") { terminal.output.contains("\u{1B}[c") }
    let parts = terminal.output[...].split(separator: "\u{1B}[?2026$p")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("ready") == true)
    terminal.type("\u{1B}[A")
    try terminal.waitForText("key up")
    #expect(!terminal.model.picture.contains("■"))
    try end(terminal)
  }

  @Test("happens once, not again after a stop, and not at all if every answer is given")
  func unasked() throws {
    let terminal = try started(ending: "unasked")
    #expect(!terminal.output.contains("\u{1B}[c"))
    #expect(terminal.model.picture.contains("+-1a*"))
    try end(terminal)
  }

  @Test(
    "has long frames marked if the terminal supports that", arguments: [[2026], []] as [Set<Int>])
  func marking(known: Set<Int>) throws {
    let terminal = try started(TerminalCapabilities(knownModes: known))
    terminal.type("\u{1B}[A")
    try terminal.waitForText("key up")
    #expect(!terminal.output.contains(Self.marks.0))
    terminal.type("l")
    try terminal.waitForText("long 1|")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.output.contains(Self.marks.0) == !known.isEmpty)
    // The end of a frame, and the end that the restoring sequence starts with.
    #expect(terminal.output.contains(Self.marks.1) == !known.isEmpty)
  }

  @Test("finds the width of ambiguous glyphs, and the frame is redrawn")
  func width() throws {
    let terminal = try started(TerminalCapabilities(ambiguousWidth: .wide))
    try terminal.waitForText("+-1a*")
    #expect(terminal.model.picture.contains("東京都ｶﾞ葛\u{E0100}🗾|"))
    try end(terminal)
  }

  @Test(
    "finds out whether the background is dark or light, and the program learns it",
    arguments: [
      ("rgb:0000/0000/0000", "dark"), ("rgb:ffff/ffff/ffff", "light"), ("rgb:1e/1e/2e", "dark"),
      (nil, "unknown"),
    ] as [(String?, String)])
  func background(answer: String?, brightness: String) throws {
    let terminal = try started(TerminalCapabilities(background: answer))
    try terminal.waitForText("background \(brightness)")
    try end(terminal)
  }

  @Test("leaves no late answer for the shell to read, and no later than when the last one arrives")
  func lateAnswers() throws {
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture, "patient"],
      capabilities: TerminalCapabilities(knownModes: [2026]))
    terminal.holdsAnswers = true
    try terminal.waitForText("ready")
    try terminal.wait(for: "the questions") { terminal.output.contains("\u{1B}[c") }
    terminal.type("q")
    // A program that left at once would have left by now.
    for _ in 0..<5 { terminal.read() }
    #expect(terminal.model.modes.contains(1049))
    terminal.holdsAnswers = false
    terminal.answer()
    #expect(try terminal.waitForEnd() == 0)
    #expect(!terminal.output.contains("62;22c"))
    #expect(terminal.model.modes.isDisjoint(with: [1049, 2026]))
  }
}
