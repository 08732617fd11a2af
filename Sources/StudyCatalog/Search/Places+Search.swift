// Kanji, kana and Latin letters match; so do the spellings of `SearchQuery`. What begins with the
// query comes first, since a person types a name from its start; within both parts the order is the
// table's, so that a row never jumps past its neighbour while more is typed.
extension Places {
  /// Returns the prefectures that match what a person typed; all of them when that is empty.
  public func prefectures(matching query: String) -> [Prefecture] {
    PlaceIndex.all.rows(matching: query, in: prefectures.indices).map { prefectures[$0] }
  }

  /// Returns the municipalities of a prefecture that match; all of them when the query is empty.
  public func municipalities(of prefecture: PlaceCode, matching query: String) -> [Municipality] {
    guard let position = prefectures.firstIndex(where: { $0.code == prefecture }) else { return [] }
    let range = municipalityRanges[position]
    let first = prefectures.count
    return PlaceIndex.all
      .rows(matching: query, in: range.lowerBound + first..<range.upperBound + first)
      .map { allMunicipalities[$0 - first] }
  }

  /// Returns the wards of a designated city that match; all of them when the query is empty.
  public func wards(of city: PlaceCode, matching query: String) -> [Ward] {
    let first = prefectures.count + allMunicipalities.count
    guard let start = allWards.firstIndex(where: { $0.city == city }) else { return [] }
    let end = allWards[start...].firstIndex { $0.city != city } ?? allWards.endIndex
    return PlaceIndex.all
      .rows(matching: query, in: start + first..<end + first)
      .map { allWards[$0 - first] }
  }

  /// Returns the places of all kinds that match; all 1,959 when the query is empty.
  ///
  /// Prefectures come before municipalities, and those before wards.
  public func places(matching query: String) -> [Place] {
    let municipalityStart = prefectures.count
    let wardStart = municipalityStart + allMunicipalities.count
    return PlaceIndex.all
      .rows(matching: query, in: 0..<wardStart + allWards.count)
      .map { row in
        if row < municipalityStart { return .prefecture(prefectures[row]) }
        if row < wardStart { return .municipality(allMunicipalities[row - municipalityStart]) }
        return .ward(allWards[row - wardStart])
      }
  }
}
