extension RandomAccessCollection where Element: Equatable, Index == Int {
  /// Compares these letters with a typed text that has one wrong letter: replaced, left out, added,
  /// or swapped with the next.
  ///
  /// - Parameters:
  ///   - typed: The typed text. A text without a mistake doesn't match.
  ///   - size: The number of elements in each letter: 3 for kana and kanji in UTF-8.
  /// - Returns: The number of elements that the text matches, once for each way in which it is the
  ///   beginning of these letters except for one mistake.
  /// - Complexity: O(*n*) in the length of the typed text.
  func counts(ofSlip typed: [Element], letter size: Int = 1) -> [Int] {
    var equal = 0
    while equal < Swift.min(typed.count, count), self[startIndex + equal] == typed[equal] {
      equal += 1
    }
    equal -= equal % size
    var ends: [Int] = []
    func compare(skippingTyped typedCount: Int, _ skippedCount: Int) {
      let (typedStart, start) = (equal + typedCount, equal + skippedCount)
      let end = start + typed.count - typedStart
      guard typedStart <= typed.count, start <= count, end <= count else { return }
      let rest = self[(startIndex + start)..<(startIndex + end)]
      if rest.elementsEqual(typed[typedStart...]) { ends.append(end) }
    }
    compare(skippingTyped: size, size)
    compare(skippingTyped: 0, size)
    compare(skippingTyped: size, 0)
    if isSwapped(typed, at: equal, letter: size) {
      compare(skippingTyped: 2 * size, 2 * size)
    }
    return ends
  }

  /// Returns whether a typed text is all of these letters except for one mistake.
  func isOneSlip(from typed: [Element]) -> Bool {
    counts(ofSlip: typed).contains(count)
  }

  /// Returns whether two letters are swapped in a typed text.
  private func isSwapped(_ typed: [Element], at place: Int, letter size: Int) -> Bool {
    guard place + 2 * size <= Swift.min(typed.count, count) else { return false }
    return (0..<size).allSatisfy { offset in
      self[startIndex + place + offset] == typed[place + size + offset]
        && self[startIndex + place + size + offset] == typed[place + offset]
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is hiragana, or the mark of a long vowel. Katakana also qualifies, but does not
  /// occur in normal form.
  var isKana: Bool { ("ぁ"..."ー").contains(self) }

  /// Returns whether the hiragana sounds much like another, or is written like it: か and が, つ and
  /// っ, お and を.
  func soundsLike(_ other: Unicode.Scalar) -> Bool {
    alike.contains { $0.contains(self) && $0.contains(other) }
  }
}

private let alike: [Set<Unicode.Scalar>] =
  """
  かが きぎ くぐ けげ こご さざ しじぢ すずづ せぜ そぞ ただ ちぢ つづっ てで とど はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ はわ へえ \
  やゃ ゆゅ よょ あぁ いぃ うぅ えぇ おぉを
  """
  .split(separator: " ").map { Set($0.unicodeScalars) }
