/// What was typed to find some of the texts in a list.
public struct TextQuery: Sendable {
  /// What was typed, in normal form.
  private let typed: String
  /// The same as spelled kana, whose last syllable may be half typed; empty unless it is in Latin
  /// letters.
  private let sounds: [String]
  /// The sounds with short vowels.
  private let shortSounds: [String]

  /// Creates a query. An empty one matches each text.
  public init(_ typed: String) {
    let text = SearchText(typed)
    self.typed = String(text)
    let isLatin = text.scalars.allSatisfy { ("a"..."z").contains($0) }
    let beginnings = isLatin ? Romaji.foldedBeginnings(text.bytes) : []
    sounds = beginnings.map { String($0) }
    shortSounds = beginnings.map { String(Romaji.loosenings[0]($0)) }
  }

  /// Returns whether a text contains what was typed, in either language or as it is read.
  public func matches(_ text: BilingualText) -> Bool {
    if typed.isEmpty || isIn(SearchText(text.japanese)) || isIn(SearchText(text.english)) {
      return true
    }
    let kana = SearchText(text.inKana)
    if isIn(kana) { return true }
    // What isn't in kana, such as the words around a kanji, has no spelling.
    return !sounds.isEmpty
      && kana.scalars.split { !$0.isKana }.contains { isSpelled(by: Array($0)) }
  }

  private func isIn(_ text: SearchText) -> Bool { String(text).index(of: typed) != nil }

  /// Returns whether kana are spelled by what was typed, also if it leaves out a ー or the length of
  /// a vowel.
  private func isSpelled(by kana: [Unicode.Scalar]) -> Bool {
    (kana.contains("ー") ? [true, false] : [true]).contains { longMark in
      let sound = Romaji.spelling(kana, longMark: longMark).map(Romaji.folded) ?? []
      let (long, short) = (String(sound), String(Romaji.loosenings[0](sound)))
      return sounds.contains { long.index(of: $0) != nil }
        || shortSounds.contains { short.index(of: $0) != nil }
    }
  }
}

extension String {
  /// The scalars of a text in normal form.
  fileprivate init(_ text: SearchText) { self = String(UnicodeScalarView(text.scalars)) }

  /// A spelling of kana.
  fileprivate init(_ sound: [UInt8]) { self = String(decoding: sound, as: UTF8.self) }
}
