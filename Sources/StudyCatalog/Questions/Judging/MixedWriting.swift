/// A word in kanji with its reading, which learners mix before they know all of its kanji: 水せい and
/// よこ浜.
struct MixedWriting {
  /// The word, with its kanji.
  let word: String
  /// Its reading in kana.
  let reading: String

  /// The most characters of a text that is compared. No name is that long, and each kanji in it
  /// multiplies the ways to read the others.
  private static let longest = 12

  /// Returns whether a text is the word with some of its kanji, and the reading of the others.
  func matches(_ typed: String) -> Bool {
    let letters = SearchText(typed).scalars
    guard letters.count <= Self.longest, letters.contains(where: \.isKanji),
      letters.contains(where: \.isKana)
    else { return false }
    let (word, reading) = (SearchText(word).scalars, SearchText(reading).scalars)
    return Self.matches(letters[...], word[...], reading[...])
  }

  /// Compares what is left. Each letter of the word stands for itself or, if it is a kanji, for a
  /// part of the reading; in the reading, a kanji takes one kana at least.
  private static func matches(
    _ typed: ArraySlice<Unicode.Scalar>, _ word: ArraySlice<Unicode.Scalar>,
    _ reading: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let letter = word.first else { return typed.isEmpty && reading.isEmpty }
    let rest = word.dropFirst()
    guard letter.isKanji else {
      return typed.first == letter && reading.first == letter
        && matches(typed.dropFirst(), rest, reading.dropFirst())
    }
    return reading.indices.contains { end in
      let (kana, after) = (reading[...end], reading[(end + 1)...])
      return typed.first == letter && matches(typed.dropFirst(), rest, after)
        || typed.starts(with: kana) && matches(typed.dropFirst(kana.count), rest, after)
    }
  }
}

extension TypedAnswer {
  /// Returns whether a text has some of the answer's kanji, and their readings in place of the
  /// others. The ending of a name may be in either.
  func isMixed(_ typed: String) -> Bool {
    let stems = [typed] + endings.filter(typed.hasSuffix).map { String(typed.dropLast($0.count)) }
    let words = writings.filter { $0.contains(where: \.isKanji) }
    let readings = (writings + also).filter {
      $0.unicodeScalars.allSatisfy(\.isKana) && !$0.isEmpty
    }
    return words.contains { word in
      readings.contains { reading in
        stems.contains(where: MixedWriting(word: word, reading: reading).matches)
      }
    }
  }
}
