import TerminalCore
import Testing

@testable import TerminalNcurses

@Suite("The colors that are used")
struct ColorCountTests {
  @Test(
    "are the first sixteen, unless the terminal has the whole palette",
    arguments: [
      (8, .palette, 8), (16, .palette, 16), (88, .palette, 16), (256, .palette, 256),
      (256, .sixteen, 16), (8, .sixteen, 8), (1 << 24, .palette, 1 << 24), (1 << 24, .sixteen, 8),
      (1 << 15, .palette, 8),
    ] as [(Int, ColorDepth, Int)])
  func count(of colors: Int, depth: ColorDepth, used: Int) {
    #expect(ColorPairs.count(of: colors, for: depth) == used)
  }

  @Test(
    "have the numbers of the palette, or red, green and blue on a terminal that takes these",
    arguments: [
      (252, 256, 252), (252, 1 << 24, 0xD0D0D0), (114, 1 << 24, 0x87D787), (7, 1 << 24, 7),
      (15, 1 << 24, 0xFFFFFF), (21, 1 << 24, 0x0100FF), (16, 1 << 24, 0x010000), (9, 8, 1),
    ])
  func number(of index: Int, count: Int, number: Int) {
    #expect(ColorPairs.number(of: index, among: count) == number)
  }
}
