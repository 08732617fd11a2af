extension PlaceIndex {
  /// Returns the rows among the parts that match, the best first; all of them when nothing is typed.
  ///
  /// What matches nothing by name is read as a full name; what is none either, more loosely.
  ///
  /// - Complexity: O(*n*) in the bytes of the rows, for each word.
  func rows(matching typed: String, in parts: [Range<Int>]) -> [Int] {
    let words = SearchQuery.words(of: typed)
    guard !words.isEmpty else { return Array(parts.joined()) }
    let whole = SearchQuery(typed)
    for isLoose in [false, true] {
      if words.count > 1 {
        let found = rows(matchingAll: words, loosely: isLoose).filter(isInside(parts))
        if !found.isEmpty { return found }
      }
      let word = words.count > 1 ? whole : words[0]
      let found = matches(of: word, in: parts, loosely: isLoose).rows(kind(ofRow:))
      if !found.isEmpty { return found }
      for query in isLoose ? whole.loosened : [whole] {
        let inFull = rows(withFullName: query).filter(isInside(parts))
        if !inFull.isEmpty { return inFull }
      }
    }
    return SearchQuery.withoutKindBegun(typed).map { rows(matching: $0, in: parts) } ?? []
  }

  /// Where a pattern can be found, by the letters in it.
  func column(for pattern: [UInt8]) -> any SearchColumn {
    guard let first = pattern.first, first >= 0x80 else { return spellings }
    // Kana begins with E3 in UTF-8, and kanji with what is above.
    return pattern.contains { $0 > 0xE3 } ? names : readings
  }

  private func isInside(_ parts: [Range<Int>]) -> (Int) -> Bool {
    { row in parts.contains { $0.contains(row) } }
  }

  /// The rows that a word matches; loosely, if none does otherwise.
  private func matches(
    of word: SearchQuery, in parts: [Range<Int>], loosely: Bool = false
  ) -> SearchMatches {
    var matches = SearchMatches(rowCount: names.rowCount)
    for pattern in word.patterns {
      for rows in parts {
        column(for: pattern).add(pattern, in: rows, atLeast: .inside, to: &matches)
      }
    }
    if let kept = word.kinds { matches.keep(kept, kind(ofRow:)) }
    guard loosely, matches.isEmpty else { return matches }
    return word.loosened.lazy.map { self.matches(of: $0, in: parts) }.first { !$0.isEmpty }
      ?? matches
  }

  /// The rows that every word matches by themselves or by a place around them.
  private func rows(matchingAll words: [SearchQuery], loosely: Bool) -> [Int] {
    let named = words.map { matches(of: $0, in: [0..<names.rowCount], loosely: loosely) }
    let found = named.map { matches in
      var matches = matches
      for area in areas where matches[area.row] <= .begins {
        for row in area.parts.joined() { matches.add(.around, row: row) }
      }
      return matches
    }
    var all = found.dropFirst().reduce(into: found[0]) { $0.narrow(to: $1) }
    // Two words that name one place may name two, one in the other.
    for area in areas where named.allSatisfy({ $0[area.row] < .around }) { all.dropForParts(area) }
    return all.rows(kind(ofRow:))
  }
}
