import SeededRandom
import Testing

@testable import TerminalCore

@Suite("Lines measured by their bytes")
struct LineBreakerTests {
  /// Parts of texts that most texts consist of.
  private static let simple = [
    "a", "word", "12", "(", ")", " ", "  ", "\n", "\r\n", "\t", "\u{1F}", "\u{7F}", "é", "Ж", "“",
    "’", "—",
    "…", "→", "│", "か", "きょ", "っ", "漢", "県庁(けんちょう)", "々", "レッスン", "、", "。わ", "です", "お", "？",
    "（", "」", "\u{3000}", "한", "ｱ", "\u{A0}",
  ]

  /// Parts that have to be read as characters.
  private static let combining = [
    "ﾞ", "e\u{301}", "か\u{3099}", "👍🏽", "👨‍👩‍👧", "🇯🇵", "\u{200D}", "\u{200B}", "ก็", "ש", "\u{1B}[1m",
    "\u{AD}", "\u{301}", "\u{FE0F}",
  ]

  private static func text(_ parts: [String], _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...40, using: &generator)).reduce(into: "") { text, _ in
      text += parts.randomElement(using: &generator) ?? ""
    }
  }

  /// The ends of all lines, and the number of lines that were read as characters.
  private static func ends(of text: String, _ breaker: LineBreaker) -> (ends: [Int], slow: Int) {
    var (breaker, ends) = (breaker, [Int]())
    while ends.last ?? 0 < text.utf8.count {
      ends.append(breaker.endOfLine(from: ends.last ?? 0, in: text))
    }
    return (ends, breaker.slowLineCount)
  }

  @Test(
    "lines end where they do if all of their characters are read",
    arguments: 0..<20 as Range<UInt64>)
  func sameLines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts = seed.isMultiple(of: 2) ? Self.simple : Self.simple + Self.combining
    for _ in 0..<30 {
      let text = Self.text(parts, &generator)
      for width in 1...40 {
        let fast = Self.ends(of: text, LineBreaker(width: width)).ends
        let slow = Self.ends(of: text, LineBreaker(width: width, isSlow: true)).ends
        #expect(fast == slow, "\(text.debugDescription) in \(width) cells")
      }
    }
  }

  @Test("a number stays with its counter", arguments: 8...20)
  func counters(width: Int) {
    let text = "テスト（2分30秒）：時間切れ、未回答15問です。"
    let ends = Self.ends(of: text, LineBreaker(width: width)).ends
    let bytes = Array(text.utf8)
    let lines = zip([0] + ends, ends).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    #expect(lines.allSatisfy { $0.last?.isNumber != true }, "\(lines)")
  }

  @Test("no line of a text without combining characters is read as characters")
  func countsNone() {
    var generator = SeededGenerator(seed: 1)
    let text = (0..<50).map { _ in Self.text(Self.simple, &generator) }.joined()
    for width in [5, 40, 76] {
      #expect(Self.ends(of: text, LineBreaker(width: width)).slow == 0)
    }
  }

  @Test("only the lines with combining characters are read as characters")
  func countsFew() {
    let plain = "Une forêt de chênes “verts”\n県庁(けんちょう)はどこですか？\n"
    let text = plain + "cafe\u{301}\n" + plain + "👍🏽\n" + plain
    #expect(Self.ends(of: text, LineBreaker(width: 76)).slow == 2)
  }

  @Test("separate scalars are characters by themselves and take the cells of their table")
  func separate() throws {
    let neighbors = ["a", "é", "か", "한", "‼", "\t"]
    var count = 0
    for value in UInt32(0x80)..<0x10000 {
      guard let scalar = Unicode.Scalar(value),
        case let width = SeparateScalars.shared.width(of: value),
        width > 0
      else { continue }
      count += 1
      let text = String(Character(scalar))
      #expect(text.displayWidth == width, "\(text)")
      #expect((text + text).count == 2, "\(text)")
      #expect(neighbors.allSatisfy { ($0 + text + $0).count == 3 }, "\(text)")
      let place = MeasuredCharacter(before: text.utf8.count, in: text.utf8Span.span)
      #expect((place.place, place.length, place.width) == (0, text.utf8.count, width), "\(text)")
    }
    #expect(count > 30_000)
  }

  @Test(
    "printable ASCII is recognized at any distance from what ends it",
    arguments: ["\n", "\u{1F}", "\u{7F}", "é", "漢", ""])
  func plain(end: String) {
    for count in 0...20 {
      for start in 0...count {
        let text = String(repeating: "~", count: count) + end + "abcdefgh"
        let plain = end.isEmpty ? text.utf8.count : count
        for limit in start...text.utf8.count {
          let found = text.utf8Span.span.endOfPlain(from: start, limit: limit)
          #expect(found == min(plain, limit))
        }
      }
    }
  }
}
