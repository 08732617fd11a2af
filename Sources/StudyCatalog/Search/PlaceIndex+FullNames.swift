extension PlaceIndex {
  /// Returns the rows whose name stands behind those of the places around: 東京都千代田区, 大阪市北.
  ///
  /// This is tried when no name holds the query, since many names begin as those of others: やまがたし
  /// is 山形市, and nobody who types that means 新庄市 in 山形県. When it finds nothing either, what
  /// ends in 郡 is left out, since counties are part of addresses and none is a row: 安芸郡府中町.
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

  /// Adds the rows in an area that begin with the pattern, or with what it leaves of a city's name.
  private func add(_ pattern: [UInt8], in area: PlaceArea, to matches: inout SearchMatches) {
    for part in area.parts {
      column(for: pattern).add(pattern, in: part, atLeast: .begins, to: &matches)
    }
    for city in cities where area.parts.contains(where: { $0.contains(city.row) }) {
      for rest in city.rests(of: pattern) { add(rest, in: city, to: &matches) }
    }
  }

  /// What stands behind each part of a pattern that may be the end of a county's name.
  private static func behindCounty(_ pattern: [UInt8]) -> [[UInt8]] {
    ["郡", "ぐん", "gun"].map { Array($0.utf8) }.flatMap { ending in
      pattern.indices.dropFirst()
        .filter { pattern[$0...].starts(with: ending) }
        .map { Array(pattern[($0 + ending.count)...]) }
    }
  }
}
