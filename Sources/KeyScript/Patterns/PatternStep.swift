/// A step of matching; the step after the last one is the match.
enum PatternStep {
  /// Takes one character.
  case one(PatternSet)
  /// Goes on only at a place.
  case at(PatternPlace)
  /// Goes on at another step.
  case jump(Int)
  /// Goes on at the next step and at another one.
  case either(Int)
}

/// A place between characters.
enum PatternPlace {
  case start, end, wordEdge, noWordEdge

  /// Whether it is before the character with this index.
  func holds(at position: Int, in row: [Character]) -> Bool {
    switch self {
    case .start: position == 0
    case .end: position == row.count
    case .wordEdge: Self.isWordEdge(position, row)
    case .noWordEdge: !Self.isWordEdge(position, row)
    }
  }

  private static func isWordEdge(_ position: Int, _ row: [Character]) -> Bool {
    let isAfterWord = position > 0 && PatternSet.word.contains(row[position - 1])
    let isBeforeWord = position < row.count && PatternSet.word.contains(row[position])
    return isAfterWord != isBeforeWord
  }
}

/// The characters that may stand at a place.
indirect enum PatternSet {
  case any, digit, word, blank
  case character(Character)
  case range(ClosedRange<Unicode.Scalar>)
  case not(PatternSet)
  case oneOf([PatternSet])

  func contains(_ character: Character) -> Bool {
    switch self {
    case .any: true
    case .digit: character.isWholeNumber
    case .word: character.isLetter || character.isNumber || character == "_"
    case .blank: character.isWhitespace
    case .character(let other): character == other
    case .range(let range): character.onlyScalar.map(range.contains) ?? false
    case .not(let set): !set.contains(character)
    case .oneOf(let sets): sets.contains { $0.contains(character) }
    }
  }
}

extension Character {
  /// The scalar that the character is, unless it has several.
  var onlyScalar: Unicode.Scalar? { unicodeScalars.count == 1 ? unicodeScalars.first : nil }
}
