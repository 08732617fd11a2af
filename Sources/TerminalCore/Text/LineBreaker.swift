/// Finds the line breaks of a text at a width, one line at a time.
///
/// Lines break at spaces and, as is usual in Japanese, next to any wide character, but not before
/// closing punctuation or after an opening bracket. A reading, kana in narrow brackets, stays
/// together with the kanji and the number before it, and with two kana after it, or as many as six
/// if they end there, if a line has room; so does a word in katakana. Rather than before hiragana,
/// a line breaks where a phrase is likely to begin, if that is near. No line begins with the last
/// kana of a sentence or ends with the first one if the kana beside it can join it. A word longer
/// than the width is split. Spaces at a line break hang over the end of the line. Offsets are UTF-8
/// code units.
package struct LineBreaker {
  /// The widest line, in cells.
  package let width: Int

  /// The characters of the line that is being measured.
  private var characters: [MeasuredCharacter] = []

  package init(width: Int) {
    self.width = max(2, width)
  }

  /// Finds the end of a line.
  ///
  /// - Parameters:
  ///   - start: The offset at which the line starts.
  ///   - text: The text.
  /// - Returns: The offset at which the next line starts, after a newline or the spaces at which
  ///   the line breaks; the end of the text if this is the last line.
  package mutating func endOfLine(from start: Int, in text: String) -> Int {
    let bytes = text.utf8Span.span
    // Most lines have one cell per byte.
    let limit = min(start + width, bytes.count)
    var place = start
    while place < limit, bytes[place].isPlain { place += 1 }
    if place == bytes.count { return place }
    if place < limit {
      return bytes[place] == .newline ? place + 1 : measureLine(from: start, in: text, bytes)
    }
    let lineBreak = bytes.lineBreak(at: place)
    if lineBreak > 0 { return place + lineBreak }
    guard bytes[place].isPlain else { return measureLine(from: start, in: text, bytes) }
    while place > start, bytes[place - 1] != .space, bytes[place] != .space { place -= 1 }
    return endOfSpaces(from: place > start ? place : limit, in: bytes)
  }

  /// Finds the end of a line that contains other characters than printable ASCII.
  private mutating func measureLine(from start: Int, in text: String, _ bytes: Span<UInt8>) -> Int {
    characters.removeAll(keepingCapacity: true)
    var (place, used) = (start, 0)
    while place < bytes.count {
      let lineBreak = bytes.lineBreak(at: place)
      if lineBreak > 0 { return place + lineBreak }
      let character = MeasuredCharacter(at: place, in: text, bytes)
      used += character.width
      characters.append(character)
      if used > width, characters.count > 1 {
        return endOfSpaces(from: breakPlace(in: bytes), in: bytes)
      }
      place += character.length
    }
    return place
  }

  /// The offset at which to break the measured line, whose last character is one too many.
  private func breakPlace(in bytes: Span<UInt8>) -> Int {
    for index in characters.indices.dropFirst().reversed()
    where characters[index].mayFollowBreak(after: characters[index - 1]) {
      let start =
        startOfWord(readAround: index, in: bytes)
        ?? startOfPhrase(before: joiningLoneKana(at: index, in: bytes))
      return characters[start].place
    }
    return characters.last?.place ?? 0
  }

  /// The break one kana earlier if that joins a kana that would be alone, as in 。わ|から or きょうで|す。;
  /// otherwise the same one.
  private func joiningLoneKana(at index: Int, in bytes: Span<UInt8>) -> Int {
    guard index > 1, characters[index].isKana, characters[index - 1].isKana,
      characters[index - 1].mayFollowBreak(after: characters[index - 2])
    else { return index }
    let isLast =
      bytes.kanaCount(from: characters[index].place, limit: 2) == 1
      && bytes.endsSentence(at: characters[index].place + characters[index].length)
    return isLast || characters[index - 2].isPause ? index - 1 : index
  }

  /// The start of the katakana word that a break would split, as in レッス|ン. Before hiragana, which
  /// may be the end of a word, as in 戻っ|て, the last place where a phrase is likely to begin, if the
  /// line is at least two thirds full. Otherwise the same place.
  private func startOfPhrase(before index: Int) -> Int {
    var start = index
    if characters[index].isKatakana {
      while start > 0, characters[start - 1].isKatakana { start -= 1 }
      while start > 0, start < index, characters[start - 1].mayNotEndLine { start -= 1 }
      return start > 0 ? start : index
    }
    guard characters[index].isHiragana else { return index }
    var used = characters[..<index].reduce(0) { $0 + $1.width }
    while start > 0, 3 * used >= 2 * width {
      if characters[start].mayBeginPhrase(after: characters[start - 1]) {
        let hasPrefix =
          start > 1 && characters[start - 1].mayBePolitePrefix(after: characters[start - 2])
        return hasPrefix ? start - 1 : start
      }
      start -= 1
      used -= characters[start].width
    }
    return index
  }

  /// The word that a break would split, or its reading, as in 県|庁(けんちょう), 県庁(けん|ちょう), 残(のこ)|り or
  /// 四日(よっか)で|す; `nil` if it would split none, or if the line begins with the word.
  private func startOfWord(readAround index: Int, in bytes: Span<UInt8>) -> Int? {
    var start = index
    let before = characters[index - 1]
    if characters[index].isKanji {
      guard before.isKanji || before.isDigit, bytes.hasReading(ofKanjiAt: characters[index].place)
      else { return nil }
    } else if characters[index].isOpening {
      guard characters[index - 1].isKanji else { return nil }
    } else {
      if characters[index].isKana {
        // The kana between the reading and the break.
        let kana = characters[..<index].suffix(4).reversed().prefix { $0.isKana }.count
        if index > kana, characters[index - kana - 1].isClosing,
          kana < 2 || bytes.kanaCount(from: characters[index].place, limit: 4) < 4
        {
          start -= kana + 1
        }
      }
      while start > 0, characters[start - 1].isKana { start -= 1 }
      guard start > 0, characters[start - 1].isOpening else { return nil }
      start -= 1
    }
    while start > 0, characters[start - 1].isKanji { start -= 1 }
    while start > 0, characters[start - 1].isDigit { start -= 1 }
    while start > 0, characters[start - 1].mayNotEndLine { start -= 1 }
    return start > 0 ? start : nil
  }

  /// The end of the spaces at a break, including a newline after them.
  private func endOfSpaces(from start: Int, in bytes: Span<UInt8>) -> Int {
    var place = start
    while place < bytes.count, bytes[place] == .space, bytes.startsCharacter(at: place + 1) {
      place += 1
    }
    return place > start ? place + bytes.lineBreak(at: place) : place
  }
}

