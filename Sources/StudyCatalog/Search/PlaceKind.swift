/// What sort of place a row of the index is, in the order in which people mean them.
enum PlaceKind: UInt8, CaseIterable {
  case prefecture, designatedCity, city, specialWard, ward, town, village

  /// How soon the kind comes among rows that match equally well; cities and special wards are alike.
  var order: Int { Int(rawValue < PlaceKind.specialWard.rawValue ? rawValue : rawValue - 1) }

  /// How many orders there are.
  static let orderCount = allCases.count - 1

  /// The English words that stand behind names, as in Naka Ward.
  private static let words = ["prefecture", "city", "ward", "town", "village"]

  /// The kinds that an English word behind a name stands for, or `nil` for any other word.
  static func named(_ word: some StringProtocol) -> Set<PlaceKind>? {
    switch word.lowercased() {
    case "prefecture": [.prefecture]
    case "city": [.designatedCity, .city, .specialWard]
    case "ward": [.specialWard, .ward]
    case "town": [.town]
    case "village": [.village]
    default: nil
    }
  }

  /// Whether a word may become one that stands for kinds.
  static func isNameBegun(_ word: some StringProtocol) -> Bool {
    let word = word.lowercased()
    return words.contains { $0.hasPrefix(word) }
  }
}

extension PlaceIndex {
  /// What sort of place a row is.
  func kind(ofRow row: Int) -> PlaceKind {
    if row < prefectures.count { return .prefecture }
    if row >= firstWard { return .ward }
    return switch names.endings[row] {
    case "市": cities.contains { $0.row == row } ? .designatedCity : .city
    case "町": .town
    case "村": .village
    default: .specialWard
    }
  }
}
