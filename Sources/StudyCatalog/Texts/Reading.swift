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
    var division = Division(runs: runs, kana: Array(kana))
    division.search(fromRun: 0, kana: 0, after: [])
    let found = division.found
    return found.count == 1 ? found[0] : [Part(text: word, kana: kana)]
  }
}

/// The ways to divide a reading among the runs of a word, with at least one kana for each kanji.
private struct Division {
  let runs: [CharacterRun]
  let kana: [Character]

  /// The first ways, at most two: whether there are more makes no difference.
  private(set) var found: [[Reading.Part]] = []
  /// The pairs of a run and the kana where it would begin that lead to no way. Trying them again
  /// would take exponential time.
  private var deadEnds: Set<[Int]> = []

  init(runs: [CharacterRun], kana: [Character]) {
    self.runs = runs
    self.kana = kana
  }

  /// Finds the ways that begin with some parts.
  mutating func search(fromRun index: Int, kana start: Int, after parts: [Reading.Part]) {
    guard found.count < 2, !deadEnds.contains([index, start]) else { return }
    guard index < runs.count else {
      if start == kana.count { found.append(parts) }
      return
    }
    let (run, count) = (runs[index], found.count)
    for end in ends(of: run, from: start) {
      let part = Reading.Part(
        text: String(run.characters), kana: run.isKanji ? String(kana[start..<end]) : nil)
      search(fromRun: index + 1, kana: end, after: parts + [part])
    }
    if found.count == count { deadEnds.insert([index, start]) }
  }

  /// Where the reading of a run can end.
  private func ends(of run: CharacterRun, from start: Int) -> Range<Int> {
    let shortest = start + run.characters.count
    guard !run.isKanji else { return shortest..<max(shortest, kana.count + 1) }
    let head = kana[start...].prefix(run.characters.count)
    let isRead = SearchText(String(head)) == SearchText(String(run.characters))
    return head.endIndex..<head.endIndex + (isRead ? 1 : 0)
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
