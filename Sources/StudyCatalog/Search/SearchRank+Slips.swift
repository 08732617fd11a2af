extension SearchRank {
  /// Creates the rank of a pattern with one wrong letter; `nil` if more is wrong, or if the pattern
  /// is so short that it would match too much. A letter that sounds like the right one ranks best.
  ///
  /// - Parameters:
  ///   - pattern: The typed letters.
  ///   - form: The form of a name.
  ///   - size: The number of bytes in each letter.
  init?(ofSlip pattern: [UInt8], in form: Slice<UnsafeBufferPointer<UInt8>>, letter size: Int) {
    let letterCount = pattern.count / size
    // Kana and kanji carry more information than Latin letters, so fewer are enough. The first
    // letter is hardly ever wrong.
    let (least, long) = size == 1 ? (4, 7) : (3, 5)
    guard letterCount >= least,
      unsafe form.prefix(size).elementsEqual(pattern.prefix(size))
    else { return nil }
    let ends = unsafe form.counts(ofSlip: pattern, letter: size)
    if let end = ends.first(where: { unsafe NameEnding.isEnding(form.dropFirst($0)) }) {
      let isLikely = unsafe size == 1 || Self.soundAlike(pattern, form.prefix(end))
      self = isLikely ? .exact : .begins
    } else if letterCount >= long, !ends.isEmpty {
      self = .inside
    } else {
      return nil
    }
  }

  /// Returns whether each letter equals or sounds like the one in the same position. Kanji are
  /// never alike.
  private static func soundAlike(
    _ pattern: [UInt8], _ form: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    let typed = String(decoding: pattern, as: UTF8.self).unicodeScalars
    let right = unsafe String(decoding: form, as: UTF8.self).unicodeScalars
    return typed.count == right.count
      && zip(typed, right).allSatisfy { $0 == $1 || $0.soundsLike($1) }
  }
}
