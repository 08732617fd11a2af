import TerminalCore
import Testing

@testable import TerminalLines

@Suite("A list that grows, with a status below it, in line mode")
struct LogReadingTests {
  /// A transcript of screens that change by themselves, and because of lines.
  private struct Log {
    var transcript: Transcript
    var reading = FrameReading(titles: ["Log"], body: Rect(size: Self.size))

    static let size = Size(columns: 40, rows: 120)

    init(pageLength: Int = 30) {
      var words = LineWords.english
      words.greeting = ""
      transcript = Transcript(words: words, translations: [:], pageLength: pageLength)
    }

    /// Shows rows that can be chosen and the status, and returns what is written.
    mutating func show(
      _ rows: Range<Int>, status: String? = nil, titled title: String = "Log"
    ) -> String {
      var frame = TypedLines.frame(
        of: rows.map { "entry \($0)" }, titled: title, size: Self.size)
      if let status { frame.write(status, at: Position(column: 0, row: Self.size.rows - 1)) }
      reading.targets = frame.reading?.targets ?? []
      reading.titles = [title]
      transcript.show(frame, reading)
      _ = transcript.ask()
      return transcript.takeText()
    }

    /// Types a line, which causes some events.
    mutating func type(_ command: LineCommand) -> String {
      transcript.endPrompt(with: nil)
      if transcript.respond(to: command, in: nil).isEmpty { _ = transcript.ask() }
      return transcript.takeText()
    }
  }

  private static let more = "\nMore follows; type + to read on.\n"
  private static let earlier = "\nThere are earlier lines; type - to read them.\n"
  private static let prompt = "\nnumber> "

  @Test("writes only the rows that are added once all were written, and a status that has changed")
  func growing() {
    var log = Log()
    _ = log.show(0..<3, status: "3 entries")
    let added = "\n4  entry 3\n5  entry 4\n\n5 entries\n"
    #expect(log.show(0..<5, status: "5 entries") == added + Self.prompt)
    #expect(log.show(0..<5, status: "paused") == "\npaused\n\(Self.prompt)")
    #expect(log.show(1..<5, status: "paused").hasPrefix("\n1  entry 1\n"))
  }

  @Test("writes the status that a line has changed, and is read on from where it was")
  func pausing() {
    var log = Log()
    _ = log.show(0..<70, status: "following")
    _ = log.type(.press(Key(.character("p"))))
    #expect(log.show(0..<70, status: "paused") == "\npaused\n\(Self.prompt)")
    #expect(log.type(.readOn).hasPrefix("31  entry 30\n"))
  }

  @Test("says which keys a line has changed, rather than that it did nothing")
  func keyWords() {
    var log = Log()
    func bind(_ words: String) {
      log.reading.boundKeys = [
        FrameReading.BoundKey(Key(.character("p")), label: "p", words: words)
      ]
    }
    bind("pause")
    _ = log.show(0..<3)
    for words in ["resume", "pause", "resume"] {
      _ = log.type(.press(Key(.character("p"))))
      bind(words)
      #expect(log.show(0..<3) == "\nAlso: p \(words)\n\(Self.prompt)")
    }
    _ = log.type(.press(Key(.character("p"))))
    #expect(log.show(0..<3) == "That does nothing here.\n\(Self.prompt)")
  }

  @Test("is read on from the row that was opened, if it has several pages", arguments: [20, 70])
  func goingBack(count: Int) {
    var log = Log()
    log.reading.screenNumber = 1
    _ = log.show(0..<count)
    if count > 32 { _ = log.type(.readOn) }
    _ = log.type(.choose(count - 6))
    log.reading.screenNumber = 2
    _ = log.show(0..<1, titled: "Entry")
    _ = log.type(.press(Key(.escape)))
    log.reading.screenNumber = 1
    let text = log.show(0..<count)
    guard count > 32 else {
      #expect(text.hasPrefix("\nLog\n\n1  entry 0\n"))
      return
    }
    #expect(text == "\nLog\n\n65  entry 64\n\(Self.more)\(Self.prompt)")
    #expect(log.type(.readOn).hasPrefix("66  entry 65\n"))
  }

  @Test("begins with its last page if it is read from its end, before which others are read")
  func fromEnd() {
    var log = Log()
    log.reading.beginsAtEnd = true
    let text = log.show(0..<70)
    #expect(text.hasPrefix("\nLog\n\n41  entry 40\n"))
    #expect(text.hasSuffix("70  entry 69\n\(Self.earlier)\(Self.prompt)"))
    #expect(log.show(0..<71) == "\n71  entry 70\n\(Self.prompt)")
    let page = log.type(.readBack)
    #expect(page.hasPrefix("11  entry 10\n"))
    #expect(page.hasSuffix("40  entry 39\n\(Self.earlier)\(Self.prompt)"))
    #expect(log.type(.readBack).hasSuffix("10  entry 9\n\(Self.prompt)"))
    #expect(log.type(.readBack) == "That is all.\n\(Self.prompt)")
    #expect(log.show(0..<72).hasPrefix("\n72  entry 71\n"))
  }

  @Test("writes only what is new where its frame has no room for its first rows")
  func scrolled() {
    var log = Log()
    log.reading.beginsAtEnd = true
    log.reading.backKey = Key(.pageUp)
    _ = log.show(0..<100, status: "100 entries")
    #expect(log.show(1..<101, status: "101 entries").hasPrefix("\n100  entry 100\n\n101 entries\n"))
    for _ in 0..<3 { _ = log.type(.readBack) }
    log.transcript.endPrompt(with: nil)
    #expect(log.transcript.respond(to: .readBack, in: nil) == [.key(Key(.pageUp))])
  }

  @Test("reads back with a minus, unless the screen has bound it")
  func command() {
    var reading = Log().reading
    #expect(LineCommand("-", for: reading) == .readBack)
    reading.boundKeys = [FrameReading.BoundKey(Key(.character("-")), label: "-", words: "less")]
    #expect(LineCommand("-", for: reading) == .press(Key(.character("-"))))
  }
}
