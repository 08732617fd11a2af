/// The scripts in which the answer to a question can be typed.
public enum AnswerScripts: Hashable, Sendable {
  /// In kana or in Latin letters.
  case kanaAndLatin
  /// In kanji as well.
  case all
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
    return hasKanji ? .all : .kanaAndLatin
  }
}
