import SeededRandom
import TerminalCore
import Testing

@Suite("the input decoder")
struct InputDecoderTests {
  @Test("reads keys, text, mouse and focus", arguments: InputSamples.all)
  func reads(sample: InputSample) {
    var decoder = InputDecoder()
    #expect(decoder.feed(sample.bytes.utf8) + decoder.flush() == sample.events)
    #expect(!decoder.isIncomplete)
  }

  @Test("gives the same events wherever the bytes are split", arguments: InputSamples.all)
  func readsPieces(sample: InputSample) {
    let bytes = Array(sample.bytes.utf8)
    for split in bytes.indices {
      var decoder = InputDecoder()
      let events =
        decoder.feed(bytes[..<split]) + decoder.feed(bytes[split...]) + decoder.flush()
      #expect(events == sample.events, "split at \(split)")
    }
    var decoder = InputDecoder()
    let events = bytes.flatMap { decoder.feed(CollectionOfOne($0)) } + decoder.flush()
    #expect(events == sample.events, "byte by byte")
  }

  @Test("combines typed graphemes from the bytes that have arrived")
  func graphemes() {
    var decoder = InputDecoder()
    #expect(decoder.feed("か\u{3099}e\u{301}👨‍👩‍👧".utf8) == [.text("が"), .text("é"), .text("👨‍👩‍👧")])
    #expect(decoder.feed("か".utf8) == [.text("か")])
    #expect(decoder.feed("\u{3099}".utf8) == [.text("\u{3099}")])
  }

