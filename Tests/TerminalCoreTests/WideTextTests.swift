import TerminalCore
import Testing

@Suite("wide text")
struct WideTextTests {
  @Test(
    "takes as many cells as terminals give it",
    arguments: [
      ("", 0), ("abc", 3), ("東京都", 6), ("ひらがな", 8), ("カタカナ", 8), ("ｶﾅ", 2), ("ｶﾞ", 2),
      ("ﾊﾟ", 2), ("が", 2), ("か\u{3099}", 2), ("é", 1), ("e\u{301}", 1), ("葛\u{E0100}", 2),
      ("辻\u{E0101}元", 4), ("🗾", 2), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("⚠\u{FE0F}", 1), ("⚠", 1),
      ("🇯🇵", 2), ("1\u{FE0F}\u{20E3}", 1), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("※①×→", 4),
      ("─│█●★", 5), ("、。「」", 8), ("！？", 4), ("\u{3000}", 2), ("𠮷野家", 6), ("\u{200B}a\u{FEFF}", 1),
      ("\u{202E}abc", 3), ("\u{301}a", 1), ("\u{0378}", 1), ("\u{1FAE8}", 2), ("\u{4DC0}", 2),
      ("❯›‹✓✗▸▹◂░▐", 10), ("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}b", 2),
    ])
  func width(text: String, cells: Int) {
    #expect(text.displayWidth == cells)
    var frame = Frame(size: Size(columns: cells + 1, rows: 1))
    #expect(frame.write(text, at: Position(column: 0, row: 0)) == cells)
  }

  @Test(
    "shows only what terminals agree on",
    arguments: [
      ("👨‍👩‍👧x", "👨x"), ("👩🏽‍🔬x", "👩x"), ("❤\u{FE0F}‍🔥x", "❤x"), ("🇯🇵🇫🇷", "JPFR"), ("5\u{FE0F}\u{20E3}", "5"),
      ("葛\u{E0100}飾", "葛\u{E0100}飾"), ("か\u{3099}", "か\u{3099}"), ("\u{1FAE8}", "〓"),
      ("\u{0378}", "?"),
      ("a\u{200D}b", "ab"), ("🗾‍", "🗾"),
    ])
  func shown(text: String, expected: String) {
    #expect(shows(text, columns: expected.displayWidth) == expected)
  }

  @Test(
    "loses control characters and whole escape sequences",
    arguments: [
      "a\u{1B}[31mb", "a\u{1B}[1;2;3Hb", "\u{1B}]0;title\u{7}ab", "a\u{1B}]8;;http://x\u{1B}\\b",
      "\u{1B}]0;t\u{1B}[31mab", "a\u{1B}Pq\u{1B}]0;t\u{7}b", "a\u{1B}]0;t\u{1B}\u{1B}[1mb",
      "ab\u{1B}]0;t\u{1B}", "a\u{1B}(Bb", "a\u{1B}Pq#0\u{1B}\\b", "ab\u{1B}]never closed",
      "a\u{9B}b", "a\u{9D}b",
      "a\u{0}\u{7}b\u{7F}",
      "a\rb", "a\u{85}b", "ab\u{1B}", "ab\u{1B}[", "a\u{1B}Mb", "a\u{2028}b",
      "a\u{1B}[31\u{301}".dropLast() + "mb",
    ].map { String($0) })
  func harmless(text: String) {
    #expect(shows(text, columns: 2) == "ab")
    #expect(text.displayWidth == 2)
  }

  @Test(
    "shows a tab or a newline as one blank",
    arguments: [
      ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("東\t京", "東 京"), ("a\t\tb", "a  b"),
      ("\ta\n", " a "), ("a\t\u{301}b", "a b"), ("e\u{301}\tb", "e\u{301} b"),
    ])
  func blanks(text: String, expected: String) {
    #expect(text.displayWidth == expected.displayWidth)
    #expect(shows(text, columns: expected.displayWidth) == expected)
  }

  @Test("is cut at whole glyphs at the right edge", arguments: [(3, "東 "), (4, "東京"), (5, "東京 ")])
  func cutAtEdge(columns: Int, expected: String) {
    #expect(shows("東京都", columns: columns) == expected)
  }

  @Test(
    "keeps the marks of the last glyph that fits",
    arguments: ["abe\u{301}f", "ab\u{1B}[1me\u{301}", "abe\u{301}都"])
  func markAtEdge(text: String) {
    #expect(shows(text, columns: 3) == "abe\u{301}")
  }

  @Test("leaves a blank where half a glyph is overwritten", arguments: [(0, "x 京|"), (1, " x京|")])
  func halfOverwritten(column: Int, expected: String) {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write("東京", at: Position(column: 0, row: 0))
    frame.write("x", at: Position(column: column, row: 0))
    #expect(frame.picture == expected)
  }

  @Test("leaves blanks on both sides when a wide glyph overwrites two halves")
  func bothHalvesOverwritten() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write("東京", at: Position(column: 0, row: 0))
    frame.write("都", at: Position(column: 1, row: 0))
    #expect(frame.picture == " 都 |")
  }

  @Test("clears the trailing cell when two narrow glyphs replace a wide one")
  func narrowOverWide() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write("東京", at: Position(column: 0, row: 0))
    frame.write("ab", at: Position(column: 0, row: 0))
    #expect(frame.picture == "ab京|")
  }

  @Test(
    "leaves a blank where a fill or an edge cuts it",
    arguments: [(-1, " 京都  |"), (0, "東京都 |"), (1, " 東京都|"), (2, "  東京 |"), (7, "       |")])
  func moved(columns: Int, expected: String) {
    var source = Frame(size: Size(columns: 7, rows: 1))
    source.write("東京都", at: Position(column: 0, row: 0))
    var frame = Frame(size: source.size)
    frame.draw(source, movedRightBy: columns)
    #expect(frame.picture == expected)
  }

  @Test("equals only text with the same marks")
  func comparesMarks() {
    var (first, second) = (
      Frame(size: Size(columns: 4, rows: 1)), Frame(size: Size(columns: 4, rows: 1))
    )
    first.write("葛\u{E0100}", at: Position(column: 0, row: 0))
    second.write("葛\u{E0101}", at: Position(column: 0, row: 0))
    #expect(!first.isRow(0, equalTo: second))
    second.write("葛\u{E0100}", at: Position(column: 0, row: 0))
    #expect(first == second)
    (first, second) = (Frame(size: first.size), Frame(size: first.size))
    // Equal as strings, but not the same glyph.
    first.write("e\u{323}\u{302}", at: Position(column: 0, row: 0))
    second.write("e\u{302}\u{323}", at: Position(column: 0, row: 0))
    #expect(!first.isRow(0, equalTo: second))
  }

  private func shows(_ text: String, columns: Int) -> String {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    frame.write(text, at: Position(column: 0, row: 0))
    return frame.line(0)
  }
}
