import Glibc
import TerminalCore
import TerminalLines
import TestFolders
import Testing

@Suite("A screen that grows while line mode reads it page by page")
struct GrowingScreenTests {
  /// A screen of rows.
  private static func frame(_ rows: Range<Int>) -> Frame {
    var frame = Frame(size: Size(columns: 20, rows: 80))
    var reading = FrameReading(titles: ["Log"], body: Rect(size: frame.size))
    for (row, number) in rows.enumerated() {
      frame.write("entry \(number)", at: Position(column: 0, row: row))
      reading.targets.append(FrameReading.Target(Rect(columns: 0..<20, rows: row..<row + 1)))
    }
    frame.reading = reading
    return frame
  }

  /// Shows the first page of a screen, then lines and screens, and returns what was written.
  private func pages(
    _ first: Range<Int>, then steps: [(line: String?, rows: Range<Int>)]
  ) throws -> [String] {
    let folder = try TestFolder()
    try folder.write("", to: "output")
    var input: [CInt] = [-1, -1]
    try #require(unsafe pipe(&input) == 0)
    let output = unsafe open(folder.file("output"), O_WRONLY | O_APPEND)
    defer { for end in input + [output] { close(end) } }
    var words = LineWords.english
    words.greeting = ""
    let terminal = try LineTerminal(
      words: words, size: Size(columns: 20, rows: 80), input: input[0], output: output)
    var (written, pages) = ("", [String]())
    func read() throws {
      terminal.wake()
      while !terminal.events(until: nil).isEmpty { terminal.wake() }
      let text = try folder.read("output")
      pages.append(String(text.dropFirst(written.count)))
      written = text
    }
    try terminal.show(Self.frame(first))
    try read()
    for (line, rows) in steps {
      if let line {
        _ = unsafe write(input[1], line + "\n", line.utf8.count + 1)
        _ = terminal.events(until: nil)
      }
      try terminal.show(Self.frame(rows))
      try read()
    }
    return pages
  }

  @Test("keeps its page, and is read on to what is new")
  func keepsPage() throws {
    let pages = try pages(0..<40, then: [(nil, 0..<45), ("+", 0..<45)])
    #expect(pages[0].hasSuffix("30  entry 29\n\nMore follows: +\n\nnumber> "))
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
}
