/// Japanese typed in Latin letters: in Hepburn or Kunrei romanization, as input methods accept it,
/// or with marks over long vowels.
struct LatinSpelling {
  private let bytes: [UInt8]
  /// Whether macrons or circumflexes mark the long vowels.
  private let hasLongVowels: Bool

  /// Reads a spelling.
  ///
  /// - Returns: `nil` if the text is empty or contains anything but Latin letters.
  init?(_ typed: String) {
    let doubled = typed.doublingMarkedVowels()
    let scalars = SearchText(doubled.text).scalars
    guard !scalars.isEmpty, scalars.allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
    bytes = scalars.map { UInt8(truncatingIfNeeded: $0.value) }.comparable
    hasLongVowels = doubled.hasMarks
  }

  /// Returns whether this spells the kana. A ー may be left out.
  func spells(_ kana: SearchText) -> Bool {
    Self.spellings(of: kana).contains { spelling in
      hasLongVowels ? spelling.lengthened == bytes.lengthened : spelling == bytes
    }
  }

  /// Returns whether this is another spelling of a name in Latin letters: `otu` and `ohtsu` for
  /// Otsu.
  func isRomanized(_ name: SearchText) -> Bool {
    name.scalars.allSatisfy { ("a"..."z").contains($0) } && name.bytes.comparable == bytes
  }

  /// Returns the slip if this spells the kana except for one letter, or for the length of vowels;
  /// `nil` otherwise.
  ///
  /// Spellings are compared by sound, so the slip can't name the wrong letter.
  func slip(from kana: SearchText) -> Slip? {
    let spellings = Self.spellings(of: kana).filter { $0.count > 3 }
    if spellings.contains(where: { $0.withoutLongVowels == bytes.withoutLongVowels }) {
      return .longVowel
    }
    return spellings.contains { $0.isOneSlip(from: bytes) } ? .spelling : nil
  }

  /// Returns the spellings of kana to compare with; an empty array for other text.
  private static func spellings(of kana: SearchText) -> [[UInt8]] {
    guard kana.scalars.allSatisfy(\.isKana) else { return [] }
    return (kana.scalars.contains("ー") ? [true, false] : [true]).flatMap { longMark in
      (kana.scalars.contains("ん") ? ["n", "nn"] : ["n"]).compactMap { n in
        spelling(of: kana, n: n, longMark: longMark)?.comparable
      }
    }
  }

  /// Spells kana with one of the two ways to type ん: さんいん is sanin, but sannin with an input
  /// method.
  private static func spelling(of kana: SearchText, n: String, longMark: Bool) -> [UInt8]? {
    let parts = kana.scalars.split(separator: "ん", omittingEmptySubsequences: false)
      .map { Romaji.spelling(Array($0), longMark: longMark) }
    let spelled = parts.compactMap { $0 }
    return spelled.count == parts.count ? Array(spelled.joined(separator: n.utf8)) : nil
  }
}

extension [UInt8] {
  /// The spelling with its sounds folded, and with each run of n reduced to one, or to at most two
  /// before a vowel or y, where the number makes a difference.
  fileprivate var comparable: [UInt8] {
    let n = UInt8(ascii: "n")
    var result: [UInt8] = []
    var run = 0
    func flush(before next: UInt8?) {
      let canDouble = next.map { $0.isVowel || $0 == UInt8(ascii: "y") } ?? false
      result += repeatElement(n, count: Swift.min(run, canDouble ? 2 : 1))
    }
    for byte in self {
      if byte == n {
        run += 1
      } else {
        flush(before: byte)
        run = 0
        result.append(byte)
      }
    }
    flush(before: nil)
    return Romaji.folded(result)
  }

  /// The spelling with repeated vowels written once, and without u after o and i after e.
  fileprivate var withoutLongVowels: [UInt8] {
    let long = ["ou", "ei"].map { Array($0.utf8) }
    return indices.filter { place in
      guard place > 0, self[place].isVowel else { return true }
      return self[place] != self[place - 1] && !long.contains(Array(self[(place - 1)...place]))
    }.map { self[$0] }
  }

  /// The spelling with every ou as oo, because a mark over o stands for both.
  fileprivate var lengthened: [UInt8] {
    let (o, u) = (UInt8(ascii: "o"), UInt8(ascii: "u"))
    return indices.map { $0 > 0 && self[$0] == u && self[$0 - 1] == o ? o : self[$0] }
  }
}

extension String {
  /// Returns the text with each marked vowel written twice instead of with a macron or circumflex,
  /// and whether there were any.
  fileprivate func doublingMarkedVowels() -> (text: String, hasMarks: Bool) {
    var text = UnicodeScalarView()
    var hasMarks = false
    for scalar in unicodeScalars {
      if let vowel = markedVowels[scalar] ?? (combiningMarks.contains(scalar) ? text.last : nil) {
        if markedVowels[scalar] != nil { text.append(vowel) }
        text.append(vowel)
        hasMarks = true
      } else {
        text.append(scalar)
      }
    }
    return (String(text), hasMarks)
  }
}

private let combiningMarks: Set<Unicode.Scalar> = ["\u{302}", "\u{304}"]
private let markedVowels: [Unicode.Scalar: Unicode.Scalar] = [
  "ā": "a", "Ā": "a", "â": "a", "Â": "a", "ī": "i", "Ī": "i", "î": "i", "Î": "i",
  "ū": "u", "Ū": "u", "û": "u", "Û": "u", "ē": "e", "Ē": "e", "ê": "e", "Ê": "e",
  "ō": "o", "Ō": "o", "ô": "o", "Ô": "o",
]
