extension Places {
  /// Returns the name of a place with the places around it, or `nil` when no place has the code.
  ///
  /// For 23106: 愛知県名古屋市中区, and Naka Ward, Nagoya, Aichi Prefecture.
  public func fullName(_ code: PlaceCode) -> BilingualText? {
    guard let place = place(code), let prefecture = prefecture(code) else { return nil }
    var titles = [place.title]
    if case .ward(let ward) = place, let city = municipality(ward.city) {
      titles.append(city.title)
    }
    if !code.isPrefecture {
      titles.append(prefecture.title)
    }
    return BilingualText(
      japanese: titles.reversed().map(\.japanese).joined(),
      english: titles.map(\.english).joined(separator: ", "))
  }
}
