/// What a search has found.
public struct FoundPlaces: Sendable {
  /// The places, best first.
  public let places: [Place]
  /// Whether the places are a guess: nothing matches, and they differ from the query in one letter.
  public let isGuess: Bool

  private let query: String
  private let words: [SoughtWord]
  private let areNamedInFull: Bool

  init(_ found: FoundRows, places: [Place], query: String) {
    self.places = places
    self.query = query
    words = SearchQuery.words(of: query).map(SoughtWord.init)
    isGuess = found.isGuess
    areNamedInFull = found.areNamedInFull
  }

  /// The parts of a text that match the query, in order and apart from each other, to highlight them.
  ///
  /// Ask for each text of a visible row: its name, its reading, the prefecture. Kana match a
  /// reading, and Latin letters an English name, however they are spelled. Of 東京都千代田 it is the
  /// end that matches 千代田区. A guess has nothing to highlight.
  ///
  /// - Complexity: O(*n*²) in the characters of the text, for each word.
  public func highlights(in text: String) -> [Range<String.Index>] {
    guard !isGuess else { return [] }
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

/// A text whose parts are compared with words of a query.
private struct HighlightedText {
  private let text: String
  private let places: [String.Index]

  init(_ text: String) {
    self.text = text
    places = text.indices + [text.endIndex]
  }

  /// The first part that is the word, if possible as it is typed, else as it sounds.
  func range(of word: SoughtWord, onlyAtStart: Bool = false) -> Range<String.Index>? {
    let beginning = word.beginning
    let starts = places.dropLast().prefix(onlyAtStart ? 1 : places.count).filter {
      beginning.fits(text[$0...$0])
    }
    guard !starts.isEmpty else { return nil }
    for (strictness, sought) in zip(SoughtWord.strictnesses, word.forms) {
      for start in starts {
        // As it is typed, a part begins with the very letter.
        if strictness == \.patterns, !beginning.isFirst(of: text[start...start]) { continue }
        if let range = range(of: sought, strictness, from: start) { return range }
      }
    }
    return nil
  }

  /// The longest part from a place on that is one of the forms sought.
  private func range(
    of sought: Set<[UInt8]>, _ strictness: KeyPath<SearchQuery, [[UInt8]]>, from start: String.Index
  ) -> Range<String.Index>? {
    let longest = (sought.map(\.count).max() ?? 0) + 3
    var found: Range<String.Index>?
    var shorter: [[UInt8]] = []
    for end in places where end > start {
      let forms = SearchQuery(text[start..<end], isComplete: true)[keyPath: strictness]
      // A space adds nothing to a match.
      if forms != shorter, !sought.isDisjoint(with: forms) { found = start..<end }
      shorter = forms
      if forms.isEmpty || forms.contains(where: { $0.count > longest }) { break }
    }
    return found
  }
}

/// A word of a query, as it is compared with many texts.
private struct SoughtWord {
  /// How the word begins.
  let beginning: WordBeginning
  /// The forms of the word for each strictness.
  let forms: [Set<[UInt8]>]

  /// The ways to compare: as it is typed, as it sounds, and with every vowel short.
  static var strictnesses: [KeyPath<SearchQuery, [[UInt8]]>] {
    [\.patterns, \.sounds, \.looseSounds]
  }

  init(_ word: SearchQuery) {
    beginning = WordBeginning(word)
    forms = Self.strictnesses.map { Set(word[keyPath: $0]) }
  }
}

/// How a word of a query begins. Most parts of most texts are ruled out by their first letter, which saves
/// spelling them.
private struct WordBeginning {
  private let scalar: Unicode.Scalar?
  private let letters: Set<UInt8>

  init(_ word: SearchQuery) {
    scalar = word.firstScalar
    letters = Set(word.sounds.compactMap(\.first))
  }

  /// Whether a character is the first letter as it is typed. Latin letters can be typed in several ways.
  func isFirst(of character: Substring) -> Bool {
    guard let first = SearchText(character).scalars.first else { return false }
    return first == scalar || first.isASCII && scalar?.isASCII == true
  }

  /// Whether a part of a text that begins with a character may be the word.
  func fits(_ character: Substring) -> Bool {
    let scalars = SearchText(character).scalars
    guard let first = scalars.first else { return false }
    // っ doubles a letter that follows.
    if first == scalar || first == "っ" { return true }
    guard !letters.isEmpty, let spelling = Romaji.spelling(scalars) else { return false }
    // A Latin letter may stand for two sounds: f for that of fa and that of fu, which is hu.
    return Self.continuations.contains { continuation in
      Romaji.folded(spelling + continuation).first.map(letters.contains) ?? false
    }
  }

  private static let continuations = [Array("ha".utf8), Array("u".utf8)]
}
