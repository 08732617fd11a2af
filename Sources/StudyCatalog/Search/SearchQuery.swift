/// A word that a person typed into a search field, made ready to be compared.
///
/// Kanji and kana are compared as they are. Latin letters are compared with the spelling of the reading,
/// whichever way it is spelled, also while a syllable is half typed. Kana followed by Latin letters is
/// kana being typed, and is compared as Latin letters.
struct SearchQuery {
  /// What to look for among names, readings and aliases.
  let text: [UInt8]?
  /// What to look for among spellings in Latin letters; any of them will do.
  let spellings: [[UInt8]]

  init(_ typed: some StringProtocol) {
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

  /// The words of what was typed, between spaces and commas; those in which nothing counts are left out.
  static func words(of typed: String) -> [SearchQuery] {
    typed.split { $0.isWhitespace || ",，、､".contains($0) }.map(SearchQuery.init)
      .filter { !$0.isEmpty }
  }
}
