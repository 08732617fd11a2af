import StudyCatalog

/// The number of places of each kind in a prefecture.
struct PlaceCounts: Hashable {
  /// The number of cities, towns, and villages.
  let municipalities: Int
  /// The number of special wards and of wards in designated cities.
  let wards: Int

  init(of prefecture: PlaceCode) {
    let all = Places.all.municipalities(of: prefecture)
    let specialWards = all.count { $0.name.unicodeScalars.last == "区" }
    municipalities = all.count - specialWards
    let cities = all.filter(\.isDesignatedCity)
    wards = specialWards + cities.reduce(0) { $0 + Places.all.wards(of: $1.code).count }
  }

  /// The counts in words.
  var words: BilingualText {
    let (japanese, english) = ("\(municipalities)市町村", "\(municipalities) municipalities")
    guard wards > 0 else { return BilingualText(japanese: japanese, english: english) }
    return BilingualText(japanese: "\(japanese) \(wards)区", english: "\(english), \(wards) wards")
  }
}
