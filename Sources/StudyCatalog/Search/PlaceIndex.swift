/// What a search looks through: prefectures, then municipalities, then wards, a row for each.
struct PlaceIndex: Sendable {
  /// Names, readings and aliases.
  let names = SearchColumn(.searchNames)
  /// Spellings in Latin letters: the official one, and the one with every vowel.
  let spellings = SearchColumn(.searchSpellings)

  /// The prefectures, in order.
  let prefectures: [PlaceArea]
  /// The designated cities, in order.
  let cities: [PlaceArea]

  /// Says where the places stand that lie in others: each of the three kinds is in the order of codes.
  init(_ prefectures: [Prefecture], _ municipalities: [Municipality], _ wards: [Ward]) {
    let firstMunicipality = prefectures.count
    let firstWard = firstMunicipality + municipalities.count
    let municipalityRuns = municipalities.map { $0.code.prefecture }.runs(from: firstMunicipality)
    let wardRuns = wards.map { $0.code.prefecture }.runs(from: firstWard)
    self.prefectures = prefectures.enumerated().map { row, prefecture in
      PlaceArea(
        row: row,
        parts: [municipalityRuns[prefecture.code], wardRuns[prefecture.code]].compactMap(\.self))
    }
    let cityRuns = wards.map { $0.city }.runs(from: firstWard)
    cities = municipalities.enumerated().compactMap { row, city in
      cityRuns[city.code].map { PlaceArea(row: firstMunicipality + row, parts: [$0]) }
    }
  }

  /// Returns the rows among the parts that match, the best first; all of them when nothing is typed.
  ///
  /// - Complexity: O(*n*) in the bytes of the rows, for each word.
  func rows(matching typed: String, in parts: [Range<Int>]) -> [Int] {
    let words = SearchQuery.words(of: typed)
    guard let first = words.first else { return Array(parts.joined()) }
    let isInside = { (row: Int) in parts.contains { $0.contains(row) } }
    let found =
      words.count == 1
      ? matches(of: first, in: parts).rows : rows(matchingAll: words).filter(isInside)
    return found.isEmpty ? rows(withFullName: SearchQuery(typed)).filter(isInside) : found
  }

  private func matches(of word: SearchQuery, in parts: [Range<Int>]) -> SearchMatches {
    var matches = SearchMatches(rowCount: names.rowCount)
    for rows in parts {
      if let text = word.text { names.add(text, in: rows, to: &matches) }
      for spelling in word.spellings { spellings.add(spelling, in: rows, to: &matches) }
    }
    return matches
  }

  /// The rows that every word matches by themselves or by a place around them.
  private func rows(matchingAll words: [SearchQuery]) -> [Int] {
    let found = words.map { word in
      var matches = matches(of: word, in: [0..<names.rowCount])
      for area in prefectures + cities where matches[area.row] <= .begins {
        for row in area.parts.joined() { matches.add(.around, row: row) }
      }
      return matches
    }
    return found.dropFirst().reduce(into: found[0]) { $0.narrow(to: $1) }.rows
  }
}

extension [PlaceCode] {
  /// Where the same codes stand, one behind the other, counted from a first row.
  fileprivate func runs(from first: Int) -> [PlaceCode: Range<Int>] {
    var runs: [PlaceCode: Range<Int>] = [:]
    var start = startIndex
    while start < endIndex {
      let code = self[start]
      let end = self[start...].firstIndex { $0 != code } ?? endIndex
      runs[code] = first + start..<first + end
      start = end
    }
    return runs
  }
}
