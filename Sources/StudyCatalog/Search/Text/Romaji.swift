/// Spellings of kana in Latin letters, as ASCII bytes.
enum Romaji {
  /// Spells hiragana syllable by syllable, with long vowels in full.
  ///
  /// Latin letters stay as they are. Use ``folded(_:)`` on the result before comparing it.
  ///
  /// A ー repeats the preceding vowel, or is left out if `longMark` is false.
  ///
  /// - Returns: `nil` if there is anything but hiragana and lowercase Latin letters.
  static func spelling(_ scalars: [Unicode.Scalar], longMark: Bool = true) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count * 2)
    var isDoubling = false
    for scalar in scalars {
      switch scalar {
      case "a"..."z":
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "っ":
        isDoubling = true
        continue
      case "ー":
        if longMark, let last = bytes.last { bytes.append(last) }
      case "ゃ", "ゅ", "ょ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ":
        bytes.joinSmall(syllable(scalar))
      case "ぁ"..."ゖ":
        let syllable = syllable(scalar)
        if isDoubling, let first = syllable.first, !first.isVowel { bytes.append(first) }
        bytes.append(contentsOf: syllable)
      default:
        return nil
      }
      isDoubling = false
    }
    return bytes
  }

  private static func syllable(_ scalar: Unicode.Scalar) -> [UInt8] {
    syllables[Int(scalar.value - 0x3041)]
  }
}

extension UInt8 {
  /// Whether the byte is one of the five lowercase vowels.
  var isVowel: Bool {
    switch Unicode.Scalar(self) {
    case "a", "i", "u", "e", "o": true
    default: false
    }
  }
}

extension [UInt8] {
  /// Joins a small kana to the preceding syllable: き and ゃ become kya, て and ぃ become ti.
  fileprivate mutating func joinSmall(_ small: [UInt8]) {
    guard let vowel = last, vowel.isVowel, let sound = small.first else {
      append(contentsOf: small)
      return
    }
    removeLast()
    switch (Unicode.Scalar(vowel), Unicode.Scalar(sound)) {
    case ("u", _) where last.map(\.isVowel) ?? true:
      append(UInt8(ascii: "w"))
    case ("u", "a"), ("u", "i"), ("u", "e"), ("u", "o"):
      if last == UInt8(ascii: "h") { self[count - 1] = UInt8(ascii: "f") }
    case ("i", "e"):
      append(UInt8(ascii: "y"))
    default:
      break
    }
    append(contentsOf: small)
  }
}

/// The syllables from ぁ (U+3041) to ゖ (U+3096), in code point order.
private let syllables: [[UInt8]] =
  """
  a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za si zi su zu se ze so zo ta da ti di tu tu \
  du te de to do na ni nu ne no ha ba pa hi bi pi hu bu pu he be pe ho bo po ma mi mu me mo ya ya \
  yu yu yo yo ra ri ru re ro wa wa i e o n vu ka ke
  """
  .split(separator: " ").map { Array($0.utf8) }
