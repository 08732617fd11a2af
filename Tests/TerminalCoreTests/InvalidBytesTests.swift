import TerminalCore
import Testing

@Suite("Bytes that are not text")
struct InvalidBytesTests {
  @Test(
    "are dropped without the text beside them",
    arguments: [
      [0x80], [0xFF], [0xC0], [0xC1, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE6, 0x9D], [0xF0, 0x9F, 0x97], [0x1B, 0xE6, 0x9D],
    ] as [[UInt8]])
  func swallowed(bytes: [UInt8]) {
    for split in 0...bytes.count {
      var decoder = InputDecoder()
      let events =
        decoder.feed("a".utf8) + decoder.feed(bytes[..<split]) + decoder.feed(bytes[split...])
        + decoder.feed("b".utf8)
      #expect(events.first == .text("a"))
      #expect(events.last == .text("b"))
      let swallowed = events.dropFirst().dropLast().flatMap { event -> [UInt8] in
        if case .unknown(let bytes) = event { bytes } else { [] }
      }
      #expect(swallowed == bytes)
    }
  }
}
