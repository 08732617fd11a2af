/// A text whose parts are compared with words of a query.
struct HighlightedText {
  /// The bounds of the characters.
  private let bounds: [String.Index]
  /// The text in the normal form.
  private let scalars: [Unicode.Scalar]
  /// Where each character begins among the scalars, and their end. One that makes no difference, such
  /// as a space, has none.
  private let starts: [Int]

  init(_ text: String) {
    var normal = SearchText("")
    var bounds: [String.Index] = []
    var starts: [Int] = []
    var index = text.startIndex
    while index < text.endIndex {
      bounds.append(index)
      starts.append(normal.scalars.count)
      let end = text.index(after: index)
      for scalar in text.unicodeScalars[index..<end] { normal.append(scalar) }
      index = end
    }
    self.bounds = bounds + [index]
    self.starts = starts + [normal.scalars.count]
    scalars = normal.scalars
  }

  /// The first part that is the word, if possible as it is typed, else as it sounds.
  ///
  /// - Complexity: O(*n*²) in the characters that the word can begin with; others are passed over.
  func range(of word: SoughtWord, onlyAtStart: Bool = false) -> Range<String.Index>? {
    var found: [Range<Int>?] = SoughtWord.strictnesses.map { _ in nil }
    for start in starts.indices.dropLast().prefix(onlyAtStart ? 1 : starts.count) {
      guard starts[start] < starts[start + 1], word.beginning.fits(scalars[starts[start]]) else {
        continue
      }
      let ends = ends(of: word, from: start)
      for (strictness, end) in ends.enumerated() where found[strictness] == nil {
        found[strictness] = end.map { start..<$0 }
      }
      if found[0] != nil { break }
    }
    return found.lazy.compactMap(\.self).first.map { bounds[$0.lowerBound]..<bounds[$0.upperBound] }
  }

  /// The end of the longest part from a character on that is the word, for each strictness.
  private func ends(of word: SoughtWord, from start: Int) -> [Int?] {
    var found: [Int?] = SoughtWord.strictnesses.map { _ in nil }
    for end in starts.indices.dropFirst(start + 1) where starts[end] > starts[end - 1] {
      let forms = SoughtWord.forms(of: Array(scalars[starts[start]..<starts[end]]))
      var canContinue = false
      for (strictness, forms) in forms.enumerated() {
        // As it is typed, a part begins with the very letter.
        if strictness == 0, !word.beginning.isFirst(scalars[starts[start]]) { continue }
        if forms.contains(where: word.forms[strictness].contains) { found[strictness] = end }
        let longest = word.longestForms[strictness]
        if let length = forms.lazy.map(\.count).max(), length <= longest { canContinue = true }
      }
      if !canContinue { break }
    }
    return found
  }
}

/// A word of a query, as it is compared with many texts.
struct SoughtWord {
  /// How the word begins.
  let beginning: WordBeginning
  /// The forms of the word for each strictness.
  let forms: [[[UInt8]]]
  /// How many bytes a part may have, for each strictness, before it is longer than the word.
  let longestForms: [Int]

  /// The ways to compare: as it is typed, as it sounds, and with every vowel short.
  static let strictnesses = 0..<3

  init(_ word: SearchQuery) {
    beginning = WordBeginning(word)
    forms = [word.patterns, word.sounds, word.looseSounds]
    // What follows can shorten a spelling: shi is si.
    longestForms = forms.map { ($0.map(\.count).max() ?? 0) + 3 }
  }

  /// The forms of a part of a text, for each strictness.
  static func forms(of part: [Unicode.Scalar]) -> [[[UInt8]]] {
    guard let spelling = Romaji.spelling(part) else {
      return [SearchQuery(complete: part).patterns, [], []]
    }
    let sound = Romaji.folded(spelling)
    let hasLatin = part.contains { ("a"..."z").contains($0) }
    return [[hasLatin ? sound : part.bytes], [sound], [sound, Romaji.loosenings[0](sound)]]
  }
}

/// How a word of a query begins. Most parts of most texts are ruled out by their first letter, which
/// saves spelling them.
struct WordBeginning {
  private let scalar: Unicode.Scalar?
  /// The first letters of its spellings, each a bit.
  private let letters: UInt32

  init(_ word: SearchQuery) {
    scalar = word.firstScalar
    letters = word.sounds.reduce(0) { $0 | Self.bit($1.first) }
  }

  /// Whether a text begins with the first letter as it is typed. Latin letters can be typed in several
  /// ways.
  func isFirst(_ first: Unicode.Scalar) -> Bool {
    first == scalar || first.isASCII && scalar?.isASCII == true
  }

  /// Whether a part of a text that begins with a letter may be the word.
  func fits(_ first: Unicode.Scalar) -> Bool {
    // っ doubles a letter that follows.
    if first == scalar || first == "っ" { return true }
    return Self.letters(of: first) & letters != 0
  }

  /// The letters with which the sound of a kana or a Latin letter can begin, each a bit.
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
    // A Latin letter may stand for two sounds: f for that of fa and that of fu, which is hu.
    return ["ha", "u"].reduce(0) { $0 | bit(Romaji.folded(spelling + Array($1.utf8)).first) }
  }

  private static func bit(_ letter: UInt8?) -> UInt32 {
    guard let letter, (0x61...0x7A).contains(letter) else { return 0 }
    return 1 << UInt32(letter - 0x61)
  }
}
