import SeededRandom

extension SeededGenerator {
  /// A random element of a non-empty collection.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// Returns `true` once in a number of times, at random.
  mutating func happens(onceIn count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// Text of kanji, kana, half-width kana with marks, emoji, controls and escape sequences.
  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &self) {
      if happens(onceIn: 6) {
        // Any scalar at all, the low planes more often.
        let highest: UInt32 = one(of: [0xFF, 0x3FF, 0x30FF, 0xFFFF, 0x2FFFF, 0x10FFFF])
        let value = UInt32.random(in: 0...highest, using: &self)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      } else {
        text += one(of: Self.words)
      }
    }
    return text
  }

  private static let words = [
    "東京都", "中村区", "ｶﾞ", "ﾊﾟ", "ｱ", "\u{FF9E}", "か\u{3099}", "\u{3099}", "葛\u{E0100}飾", "﨑", "髙",
    "abc", "x", " ", "Hello", "e\u{301}", "\u{301}\u{302}\u{303}\u{304}\u{305}", "👨‍👩‍👧", "🗾", "👍🏽",
    "🇯🇵", "1️⃣", "☎\u{FE0E}", "☎\u{FE0F}", "한국", "\u{1112}\u{1161}\u{11AB}", "─│█", "…", "※①", "〜ー、。",
    "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{202E}", "\u{2066}", "\n", "\t", "\r\n", "\u{7}",
    "\u{7F}",
    "\u{9B}31m", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{1B}", "\u{1B}P1$r\u{1B}\\", "ปั", "नि", "ﷺ",
  ]
}
