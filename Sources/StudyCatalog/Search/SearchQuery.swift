/// A word in a search field, prepared for comparison.
///
/// Kanji and kana are compared as typed. If a kanji ending follows kana, as in なごや市, its reading is
/// tried too, and if a kana ending follows kanji, as in 名古屋し, its kanji. Latin letters are compared
/// with the spelling of the reading, in any romanization, even while a syllable is half typed. Kana
/// followed by Latin letters is kana being typed, and is compared as Latin letters.
struct SearchQuery {
  /// The patterns to look for. Matching one is enough.
  let patterns: [[UInt8]]
  /// The kinds of places to find, if an English word after this one limits them.
  private(set) var kinds: Set<PlaceKind>?
  /// The ending of the names to find, if it stands apart after this word: `chuo ku`.
  private(set) var ending: Unicode.Scalar?
  /// The name of a place that is written in kana, if this is in the kanji it once had.
  let inKana: [UInt8]?

  private let scalars: [Unicode.Scalar]
  /// Whether the last syllable is complete.
  private let isComplete: Bool

  /// Creates a query from a word whose last syllable may be half typed.
  init(_ typed: some StringProtocol) {
    self.init(SearchText(typed).scalars, isComplete: false)
  }

  /// Creates a query from a word in normal form whose last syllable is complete.
  init(complete scalars: [Unicode.Scalar]) {
    self.init(scalars, isComplete: true)
  }

  private init(_ scalars: [Unicode.Scalar], isComplete: Bool) {
    self.scalars = scalars
    self.isComplete = isComplete
    inKana = NamesInKana.name(for: scalars)?.bytes
    let hasLatin = scalars.contains { ("a"..."z").contains($0) }
    if hasLatin, let spelling = Romaji.spelling(scalars) {
      patterns = Self.sounds(of: spelling, isComplete: isComplete)
    } else {
      patterns =
        [scalars.bytes] + NameEnding.readings(of: scalars).map { SearchText($0).bytes }
        + (NameEnding.writing(of: scalars).map { [$0.bytes] } ?? [])
    }
  }

  private init(_ query: SearchQuery, patterns: [[UInt8]]) {
    self.patterns = patterns
    kinds = query.kinds
    ending = query.ending
    inKana = nil
    scalars = query.scalars
    isComplete = query.isComplete
  }

  /// The looser queries to try if nothing matches, most likely first: とうきょう for とうきよう, `chuuou` for
  /// `chuou`.
  ///
  /// They match the official spellings, which write long vowels once, and はこねまち for はこねちょう. Words
  /// with letters other than kana and Latin ones have none.
  var loosened: [SearchQuery] {
    guard let spelling = Romaji.spelling(scalars) else { return [] }
    var tried = Set(patterns)
    let loose = Romaji.loosenings.map { loosening in
      let loose = Romaji.foldedBeginnings(spelling).map(loosening)
      return SearchQuery(self, patterns: loose.filter { tried.insert($0).inserted })
    }
    let other = NameEnding.otherReading(of: scalars)
    return loose + (other.map { [SearchQuery(self, patterns: [$0.bytes])] } ?? [])
  }

  /// The patterns for a complete last syllable. A word can't be both misspelled and half typed.
  ///
  /// They include Latin letters as typed, because a missing letter can make others mean something
  /// else: in `yokohma`, the oh would be a long o, and in `sendi`, the di would be a ji.
  var completePatterns: [[UInt8]] {
    guard scalars.contains(where: { ("a"..."z").contains($0) }) else { return patterns }
    guard let spelling = Romaji.spelling(scalars) else { return patterns }
    let (folded, typed) = (Romaji.folded(spelling), scalars.bytes)
    let isLatin = scalars.allSatisfy { ("a"..."z").contains($0) }
    return isLatin && typed != folded ? [folded, typed] : [folded]
  }

  /// The word in Latin letters, with one spelling for each sound; empty if it contains kanji.
  var sounds: [[UInt8]] {
    guard let spelling = Romaji.spelling(scalars) else { return [] }
    return Self.sounds(of: spelling, isComplete: isComplete)
  }

  private static func sounds(of spelling: [UInt8], isComplete: Bool) -> [[UInt8]] {
    isComplete ? [Romaji.folded(spelling)] : Romaji.foldedBeginnings(spelling)
  }

  /// The sounds, and the same with short vowels.
  var looseSounds: [[UInt8]] { sounds.flatMap { [$0, Romaji.withShortVowels($0)] } }

  /// The runs of kanji and of kana; `nil` if the word isn't made of both.
  var halfConverted: HalfConvertedWord? { HalfConvertedWord(scalars) }

  /// The first letter, in normal form.
  var firstScalar: Unicode.Scalar? { scalars.first }

  /// Whether the word has no significant characters, so that every name matches.
  var isEmpty: Bool { scalars.isEmpty }

  /// Returns the words of a text, separated by spaces and commas. Words without significant
  /// characters are left out.
  static func words(of typed: String) -> [SearchQuery] {
    words(of: parts(of: typed), readingEndings: false)
  }

  /// Returns the words of a text in which endings in kana or Latin letters stand apart, as in
  /// `chuo ku` or ちゅうおう く; `nil` if none does.
  static func wordsWithEndings(of typed: String) -> [SearchQuery]? {
    let parts = parts(of: typed)
    guard parts.dropFirst().contains(where: { NameEnding.kanji(read: $0) != nil }) else {
      return nil
    }
    let words = words(of: parts, readingEndings: true)
    return words.contains { $0.ending != nil } ? words : nil
  }

  private static func words(
    of parts: [Substring], readingEndings readsEndings: Bool
  ) -> [SearchQuery] {
    parts.reduce(into: []) { words, part in
      if let kinds = PlaceKind.named(part), !words.isEmpty {
        words[words.count - 1].kinds = kinds
      } else if readsEndings, let last = words.last, last.scalars.count > 1,
        let ending = NameEnding.kanji(read: part)
      {
        words[words.count - 1].ending = ending
      } else {
        let word = SearchQuery(part)
        if !word.isEmpty { words.append(word) }
      }
    }
  }

  /// Returns the text without a last word such as War, which may become Ward; `nil` if there is no
  /// such word.
  static func withoutKindBegun(_ typed: String) -> String? {
    let parts = parts(of: typed)
    guard parts.count > 1, let last = parts.last, PlaceKind.isNameBegun(last) else { return nil }
    return String(typed[..<last.startIndex])
  }

  private static func parts(of typed: String) -> [Substring] {
    typed.split { $0.isWhitespace || ",，、､".contains($0) }
  }
}
