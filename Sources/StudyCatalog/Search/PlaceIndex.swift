/// What a search looks through: prefectures, then municipalities, then wards, a row for each.
struct PlaceIndex: Sendable {
  /// The names as they are written.
  let names = NameColumn()
  /// Their readings in hiragana.
  let readings = ReadingColumn(.searchReadings)
  /// Their spellings in Latin letters: the official one, and the one with every vowel.
  let spellings = ReadingColumn(.searchSpellings)

  /// The row of the first ward of a designated city.
  let firstWard: Int
  /// The prefectures, in order.
  let prefectures: [PlaceArea]
  /// The designated cities, in order.
  let cities: [PlaceArea]
  /// Both.
  let areas: [PlaceArea]

  /// Says where the places stand that lie in others: each of the three kinds is in the order of codes.
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
    (self.prefectures, self.cities, areas) = (prefectures, cities, prefectures + cities)
  }
}

/// A place with others in it: a prefecture or a designated city.
struct PlaceArea: Sendable {
  /// The row of the place itself.
  let row: Int
  /// The rows of the places in it: a prefecture's municipalities and wards, or a city's wards.
  let parts: [Range<Int>]
  /// The forms of its name, written, read and spelled.
  let forms: [[UInt8]]

  /// What is left of a pattern that begins with the place's name, whole or without its ending.
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
  /// Where the same codes stand, one behind the other, counted from a first row.
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
