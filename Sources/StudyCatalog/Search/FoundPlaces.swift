/// The result of a search for places.
public struct FoundPlaces: Sendable {
  /// The places, best first.
  public let places: [Place]
  /// Whether the places are a guess: nothing matches the query, but their names differ from it by
  /// one letter.
  public let isGuess: Bool

  private let query: String
  private let words: [SoughtWord]
  private let areNamedInFull: Bool

  init(_ found: FoundRows, places: [Place], query: String) {
    self.places = places
    self.query = query
    words = (SearchQuery.wordsWithEndings(of: query) ?? SearchQuery.words(of: query))
      .map(SoughtWord.init)
    isGuess = found.isGuess
    areNamedInFull = found.areNamedInFull
  }

  /// Returns the ranges of a text to highlight because they match the query, in order and without
  /// overlaps.
  ///
  /// Call this for each text in a visible row: its name, its reading, the prefecture. Kana in the
  /// query match a reading, and Latin letters an English name, in any usual spelling. In 東京都千代田,
  /// only the end matches 千代田区. A guess has no highlights.
  ///
  /// - Complexity: O(*n*²) in the number of characters in the text, for each word.
  public func highlights(in text: String) -> [Range<String.Index>] {
    guard !isGuess, areNamedInFull || words.contains(where: { $0.beginning.canBe(in: text) }) else {
      return []
    }
    let compared = HighlightedText(text)
    if areNamedInFull {
      let rest = query.indices.dropFirst().lazy.compactMap { start in
        compared.range(of: SoughtWord(SearchQuery(query[start...])), onlyAtStart: true)
      }.first
      return rest.map { [$0] } ?? []
    }
    let ranges = words.reduce(into: [Range<String.Index>]()) { found, word in
      guard let range = compared.range(of: word), !found.contains(where: range.overlaps) else {
        return
      }
      found.append(range)
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }
}
