extension Romaji {
  /// The ways to loosen a folded spelling, most likely first: long vowels written once and よ taken
  /// as small, as in `tokyou` and `toukiyou`; oh as a long o, as in `ohita`; つ as a small one, as
  /// in `satuporo`.
  static let loosenings: [@Sendable ([UInt8]) -> [UInt8]] = [
    withShortVowels, { withShortVowels(withoutLongH($0)) }, { withShortVowels(withDoubles($0)) },
  ]

  /// Writes long o and u once, and kiyo as kyo.
  static func withShortVowels(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (position, byte) in bytes.enumerated() {
      let next = position + 1 < bytes.count ? Unicode.Scalar(bytes[position + 1]) : nil
      switch (result.last.map { Unicode.Scalar($0) }, Unicode.Scalar(byte), next) {
      case ("o", "o", _), ("o", "u", _), ("u", "u", _): continue
      case (let consonant?, "i", "y") where !UInt8(ascii: consonant).isVowel: continue
      default: result.append(byte)
      }
    }
    return result
  }

  /// Removes each h after an o.
  private static func withoutLongH(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.filter { place in
      place == 0 || bytes[place] != UInt8(ascii: "h") || bytes[place - 1] != UInt8(ascii: "o")
    }.map { bytes[$0] }
  }

  /// Replaces each tu that may be a small っ by doubling the next consonant.
  private static func withDoubles(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (position, byte) in bytes.enumerated() {
      if "kstp".utf8.contains(byte), result.suffix(2).elementsEqual("tu".utf8), position > 2 {
        result.replaceSubrange((result.count - 2)..., with: [byte])
      }
      result.append(byte)
    }
    return result
  }
}
