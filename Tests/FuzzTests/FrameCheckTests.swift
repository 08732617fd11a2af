import Testing

@testable import TerminalCore
@testable import fuzz

@Suite("The check of frames")
struct FrameCheckTests {
  private static let size = Size(columns: 6, rows: 2)

  @Test("accepts whole rows")
  func whole() throws {
    var frame = Frame(size: Self.size)
    frame.write("東京都", at: Position(column: 0, row: 1))
    frame.cursor = Position(column: 5, row: 1)
    try frame.check(size: Self.size)
  }

  @Test("finds half a glyph, a cell too many, a glyph of another width, and a control")
  func broken() {
    let kanji = UInt32(0x6771)
    let wrong: [[Cell]] = [
      [.trailing(.plain)], [Cell(code: kanji, style: .plain, width: 2)],
      [Cell(code: kanji, style: .plain, width: 1)],
      [Cell(code: 0x61, style: .plain, width: 2), .trailing(.plain)],
      [Cell(code: 7, style: .plain, width: 1)], [Cell(code: 0x61, style: .plain, width: 3)],
    ]
    for cells in wrong {
      var frame = Frame(size: Self.size)
      frame.cells.replaceSubrange(0..<cells.count, with: cells)
      #expect(throws: Violation.self) { try frame.check(size: Self.size) }
    }
    var atEdge = Frame(size: Self.size)
    atEdge.cells[5] = Cell(code: kanji, style: .plain, width: 2)
    #expect(throws: Violation.self) { try atEdge.check(size: Self.size) }
  }

  @Test("finds a cursor outside, and a frame of another size")
  func outside() {
    var frame = Frame(size: Self.size)
    frame.cursor = Position(column: 6, row: 0)
    #expect(throws: Violation.self) { try frame.check(size: Self.size) }
    #expect(throws: Violation.self) {
      try Frame(size: Self.size).check(size: Size(columns: 6, rows: 1))
    }
  }
}
