import TerminalCore
import Testing

@testable import TerminalNcurses

@Suite("The colors that are used")
struct ColorCountTests {
  @Test(
    "are the first sixteen, unless the terminal has the whole palette",
    arguments: [
      (8, .palette, 8), (16, .palette, 16), (88, .palette, 16), (256, .palette, 256),
      (256, .sixteen, 16), (8, .sixteen, 8),
    ] as [(Int, ColorDepth, Int)])
  func count(of colors: Int, depth: ColorDepth, used: Int) {
    #expect(ColorPairs.count(of: colors, for: depth) == used)
  }
}
