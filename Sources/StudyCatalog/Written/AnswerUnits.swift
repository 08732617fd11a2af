/// The units of the answers in a table: what may be left out after a number, as in 322 km and 3月,
/// but not in `12 Angry Men` or `2x`.
enum AnswerUnits {
  /// Returns what follows different numbers in several answers, unless it is directly after them in
  /// Latin or Greek letters, or a name: 光年 and ` MB`, but not `x` or ` Kings`.
  static func shared(by answers: some Sequence<String>) -> Set<String> {
    var shared: Set<String> = []
    var first: [String: String] = [:]
    for answer in answers {
      guard let rest = WrittenNumber(inTable: answer)?.rest, !rest.isLatin || rest.isApart else {
        continue
      }
      if first[rest, default: answer] != answer { shared.insert(rest) }
      first[rest] = first[rest] ?? answer
    }
    return shared
  }

  /// Returns whether nothing follows a number, or what is always a unit: one of the table of units,
  /// a kanji, or a word in lowercase letters, as in `8 legs`.
  static func areUnit(_ rest: String) -> Bool {
    let unit = rest.withoutSpaces
    if unit.isEmpty { return true }
    // 2a and 3C are rather terms or names.
    if rest.count == 1, "ahsACFJN".contains(unit) { return false }
    let isWord = unit.count > 1 && unit.allSatisfy(\.isLowercase)
    return isWord && rest.first == " " || unit.count == 1 && unit.allSatisfy(\.isKanji)
      || UnitNames.isKnown(unit)
  }
}

extension String {
  /// Whether the text after a number is in Latin or Greek letters, or signs.
  fileprivate var isLatin: Bool { unicodeScalars.allSatisfy { $0.value < 0x400 } }

  /// Whether the text after a number is apart from it, and no name: ` cubits` and ` MB`, but not
  /// `x`, `th Avenue` or ` Kings`.
  fileprivate var isApart: Bool {
    let unit = withoutSpaces
    return first == " " && (unit.first?.isLowercase ?? false || unit.count <= 3)
  }
}

extension WrittenNumber {
  /// Reads the number at the beginning of an answer in a table.
  ///
  /// - Returns: `nil` if it begins with none. A name such as 四国 isn't a number, nor are dates and
  ///   ranges, which have several. What need not be typed, as in `8848 m (Everest)`, is no part of
  ///   the unit.
  init?(inTable answer: String) {
    // Nearly all answers are words, and making a text narrow takes time.
    guard let start = answer.unicodeScalars.first, start.mayBeginNumber else { return nil }
    let text = (answer.withAndWithoutBrackets.first ?? answer).halfWidth
    let first = text.first { !"+-−".contains($0) }
    guard let first, first.isASCII, first.isNumber || first == ".",
      let number = WrittenNumber(text), !number.isMultiplied, !number.rest.hasNumber
    else { return nil }
    self = number
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a digit, a sign or a decimal point, in any width.
  fileprivate var mayBeginNumber: Bool {
    switch value {
    case 0x20...0x39, 0x2212, 0x3000, 0xFF0B...0xFF19: true
    default: false
    }
  }
}

extension AnswerRule {
  /// Creates the rule for an answer in a table that a user has written.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - isEnglish: Whether it is in a column of English.
  ///   - sharedUnits: What several answers have after their numbers. Few tables need it.
  init(_ answer: String, isEnglish: Bool, sharedUnits: () -> Set<String>) {
    let number = WrittenNumber(inTable: answer)
    if let rest = number?.rest, AnswerUnits.areUnit(rest) || sharedUnits().contains(rest) {
      let unit = rest.withoutSpaces
      self = .number(units: unit.isEmpty ? [] : [unit] + UnitNames.writings(of: unit))
    } else if isEnglish {
      self = answer.halfWidth.first?.isUppercase == true ? .properEnglish : .englishWord
    } else {
      self = .reading
    }
  }
}
