/// A text whose parts are compared with the words of a query.
struct HighlightedText {
  /// The bounds of the characters, including the end of the text.
  private let bounds: [String.Index]
  /// The text, in normal form.
  private let scalars: [Unicode.Scalar]
  /// The offset of each character in the scalars, followed by their count. Insignificant
  /// characters, such as spaces, have no scalars.
  private let starts: [Int]

  init(_ text: String) {
    let length = text.utf8.count
    var normal = SearchText("")
    var bounds: [String.Index] = []
    var starts: [Int] = []
    bounds.reserveCapacity(length + 1)
    starts.reserveCapacity(length + 1)
    var index = text.startIndex
    while index < text.endIndex {
      bounds.append(index)
      starts.append(normal.scalars.count)
      let end = text.index(after: index)
      for scalar in text.unicodeScalars[index..<end] { normal.append(scalar) }
      index = end
    }
    bounds.append(index)
    starts.append(normal.scalars.count)
    self.bounds = bounds
    self.starts = starts
    scalars = normal.scalars
  }

  /// Returns the first part that is the word, preferably as typed, otherwise as it sounds.
  ///
  /// - Complexity: O(*n*²) in the number of characters with which the word can begin; others are
  ///   skipped.
  func range(of word: SoughtWord, onlyAtStart: Bool = false) -> Range<String.Index>? {
    var found = ByStrictness<Range<Int>?>(repeating: nil)
    for start in starts.indices.dropLast().prefix(onlyAtStart ? 1 : starts.count) {
      guard starts[start] < starts[start + 1], word.beginning.fits(scalars[starts[start]]) else {
        continue
      }
      let ends = ends(of: word, from: start)
      for strictness in found.indices where found[strictness] == nil {
        found[strictness] = ends[strictness].map { start..<$0 }
      }
      if found[0] != nil { break }
    }
    let best = found[0] ?? found[1] ?? found[2]
    return best.map { bounds[$0.lowerBound]..<bounds[$0.upperBound] }
  }

  /// Returns the end of the longest part from a character on that is the word, for each strictness.
  private func ends(of word: SoughtWord, from start: Int) -> ByStrictness<Int?> {
    var found = ByStrictness<Int?>(repeating: nil)
    for end in starts.indices.dropFirst(start + 1) where starts[end] > starts[end - 1] {
      let comparison = word.comparison(with: Array(scalars[starts[start]..<starts[end]]))
      for strictness in found.indices where comparison.isWord[strictness] {
        found[strictness] = end
      }
      if !comparison.canContinue { break }
    }
    return found
  }
}

/// Something for each strictness of a comparison: as typed, by sound, and by sound with short
/// vowels.
private typealias ByStrictness<Element> = InlineArray<3, Element>

/// A word of a query, prepared for comparison with many texts.
struct SoughtWord {
  /// The beginning of the word.
  let beginning: WordBeginning
  /// The forms of the word for each strictness.
  private let forms: [[[UInt8]]]
  /// The maximum length of a part that may still match, in bytes, for each strictness.
  private let longestForms: [Int]

  /// How a part of a text compares.
  struct Comparison {
    /// Whether it is the word, for each strictness.
    fileprivate var isWord = ByStrictness<Bool>(repeating: false)
    /// Whether a longer part may be the word.
    var canContinue = false
  }

  init(_ word: SearchQuery) {
    beginning = WordBeginning(word)
    forms = [word.patterns, word.sounds, word.looseSounds]
    // The letters that follow can shorten a spelling: shi is si.
    longestForms = forms.map { ($0.map(\.count).max() ?? 0) + 3 }
  }

  /// Compares a part of a text, in normal form.
  func comparison(with part: [Unicode.Scalar]) -> Comparison {
    var comparison = Comparison()
    // For an exact match, a part must begin with the same letter.
    let beginsAsTyped = part.first.map(beginning.isFirst) ?? false
    guard let spelling = Romaji.spelling(part) else {
      guard beginsAsTyped else { return comparison }
      for form in SearchQuery(complete: part).patterns { compare(form, 0, &comparison) }
      return comparison
    }
    let sound = Romaji.folded(spelling)
    if beginsAsTyped {
      let hasLatin = part.contains { ("a"..."z").contains($0) }
      compare(hasLatin ? sound : part.bytes, 0, &comparison)
    }
    compare(sound, 1, &comparison)
    compare(sound, 2, &comparison)
    if !comparison.isWord[2] { compare(Romaji.withShortVowels(sound), 2, &comparison) }
    return comparison
  }

  private func compare(_ form: [UInt8], _ strictness: Int, _ comparison: inout Comparison) {
    if forms[strictness].contains(form) { comparison.isWord[strictness] = true }
    if form.count <= longestForms[strictness] { comparison.canContinue = true }
  }
}

/// The beginning of a word of a query. Comparing first letters rules out most parts of most texts
/// without spelling them.
struct WordBeginning {
  private let scalar: Unicode.Scalar?
  /// A bit for each possible first letter of its spellings.
  private let letters: UInt32

  init(_ word: SearchQuery) {
    scalar = word.firstScalar
    letters = word.sounds.reduce(0) { $0 | Self.bit($1.first) }
  }

  /// Returns whether the word can be in a text at all, before that is put in normal form: what
  /// begins with a kana or a letter isn't in kanji alone.
  func canBe(in text: String) -> Bool {
    guard let scalar, !scalar.isKanji else { return true }
    return text.unicodeScalars.contains { !$0.isKanji }
  }

  /// Returns whether a text begins with the word's first letter as typed. Any Latin letter
  /// qualifies, because a sound can be typed in several ways.
  func isFirst(_ first: Unicode.Scalar) -> Bool {
    first == scalar || first.isASCII && scalar?.isASCII == true
  }

  /// Returns whether a part of a text that begins with this letter may be the word.
  func fits(_ first: Unicode.Scalar) -> Bool {
    // っ doubles the following letter.
    if first == scalar || first == "っ" { return true }
    return Self.letters(of: first) & letters != 0
  }

  /// Returns a bit for each letter with which the sound of a kana or a Latin letter can begin.
  private static func letters(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "a"..."z": latin[Int(scalar.value - 0x61)]
    case "ぁ"..."ゖ": kana[Int(scalar.value - 0x3041)]
    default: 0
    }
  }

  private static let latin = (0x61...0x7A).map(firstLetters)
  private static let kana = (0x3041...0x3096).map(firstLetters)

  private static func firstLetters(of value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value), let spelling = Romaji.spelling([scalar]) else {
      return 0
    }
    // A Latin letter may have two sounds: f as in fa, or as in fu, which is hu.
    return ["ha", "u"].reduce(0) { $0 | bit(Romaji.folded(spelling + Array($1.utf8)).first) }
  }

  private static func bit(_ letter: UInt8?) -> UInt32 {
    guard let letter, (0x61...0x7A).contains(letter) else { return 0 }
    return 1 << UInt32(letter - 0x61)
  }
}
