import TerminalCore
import Testing

@Suite("Filling a row of a frame")
struct FillTests {
  @Test(
    "covers the columns inside the frame, and leaves no half of a wide glyph",
    arguments: [
      (0..<8, "--------"), (3..<5, "東 -- 都"), (-4..<2, "--京  都"), (5..<99, "東京 ---"),
      (4..<4, "東京  都"), (9..<12, "東京  都"),
    ])
  func glyphs(columns: Range<Int>, row: String) {
    var frame = Frame(size: Size(columns: 8, rows: 2))
    frame.write("東京  都", at: Position(column: 0, row: 1))
    frame.fill(columns, row: 1, with: "-")
    frame.fill(columns, row: 2, with: "-")
    #expect(frame.lines == ["        ", row])
  }
}
