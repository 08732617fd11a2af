import TerminalCore
import Testing

@Suite("A terminal's answer")
struct ReplyTests {
  static let samples: [(String, [TerminalReply])] = [
    ("\u{1B}[?2026;2$y", [.mode(2026, .reset)]),
    ("\u{1B}[?2026;0$y", [.mode(2026, .unknown)]),
    ("\u{1B}[24;5R", [.cursor(Position(column: 4, row: 23))]),
    ("\u{1B}[?62;22c", [.attributes]),
    ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", [.background(red: 255, green: 128, blue: 0)]),
    ("\u{1B}]11;rgb:f/8/0\u{7}", [.background(red: 255, green: 136, blue: 0)]),
    ("\u{1B}[?6cx\u{1B}[?2026;1$y", [.attributes, .mode(2026, .set)]),
    ("\u{1B}[?2026;9$y", []), ("\u{1B}]11;rgb:ff/ff\u{7}", []), ("\u{1B}]11;rgb:/0/0\u{7}", []),
    ("\u{1B}]11;rgb:fffff/0/0\u{7}", []), ("\u{1B}]11;red\u{7}", []), ("\u{1B}[>0;276;0c", []),
  ]

  @Test("is reported separately from events, wherever the bytes are split", arguments: samples)
  func replies(bytes: String, replies: [TerminalReply]) {
    let bytes = Array(bytes.utf8)
    for split in bytes.indices {
      var decoder = InputDecoder()
      _ = decoder.feed(bytes[..<split])
      _ = decoder.feed(bytes[split...])
      #expect(decoder.takeReplies() == replies, "split at \(split)")
      #expect(decoder.takeReplies() == [])
    }
  }

  @Test("about the cursor in the first row is Ctrl-F3")
  func firstRow() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[1;5R".utf8) == [.key(Key(.function(3), .control))])
    #expect(decoder.takeReplies() == [])
  }

  @Test("is kept up to a limit if nobody takes it, newest last")
  func limit() {
    var decoder = InputDecoder()
    for column in 1...100 { _ = decoder.feed("\u{1B}[9;\(column)R".utf8) }
    let replies = decoder.takeReplies()
    #expect(replies.count == 16)
    #expect(replies.last == .cursor(Position(column: 99, row: 8)))
  }
}
