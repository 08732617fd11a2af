/// The reading of a word in a Japanese text.
public struct Reading: Hashable, Codable, Sendable {
  /// The word as written.
  public let word: String
  /// The reading in kana; `nil` for a word that must be shown without one, because its reading is
  /// the answer.
  public let kana: String?

  /// Creates a reading.
  public init(_ word: String, _ kana: String?) {
    self.word = word
    self.kana = kana
  }
}

extension Reading {
  /// A part of a word.
  struct Part: Hashable {
    /// The part as written.
    let text: String
    /// The reading in kana; `nil` for kana, digits and signs, which need none.
    let kana: String?
  }

  /// The word split into runs of kanji and the text between them: 消しゴム becomes 消, read け, and しゴム.
  ///
  /// If the reading can't be divided in exactly one way, the whole word is one part.
  var parts: [Part] {
    guard let kana else { return [Part(text: word, kana: nil)] }
    let runs = Array(word).runs
    guard runs.contains(where: \.isKanji) else { return [Part(text: word, kana: nil)] }
    let found = Self.alignments(of: runs[...], with: Array(kana)[...])
    return found.count == 1 ? found[0] : [Part(text: word, kana: kana)]
  }

  /// Returns all ways to divide a reading among the runs of a word, with at least one kana for each
  /// kanji.
  private static func alignments(
    of runs: ArraySlice<CharacterRun>, with kana: ArraySlice<Character>
  ) -> [[Part]] {
    guard let run = runs.first else { return kana.isEmpty ? [[]] : [] }
    let (text, rest) = (String(run.characters), runs.dropFirst())
    guard run.isKanji else {
      let head = kana.prefix(run.characters.count)
      guard SearchText(String(head)) == SearchText(text) else { return [] }
      return alignments(of: rest, with: kana.dropFirst(head.count)).map {
        [Part(text: text, kana: nil)] + $0
      }
    }
    guard run.characters.count <= kana.count else { return [] }
    return (run.characters.count...kana.count).flatMap { count in
      alignments(of: rest, with: kana.dropFirst(count)).map {
        [Part(text: text, kana: String(kana.prefix(count)))] + $0
      }
    }
  }
}

/// A run of characters that are all kanji, or all something else.
struct CharacterRun {
  let characters: [Character]
  let isKanji: Bool
}

extension [Character] {
  /// The runs of kanji and of other characters, in order.
  var runs: [CharacterRun] {
    var runs: [CharacterRun] = []
    for character in self {
      if let last = runs.last, last.isKanji == character.isKanji {
        runs[runs.count - 1] = CharacterRun(
          characters: last.characters + [character], isKanji: last.isKanji)
      } else {
        runs.append(CharacterRun(characters: [character], isKanji: character.isKanji))
      }
    }
    return runs
  }
}

extension Character {
  /// Whether the character is a kanji, or 々, which repeats one. The ケ in place names is not one.
  public var isKanji: Bool { unicodeScalars.first?.isKanji ?? false }
}

extension Unicode.Scalar {
  /// Whether the scalar is a kanji, or 々, which repeats one.
  var isKanji: Bool {
    switch value {
    case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
