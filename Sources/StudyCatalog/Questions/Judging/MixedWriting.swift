/// A word in kanji with its reading, which learners mix before they know all of its kanji: 水せい and
/// よこ浜.
struct MixedWriting {
  /// The word, with its kanji.
  let word: String
  /// Its reading in kana.
  let reading: String

  /// The most characters of a text that is compared. No name is that long.
  private static let longest = 12

  /// How far a part of the word has been compared.
  private struct Place: Hashable {
    var typed = 0, reading = 0
  }

  /// Returns whether a text is the word with some of its kanji, and the reading of the others.
  func matches(_ typed: String) -> Bool {
    let letters = SearchText(typed).scalars
    guard letters.count <= Self.longest, letters.contains(where: \.isKanji),
      letters.contains(where: \.isKana)
    else { return false }
    let (word, reading) = (SearchText(word).scalars, SearchText(reading).scalars)
    // Each letter of the word takes a letter of both texts at least.
    guard word.count <= min(letters.count, reading.count) else { return false }
    // All ways at once: one after the other, they would take exponential time.
    let ends = word.reduce(into: Set([Place()])) { places, letter in
      places = places.reduce(into: []) { next, place in
        next.formUnion(
          Self.places(after: letter, letters[place.typed...], reading[place.reading...]))
      }
    }
    return ends.contains(Place(typed: letters.count, reading: reading.count))
  }

  /// The places to which a letter of the word can lead in what is left. It stands for itself or, if
  /// it is a kanji, for a part of the reading; in the reading, a kanji takes one kana at least.
  private static func places(
    after letter: Unicode.Scalar, _ typed: ArraySlice<Unicode.Scalar>,
    _ reading: ArraySlice<Unicode.Scalar>
  ) -> [Place] {
    let (start, isTyped) = (typed.startIndex, typed.first == letter)
    guard letter.isKanji else {
      guard isTyped, reading.first == letter else { return [] }
      return [Place(typed: start + 1, reading: reading.startIndex + 1)]
    }
    let kanji = reading.indices.map { Place(typed: start + 1, reading: $0 + 1) }
    let kana = zip(typed.indices, reading.indices).prefix { typed[$0] == reading[$1] }
      .map { Place(typed: $0 + 1, reading: $1 + 1) }
    return isTyped ? kanji + kana : kana
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
