extension PlaceIndex {
  /// Returns the matching rows, best first, or all rows if nothing is typed.
  ///
  /// A query that matches no name is tried as a full name, then more loosely, and then allowing for
  /// one wrong letter.
  ///
  /// - Complexity: O(*n*) in the number of bytes in the rows, for each word.
  func rows(matching typed: String, in parts: [Range<Int>]) -> FoundRows {
    let tolerances = SearchTolerance.allCases[...]
    if let words = SearchQuery.wordsWithEndings(of: typed) {
      let ended = tolerances.dropLast().lazy
        .map { self.rowsWithAllWords(words, $0).filter(self.isInside(parts)) }
        .first { !$0.isEmpty }
      if let ended {
        // What looks like an ending may also begin another word: hiroshima fu becomes hiroshima
        // fuchu.
        let others = rowsByTolerance(typed, in: parts, tolerances.prefix(1)).rows
        let first = Set(ended)
        return FoundRows(rows: ended + others.filter { !first.contains($0) })
      }
    }
    return rowsByTolerance(typed, in: parts, tolerances)
  }

  /// Returns the matching rows with the first of some tolerances that finds any.
  private func rowsByTolerance(
    _ typed: String, in parts: [Range<Int>], _ tolerances: ArraySlice<SearchTolerance>
  ) -> FoundRows {
    let words = SearchQuery.words(of: typed)
    guard !words.isEmpty else { return FoundRows(rows: Array(parts.joined())) }
    let whole = SearchQuery(typed)
    for tolerance in tolerances {
      if tolerance == .oneSlip, let typed = SearchQuery.withoutKindBegun(typed) {
        let found = rows(matching: typed, in: parts)
        if !found.rows.isEmpty { return found }
      }
      var found = rowsByWordsOrName(words, whole, tolerance, in: parts)
      found.isGuess = tolerance == .oneSlip
      if !found.rows.isEmpty { return found }
    }
    return FoundRows(rows: [])
  }

  /// Returns the rows that match the words, the text as one word, or the text as a full name.
  private func rowsByWordsOrName(
    _ words: [SearchQuery], _ whole: SearchQuery, _ tolerance: SearchTolerance,
    in parts: [Range<Int>]
  ) -> FoundRows {
    if words.count > 1 {
      let found = rowsWithAllWords(words, tolerance).filter(isInside(parts))
      if !found.isEmpty { return FoundRows(rows: rowsByExactName(whole, in: parts, before: found)) }
    }
    let word = words.count > 1 ? whole : words[0]
    let found = matches(of: word, in: parts, tolerance).rows(kind(ofRow:))
    if !found.isEmpty { return FoundRows(rows: found) }
    for query in tolerance == .loose ? whole.loosened : [whole] {
      let inFull = rowsByFullName(query, tolerance).filter(isInside(parts))
      if !inFull.isEmpty { return FoundRows(rows: inFull, areNamedInFull: true) }
    }
    return FoundRows(rows: [])
  }

  /// Returns the rows whose name is a text that was typed in several words, such as higashi osaka,
  /// and then the others.
  private func rowsByExactName(
    _ whole: SearchQuery, in parts: [Range<Int>], before others: [Int]
  ) -> [Int] {
    let matches = matches(of: whole, in: parts)
    let named = matches.rows(kind(ofRow:)).prefix { matches[$0] == .exact }
    let first = Set(named)
    return named + others.filter { !first.contains($0) }
  }

  /// Returns the column to search for a pattern, by its letters.
  func column(for pattern: [UInt8]) -> any SearchColumn {
    guard let first = pattern.first, first >= 0x80 else { return spellings }
    // In UTF-8, kana begins with E3, and kanji with a higher byte.
    return pattern.contains { $0 > 0xE3 } ? names : readings
  }

  private func isInside(_ parts: [Range<Int>]) -> (Int) -> Bool {
    { row in parts.contains { $0.contains(row) } }
  }

  /// Returns the rows that match a word; if there are none, those that match within the tolerance.
  private func matches(
    of word: SearchQuery, in parts: [Range<Int>], _ tolerance: SearchTolerance = .none
  ) -> SearchMatches {
    var matches = SearchMatches(rowCount: names.rowCount)
    for pattern in word.patterns {
      for rows in parts {
        column(for: pattern).add(pattern, in: rows, atLeast: .inside, to: &matches)
        addPrefectures(endingIn: pattern, in: rows, to: &matches)
      }
    }
    if let name = word.inKana {
      for rows in parts { names.add(name, in: rows, atLeast: .inside, to: &matches) }
    }
    if matches.isEmpty, let mixed = word.halfConverted { add(mixed, in: parts, to: &matches) }
    keep(word, in: &matches)
    guard tolerance > .none, matches.isEmpty else { return matches }
    let loose = word.loosened.lazy.map { self.matches(of: $0, in: parts) }.first { !$0.isEmpty }
    return loose ?? (tolerance == .oneSlip ? slips(of: word, in: parts) : matches)
  }

  /// Removes the rows of other kinds than a word names, and those with another ending.
  private func keep(_ word: SearchQuery, in matches: inout SearchMatches) {
    if let kinds = word.kinds { matches.keep { kinds.contains(kind(ofRow: $0)) } }
    if let ending = word.ending { matches.keep { names.endings[$0] == ending } }
  }

