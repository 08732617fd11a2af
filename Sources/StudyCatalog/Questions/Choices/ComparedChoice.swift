/// A choice as it is compared with the others and with the question, byte by byte.
struct ComparedChoice {
  /// The choice itself.
  let text: BilingualText
  /// The parts of the Japanese wording without endings, and those of the English one.
  private let japanese: [[UInt8]]
  private let english: [[UInt8]]
  /// Whether the choice is a number, which no other number holds.
  private let isNumber: Bool

  init(_ text: BilingualText) {
    self.text = text
    japanese = Self.stems(of: text.japanese)
    english = text.english == text.japanese ? japanese : Self.stems(of: text.english)
    isNumber = text.japanese.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2C }
  }

  /// Says whether the choices differ in both languages, and neither holds a part of the other.
  func isApart(from other: ComparedChoice) -> Bool {
    if isNumber || other.isNumber { return text != other.text }
    return Self.areApart(japanese, other.japanese) && Self.areApart(english, other.english)
  }

  /// Says whether the choice can be read in a question, in either language. A number can't: that 6
  /// stands in 6 × 1 tells nothing.
  func stands(in prompt: ComparedPrompt) -> Bool {
    !isNumber && (japanese + english).contains(where: prompt.holds)
  }

  private static func areApart(_ parts: [[UInt8]], _ others: [[UInt8]]) -> Bool {
    !parts.contains { part in others.contains { $0.holds(part) || part.holds($0) } }
  }

  /// The answers that a text consists of, in small letters, and names without what they end in.
  private static func stems(of text: String) -> [[UInt8]] {
    let space = UInt8(ascii: " ")
    return text.lowercased().utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ";") }
      .map { part in
        let name = Array(part.drop { $0 == space })
        let ending = endings.first {
          name.count > $0.count && name.suffix($0.count).elementsEqual($0)
        }
        return name.dropLast(ending?.count ?? 0)
      }
  }
}

/// A question as it is searched for an answer that it gives away.
struct ComparedPrompt {
  private let japanese: [UInt8]
  private let words: [UInt8]

  init(_ prompt: BilingualText) {
    japanese = Array(prompt.japanese.lowercased().utf8)
    words = Self.words(japanese) + Self.words(Array(prompt.english.utf8))
  }

  /// Says whether a reader finds an answer: as words in Latin letters, or anywhere in Japanese.
  fileprivate func holds(_ answer: [UInt8]) -> Bool {
    answer.contains { $0 >= 0x80 } ? japanese.holds(answer) : words.holds(Self.words(answer))
  }

  /// The words in small letters, with a space around each.
  private static func words(_ text: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    let letters = text.map { byte in
      let small = byte | 0x20
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) ? small : space
    }
    return [space] + letters + [space]
  }
}

extension [UInt8] {
  /// Says whether the bytes of another text stand among these, in one run.
  fileprivate func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return other.isEmpty }
    for start in 0...count - other.count where self[start] == first {
      var matched = 1
      while matched < other.count, self[start + matched] == other[matched] { matched += 1 }
      if matched == other.count { return true }
    }
    return false
  }
}

/// What names end in that a question may name without.
private let endings = ["シティ", " city", "市", "区", "座"].map { Array($0.utf8) }
