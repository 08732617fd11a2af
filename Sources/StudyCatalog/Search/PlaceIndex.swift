/// The search index, with a row for each prefecture, then each municipality, then each ward.
struct PlaceIndex: Sendable {
  /// The names in kanji and kana.
  let names = NameColumn()
  /// The readings in hiragana.
  let readings = ReadingColumn(.searchReadings)
  /// The spellings in Latin letters: the official one, and one with long vowels in full.
  let spellings = ReadingColumn(.searchSpellings)

  /// The row of the first ward of a designated city.
  let firstWard: Int
  /// The prefectures, in order.
  let prefectures: [PlaceArea]
  /// The designated cities, in order.
  let cities: [PlaceArea]
  /// The prefectures and then the designated cities.
  let areas: [PlaceArea]

  /// Builds the index. The places must be in the order of their codes.
  init(_ prefectures: [Prefecture], _ municipalities: [Municipality], _ wards: [Ward]) {
    let firstMunicipality = prefectures.count
    let firstWard = firstMunicipality + municipalities.count
    self.firstWard = firstWard
    let municipalityRuns = municipalities.map { $0.code.prefecture }.runs(from: firstMunicipality)
    let wardRuns = wards.map { $0.code.prefecture }.runs(from: firstWard)
    let cityRuns = wards.map { $0.city }.runs(from: firstWard)
    let columns: [any SearchColumn] = [names, readings, spellings]
    let area = { (row: Int, parts: [Range<Int>]) in
      PlaceArea(row: row, parts: parts, forms: columns.flatMap { $0.forms(ofRow: row) })
    }
    let prefectures = prefectures.enumerated().map { row, prefecture in
      area(row, [municipalityRuns, wardRuns].compactMap { $0[prefecture.code] })
    }
    let cities = municipalities.enumerated().compactMap { row, city in
      cityRuns[city.code].map { area(firstMunicipality + row, [$0]) }
    }
    self.prefectures = prefectures
    self.cities = cities
    areas = prefectures + cities
  }
}

/// A place that contains others: a prefecture or a designated city.
struct PlaceArea: Sendable {
  /// The row of the place itself.
  let row: Int
  /// The rows of the places in it: a prefecture's municipalities and wards, or a city's wards.
  let parts: [Range<Int>]
  /// The forms of its name: written, read and spelled.
  let forms: [[UInt8]]

  /// Returns the rests of a pattern after the name of the place, with or without its ending.
  func rests(of pattern: [UInt8]) -> [[UInt8]] {
    var rests: [[UInt8]] = []
    for form in forms where form.first == pattern.first {
      let common = zip(form, pattern.dropLast()).prefix { $0 == $1 }.count
      for count in 0..<common where NameEnding.isEnding(form[(count + 1)...]) {
        rests.append(Array(pattern[(count + 1)...]))
      }
    }
    return rests
  }
}

extension [PlaceCode] {
  /// Returns the rows of each code, counted from a first row. Equal codes must be adjacent.
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

/// The kind of a place in the index, in the order in which users usually mean them.
enum PlaceKind: UInt8, CaseIterable {
  case prefecture, designatedCity, city, specialWard, ward, town, village

  /// The rank of the kind among rows that match equally well. Cities and special wards have the
  /// same rank.
  var order: Int { Int(rawValue < PlaceKind.specialWard.rawValue ? rawValue : rawValue - 1) }

  /// The number of ranks.
  static let orderCount = allCases.count - 1

  /// The English words after names, as in Naka Ward.
  private static let words = ["prefecture", "city", "ward", "town", "village"]

  /// Returns the kinds that an English word after a name means, or `nil` for any other word.
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

  /// Returns whether a word is the beginning of such a word.
  static func isNameBegun(_ word: some StringProtocol) -> Bool {
    let word = word.lowercased()
    return words.contains { $0.hasPrefix(word) }
  }
}

extension PlaceIndex {
  /// Returns the kind of the place in a row.
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

  /// Returns whether a query, or a looser one, is the name of a prefecture without its ending.
  /// Hokkaido is never named without it.
  func isBareName(_ query: SearchQuery, ofPrefecture row: Int) -> Bool {
    let hasEnding = names.endings[row] != "道"
    return ([query] + query.loosened).flatMap(\.patterns).contains { pattern in
      prefectures[row].forms.contains { form in
        form.starts(with: pattern) && (form.count > pattern.count) == hasEnding
          && NameEnding.isEnding(form.dropFirst(pattern.count))
      }
    }
  }
}
