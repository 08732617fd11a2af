/// A word that a person typed into a search field, made ready to be compared.
///
/// Kanji and kana are compared as they are; where a kanji ending stands behind kana, as in なごや市, also
/// as the kana that it is read as. Latin letters are compared with the spelling of the reading, whichever
/// way it is spelled, also while a syllable is half typed. Kana followed by Latin letters is kana being
/// typed, and is compared as Latin letters.
struct SearchQuery {
  /// What to look for; any of them will do.
  let patterns: [[UInt8]]
  /// The kinds of places that it can be, if an English word behind it says so.
  private(set) var kinds: Set<PlaceKind>?

  private let scalars: [Unicode.Scalar]

  init(_ typed: some StringProtocol) {
    let normal = SearchText(typed)
    scalars = normal.scalars
    let hasLatin = scalars.contains { ("a"..."z").contains($0) }
    if hasLatin, let spelling = Romaji.spelling(scalars) {
      patterns = Romaji.foldedBeginnings(spelling)
    } else {
      patterns = [normal.bytes] + NameEnding.readings(of: scalars).map { SearchText($0).bytes }
    }
  }

  private init(_ query: SearchQuery, patterns: [[UInt8]]) {
    self.patterns = patterns
    kinds = query.kinds
    scalars = query.scalars
  }

  /// What may be meant where nothing matches, the likeliest first: とうきょう for とうきよう, `chuuou` for
  /// `chuou`.
  ///
  /// It is looked for among the official spellings, which write long vowels once. Nothing when there are
  /// other letters than kana and Latin ones.
  var loosened: [SearchQuery] {
    guard let spelling = Romaji.spelling(scalars) else { return [] }
    var tried = Set(patterns)
    return Romaji.loosenings.map { loosening in
      let loose = Romaji.foldedBeginnings(spelling).map(loosening)
      return SearchQuery(self, patterns: loose.filter { tried.insert($0).inserted })
    }
  }

  /// Whether everything matches.
  var isEmpty: Bool { scalars.isEmpty }

  /// The words of what was typed, between spaces and commas; those in which nothing counts are left out.
  static func words(of typed: String) -> [SearchQuery] {
    parts(of: typed).reduce(into: []) { words, part in
      if let kinds = PlaceKind.named(part), !words.isEmpty {
        words[words.count - 1].kinds = kinds
      } else {
        let word = SearchQuery(part)
        if !word.isEmpty { words.append(word) }
      }
    }
  }

  /// What was typed without a last word such as War, which may become Ward; `nil` when there is none.
  static func withoutKindBegun(_ typed: String) -> String? {
    let parts = parts(of: typed)
    guard parts.count > 1, let last = parts.last, PlaceKind.isNameBegun(last) else { return nil }
    return String(typed[..<last.startIndex])
  }

  private static func parts(of typed: String) -> [Substring] {
    typed.split { $0.isWhitespace || ",，、､".contains($0) }
  }
}
