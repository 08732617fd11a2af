import Testing

@testable import StudyCatalog

/// The search tables, computed again with the program's own code.
@Suite("The search tables")
struct SearchTableTests {
  private static let places = Places.all.places(matching: "")

  @Test("hold the name of every place, a form with が or か for ヶ, and the words at its end")
  func names() throws {
    let lines = EmbeddedTable("search_names").column("names").map(forms)
    #expect(lines.count == 1959)
    for (line, place) in zip(lines, Self.places) {
      let name = SearchText(place.title.japanese).text
      #expect(line.first == name)
      let words = line.filter { $0.first == "-" }
      #expect(words.allSatisfy { name.hasSuffix($0.dropFirst()) && name != $0.dropFirst() })
      for form in line.dropFirst().prefix(line.count - 1 - words.count) {
        let sound = try #require(form.first { "がか".contains($0) }, "\(form)")
        #expect(form == name.replacing("け", with: String(sound)) && place.kana.contains(sound))
      }
      let hasSmallKe = place.title.japanese.contains { "ヶケ".contains($0) }
      #expect(line.count - words.count == (hasSmallKe ? 2 : 1), "\(name)")
    }
  }

  @Test("hold the reading of every place, and the words at its end")
  func readings() {
    let lines = EmbeddedTable("search_readings").column("readings").map(forms)
    #expect(lines.count == 1959)
    for (line, place) in zip(lines, Self.places) {
      #expect(line.first == place.kana)
      #expect(line.dropFirst().allSatisfy { place.kana.hasSuffix($0.dropFirst()) }, "\(line)")
      #expect(line.dropFirst().allSatisfy { $0.first == "-" && $0.dropFirst() != place.kana })
    }
  }

  @Test("hold every place's official spelling, the one with every vowel, and the words at its end")
  func spellings() throws {
    let lines = EmbeddedTable("search_spellings").column("spellings").map(forms)
    let readings = EmbeddedTable("search_readings").column("readings").map(forms)
    #expect(lines.count == 1959)
    for (place, (line, reading)) in zip(Self.places, zip(lines, readings)) {
      let full = try spelled(place.kana)
      #expect(line.contains(full) && line.first == Romaji.folded(official(place)).text, "\(line)")
      for word in reading.dropFirst() {
        #expect(line.contains("-" + (try spelled(word.dropFirst()))), "\(line)")
      }
      // One form of each word has every vowel, and the other may have long vowels once.
      let words = line.filter { $0.first == "-" && $0 != "-alpssi" }
      #expect(words.count <= 2 * (reading.count - 1), "\(line)")
    }
  }

  @Test(
    "mark a word inside a name wherever people say one",
    arguments: [
      ("23234", "-なごやし"), ("19208", "-あるぷすし"), ("03210", "-たかたし"), ("07202", "-わかまつし"),
      ("46215", "-せんだいし"), ("46219", "-くしきのし"), ("35216", "-おのだし"), ("34106", "-きたく"),
      ("13229", "-とうきょうし"), ("40100", "-きゅうしゅうし"),
    ])
  func words(digits: String, word: String) throws {
    let row = try #require(Self.places.firstIndex { $0.code.digits == digits })
    #expect(forms(EmbeddedTable("search_readings").column("readings")[row]).contains(word))
  }

  @Test(
    "let no word begin in the middle of another", arguments: ["13", "27100", "23100", "14100"])
  func noWords(digits: String) throws {
    let row = try #require(Self.places.firstIndex { $0.code.digits == digits })
    #expect(forms(EmbeddedTable("search_readings").column("readings")[row]).count == 1)
  }

  @Test("have each kanji once, as a usual form or as a variant")
  func variants() {
    let all = EmbeddedTable("kanji_variants").rows
      .flatMap { ($0["usual"] ?? "").unicodeScalars + ($0["variants"] ?? "").unicodeScalars }
    #expect(all.count > 250)
    #expect(Set(all).count == all.count)
  }

  private func forms(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private func spelled(_ kana: some StringProtocol) throws -> String {
    Romaji.folded(try #require(Romaji.spelling(SearchText(kana).scalars))).text
  }

  private func official(_ place: Place) -> [UInt8] {
    switch place {
    case .prefecture(let prefecture): SearchText(prefecture.romaji).bytes
    case .municipality(let municipality): SearchText(municipality.romaji).bytes
    case .ward(let ward): SearchText(ward.romaji).bytes
    }
  }
}

extension SearchText {
  fileprivate var text: String { bytes.text }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
