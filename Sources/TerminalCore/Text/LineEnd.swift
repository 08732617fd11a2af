/// The end of a line that has no room for its next character, read backward from there to find a
/// place to break it.
struct LineEnd {
  /// The offset at which the line starts.
  let start: Int

  /// The widest line, in cells.
  let width: Int

  /// The characters that have room, if some may combine with each other. Otherwise each one is read
  /// from the bytes before the one after it, so that only those that matter are looked at.
  var characters: [MeasuredCharacter] = []

  /// The start of the next line.
  ///
  /// - Parameters:
  ///   - last: The character that has no room.
  ///   - cells: The number of cells of those before it.
  ///   - bytes: The bytes of the text.
  /// - Returns: An offset after the spaces at which the line breaks.
  func nextStart(before last: MeasuredCharacter, cells: Int, _ bytes: Span<UInt8>) -> Int {
    bytes.endOfSpaces(from: breakPlace(before: last, cells: cells, bytes).place)
  }

  /// The character that begins the next line.
  private func breakPlace(
    before last: MeasuredCharacter, cells: Int, _ bytes: Span<UInt8>
  ) -> MeasuredCharacter {
    var (next, cells) = (last, cells)
    while let before = character(before: next, bytes) {
      if next.mayFollowBreak(after: before) {
        if let word = startOfWord(around: next, after: before, bytes) { return word }
        return joinsLoneKana(before: next, after: before, bytes)
          ? startOfPhrase(before: before, cells: cells - before.width, bytes)
          : startOfPhrase(before: next, cells: cells, bytes)
      }
      next = before
      cells -= before.width
    }
    return last
  }

  /// The character before another one; `nil` if that is the first of the line.
  @inline(__always)
  private func character(
    before next: MeasuredCharacter, _ bytes: Span<UInt8>
  ) -> MeasuredCharacter? {
    guard next.place > start else { return nil }
    if characters.isEmpty { return MeasuredCharacter(before: next.place, in: bytes) }
    return lastCharacter(before: next.place)
  }

