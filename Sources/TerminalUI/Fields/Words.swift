import TerminalCore

extension String {
  /// The start of the word before an index, for moving and deleting by words.
  package func wordStart(before end: Index) -> Index {
    var index = end
    while index > startIndex, self[self.index(before: index)].isWhitespace {
      index = self.index(before: index)
    }
    guard index > startIndex else { return index }
    let kind = wordPart(before: index).kind
    while index > startIndex {
      let part = wordPart(before: index)
      guard part.kind == kind else { break }
      index = part.start
    }
    return index
  }

  /// The end of the word after an index, for moving by words.
  func wordEnd(after start: Index) -> Index {
    var index = start
    while index < endIndex, self[index].isWhitespace { index = self.index(after: index) }
    guard index < endIndex else { return index }
    let kind = wordPart(before: self.index(after: index)).kind
    while index < endIndex, WordKind(self[index]) == kind || self[index].extends(kind) {
      index = self.index(after: index)
    }
    return index
  }

  /// The last character before an index with the marks that extend it, and their kind.
  private func wordPart(before end: Index) -> (kind: WordKind, start: Index) {
    let last = index(before: end)
    var start = last
    while self[start].isLengthMark, start > startIndex { start = index(before: start) }
    let kind = WordKind(self[start])
    return self[last].isLengthMark && !kind.canBeExtended ? (.katakana, last) : (kind, start)
  }
}

/// The kinds of characters that form a word together. Japanese has no spaces, so its words are
/// separated by script.
private enum WordKind: Equatable {
  case space, letters, hiragana, katakana, kanji, marks

  init(_ character: Character) {
    let scalar = character.unicodeScalars.first ?? " "
    switch scalar.value {
    case _ where scalar.isKanji: self = .kanji
    case 0x3041..<0x30A0: self = .hiragana
    case 0x30A0..<0x3100, 0x31F0..<0x3200, 0xFF66..<0xFFA0: self = .katakana
    default:
      self =
        character.isWhitespace
        ? .space : character.isLetter || character.isNumber || character == "_" ? .letters : .marks
    }
  }

  /// Whether a length mark after such a character belongs to the same word.
  var canBeExtended: Bool { self != .space && self != .marks }
}

extension Character {
  /// Whether the character lengthens the one before it, and so takes its kind.
  fileprivate var isLengthMark: Bool { self == "ー" || self == "ｰ" }

  /// Whether the character extends a word of a kind.
  fileprivate func extends(_ kind: WordKind) -> Bool { isLengthMark && kind.canBeExtended }
}
