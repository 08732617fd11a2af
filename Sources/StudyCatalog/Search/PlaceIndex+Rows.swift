extension PlaceIndex {
  /// Returns the matching rows, best first, or all rows if nothing is typed.
  ///
  /// A query that matches no name is tried as a full name, and then more loosely.
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

  /// The column to search for a pattern, by its letters.
  func column(for pattern: [UInt8]) -> any SearchColumn {
    guard let first = pattern.first, first >= 0x80 else { return spellings }
    // In UTF-8 kana begins with E3, and kanji with a higher byte.
    return pattern.contains { $0 > 0xE3 } ? names : readings
  }

  private func isInside(_ parts: [Range<Int>]) -> (Int) -> Bool {
    { row in parts.contains { $0.contains(row) } }
  }

  /// The rows that a word matches; if there are none, those that it matches loosely.
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

  /// The rows that match every word, by their own name or by that of a place around them.
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
    // Two words that match one place may name two, one inside the other.
    for area in areas where named.allSatisfy({ $0[area.row] < .around }) { all.dropForParts(area) }
    return all.rows(kind(ofRow:))
  }
}

extension PlaceIndex {
  /// Returns the rows that match a name after those of the places around: 東京都千代田区, 大阪市北.
  ///
  /// This is tried if no name contains the query, because many names begin like others: やまがたし is
  /// 山形市, and nobody who types it means 新庄市 in 山形県. If it finds nothing either, counties, which end
  /// in 郡, are left out, because addresses have them but the index doesn't: 安芸郡府中町.
  func rows(withFullName query: SearchQuery) -> [Int] {
    guard !query.patterns.isEmpty else { return [] }
    let found = rows(withFullName: query, leavingCounties: false)
    return found.isEmpty ? rows(withFullName: query, leavingCounties: true) : found
  }

  private func rows(withFullName query: SearchQuery, leavingCounties: Bool) -> [Int] {
    var matches = SearchMatches(rowCount: names.rowCount)
    for pattern in query.patterns {
      let behindCounty = leavingCounties ? Self.behindCounty(pattern) : []
      if leavingCounties, behindCounty.isEmpty { continue }
      for area in areas {
        let rests = area.rests(of: pattern)
        for rest in leavingCounties ? rests.flatMap(Self.behindCounty) + behindCounty : rests {
          add(rest, in: area, to: &matches)
        }
      }
    }
    return matches.rows(kind(ofRow:))
  }

  /// Adds the rows in an area that begin with the pattern, or with the rest of it after a city's
  /// name.
  private func add(_ pattern: [UInt8], in area: PlaceArea, to matches: inout SearchMatches) {
    for part in area.parts {
      column(for: pattern).add(pattern, in: part, atLeast: .begins, to: &matches)
    }
    for city in cities where area.parts.contains(where: { $0.contains(city.row) }) {
      for rest in city.rests(of: pattern) { add(rest, in: city, to: &matches) }
    }
  }

  /// The rests of a pattern after each possible end of a county's name.
  private static func behindCounty(_ pattern: [UInt8]) -> [[UInt8]] {
    ["郡", "ぐん", "gun"].map { Array($0.utf8) }.flatMap { ending in
      pattern.indices.dropFirst()
        .filter { pattern[$0...].starts(with: ending) }
        .map { Array(pattern[($0 + ending.count)...]) }
    }
  }
}
