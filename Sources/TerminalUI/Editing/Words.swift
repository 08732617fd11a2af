extension String {
  /// The start of the word before an index, for moving and deleting by words.
  func wordStart(before end: Index) -> Index {
    var index = end
    while index > startIndex, self[self.index(before: index)].isWhitespace {
      index = self.index(before: index)
    }
    guard index > startIndex else { return index }
    let kind = WordKind(self[self.index(before: index)])
    while index > startIndex, WordKind(self[self.index(before: index)]) == kind {
      index = self.index(before: index)
    }
    return index
  }

  /// The end of the word after an index, for moving by words.
  func wordEnd(after start: Index) -> Index {
    var index = start
    while index < endIndex, self[index].isWhitespace { index = self.index(after: index) }
    guard index < endIndex else { return index }
    let kind = WordKind(self[index])
    while index < endIndex, WordKind(self[index]) == kind { index = self.index(after: index) }
    return index
  }
}

/// The kinds of characters that form a word together. Japanese has no spaces, so its words are
/// separated by script.
private enum WordKind: Equatable {
  case space, letters, hiragana, katakana, ideographs, marks

  init(_ character: Character) {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x3041..<0x30A0: self = .hiragana
    case 0x30A0..<0x3100: self = .katakana
    case 0x3400..<0xA000: self = .ideographs
    default:
      self =
        character.isWhitespace
        ? .space : character.isLetter || character.isNumber || character == "_" ? .letters : .marks
    }
  }
}
