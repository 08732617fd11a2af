/// The prefectures, municipalities and wards of Japan.
///
/// The single instance takes about a millisecond to load on first use, so use it only once a picker
/// opens.
public struct Places: Sendable {
  /// All places, as of the date in `docs/data.md`.
  public static let all = Places()

  /// The eight regions from north to south.
  public let regions: [Region]
  /// The 47 prefectures in the order of their codes.
  public let prefectures: [Prefecture]
  let allMunicipalities: [Municipality]
  let allWards: [Ward]
  /// The search index.
  let index: PlaceIndex

  private init() {
    let wards = PlaceTables.wards()
    let municipalities = PlaceTables.municipalities(citiesWithWards: Set(wards.map(\.city)))
    let prefectures = PlaceTables.prefectures()
    regions = PlaceTables.regions()
    self.prefectures = prefectures
    allWards = wards
    allMunicipalities = municipalities
    index = PlaceIndex(prefectures, municipalities, wards)
  }

  /// Returns the prefectures of a region, in the order of their codes.
  public func prefectures(of region: Region) -> [Prefecture] {
    prefectures.filter { region.prefectures.contains($0.code) }
  }

  /// Returns the municipalities of a prefecture, in the order of their codes.
  ///
  /// - Returns: An empty array if the code is not a prefecture's.
  public func municipalities(of prefecture: PlaceCode) -> [Municipality] {
    guard let position = prefectures.firstIndex(where: { $0.code == prefecture }),
      let rows = index.prefectures[position].parts.first
    else { return [] }
    return rows.map { allMunicipalities[$0 - prefectures.count] }
  }

  /// Returns the wards of a designated city, in the order of their codes.
  ///
  /// - Returns: An empty array if the code is not that of a designated city.
  public func wards(of city: PlaceCode) -> [Ward] {
    allWards.filter { $0.city == city }
  }

  /// Returns the place with a code, or `nil` if there is none.
  public func place(_ code: PlaceCode) -> Place? {
    if let prefecture = prefecture(code), code.isPrefecture { return .prefecture(prefecture) }
    if let municipality = municipality(code) { return .municipality(municipality) }
    return ward(code).map(Place.ward)
  }

  /// Returns the prefecture that the code names, or that contains its place.
  public func prefecture(_ code: PlaceCode) -> Prefecture? {
    prefectures.first { $0.code == code.prefecture }
  }

  /// Returns the municipality with a code, or `nil` if there is none.
  public func municipality(_ code: PlaceCode) -> Municipality? {
    allMunicipalities.first { $0.code == code }
  }

  /// Returns the ward with a code, or `nil` if there is none.
  public func ward(_ code: PlaceCode) -> Ward? {
    allWards.first { $0.code == code }
  }
}

extension Places {
  /// Returns the name of a place with those of the places that contain it, or `nil` if no place has
  /// the code.
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
      english: titles.map(\.english).joined(separator: ", "),
      readings: titles.flatMap(\.readings))
  }
}
