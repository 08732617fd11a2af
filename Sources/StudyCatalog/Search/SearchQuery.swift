/// A word in a search field, prepared for comparison.
///
/// Kanji and kana are compared as they are; where a kanji ending stands behind kana, as in なごや市,
/// also as the kana that it is read as. Latin letters are compared with the spelling of the
/// reading, whichever way it is spelled, also while a syllable is half typed. Kana followed by
/// Latin letters is kana being typed, and is compared as Latin letters.
struct SearchQuery {
  /// The patterns to look for. One match is enough.
  let patterns: [[UInt8]]
  /// The kinds of places to find, if an English word after this one says so.
  private(set) var kinds: Set<PlaceKind>?

  private let scalars: [Unicode.Scalar]
  /// Whether the last syllable is complete.
  private let isComplete: Bool

  /// Reads a word, the last syllable of which may be half typed.
  init(_ typed: some StringProtocol) {
    self.init(SearchText(typed).scalars, isComplete: false)
  }

  /// Makes a query of a word in the normal form, whose last syllable is complete.
  init(complete scalars: [Unicode.Scalar]) {
    self.init(scalars, isComplete: true)
  }

  private init(_ scalars: [Unicode.Scalar], isComplete: Bool) {
    self.scalars = scalars
    self.isComplete = isComplete
    let hasLatin = scalars.contains { ("a"..."z").contains($0) }
    if hasLatin, let spelling = Romaji.spelling(scalars) {
      patterns = isComplete ? [Romaji.folded(spelling)] : Romaji.foldedBeginnings(spelling)
    } else {
      patterns = [scalars.bytes] + NameEnding.readings(of: scalars).map { SearchText($0).bytes }
    }
  }

  private init(_ query: SearchQuery, patterns: [[UInt8]]) {
    self.patterns = patterns
    kinds = query.kinds
    scalars = query.scalars
    isComplete = query.isComplete
  }

  /// Looser queries to try if nothing matches, most likely first: とうきょう for とうきよう, `chuuou` for
  /// `chuou`.
  ///
  /// They are for the official spellings, which write long vowels once. There are none for letters
  /// other than kana and Latin ones.
  var loosened: [SearchQuery] {
    guard let spelling = Romaji.spelling(scalars) else { return [] }
    var tried = Set(patterns)
    return Romaji.loosenings.map { loosening in
      let loose = Romaji.foldedBeginnings(spelling).map(loosening)
      return SearchQuery(self, patterns: loose.filter { tried.insert($0).inserted })
    }
  }

  /// The patterns if the last syllable is complete. One with a slip is not taken for half typed too.
  var completePatterns: [[UInt8]] {
    guard scalars.contains(where: { ("a"..."z").contains($0) }) else { return patterns }
    return Romaji.spelling(scalars).map { [Romaji.folded($0)] } ?? patterns
  }

  /// The word in Latin letters, each sound spelled in one way; nothing if it has kanji.
  var sounds: [[UInt8]] {
    guard let spelling = Romaji.spelling(scalars) else { return [] }
    return isComplete ? [Romaji.folded(spelling)] : Romaji.foldedBeginnings(spelling)
  }

  /// The same with every vowel short.
  var looseSounds: [[UInt8]] { sounds.flatMap { [$0, Romaji.loosenings[0]($0)] } }

  /// The first letter, in the normal form.
  var firstScalar: Unicode.Scalar? { scalars.first }

  /// Whether everything matches.
  var isEmpty: Bool { scalars.isEmpty }

  /// The words of a text, between spaces and commas. Words without a significant character are left
  /// out.
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

  /// The text without a last word such as War, which may become Ward; `nil` if there is no such
  /// word.
  static func withoutKindBegun(_ typed: String) -> String? {
    let parts = parts(of: typed)
    guard parts.count > 1, let last = parts.last, PlaceKind.isNameBegun(last) else { return nil }
    return String(typed[..<last.startIndex])
  }

  private static func parts(of typed: String) -> [Substring] {
    typed.split { $0.isWhitespace || ",，、､".contains($0) }
  }
}
