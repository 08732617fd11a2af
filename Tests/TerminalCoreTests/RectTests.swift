import TerminalCore
import Testing

@Suite("Rectangles")
struct RectTests {
  private let rect = Rect(columns: 2..<5, rows: 1..<3)

  @Test(
    "a rectangle contains exactly the cells of its columns and rows",
    arguments: [
      (2, 1, true), (4, 2, true), (1, 1, false), (5, 1, false), (2, 0, false), (2, 3, false),
    ])
  func cells(column: Int, row: Int, isInside: Bool) {
    #expect(rect.contains(Position(column: column, row: row)) == isInside)
  }

  @Test("a rectangle can be made from ranges or from a corner and a size")
  func sameEitherWay() {
    #expect(rect == Rect(origin: Position(column: 2, row: 1), size: Size(columns: 3, rows: 2)))
    #expect(rect.columns == 2..<5)
    #expect(rect.rows == 1..<3)
  }

  @Test(
    "a centred rectangle leaves an odd cell at the right and below",
    arguments: [(4, 2, 2, 1), (3, 1, 2, 1), (10, 4, -1, 0)])
  func centered(columns: Int, rows: Int, column: Int, row: Int) {
    let outer = Rect(columns: 0..<8, rows: 0..<4)
    let inner = Rect(size: Size(columns: columns, rows: rows), centeredIn: outer)
    #expect(inner.origin == Position(column: column, row: row))
  }

  @Test("an empty rectangle contains no cell, not even its corner")
  func empty() {
    let rect = Rect(columns: 3..<3, rows: 0..<9)
    #expect(!rect.contains(rect.origin))
  }

  @Test("a position can be relative to another")
  func relative() {
    let position = Position(column: 5, row: 3).relative(to: Position(column: 2, row: 3))
    #expect(position == Position(column: 3, row: 0))
  }
}
