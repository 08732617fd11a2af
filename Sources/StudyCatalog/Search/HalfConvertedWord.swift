/// A word of which an input method has converted only a part to kanji: しん宿, 那は.
///
/// It matches a name if its kanji stand in the name and its kana in the reading, in the same order,
/// and each run stands for at least one letter of the other writing.
struct HalfConvertedWord {
  /// The runs of kanji or of kana, in order.
  private let runs: [Run]

  private struct Run {
    let isKana: Bool
    let letters: [Unicode.Scalar]
  }

  /// Splits a word in normal form; `nil` unless it has both kanji and kana, and nothing else.
  init?(_ scalars: [Unicode.Scalar]) {
    guard scalars.allSatisfy({ $0.isKana || $0.properties.isIdeographic }),
      scalars.contains(where: \.isKana), !scalars.allSatisfy(\.isKana)
    else { return nil }
    var runs: [Run] = []
    for scalar in scalars {
      if let last = runs.last, last.isKana == scalar.isKana {
        runs[runs.count - 1] = Run(isKana: last.isKana, letters: last.letters + [scalar])
      } else {
        runs.append(Run(isKana: scalar.isKana, letters: [scalar]))
      }
    }
    self.runs = runs
  }

  /// A kanji of the word, which every name that matches contains.
  var kanji: [UInt8] { runs.first { !$0.isKana }.map { Array($0.letters.prefix(1)).bytes } ?? [] }

  /// Returns whether the word is a name, with or without its ending, or the beginning of one.
  func rank(written name: [UInt8], read reading: [UInt8]) -> SearchRank {
    let name = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
    let reading = Array(String(decoding: reading, as: UTF8.self).unicodeScalars)
    let isBegun =
      canMatch(runs[...], name[...], ofKana: false) { _ in true }
      && canMatch(runs[...], reading[...], ofKana: true) { _ in true }
    guard isBegun else { return .none }
    let isEnd = { (rest: ArraySlice<Unicode.Scalar>) in NameEnding.isEnding(Array(rest).bytes) }
    return canMatch(runs[...], name[...], ofKana: false, isEnd)
      && canMatch(runs[...], reading[...], ofKana: true, isEnd) ? .exact : .begins
  }

  /// Returns whether the runs in one writing stand at the start of a text, with at least one letter
  /// for each run in the other, and the rest of the text satisfies a condition.
  private func canMatch(
    _ runs: ArraySlice<Run>, _ text: ArraySlice<Unicode.Scalar>, ofKana isKana: Bool,
    _ condition: (ArraySlice<Unicode.Scalar>) -> Bool
  ) -> Bool {
    guard let run = runs.first else { return condition(text) }
    if run.isKana == isKana {
      return text.starts(with: run.letters)
        && canMatch(runs.dropFirst(), text.dropFirst(run.letters.count), ofKana: isKana, condition)
    }
    return text.indices.contains { index in
      canMatch(runs.dropFirst(), text[(index + 1)...], ofKana: isKana, condition)
    }
  }
}

extension PlaceIndex {
  /// Adds the rows that a half-converted word names.
  ///
  /// - Complexity: O(*n*) in the number of bytes in the names, and in the number of names with the
  ///   word's first kanji.
  func add(_ word: HalfConvertedWord, in parts: [Range<Int>], to matches: inout SearchMatches) {
    var candidates = SearchMatches(rowCount: names.rowCount)
    for rows in parts { names.add(word.kanji, in: rows, atLeast: .inside, to: &candidates) }
    for row in parts.joined() where candidates[row] < .around {
      let readings = readings.forms(ofRow: row)
      for name in names.forms(ofRow: row) {
        for reading in readings {
          matches.add(word.rank(written: name, read: reading), row: row)
        }
      }
    }
  }
}
