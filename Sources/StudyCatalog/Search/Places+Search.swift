extension Places {
  /// Returns the places that match a typed text, best first, or all if the text is empty.
  ///
  /// Kanji, kana and Latin letters match in any usual spelling. A complete name comes first, with
  /// or without its ending, then names that begin with the text, then names in which a word or a
  /// kanji begins with it, and prefectures that end in 県 if that is the text. Among equal matches,
  /// prefectures come first, then designated cities, cities and special wards, wards, towns, and
  /// villages, each in the order of the table. The name of a prefecture without its ending also
  /// finds its capital, right after it.
  ///
  /// Each of several words must match the place or one that contains it. A text that matches no
  /// name is tried as nested names, such as 東京都千代田区, then more loosely: とうきよう matches とうきょう. If
  /// nothing matches at all, places whose names differ from the text by one letter are found as a
  /// guess.
  ///
  /// - Parameters:
  ///   - query: The typed text.
  ///   - area: A prefecture or a designated city to search in; `nil` for all of Japan. Other places
  ///     contain no places.
  /// - Returns: The places found, each once. Queries over 300 bytes find nothing.
  /// - Complexity: O(*n*) in the length of all names, for each word.
  public func search(_ query: String, in area: PlaceCode? = nil) -> FoundPlaces {
    guard query.utf8.count <= Self.longestQuery else {
      return FoundPlaces(FoundRows(rows: []), places: [], query: "")
    }
    let all = [0..<prefectures.count + allMunicipalities.count + allWards.count]
    let found = index.rows(matching: query, in: area.map(parts) ?? all)
    var places = found.rows.map(place(inRow:))
    if let capital = capital(named: query, inRow: found.rows.first) {
      places.removeAll { $0 == capital }
      places.insert(capital, at: 1)
    }
    return FoundPlaces(found, places: places, query: query)
  }

  /// Returns the capital of the prefecture in a row if the query is its name without the ending.
  private func capital(named query: String, inRow row: Int?) -> Place? {
    guard let row, row < prefectures.count, index.isBareName(SearchQuery(query), ofPrefecture: row)
    else { return nil }
    let tile = PrefectureTile.all.first { $0.prefecture == prefectures[row].code }
    return tile.flatMap { municipality($0.capital) }.map(Place.municipality)
  }

  /// The maximum length of a query, in bytes. No full name is that long, and every word of a query
  /// takes time.
  private static let longestQuery = 300

  private func parts(of area: PlaceCode) -> [Range<Int>] {
    index.areas.first { place(inRow: $0.row).code == area }?.parts ?? []
  }

  private func place(inRow row: Int) -> Place {
    let municipality = row - prefectures.count
    if municipality < 0 { return .prefecture(prefectures[row]) }
    let ward = municipality - allMunicipalities.count
    if ward < 0 { return .municipality(allMunicipalities[municipality]) }
    return .ward(allWards[ward])
  }
}