  @Test("holds a lone escape back until it is flushed")
  func loneEscape() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.pendingEscape)
    #expect(decoder.flush() == [.key(Key(.escape))])
    #expect(!decoder.pendingEscape)
    #expect(decoder.flush().isEmpty)
  }

  @Test(
    "reads the first two bytes of a sequence as a key if nothing follows",
    arguments: ["[", "O", "P", "]", "_", "^", "X"] as [Character])
  func altKeys(character: Character) {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}\(character)".utf8).isEmpty)
    #expect(decoder.pendingEscape)
    #expect(decoder.flush() == [.key(Key(.character(character), .alt))])
  }

  @Test("waits for the rest of a sequence that has begun")
  func beginning() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[1;".utf8).isEmpty)
    #expect(!decoder.pendingEscape)
    #expect(decoder.isIncomplete)
    #expect(decoder.feed("5A".utf8) == [.key(Key(.up, .control))])
  }

  @Test("gives up an unfinished sequence")
  func lostEnd() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}]0;title".utf8).isEmpty)
    #expect(decoder.flush() == [.unknown(Array("\u{1B}]0;title".utf8))])
    #expect(decoder.feed("a".utf8) == [.text("a")])
  }

  @Test("delivers an unfinished paste")
  func lostPasteEnd() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~東京".utf8).isEmpty)
    #expect(decoder.flush() == [.paste("東京")])
    #expect(decoder.feed("a".utf8) == [.text("a")])
  }

  @Test(
    "reads a control byte in an unfinished string as a key",
    arguments: ["]0;title", "]11;rgb:ff", "P1$r", "_G", "^", "X"],
    [
      ("\u{3}", Key(.character("c"), .control)), ("\r", Key(.enter)), ("\u{7F}", Key(.backspace)),
      ("\t", Key(.tab)),
    ] as [(String, Key)])
  func controlInString(string: String, control: (byte: String, key: Key)) {
    let beginning = Array("\u{1B}\(string)".utf8)
    let bytes = beginning + Array("\(control.byte)a".utf8)
    for split in bytes.indices {
      var decoder = InputDecoder()
      let events = decoder.feed(bytes[..<split]) + decoder.feed(bytes[split...])
      #expect(events == [.unknown(beginning), .key(control.key), .text("a")], "split at \(split)")
    }
  }

  @Test("reads Escape and Ctrl-C in an unfinished string as two keys")
  func escapeInString() {
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}]0;t\u{1B}".utf8) + decoder.feed("\u{3}".utf8)
    #expect(
      events == [
        .unknown(Array("\u{1B}]0;t".utf8)), .key(Key(.escape)),
        .key(Key(.character("c"), .control)),
      ])
  }

  @Test("reads Ctrl-C in a paste as a key if nothing follows for long")
  func interruptInPaste() {
    var decoder = InputDecoder()
    let interrupt = InputEvent.key(Key(.character("c"), .control))
    #expect(decoder.feed("\u{1B}[200~東京\u{3}".utf8).isEmpty)
    // A slow terminal may pause there, and the rest of the paste must not be read as keys.
    #expect(!decoder.pendingEscape)
    #expect(decoder.isIncomplete)
    #expect(decoder.flush() == [.paste("東京"), interrupt])
    #expect(!decoder.isIncomplete)
    #expect(decoder.feed("a".utf8) == [.text("a")])
  }

  @Test("reads Ctrl-C in a paste as part of it if anything follows")
  func controlInPaste() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~a\u{3}".utf8).isEmpty)
    #expect(decoder.feed("b".utf8).isEmpty)
    #expect(!decoder.pendingEscape)
    #expect(decoder.feed("\u{3}\u{1B}".utf8).isEmpty)
    #expect(!decoder.pendingEscape)
    #expect(decoder.feed("[201~".utf8) == [.paste("ab")])
    #expect(decoder.flush().isEmpty)
  }

  @Test("removes control characters from a paste, and nothing else", arguments: 0x80..<0xA0)
  func controlsInPaste(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}[200~yo\(scalar)kosuka \u{1B}[31mred\u{1B}[201~".utf8)
    #expect(events == [.paste("yokosuka red")])
  }

  @Test("removes a string for the terminal from a paste, but not all that follows its start")
  func stringsInPaste() {
    var decoder = InputDecoder()
    let whole = decoder.feed("\u{1B}[200~a\u{1B}]0;title\u{7}b\u{1B}[201~".utf8)
    #expect(whole == [.paste("ab")])
    let cut = decoder.feed("\u{1B}[200~a\u{1B}]0;title b\u{1B}[201~".utf8)
    #expect(cut == [.paste("a]0;title b")])
    let next = decoder.feed("\u{1B}[200~a\u{1B}]0;t\u{1B}[31mb\u{1B}[201~".utf8)
    #expect(next == [.paste("ab")])
  }

  @Test("keeps endless input within its limits")
  func limits() {
    var decoder = InputDecoder()
    var events = decoder.feed("\u{1B}[".utf8)
    events +=
      decoder.feed(repeatElement(UInt8(ascii: "1"), count: 100_000)) + decoder.feed("A".utf8)
    guard case .unknown(let bytes)? = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(bytes.count == 4096)
    #expect(events.count == 1)

    events = decoder.feed("\u{1B}[200~".utf8)
    events += decoder.feed(repeatElement(UInt8(ascii: "x"), count: 3_000_000))
    events += decoder.feed("\u{1B}[201~y".utf8)
    #expect(events == [.paste(String(repeating: "x", count: 1 << 20)), .text("y")])

    // A byte that is not text is shown as a character of three bytes.
    events = decoder.feed("\u{1B}[200~".utf8) + decoder.feed(repeatElement(0xFF, count: 1 << 20))
    events += decoder.feed("\u{1B}[201~y".utf8)
    #expect(events == [.paste(String(repeating: "\u{FFFD}", count: (1 << 20) / 3)), .text("y")])
  }

  @Test("never crashes on noise, and reads the key after it", arguments: 0..<32 as Range<UInt64>)
  func noise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = InputDecoder()
    for _ in 0..<200 {
      let count = Int.random(in: 1...40, using: &generator)
      _ = decoder.feed((0..<count).map { _ in Self.noisyByte(&generator) })
      if Bool.random(using: &generator) { _ = decoder.flush() }
    }
    _ = decoder.flush()
    #expect(!decoder.isIncomplete)
    #expect(decoder.feed("\u{1B}[Aあ".utf8) == [.key(Key(.up)), .text("あ")])
  }

  /// Random bytes in which meaningful ones are frequent.
  private static func noisyByte(_ generator: inout SeededGenerator) -> UInt8 {
    let meaningful = Array("\u{1B}\u{1B}[[O]P<?;;0123~MmAu\\\u{7}東".utf8)
    return Bool.random(using: &generator)
      ? meaningful.randomElement(using: &generator) ?? 0
      : UInt8.random(in: 0...255, using: &generator)
  }
}
