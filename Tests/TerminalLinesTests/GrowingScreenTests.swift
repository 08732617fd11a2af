import TerminalCore
import TerminalLines
import Testing

@Suite("A screen that grows while line mode reads it page by page")
struct GrowingScreenTests {
  private static let size = Size(columns: 20, rows: 80)

  private static func frame(_ rows: Range<Int>) -> Frame {
    TypedLines.frame(of: rows.map { "entry \($0)" }, titled: "Log", size: size)
  }

  /// Shows the first page of a screen, then lines and screens, and returns what was written.
  private func pages(
    _ first: Range<Int>, then steps: [(line: String?, rows: Range<Int>)]
  ) throws -> [String] {
    var words = LineWords.english
    words.greeting = ""
    return try TypedLines.run(words, size: Self.size) { lines in
      var (written, pages) = ("", [String]())
      func read() throws {
        lines.terminal.wake()
        while !lines.terminal.events(until: nil).isEmpty { lines.terminal.wake() }
        let text = try lines.written
        pages.append(String(text.dropFirst(written.count)))
        written = text
      }
      try lines.terminal.show(Self.frame(first))
      try read()
      for (line, rows) in steps {
        if let line {
          lines.type(line)
          _ = lines.terminal.events(until: nil)
        }
        try lines.terminal.show(Self.frame(rows))
        try read()
      }
      return pages
    }
  }

  @Test("keeps its page, and is read on to what is new")
  func keepsPage() throws {
    let pages = try pages(0..<40, then: [(nil, 0..<45), ("+", 0..<45)])
    #expect(pages[0].hasSuffix("30  entry 29\n\nMore follows; type + to read on.\n\nnumber> "))
    #expect(pages[1] == "")
    #expect(pages[2].contains("\n31  entry 30\n") && pages[2].contains("\n45  entry 44\n"))
    #expect(!pages[2].contains("entry 29"))
  }

  @Test("is read on at once if a line made it grow")
  func answers() throws {
    let pages = try pages(0..<40, then: [("x", 0..<45)])
    #expect(pages[1].contains("\n31  entry 30\n") && pages[1].contains("\n45  entry 44\n"))
    #expect(!pages[1].contains("entry 29"))
  }

  @Test("is read from its first line if that is another one")
  func startsAgain() throws {
    for steps in [[(nil, 1..<45)], [("x", 1..<45)]] as [[(line: String?, rows: Range<Int>)]] {
      #expect(try pages(0..<40, then: steps)[1].contains("\n1  entry 1\n"))
    }
  }

  @Test("goes on after its last line where a scrolled screen repeats some of them")
  func scrolled() throws {
    // The title of a list may stay where it is.
    for titles in [[], ["All entries"]] {
      let (first, next) = (0..<8, 5..<13)
      let pages = try TypedLines.run(size: Self.size) { lines in
        func show(_ rows: Range<Int>, isCut: Bool) throws {
          let texts = titles + rows.map { "entry \($0)" }
          var frame = TypedLines.frame(of: texts, titled: "Log", size: Self.size)
          frame.reading?.isCut = isCut
          frame.reading?.pageKey = Key(.function(8))
          try lines.terminal.show(frame)
          lines.terminal.wake()
          while !lines.terminal.events(until: nil).isEmpty { lines.terminal.wake() }
        }
        try show(first, isCut: true)
        let before = try lines.written
        lines.type("+")
        #expect(lines.terminal.events(until: nil) == [.key(Key(.function(8)))])
        try show(next, isCut: false)
        return try String(lines.written.dropFirst(before.count))
      }
      #expect(!pages.contains("entry 7"))
      #expect(pages.hasPrefix("+\n\n\(4 + titles.count)  entry 8\n"))
    }
  }
}