  /// The last of ``characters`` before an offset, found by halving; `nil` if there is none.
  private func lastCharacter(before place: Int) -> MeasuredCharacter? {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if characters[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? characters[low - 1] : nil
  }

  /// The first of the characters directly before one for which something holds; the same one if
  /// there are none.
  @inline(__always)
  private func first(
    before next: MeasuredCharacter, _ bytes: Span<UInt8>, while holds: (MeasuredCharacter) -> Bool
  ) -> MeasuredCharacter {
    var first = next
    while let before = character(before: first, bytes), holds(before) { first = before }
    return first
  }

  /// Whether a break one kana earlier joins a kana that would be alone, as in 。わ|から or きょうで|す.
  private func joinsLoneKana(
    before character: MeasuredCharacter, after before: MeasuredCharacter, _ bytes: Span<UInt8>
  ) -> Bool {
    guard character.isKana, before.isKana,
      let third = self.character(before: before, bytes), before.mayFollowBreak(after: third)
    else { return false }
    return third.isPause
      || bytes.kanaCount(from: character.place, limit: 2) == 1
        && bytes.endsSentence(at: character.place + character.length)
  }

  /// The start of the katakana word that a break would split, as in レッス|ン. Before hiragana, which
  /// may be the end of a word, as in 戻っ|て, the last place where a phrase is likely to begin, if the
  /// line is at least two thirds full. Otherwise the same place.
  private func startOfPhrase(
    before character: MeasuredCharacter, cells: Int, _ bytes: Span<UInt8>
  ) -> MeasuredCharacter {
    if character.isKatakana {
      var start = first(before: character, bytes) { $0.isKatakana }
      if start.place < character.place {
        start = first(before: start, bytes) { $0.mayNotEndLine }
      }
      return start.place > self.start ? start : character
    }
    if character.isKanji { return startOfKanji(before: character, cells: cells, bytes) }
    guard character.isHiragana else { return character }
    var (start, cells) = (character, cells)
    while 3 * cells >= 2 * width, let before = self.character(before: start, bytes) {
      if start.mayBeginPhrase(after: before) {
        let hasPrefix = self.character(before: before, bytes).map(before.mayBePolitePrefix)
        return hasPrefix == true ? before : start
      }
      start = before
      cells -= before.width
    }
    return character
  }

  /// The start of the word in kanji that a break would split, as in 神奈|川県. The same place if the
  /// break splits none, if the line would be less than two thirds full without the word, or if the
  /// next line has no room for it.
  private func startOfKanji(
    before character: MeasuredCharacter, cells: Int, _ bytes: Span<UInt8>
  ) -> MeasuredCharacter {
    var (start, cells) = (character, cells)
    while let before = self.character(before: start, bytes), before.isKanji {
      cells -= before.width
      guard 3 * cells >= 2 * width else { return character }
      start = before
    }
    let end = bytes.endOfKanji(from: character.place, limit: width)
    guard start.place < character.place, 2 * (end - start.place) / 3 <= width else {
      return character
    }
    var first = first(before: start, bytes) { $0.isDigit }
    first = self.first(before: first, bytes) { $0.mayNotEndLine }
    return first.place > self.start ? first : character
  }

  /// The start of the word with a reading that a break would split, as in 県|庁(けんちょう), 県庁(けん|ちょう),
  /// 残(のこ)|り or 四日(よっか)で|す; `nil` if it would split none, or if the line begins with the word.
  private func startOfWord(
    around character: MeasuredCharacter, after before: MeasuredCharacter, _ bytes: Span<UInt8>
  ) -> MeasuredCharacter? {
    var start = character
    if character.isKanji {
      guard before.isKanji || before.isDigit,
        bytes.hasReading(ofKanjiAt: character.place, limit: width)
      else { return nil }
    } else if character.isOpening {
      guard before.isKanji else { return nil }
    } else {
      if character.isKana {
        // The kana between the reading and the break.
        var (first, kana) = (character, 0)
        while kana < 4, let before = self.character(before: first, bytes), before.isKana {
          (first, kana) = (before, kana + 1)
        }
        if let closing = self.character(before: first, bytes), closing.isClosing,
          kana < 2 || bytes.kanaCount(from: character.place, limit: 4) < 4
        {
          start = closing
        }
      }
      start = first(before: start, bytes) { $0.isKana }
      guard let opening = self.character(before: start, bytes), opening.isOpening
      else { return nil }
      start = opening
    }
    start = first(before: start, bytes) { $0.isKanji }
    start = first(before: start, bytes) { $0.isDigit }
    start = first(before: start, bytes) { $0.mayNotEndLine }
    return start.place > self.start ? start : nil
  }
}

extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var newline: UInt8 { 0x0A }
  static var space: UInt8 { 0x20 }
}

extension Span<UInt8> {
  /// The number of bytes of the newline at an offset; 0 if there is none.
  func lineBreak(at place: Int) -> Int {
    guard place < count else { return 0 }
    if self[place] == .newline { return 1 }
    let isPair = self[place] == 0x0D && place + 1 < count && self[place + 1] == .newline
    return isPair ? 2 : 0
  }

  /// The end of the spaces at a break, including a newline after them.
  func endOfSpaces(from start: Int) -> Int {
    var place = start
    while place < count, isSpace(at: place) { place += 1 }
    return place > start ? place + lineBreak(at: place) : place
  }

  /// Whether a tab is at an offset, or a space without a mark on it.
  private func isSpace(at place: Int) -> Bool {
    self[place] == .tab || self[place] == .space && startsCharacter(at: place + 1)
  }

  /// The end of the kanji from an offset on, of which at most a number are looked at, because a
  /// text may have nothing else.
  fileprivate func endOfKanji(from start: Int, limit: Int) -> Int {
    var (place, kanji) = (start, 0)
    while kanji < limit, place < count, isCommonJapanese(at: place), scalar(at: place) >= 0x4E00 {
      (place, kanji) = (place + 3, kanji + 1)
    }
    return place
  }

  /// Whether the kanji from an offset on are followed by a bracket with kana, and no more of them
  /// than a number.
  fileprivate func hasReading(ofKanjiAt start: Int, limit: Int) -> Bool {
    let place = endOfKanji(from: start, limit: limit)
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
