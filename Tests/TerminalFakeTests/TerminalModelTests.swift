import TerminalCore
import TerminalFake
import Testing

@Suite("the terminal model")
struct TerminalModelTests {
  @Test(
    "follows the sequences that programs write",
    arguments: [
      ("東京都", "東京都|    |"),
      ("abcdef京", "abcdef|京  |"),
      ("abcde京", "abcde |京   |"),
      ("ｶﾞ葛\u{E0100}🗾", "ｶﾞ葛\u{E0100}🗾|    |"),
      ("abc\rX\nY", "Xbc   | Y    |"),
      ("abc\u{8}X", "abX   |      |"),
      ("\u{1B}[2;3HX\u{1B}[AY", "   Y  |  X   |"),
      ("東京\u{1B}[1;2HX", " X京  |      |"),
      ("東京\u{1B}[1;4H\u{1B}[K", "東    |      |"),
      ("abcdef\u{1B}[1;3H\u{1B}[2X", "ab  ef|      |"),
      ("abcdef\u{1B}[1;3H\u{1B}[2P", "abef  |      |"),
      ("abcdef\u{1B}[1;3H\u{1B}[2@", "ab  cd|      |"),
      ("a\u{1B}[4b", "aaaaa |      |"),
      ("ab\r\ncd\u{1B}[1;1H\u{1B}[L", "      |ab    |"),
      ("ab\r\ncd\u{1B}[1;1H\u{1B}[M", "cd    |      |"),
      ("ab\r\ncd\n", "cd    |      |"),
      ("ab\u{1B}[H\u{1B}M", "      |ab    |"),
      ("ab\u{1B}[?1049hcd\u{1B}[?1049l", "ab    |      |"),
      ("abcdef\u{301}", "abcdef\u{301}|      |"),
      ("\u{1B}[?7labcdef\u{301}", "abcdef\u{301}|      |"),
      ("\u{1B}[?7labcdefg", "abcdeg|      |"),
      ("\u{1B}[?7labcde東", "abcd東|      |"),
      ("ab\u{1B}[38;5;14\u{1B}[Hc\u{1B}\u{1B}[2;1Hd", "cb    |d     |"),
      ("\tX", "     X|      |"),
      ("ab\u{1B}[2J\u{1B}]0;title\u{7}c", "  c   |      |"),
      ("ab\u{1B}[38;5;14\u{1B}[Hc\u{1B}\u{1B}[Cd", "cbd   |      |"),
      ("ab\u{1B}[1;4r\u{1B}[9;9rcd\u{1B}[99999999999999999999B", "cd    |      |"),
    ])
  func obeys(bytes: String, expected: String) {
    for split in 0...bytes.utf8.count {
      var model = TerminalModel(size: Size(columns: 6, rows: 2))
      model.feed(bytes.utf8.prefix(split))
      model.feed(bytes.utf8.dropFirst(split))
      #expect(flat(model) == flat(expected), "split at \(split)")
      #expect(model.unknown == [])
    }
  }

  @Test("drops a glyph that was cut in two", arguments: 1...2)
  func cutGlyph(count: Int) {
    var model = TerminalModel(size: Size(columns: 6, rows: 2))
    model.feed("東".utf8.prefix(count))
    model.feed("\u{1B}[1;2Hab".utf8)
    #expect(flat(model) == flat(" ab   |      |"))
    #expect(model.unknown == [])
  }

  @Test("keeps colours and attributes")
  func styles() {
    var model = TerminalModel(size: Size(columns: 6, rows: 1))
    model.feed("\u{1B}[1;31ma\u{1B}[22;38;5;196;48;5;236mb\u{1B}[0;7mc\u{1B}[md\u{1B}[94me".utf8)
    let styles = (0..<5).map { model[column: $0, row: 0].style }
    #expect(
      styles == [
        Style(foreground: .red, attributes: .bold),
        Style(foreground: Color(index: 196), background: Color(index: 236)),
        .reverse, .plain, Style(foreground: Color(index: 12)),
      ])
  }

  @Test("lists the cells that differ from a frame")
  func differences() {
    var model = TerminalModel(size: Size(columns: 6, rows: 1))
    var frame = Frame(size: model.size)
    frame.write("東京", at: Position(column: 0, row: 0))
    model.feed("\u{1B}[?25l東x\u{1B}[1m ".utf8)
    #expect(
      model.differences(from: frame) == [
        Position(column: 2, row: 0), Position(column: 3, row: 0),
      ])
    model.feed("\u{1B}[H\u{1B}[m東京".utf8)
    #expect(model.differences(from: frame) == [])
    model.feed("\u{1B}[?25h".utf8)
    #expect(model.differences(from: frame) == [Position(column: 4, row: 0)])
  }

  @Test("keeps sequences that it doesn't know")
  func unknown() {
    var model = TerminalModel(size: Size(columns: 6, rows: 1))
    model.feed("\u{1B}[5y\u{1B}Zx".utf8)
    #expect(model.unknown == ["5y", "Z"])
    #expect(model.picture == "x     |")
  }

  /// The rows in one line, without trailing blanks.
  private func flat(_ model: TerminalModel) -> [String] { flat(model.picture) }

  private func flat(_ picture: String) -> [String] {
    picture.split(separator: "|").map { row in
      String(row.drop { $0 == "\n" }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