  /// Adds the prefectures that end in a pattern of a single kanji, such as 県, or in its reading.
  /// The other endings would match too many places.
  private func addPrefectures(
    endingIn pattern: [UInt8], in rows: Range<Int>, to matches: inout SearchMatches
  ) {
    let pattern = Self.readingsOfPrefecture.contains(pattern) ? Array("県".utf8) : pattern
    // In UTF-8, each of these kanji has three bytes.
    guard pattern.count == 3 else { return }
    for row in rows.clamped(to: 0..<prefectures.count) {
      guard let ending = names.endings[row], Array(UTF8.encode(ending) ?? .init()) == pattern
      else { continue }
      matches.add(.inside, row: row)
    }
  }

  /// What else means 県.
  private static let readingsOfPrefecture = ["けん", "ken", "prefecture"].map { Array($0.utf8) }

  /// Returns the rows that match a word except for one letter.
  private func slips(of word: SearchQuery, in parts: [Range<Int>]) -> SearchMatches {
    var matches = SearchMatches(rowCount: names.rowCount)
    for pattern in word.completePatterns {
      for rows in parts { column(for: pattern).addSlips(pattern, in: rows, to: &matches) }
    }
    keep(word, in: &matches)
    return matches
  }

  /// Returns the rows that match every word, by their own name or by that of a containing place.
  private func rowsWithAllWords(_ words: [SearchQuery], _ tolerance: SearchTolerance) -> [Int] {
    var named: [SearchMatches] = []
    for word in words {
      let matches = matches(of: word, in: [0..<names.rowCount], tolerance)
      if matches.isEmpty { return [] }
      named.append(matches)
    }
    let found = named.map { matches in
      var matches = matches
      for area in areas where matches[area.row] <= .begins {
        for row in area.parts.joined() { matches.add(.around, row: row) }
      }
      return matches
    }
    var all = found.dropFirst().reduce(into: found[0]) { $0.narrow(to: $1) }
    // Two words that match the same area may mean the area and a place inside it.
    for area in areas where named.allSatisfy({ $0[area.row] < .around }) { all.dropForParts(area) }
    return all.rows(kind(ofRow:))
  }
}

/// The rows that a search has found, best first.
struct FoundRows {
  var rows: [Int]
  /// Whether the query also names the containing places, without spaces.
  var areNamedInFull = false
  /// Whether the rows match except for one letter.
  var isGuess = false
}

/// How much a search tolerates, strictest first.
enum SearchTolerance: Int, Comparable, CaseIterable {
  /// No difference.
  case none
  /// Differences in the length of vowels and the size of small kana.
  case loose
  /// One wrong letter.
  case oneSlip

  static func < (left: SearchTolerance, right: SearchTolerance) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension PlaceIndex {
  /// Returns the rows that match a name preceded by those of the containing places: 東京都千代田区, 大阪市北.
  ///
  /// This is tried only if no name contains the query, because many names begin alike: やまがたし means
  /// 山形市, not 新庄市 in 山形県. If that finds nothing, the names of counties, which end in 郡, are
  /// skipped, because addresses have them but the index doesn't: 安芸郡府中町.
  private func rowsByFullName(_ query: SearchQuery, _ tolerance: SearchTolerance) -> [Int] {
    guard !query.patterns.isEmpty else { return [] }
    let found = rowsByFullName(query, tolerance, leavingCounties: false)
    return found.isEmpty ? rowsByFullName(query, tolerance, leavingCounties: true) : found
  }

  private func rowsByFullName(
    _ query: SearchQuery, _ tolerance: SearchTolerance, leavingCounties: Bool
  ) -> [Int] {
    var matches = SearchMatches(rowCount: names.rowCount)
    for pattern in tolerance == .oneSlip ? query.completePatterns : query.patterns {
      let behindCounty = leavingCounties ? Self.behindCounty(pattern) : []
      if leavingCounties, behindCounty.isEmpty { continue }
      for area in areas {
        let rests = area.rests(of: pattern)
        for rest in leavingCounties ? rests.flatMap(Self.behindCounty) + behindCounty : rests {
          add(rest, in: area, tolerance, to: &matches)
        }
      }
    }
    return matches.rows(kind(ofRow:))
  }

  /// Adds the rows in an area that begin with the pattern, or with the rest of it after a city's
  /// name.
  private func add(
    _ pattern: [UInt8], in area: PlaceArea, _ tolerance: SearchTolerance,
    to matches: inout SearchMatches
  ) {
    let column = column(for: pattern)
    for part in area.parts {
      if tolerance == .oneSlip {
        column.addSlips(pattern, in: part, to: &matches)
      } else {
        column.add(pattern, in: part, atLeast: .begins, to: &matches)
      }
    }
    for city in cities where area.parts.contains(where: { $0.contains(city.row) }) {
      for rest in city.rests(of: pattern) { add(rest, in: city, tolerance, to: &matches) }
    }
  }

  /// Returns the rests of a pattern after each possible end of a county's name.
  private static func behindCounty(_ pattern: [UInt8]) -> [[UInt8]] {
    ["郡", "ぐん", "gun"].map { Array($0.utf8) }.flatMap { ending in
      pattern.indices.dropFirst()
        .filter { pattern[$0...].starts(with: ending) }
        .map { Array(pattern[($0 + ending.count)...]) }
    }
  }
}
