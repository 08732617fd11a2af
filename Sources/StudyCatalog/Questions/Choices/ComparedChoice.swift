/// A choice, prepared for comparison with other choices and with the question.
struct ComparedChoice {
  /// The choice itself.
  let text: BilingualText
  /// The parts of each wording, without the endings of names, as UTF-8.
  private let japanese: [[UInt8]]
  private let english: [[UInt8]]
  /// Whether the choice is a number, which no question gives away.
  private let isNumber: Bool

  init(_ text: BilingualText) {
    self.text = text
    japanese = Self.stems(of: text.japanese)
    english = text.english == text.japanese ? japanese : Self.stems(of: text.english)
    let signs = "0123456789,.-−".unicodeScalars
    isNumber = text.japanese.unicodeScalars.allSatisfy(signs.contains)
  }

  /// Returns whether the choices differ in both languages, and neither contains a part of the
  /// other.
  func isApart(from other: ComparedChoice) -> Bool {
    if isNumber || other.isNumber { return text != other.text }
    return Self.areApart(japanese, other.japanese) && Self.areApart(english, other.english)
  }

  /// Returns whether a question contains the choice in either language. Numbers never count: the 6
  /// in 6 × 1 gives nothing away.
  func stands(in prompt: ComparedPrompt) -> Bool {
    !isNumber && (japanese + english).contains(where: prompt.holds)
  }

  private static func areApart(_ parts: [[UInt8]], _ others: [[UInt8]]) -> Bool {
    !parts.contains { part in others.contains { $0.holds(part) || part.holds($0) } }
  }

  /// Returns the answers in a text, in lowercase, without the endings of names.
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

/// A question, prepared for finding answers that it gives away.
struct ComparedPrompt {
  private let japanese: [UInt8]
  private let words: [UInt8]

  init(_ prompt: BilingualText) {
    japanese = Array(prompt.japanese.lowercased().utf8)
    words = Self.words(japanese) + Self.words(Array(prompt.english.utf8))
  }

  /// Returns whether the question contains an answer: as whole words in Latin letters, or anywhere
  /// in Japanese.
  fileprivate func holds(_ answer: [UInt8]) -> Bool {
    answer.contains { $0 >= 0x80 } ? japanese.holds(answer) : words.holds(Self.words(answer))
  }

  /// Returns the words in lowercase, surrounded by spaces.
  private static func words(_ text: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    let letters = text.map { byte in
      let small = byte | 0x20
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
      return isLetter ? small : byte.isDigit ? byte : space
    }
    return [space] + letters + [space]
  }
}

extension [UInt8] {
  /// Returns whether these bytes contain those of another text. No number contains another: there
  /// is no 5cm in 15cm or in 1.5cm, nor 5 in −5.
  func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return other.isEmpty }
    for start in 0...count - other.count where self[start] == first {
      var matched = 1
      while matched < other.count, self[start + matched] == other[matched] { matched += 1 }
      if matched == other.count, !cutsNumber(start..<start + matched) { return true }
    }
    return false
  }

  /// Returns whether a range begins or ends within a number.
  private func cutsNumber(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if self[start].isDigit, start > 0 {
      if self[start - 1].isDigit || self[start - 1].isOfNumbers { return true }
      if self[..<start].suffix(3).elementsEqual("−".utf8) { return true }
    }
    guard self[end - 1].isDigit, end < count else { return false }
    return self[end].isDigit
      || self[end].isOfNumbers && end + 1 < count && self[end + 1].isDigit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is a comma, minus sign or decimal point.
  fileprivate var isOfNumbers: Bool { (0x2C...0x2E).contains(self) }
}

/// The endings that a question may omit from a name.
private let endings = ["シティ", " city", "市", "区", "座", "地方"].map { Array($0.utf8) }
