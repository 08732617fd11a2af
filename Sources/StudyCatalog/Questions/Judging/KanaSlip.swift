/// A comparison of kana that finds answers a teacher would call nearly right.
struct KanaSlip {
  private let typed: [Unicode.Scalar]
  private let right: [Unicode.Scalar]

  /// Compares a typed text with a right answer. Both are in hiragana and differ. Both may end in
  /// the same kanji: なこや市.
  ///
  /// - Returns: `nil` if either contains other letters.
  init?(_ typed: SearchText, right: SearchText) {
    var (typed, right) = (typed.scalars, right.scalars)
    while let last = typed.last, last == right.last, !last.isKana {
      typed.removeLast()
      right.removeLast()
    }
    guard !typed.isEmpty, (typed + right).allSatisfy(\.isKana) else { return nil }
    self.typed = typed
    self.right = right
  }

  /// The mistake in an answer that is nearly right; `nil` if too much differs.
  ///
  /// In words of two or three sounds, another sound makes another word unless the two are alike:
  /// みぎで is nearly みぎて, but うて is not.
  var slip: Slip? {
    guard right.count > 1 else { return nil }
    if typed.withoutLongVowels == right.withoutLongVowels { return .longVowel }
    let isSlip = soundsAlike || missesMora || right.count > 3 && right.isOneSlip(from: typed)
    return isSlip ? right.slip(to: typed, alike: Slip.init) : nil
  }

  /// Whether exactly one kana differs, and it sounds like the right one.
  private var soundsAlike: Bool {
    let pairs = zip(typed, right).filter { $0 != $1 }
    guard typed.count == right.count, pairs.count == 1, let (one, other) = pairs.first else {
      return false
    }
    return one.soundsLike(other)
  }

  /// Whether a っ or ん was left out or added.
  private var missesMora: Bool {
    let (short, long) = typed.count < right.count ? (typed, right) : (right, typed)
    return long.indices.contains { place in
      guard long.count == short.count + 1, "っん".unicodeScalars.contains(long[place]) else {
        return false
      }
      return long[..<place] + long[(place + 1)...] == short[...]
    }
  }
}

extension Slip {
  /// Creates the slip of typing one kana for another of the same group; `nil` if they are not in a
  /// group.
  fileprivate init?(_ typed: Unicode.Scalar, for right: Unicode.Scalar) {
    let kinds: [(Slip, String)] = [
      (.smallKana, "あぁ いぃ うぅ えぇ おぉ つっ やゃ ゆゅ よょ わゎ"),
      (
        .voicing,
        """
        かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ つづ てで とど はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ
        """
      ),
    ]
    let kind = kinds.first { kind in
      kind.1.split(separator: " ").contains {
        $0.unicodeScalars.contains(typed) && $0.unicodeScalars.contains(right)
      }
    }
    guard let kind else { return nil }
    self = kind.0
  }
}

extension [Unicode.Scalar] {
  /// The hiragana without those that lengthen the preceding vowel: とうきょう becomes ときょ.
  fileprivate var withoutLongVowels: [Unicode.Scalar] {
    var vowel: UInt8?
    return filter { scalar in
      let sound = Romaji.spelling([scalar], longMark: false) ?? []
      let isLong =
        switch (vowel.map { Unicode.Scalar($0) }, scalar) {
        case (.some, "ー"), ("a", "あ"), ("i", "い"), ("u", "う"), ("e", "え"), ("e", "い"), ("o", "お"),
          ("o", "う"):
          true
        default: false
        }
      if !isLong { vowel = sound.last }
      return !isLong
    }
  }
}
