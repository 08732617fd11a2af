extension PlaceIndex {
  /// Returns the rows whose name stands behind those of the places around: 東京都千代田区, 大阪市北.
  ///
  /// This is tried when no name holds the query, since many names begin as those of others: やまがたし
  /// is 山形市, and nobody who types that means 新庄市 in 山形県.
  func rows(withFullName query: SearchQuery) -> [Int] {
    var matches = SearchMatches(rowCount: names.rowCount)
    if let text = query.text { add(text, in: names, to: &matches) }
    for spelling in query.spellings { add(spelling, in: spellings, to: &matches) }
    return matches.rows
  }

  private func add(_ pattern: [UInt8], in column: SearchColumn, to matches: inout SearchMatches) {
    for area in prefectures + cities {
      for rest in column.rests(of: pattern, after: area.row) {
        for part in area.parts {
          column.add(rest, in: part, atLeast: .begins, to: &matches)
        }
        for city in cities where area.parts.contains(where: { $0.contains(city.row) }) {
          for rest in column.rests(of: rest, after: city.row) {
            column.add(rest, in: city.parts[0], atLeast: .begins, to: &matches)
          }
        }
      }
    }
  }
}
