import Glibc
import PseudoTerminals
import TerminalCore
import TerminalFake
import Testing

@Suite("A window that is larger than the largest frame")
struct SizeTests {
  private static let largest = Size.largestScreen

  @Test(
    "is drawn up to that size, takes keys, and is given back",
    arguments: [(32_768, 5), (40, 32_768), (10_000, 10_000), (65_535, 65_535), (1001, 1001)])
  func opening(columns: Int, rows: Int) throws {
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture], size: Size(columns: columns, rows: rows))
    let drawn = drawnSize(columns: columns, rows: rows)
    try terminal.wait(for: "the size") { text(of: 1, on: terminal) == "size \(drawn)" }
    terminal.type("\u{1B}[A")
    try terminal.wait(for: "the key") { text(of: 2, on: terminal) == "key up" }
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("can grow beyond that size and shrink back")
  func resizing() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture])
    try terminal.waitForText("ready")
    for (columns, rows) in [(40_000, 12), (65_535, 65_535), (40, 40_000), (41, 7)] {
      terminal.resize(to: Size(columns: columns, rows: rows))
      let drawn = drawnSize(columns: columns, rows: rows)
      try terminal.wait(for: "the size") { text(of: 1, on: terminal) == "size \(drawn)" }
      #expect(text(of: 0, on: terminal) == "東京都ｶﾞ葛\u{E0100}🗾|")
    }
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("is drawn again when the terminal says so without another size")
  func sameSize() throws {
    let terminal = try PseudoTerminal([try PseudoTerminal.fixture])
    try terminal.waitForText("ready")
    // The screen is empty, and the kernel sends no signal for the same size.
    terminal.resize(to: Size(columns: 40, rows: 5))
    terminal.send(SIGWINCH)
    try terminal.waitForText("東京都ｶﾞ葛\u{E0100}🗾|")
    try terminal.waitForText("resized to 40×5")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("scrolls as a whole after the program")
  func scrolling() throws {
    let rows = Self.largest.rows + 3
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture], size: Size(columns: 20, rows: rows))
    try terminal.waitForText("ready")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    var model = terminal.model
    model.feed("\u{1B}[H".utf8)
    for row in 1..<rows { model.feed("\(row)\r\n".utf8) }
    #expect(model.picture.split(separator: "\n").prefix(2).map { $0.prefix(2) } == ["1 ", "2 "])
  }

  @Test(
    "is asked for its size, whatever the environment says",
    arguments: ["32768", "-1", "0", "7"])
  func environment(number: String) throws {
    let terminal = try PseudoTerminal(
      [try PseudoTerminal.fixture], environment: ["COLUMNS=\(number)", "LINES=\(number)"])
    try terminal.waitForText("size 40×5")
    #expect(terminal.model.picture.contains("東京都ｶﾞ葛\u{E0100}🗾|"))
    terminal.type("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  /// The start of a row, without trailing blanks. Reading all of a large screen takes long.
  private func text(of row: Int, on terminal: PseudoTerminal) -> String {
    let cells = (0..<20).map { terminal.model[column: $0, row: row].text }
    return String(cells.joined().reversed().drop { $0 == " " }.reversed())
  }

  private func drawnSize(columns: Int, rows: Int) -> Size {
    Size(columns: min(columns, Self.largest.columns), rows: min(rows, Self.largest.rows))
  }
}
