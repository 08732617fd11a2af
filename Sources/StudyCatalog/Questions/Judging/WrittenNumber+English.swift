extension WrittenNumber {
  /// Reads the number at the beginning of a text in English words, in any case: `twenty-one`,
  /// `a hundred and five`, `One thousand metres`, `1 million`.
  ///
  /// - Returns: `nil` if there is none, or if it is a thousand million or more.
  init?(inEnglish text: String) {
    let text = text.halfWidth.withoutSpaces
    // A minus sign before the words isn't a hyphen.
    guard text.first.map({ $0.isLetter || $0.isNumber }) ?? false else { return nil }
    let words = text.split { $0.isWhitespace || "-‐‑,".contains($0) }.map(String.init)
    var reader = NumberWordReader(words.map { $0.lowercased() })
    guard let whole = reader.number() else { return nil }
    self.whole = whole
    isNegative = false
    hasPoint = false
    decimals = ""
    rest = words.suffix(reader.rest.count).joined(separator: " ")
  }
}

/// A reader of English number words at the start of a text.
private struct NumberWordReader {
  private(set) var rest: ArraySlice<String>

  init(_ words: [String]) { rest = words[...] }

  mutating func number() -> Int? {
    if take("zero") { return 0 }
    let count = rest.count
    let (millions, thousands) = (group("million", 1_000_000), group("thousand", 1000))
    let isFirst = rest.count == count
    let rest = isFirst ? belowThousand() : afterAnd { $0.belowThousand() }
    return self.rest.count < count ? millions + thousands + rest : nil
  }

  /// Reads a number below a thousand and the word that multiplies it; 0 if they aren't there.
  private mutating func group(_ word: String, _ factor: Int) -> Int {
    let start = rest
    if let count = takeDigits(before: word) { return count * factor }
    let count = isAlone(word) ? 1 : belowThousand()
    if count > 0, take(word) { return count * factor }
    rest = start
    return 0
  }

  private mutating func belowThousand() -> Int {
    let start = rest
    if let hundreds = takeDigits(before: "hundred") {
      return hundreds * 100 + afterAnd { $0.belowHundred() }
    }
    let hundreds = isAlone("hundred") ? 1 : take(from: ones.prefix(10)) ?? 0
    guard hundreds > 0, take("hundred") else {
      rest = start
      return belowHundred()
    }
    return hundreds * 100 + afterAnd { $0.belowHundred() }
  }

  private mutating func belowHundred() -> Int {
    if let tens = take(from: tens) { return tens * 10 + (take(from: ones.prefix(10)) ?? 0) }
    return take(from: ones[...]) ?? 0
  }

  /// Reads a smaller number after a larger one, with or without an `and` before it; 0 if there is
  /// none.
  private mutating func afterAnd(_ smaller: (inout Self) -> Int) -> Int {
    let start = rest
    _ = take("and")
    let number = smaller(&self)
    if number == 0 { rest = start }
    return number
  }

  /// Whether a word that multiplies stands alone or after an article, which is read: `a hundred`.
  private mutating func isAlone(_ word: String) -> Bool {
    rest.first == word || rest.dropFirst().first == word && take("a")
  }

  /// Reads a number of up to three digits before a word that multiplies it, and the word:
  /// `100 thousand`.
  private mutating func takeDigits(before word: String) -> Int? {
    guard let digits = rest.first, digits.count <= 3, digits.allSatisfy(\.isWholeNumber),
      let count = Int(digits), count > 0, rest.dropFirst().first == word
    else { return nil }
    rest.removeFirst(2)
    return count
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads one of some words, each of which stands at its value.
  private mutating func take(from words: ArraySlice<String>) -> Int? {
    guard let first = rest.first, !first.isEmpty, let value = words.firstIndex(of: first) else {
      return nil
    }
    rest.removeFirst()
    return value
  }
}

/// The English words for the numbers from one to nineteen, indexed by value.
private let ones = [
  "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]

/// The English words for the tens, indexed by the first digit.
private let tens = [
  "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
][...]
