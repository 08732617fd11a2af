/// What a search looks through: prefectures, then municipalities, then wards, a row for each.
struct PlaceIndex: Sendable {
  /// The index of ``Places/all``, made at the first search.
  static let all = PlaceIndex(Places.all)

  /// Names, readings and aliases.
  private var texts = SearchColumn(capacity: 90_000)
  /// Spellings in Latin letters: the official one, and the one with every vowel.
  private var spellings = SearchColumn(capacity: 70_000)

  private init(_ places: Places) {
    let aliases = PlaceTables.aliases()
    for place in places.prefectures {
      addRow([place.name], kana: place.kana, romaji: place.romaji)
    }
    for place in places.allMunicipalities {
      let names = [place.name] + (aliases[place.code] ?? [])
      addRow(names, kana: place.kana, romaji: place.romaji)
    }
    for place in places.allWards {
      addRow([place.name], kana: place.kana, romaji: place.romaji)
    }
  }

  private mutating func addRow(_ names: [String], kana: String, romaji: String) {
    texts.beginRow()
    for name in names {
      texts.append(SearchText(name).bytes)
    }
    let reading = SearchText(kana)
    texts.append(reading.bytes)
    spellings.beginRow()
    let official = Romaji.folded(SearchText(romaji).bytes)
    spellings.append(official)
    if let full = Romaji.spelling(reading.scalars).map(Romaji.folded), full != official {
      spellings.append(full)
    }
  }

  /// Returns the rows in the range that match, those that begin with the query first.
  ///
  /// - Complexity: O(*n*) in the bytes of the rows.
  func rows(matching typed: String, in rows: Range<Int>) -> [Int] {
    let query = SearchQuery(typed)
    guard !query.isEmpty else { return Array(rows) }
    var matches = SearchMatches(among: rows)
    if let text = query.text {
      texts.note(text, in: rows, into: &matches)
    }
    for spelling in query.spellings {
      spellings.note(spelling, in: rows, into: &matches)
    }
    return matches.rows
  }
}
