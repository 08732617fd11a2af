extension Places {
  /// Returns the places that match what a person typed, the best first; all when nothing is typed.
  ///
  /// Kanji, kana and Latin letters match, whichever way they are spelled. A name that was typed whole
  /// comes first, with or without its ending; then those that begin with it; then those in which a word
  /// or a kanji does. Among equals prefectures come first, then designated cities, cities and special
  /// wards, wards, towns, villages; what is still equal is in the order of the table.
  ///
  /// Each of several words must match the place or one that it lies in. What no name holds is read as
  /// names one in another, such as 東京都千代田区, and then more loosely: とうきよう is とうきょう.
  ///
  /// - Parameters:
  ///   - query: What the person typed.
  ///   - area: A prefecture, for the municipalities and wards in it, or a designated city, for its
  ///     wards; all of Japan when `nil`. In any other place is nothing.
  /// - Returns: Each place once.
  /// - Complexity: O(*n*) in the places' names, for each word.
  public func places(matching query: String, in area: PlaceCode? = nil) -> [Place] {
    guard query.utf8.count <= Self.longestQuery else { return [] }
    let all = [0..<prefectures.count + allMunicipalities.count + allWards.count]
    return index.rows(matching: query, in: area.map(parts) ?? all).map(place(inRow:))
  }

  /// The most bytes that are looked for: no place has a name as long with all names around it, and a query
  /// of many words costs as much for each.
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
