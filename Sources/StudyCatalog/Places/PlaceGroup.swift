/// Places under a common heading: the cities, the wards of a city, or the towns and villages of a
/// county.
public struct PlaceGroup: Hashable, Sendable, Identifiable {
  /// The heading: 市, 横浜市の区, 西多摩郡; Cities, Wards of Yokohama, Nishitama District.
  public let title: BilingualText
  /// The places, in their original order.
  public internal(set) var places: [Place]

  /// Unique among the groups of one list.
  public let id: String
}

extension Places {
  /// Groups places by kind: prefectures, special wards, cities, the wards of each city, the towns
  /// and villages of each county, and those on islands outside any county.
  ///
  /// - Returns: The groups, each with its places in the given order.
  /// - Complexity: The first call reads the table of counties, which takes a tenth of a
  ///   millisecond.
  public func groups(of places: [Place]) -> [PlaceGroup] {
    var groups: [PlaceGroup] = []
    var order: [String: Int] = [:]
    for place in places {
      let (rank, group) = heading(of: place)
      if let index = groups.firstIndex(where: { $0.id == group.id }) {
        groups[index].places.append(place)
      } else {
        groups.append(group)
        order[group.id] = rank
      }
    }
    let ranked = groups.enumerated().sorted { left, right in
      (order[left.element.id] ?? 0, left.offset) < (order[right.element.id] ?? 0, right.offset)
    }
    return ranked.map(\.element)
  }

  /// Returns the rank of a place's group, and the group with only that place in it.
  private func heading(of place: Place) -> (rank: Int, group: PlaceGroup) {
    func group(
      _ japanese: String, _ english: String, _ readings: [Reading] = [], id: String
    ) -> PlaceGroup {
      let title = BilingualText(japanese: japanese, english: english, readings: readings)
      return PlaceGroup(title: title, places: [place], id: id)
    }
    switch place {
    case .prefecture: return (0, group("都道府県", "Prefectures", id: "prefectures"))
    case .ward(let ward):
      let city = municipality(ward.city)?.title ?? place.title
      let id = ward.city.digits
      let (japanese, english) = ("\(city.japanese)の区", "Wards of \(city.english)")
      return (3, group(japanese, english, city.readings, id: id))
    case .municipality(let municipality):
      if municipality.name.hasSuffix("市") { return (2, group("市", "Cities", id: "cities")) }
      if municipality.name.hasSuffix("区") { return (1, group("区", "Wards", id: "wards")) }
      guard let county = Counties.all.county(of: municipality.code) else {
        return (5, group("島の町村", "Island Towns and Villages", id: "islands"))
      }
      let id = "\(municipality.code.prefecture) \(county.japanese)"
      return (4, group(county.japanese, county.english, county.readings, id: id))
    }
  }
}

/// The counties, which appear only in addresses.
private struct Counties {
  /// The counties, read when a list of towns is first grouped.
  static let all = Counties()

  private let names: [PlaceCode: BilingualText]

  init() {
    var names: [PlaceCode: BilingualText] = [:]
    for row in Table(.counties).rows {
      let stem = row["romaji"].prefix { $0 != "-" }
      let name = BilingualText(
        japanese: row["name"], english: "\(stem) District",
        readings: [Reading(row["name"], row["kana"])])
      for digits in row["municipalities"].split(separator: ",") {
        if let code = PlaceCode(String(digits)) { names[code] = name }
      }
    }
    self.names = names
  }

  /// Returns the county of a town or village; `nil` for a city, and on an island outside any
  /// county.
  func county(of code: PlaceCode) -> BilingualText? { names[code] }
}
