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

  @Test(
    "stops the program with a glyph that doesn't take one cell",
    arguments: [0x09, 0x1B, 0x301, 0x6771])
  func wrongGlyph(code: UInt32) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [code] in
      var frame = Frame(size: Size(columns: 4, rows: 1))
      frame.fill(0..<4, row: 0, with: Unicode.Scalar(code) ?? " ")
    }
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("a row can't be filled with U+\(String(code, radix: 16))"))
  }
}
