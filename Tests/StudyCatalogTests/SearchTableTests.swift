import Testing

@testable import StudyCatalog

@Suite("What a search looks through")
struct SearchTableTests {
  @Test("is what the program makes of the names of every place")
  func names() {
    let aliases = Dictionary(grouping: EmbeddedTable("aliases").rows) { $0["code"] }
      .mapValues { rows in rows.compactMap { $0["alias"] } }
    let lines = EmbeddedTable("search_names").column("names")
    #expect(lines.count == 1959)
    for (line, place) in zip(lines, Places.all.places(matching: "")) {
      let names = [place.title.japanese] + (aliases[place.code.digits] ?? []) + [place.kana]
      var forms: [String] = []
      for form in names.map({ String(decoding: SearchText($0).bytes, as: UTF8.self) })
      where !forms.contains(form) {
        forms.append(form)
      }
      #expect(line == forms.joined(separator: " "))
    }
  }

  @Test("is what the program makes of the spellings of every place")
  func spellings() throws {
    let lines = EmbeddedTable("search_spellings").column("spellings")
    #expect(lines.count == 1959)
    for (line, place) in zip(lines, Places.all.places(matching: "")) {
      let official = Romaji.folded(SearchText(place.title.english).bytes)
      let full = Romaji.folded(try #require(Romaji.spelling(SearchText(place.kana).scalars)))
      let forms = full.starts(with: official) ? [full] : [official, full]
      #expect(line == forms.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
    }
  }
}
