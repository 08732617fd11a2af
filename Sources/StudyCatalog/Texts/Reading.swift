/// How a word in a Japanese text is read.
public struct Reading: Hashable, Codable, Sendable {
  /// The word as it is written.
  public let word: String
  /// The reading in kana; `nil` for a word that stays as it is, since its reading is what is asked.
  public let kana: String?

  /// Tells how a word is read.
  public init(_ word: String, _ kana: String?) {
    self.word = word
    self.kana = kana
  }
}

extension Reading {
  /// A part of a word.
  struct Part: Hashable {
    /// The part as it is written.
    let text: String
    /// How it is read; `nil` for kana, digits and signs, which need no reading.
    let kana: String?
  }

  /// The word in parts, the kanji apart from the kana between them: 消 and しゴム, read け.
  ///
  /// The whole word is one part if it is not certain which kanji are read how.
  var parts: [Part] {
    guard let kana else { return [Part(text: word, kana: nil)] }
    let runs = Array(word).runs
    guard runs.contains(where: \.isKanji) else { return [Part(text: word, kana: nil)] }
    let found = Self.alignments(of: runs[...], with: Array(kana)[...])
    return found.count == 1 ? found[0] : [Part(text: word, kana: kana)]
  }

  /// The ways to share a reading among the runs of a word: each kanji is read with a kana at least.
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

/// Characters that follow each other and are all kanji, or all something else.
struct CharacterRun {
  let characters: [Character]
  let isKanji: Bool
}

extension [Character] {
  /// The runs of kanji, and what stands between them.
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
  /// Whether a reading can be given: a kanji, or 々 that repeats one. The ケ in names of places is none.
  public var isKanji: Bool {
    unicodeScalars.first.map { scalar in
      switch scalar.value {
      case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
      default: false
      }
    } ?? false
  }
}
