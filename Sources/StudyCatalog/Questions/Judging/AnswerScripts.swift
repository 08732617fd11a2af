/// The scripts in which the answer to a question can be typed.
public enum AnswerScripts: Hashable, Sendable {
  /// In kana or in the Latin letters that spell them.
  case kana
  /// In kanji as well.
  case kanji
  /// In kana, or as its English name. Latin letters that spell the kana are right too.
  case kanaOrEnglish
  /// The same, and in kanji as well.
  case kanjiOrEnglish
  /// In Latin letters only.
  case latin
}

extension TypedAnswer {
  /// The scripts of the answer, for a reading, a name or a symbol; `nil` for other answers, and if
  /// no kana are right.
  var scripts: AnswerScripts? {
    switch rule {
    case .reading, .name: break
    case .symbol: return .latin
    case .number, .englishWord, .properEnglish, .verbForm, .syllable: return nil
    }
    // Without the endings of names, which can be in kanji after kana: さっぽろ市.
    let spellings = (writings + also).map(\.unicodeScalars)
    guard spellings.contains(where: { !$0.isEmpty && $0.allSatisfy(\.isKana) }) else { return nil }
    let hasKanji = spellings.contains { $0.contains(where: \.properties.isIdeographic) }
    guard hasEnglishName else { return hasKanji ? .kanji : .kana }
    return hasKanji ? .kanjiOrEnglish : .kanaOrEnglish
  }

  /// Whether a spelling in Latin letters is a name in English: Saturn and Jakarta, but not Sapporo,
  /// which spells さっぽろ. Foreign names are in katakana.
  private var hasEnglishName: Bool {
    let hiragana = writings.filter { writing in
      writing.unicodeScalars.allSatisfy { ("ぁ"..."ゖ").contains($0) }
    }.map { SearchText($0) }
    return writings.contains { writing in
      guard let spelling = LatinSpelling(writing) else { return false }
      return !hiragana.contains { spelling.spells($0) || spelling.slip(from: $0) == .longVowel }
    }
  }
}
