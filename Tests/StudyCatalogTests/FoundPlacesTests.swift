import StudyCatalog
import Testing

@Suite("What a search has found")
struct FoundPlacesTests {
  @Test(
    "has its matches highlighted in names, readings and spellings",
    arguments: [
      ("名古屋", "名古屋市", "[名古屋]市"), ("名古屋", "北名古屋市", "北[名古屋]市"), ("なごや", "なごやし", "[なごや]し"),
      ("なごや", "きたなごやし", "きた[なごや]し"), ("なごや", "名古屋市", "名古屋市"), ("なごや市", "なごやし", "[なごやし]"),
      ("ナゴヤ", "なごやし", "[なごや]し"), ("nagoya", "Nagoya", "[Nagoya]"), ("nag", "Nagoya", "[Nag]oya"),
      ("nagoya", "なごやし", "[なごや]し"), ("nagoya", "Kitanagoya", "Kita[nagoya]"),
      ("なごや", "Nagoya", "[Nagoya]"), ("toukyou", "Tokyo", "[Tokyo]"),
      ("tokyo", "とうきょうと", "[とうきょう]と"),
      ("sh", "Shizuoka Prefecture", "[Shi]zuoka Prefecture"), ("si", "Shizuoka", "[Shi]zuoka"),
      ("横濱", "横浜市", "[横浜]市"), ("鯵が沢", "鰺ヶ沢町", "鰺ヶ沢町"), ("", "名古屋市", "名古屋市"),
      ("名古屋", "愛知県", "愛知県"), ("府中 広島", "広島県", "[広島]県"), ("府中 広島", "府中市", "[府中]市"),
      ("yoko hama", "Yokohama", "[Yoko][hama]"), ("Fuchu Town", "Fuchu Town", "[Fuchu] Town"),
      ("東京都千代田", "千代田区", "[千代田]区"), ("とうきょうとちよだ", "ちよだく", "[ちよだ]く"), ("なこや", "なごやし", "なごやし"),
      ("名古屋", "👩‍👩‍👧名古屋", "👩‍👩‍👧[名古屋]"),
    ])
  func highlights(query: String, text: String, expected: String) {
    let ranges = Places.all.search(query).highlights(in: text)
    #expect(marked(text, ranges) == expected)
  }

  @Test(
    "has something highlighted in each place that a word matches", arguments: ["na", "やま", "山"])
  func everyHit(query: String) {
    let found = Places.all.search(query)
    #expect(found.places.count > 20)
    for place in found.places {
      let texts = [place.title.japanese, place.kana, place.title.english]
      #expect(texts.contains { !found.highlights(in: $0).isEmpty }, "\(texts)")
    }
  }

  private func marked(_ text: String, _ ranges: [Range<String.Index>]) -> String {
    var (result, end) = ("", text.startIndex)
    for range in ranges {
      result += text[end..<range.lowerBound] + "[" + text[range] + "]"
      end = range.upperBound
    }
    return result + text[end...]
  }
}

@Suite("Groups of places")
struct PlaceGroupTests {
  @Test("are wards, cities, towns and villages by county, and islands, with their counts")
  func tokyo() throws {
    let places = Places.all.municipalities(of: try #require(PlaceCode("13")))
    let groups = Places.all.groups(of: places.map(Place.municipality))
    #expect(groups.map(\.title.japanese) == ["区", "市", "西多摩郡", "島の町村"])
    #expect(
      groups.map(\.title.english)
        == ["Wards", "Cities", "Nishitama District", "Island Towns and Villages"])
    #expect(groups.map(\.places.count) == [23, 26, 4, 9])
  }

  @Test("have each place of a search once, in its order", arguments: ["中", "naka", ""])
  func search(query: String) {
    let places = Places.all.search(query).places
    let groups = Places.all.groups(of: places)
    #expect(Set(groups.map(\.id)).count == groups.count)
    #expect(groups.map(\.places.count).reduce(0, +) == places.count)
    for group in groups {
      #expect(group.places == places.filter(Set(group.places).contains))
    }
  }

  @Test("put a city's wards together, and a county's towns of one prefecture only")
  func names() throws {
    let wards = Places.all.wards(of: try #require(PlaceCode("23100"))).map(Place.ward)
    #expect(Places.all.groups(of: wards).map(\.title.japanese) == ["名古屋市の区"])
    #expect(Places.all.groups(of: wards).map(\.title.english) == ["Wards of Nagoya"])
    let all = Places.all.groups(of: Places.all.search("").places)
    let ends = all.filter { $0.title.japanese.hasSuffix("郡") }
    #expect(ends.count == 368)
    for group in ends { #expect(Set(group.places.map(\.code.prefecture)).count == 1) }
    let islands = all.first { $0.id == "islands" }
    #expect(islands?.places.allSatisfy { $0.code.prefecture.digits == "13" } == true)
  }
}