extension UInt8 {
  fileprivate static var newline: UInt8 { 0x0A }
  fileprivate static var space: UInt8 { 0x20 }
}

extension Span<UInt8> {
  /// The number of bytes of the newline at an offset; 0 if there is none.
  fileprivate func lineBreak(at place: Int) -> Int {
    guard place < count else { return 0 }
    if self[place] == .newline { return 1 }
    let isPair = self[place] == 0x0D && place + 1 < count && self[place + 1] == .newline
    return isPair ? 2 : 0
  }

  /// Whether the kanji from an offset on are followed by a bracket with kana.
  fileprivate func hasReading(ofKanjiAt start: Int) -> Bool {
    var place = start
    while place < count, isCommonJapanese(at: place), scalar(at: place) >= 0x4E00 { place += 3 }
    guard place + 1 < count, self[place] == UInt8(ascii: "("), isCommonJapanese(at: place + 1)
    else { return false }
    return (0x3041..<0x3100).contains(scalar(at: place + 1))
  }

  /// The number of kana from an offset on, up to a limit.
  fileprivate func kanaCount(from start: Int, limit: Int) -> Int {
    var kana = 0
    while kana < limit, start + 3 * kana + 2 < count, isCommonJapanese(at: start + 3 * kana),
      (0x3041..<0x3100).contains(scalar(at: start + 3 * kana))
    {
      kana += 1
    }
    return kana
  }

  /// Whether a sentence ends at an offset: with the text, the line, or a full stop or the like.
  fileprivate func endsSentence(at place: Int) -> Bool {
    guard place < count, lineBreak(at: place) == 0 else { return true }
    if isCommonJapanese(at: place) { return scalar(at: place) == 0x3002 }
    // ！ and ？
    return self[place] == 0xEF && place + 2 < count && self[place + 1] == 0xBC
      && (self[place + 2] == 0x81 || self[place + 2] == 0x9F)
  }
}
