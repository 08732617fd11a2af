import StudyCatalog
import Testing

@Suite("Places")
struct PlaceTests {
  @Test("47 prefectures lie in eight regions, in the order of their codes")
  func regions() {
    let places = Places.all
    #expect(places.regions.count == 8)
    #expect(places.prefectures.map(\.code.digits).first == "01")
    #expect(places.prefectures.count == 47)
    #expect(places.regions.flatMap(\.prefectures) == places.prefectures.map(\.code))
    for region in places.regions {
      #expect(places.prefectures(of: region).allSatisfy { $0.region == region.name })
      #expect(places.prefectures(of: region).map(\.code) == region.prefectures)
    }
  }

  @Test("a prefecture has the published number of municipalities")
  func counts() {
    let counts = Places.all.prefectures.map { Places.all.municipalities(of: $0.code).count }
    #expect(
      counts == [
        179, 40, 33, 35, 25, 35, 59, 44, 25, 35, 63, 54, 62, 33, 30, 15, 19, 17, 27, 77, 42, 35, 54,
        29, 19, 26, 43, 41, 39, 30, 19, 19, 27, 23, 19, 24, 17, 20, 34, 60, 20, 21, 45, 18, 26, 43,
        41,
      ])
  }

  @Test(
    "there are 792 cities, 743 towns, 183 villages and 23 special wards",
    arguments: zip("市町村区", [792, 743, 183, 23]))
  func kinds(ending: Character, count: Int) {
    let all = Places.all.prefectures.flatMap { Places.all.municipalities(of: $0.code) }
    #expect(all.filter { $0.name.last == ending }.count == count)
  }

  @Test("the 20 designated cities, and no other, have wards: 171")
  func wards() {
    let all = Places.all.prefectures.flatMap { Places.all.municipalities(of: $0.code) }
    let cities = all.filter(\.isDesignatedCity)
    #expect(cities.count == 20)
    #expect(
      cities.map { Places.all.wards(of: $0.code).count } == [
        10, 5, 10, 6, 18, 7, 3, 8, 3, 3, 16, 11, 24, 7, 9, 4, 8, 7, 7, 5,
      ])
    for city in all where !city.isDesignatedCity {
      #expect(Places.all.wards(of: city.code).isEmpty)
    }
  }

  @Test("codes, and names within a prefecture, are unique")
  func unique() {
    let all = Places.all.places(matching: "")
    #expect(Set(all.map(\.code)).count == all.count)
    for prefecture in Places.all.prefectures {
      let names = Places.all.municipalities(of: prefecture.code).map(\.name)
      #expect(Set(names).count == names.count)
    }
  }

  @Test("readings are hiragana, spellings are Latin, and their endings agree")
  func spelling() {
    let endings = ["し": "shi", "ちょう": "cho", "まち": "machi", "そん": "son", "むら": "mura", "く": "ku"]
    for place in Places.all.places(matching: "") where !place.code.isPrefecture {
      let romaji =
        switch place {
        case .prefecture(let prefecture): prefecture.romaji
        case .municipality(let municipality): municipality.romaji
        case .ward(let ward): ward.romaji
        }
      #expect(place.kana.unicodeScalars.allSatisfy { ("ぁ"..."ゖ").contains($0) }, "\(place)")
      #expect(romaji.utf8.allSatisfy { $0 < 0x80 }, "\(place)")
      let ending = endings.first { place.kana.hasSuffix($0.key) }
      #expect(ending.map { romaji.hasSuffix("-\($0.value)") } ?? false, "\(place)")
    }
  }

  @Test(
    "a place is found by its code, and its full name includes the places around it",
    arguments: [
      ("23106", "愛知県名古屋市中区", "Naka Ward, Nagoya, Aichi Prefecture"),
      ("23100", "愛知県名古屋市", "Nagoya, Aichi Prefecture"), ("13104", "東京都新宿区", "Shinjuku Ward, Tokyo"),
      ("01", "北海道", "Hokkaido"), ("14383", "神奈川県真鶴町", "Manazuru Town, Kanagawa Prefecture"),
      ("13381", "東京都三宅村", "Miyake Village, Tokyo"),
      ("40344", "福岡県須恵町", "Sue Town, Fukuoka Prefecture"),
      ("19208", "山梨県南アルプス市", "Minami-Alps, Yamanashi Prefecture"),
      ("10344", "群馬県榛東村", "Shinto Village, Gunma Prefecture"),
      ("12218", "千葉県勝浦市", "Katsuura, Chiba Prefecture"),
    ])
  func fullNames(digits: String, japanese: String, english: String) throws {
    let code = try #require(PlaceCode(digits))
    #expect(Places.all.place(code)?.code == code)
    let name = try #require(Places.all.fullName(code))
    #expect(name.japanese == japanese && name.english == english)
  }

  @Test(
    "an English name includes the kind of place, except for cities",
    arguments: [
      ("01", "Hokkaido"), ("13", "Tokyo"), ("26", "Kyoto Prefecture"), ("37", "Kagawa Prefecture"),
      ("37201", "Takamatsu"), ("34208", "Fuchu"), ("34302", "Fuchu Town"),
      ("13307", "Hinohara Village"),
      ("46524", "Uken Village"), ("13101", "Chiyoda Ward"), ("27127", "Kita Ward"),
    ])
  func englishNames(digits: String, english: String) throws {
    let code = try #require(PlaceCode(digits))
    #expect(Places.all.place(code)?.title.english == english)
  }

  @Test("an unknown code finds nothing", arguments: ["01999", "13999", "01695"])
  func nowhere(digits: String) throws {
    let code = try #require(PlaceCode(digits))
    #expect(Places.all.place(code) == nil)
    #expect(Places.all.fullName(code) == nil)
    #expect(Places.all.municipalities(of: code).isEmpty)
    #expect(Places.all.wards(of: code).isEmpty)
  }

  @Test(
    "a code can be read back from its digits",
    arguments: ["01100", "13101", "27100", "40130", "47201", "01", "13", "20", "47"])
  func digits(digits: String) {
    #expect(PlaceCode(digits)?.digits == digits)
  }

  @Test(
    "a malformed code is refused",
    arguments: [
      "", "1", "00", "48", "011", "011002", "48100", "01000", "０１", "1a", "-1", "+1", " 1",
    ])
  func noCode(digits: String) {
    #expect(PlaceCode(digits) == nil)
  }
}
