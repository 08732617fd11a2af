/// What a person typed into a search field, made ready to be compared.
///
/// Kanji and kana are compared as they are. Latin letters are compared with the spelling of the reading,
/// whichever way it is spelled, also while a syllable is half typed. Kana followed by Latin letters is
/// kana being typed, and is compared as Latin letters.
struct SearchQuery {
  /// What to look for among names, readings and aliases.
  let text: [UInt8]?
  /// What to look for among spellings in Latin letters; any of them will do.
  let spellings: [[UInt8]]

  init(_ typed: String) {
    let normal = SearchText(typed)
    let hasLatin = normal.scalars.contains { ("a"..."z").contains($0) }
    if hasLatin, let spelling = Romaji.spelling(normal.scalars) {
      text = nil
      spellings = Romaji.foldedBeginnings(spelling)
    } else {
      text = normal.bytes
      spellings = []
    }
  }

  /// Whether everything matches.
  var isEmpty: Bool { text?.isEmpty ?? false }
}
