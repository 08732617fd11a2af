import StudyCatalog
import Testing

@Suite("Searching places")
struct SearchTests {
  @Test(
    "a municipality is found however its name is typed",
    arguments: [
      ("23", "名古屋", "23100"), ("23", "なごや", "23100"), ("23", "ナゴヤ", "23100"),
      ("23", "ﾅｺﾞﾔ", "23100"), ("23", "ＮＡＧＯＹＡ", "23100"), ("23", "nag", "23100"),
      ("23", "Nagoya-shi", "23100"), ("23", "nagoyasi", "23100"), ("23", "なg", "23100"),
      ("23", "な こ\u{3099}", "23100"), ("01", "sapporo", "01100"), ("10", "まえばし", "10201"),
      ("39", "kōchi", "39201"), ("39", "kouchi", "39201"), ("39", "kouti", "39201"),
      ("39", "kochi", "39201"), ("27", "Ōsaka", "27100"), ("27", "oosaka", "27100"),
      ("02", "鰺ヶ沢", "02321"), ("02", "鰺ケ沢", "02321"), ("02", "鯵ヶ沢", "02321"),
      ("08", "竜ケ崎", "08208"), ("40", "須惠", "40344"), ("19", "alps", "19208"),
      ("19", "minami alps", "19208"), ("19", "みなみあるぷす", "19208"), ("12", "tyousi", "12202"),
      ("12", "chōshi", "12202"), ("12", "ｃｈｏ", "12202"), ("24", "tu", "24201"),
      ("24", "ts", "24201"),
      ("24", "津", "24201"), ("25", "otu", "25201"), ("25", "ootsu", "25201"),
      ("13", "sinzyuku", "13104"), ("13", "shinj", "13104"), ("13", "葛󠄀飾", "13122"),
      ("13", "sh", "13104"), ("28", "himezi", "28201"), ("28", "HIMEJI", "28201"),
      ("01", "いしかり", "01235"), ("46", "さつませんだい", "46215"), ("46", "satumasen", "46215"),
      ("11", "sa'itama", "11100"), ("15", "niigatta", nil), ("23", "東京", nil),
      ("10", "gunnma", nil), ("05", "nikaho", "05214"), ("21", "gifu", "21201"),
      ("21", "gihu", "21201"),
      ("21", "gif", "21201"), ("22", "hamam", "22130"), ("22", "hammatsu", nil),
    ])
  func municipalities(prefecture: String, query: String, expected: String?) throws {
    let prefecture = try #require(PlaceCode(prefecture))
    let found = Places.all.municipalities(of: prefecture, matching: query).map(\.code.digits)
    if let expected {
      #expect(found.contains(expected))
    } else {
      #expect(found.isEmpty)
    }
  }

  @Test(
    "a prefecture is found by any usual spelling, also half typed",
    arguments: [
      ("toukyou", "東京都"), ("tokyo", "東京都"), ("tōkyō", "東京都"), ("とうきょう", "東京都"),
      ("gumma", "群馬県"), ("gunma", "群馬県"), ("gunnma", "群馬県"), ("gum", "群馬県"),
      ("tiba", "千葉県"), ("ch", "千葉県"), ("sizuoka", "静岡県"), ("hukui", "福井県"),
      ("hyougo", "兵庫県"), ("Hyogo-ken", "兵庫県"), ("歌山", "和歌山県"), ("おきなわ", "沖縄県"),
    ])
  func prefectures(query: String, name: String) {
    #expect(Places.all.prefectures(matching: query).map(\.name).contains(name))
  }

  @Test("an empty query leaves every row in its place", arguments: ["", " ", "　", "-"])
  func empty(query: String) throws {
    let aichi = try #require(PlaceCode("23"))
    #expect(Places.all.prefectures(matching: query) == Places.all.prefectures)
    #expect(
      Places.all.municipalities(of: aichi, matching: query) == Places.all.municipalities(of: aichi))
    #expect(Places.all.places(matching: query).count == 1959)
  }

  @Test("what begins with the query comes first, and both parts keep the table's order")
  func order() {
    let found = Places.all.prefectures(matching: "やま").map(\.name)
    #expect(found == ["山形県", "山梨県", "山口県", "富山県", "和歌山県", "岡山県"])
  }

  @Test("wards are searched in their city, and everywhere among all places")
  func wards() throws {
    let nagoya = try #require(PlaceCode("23100"))
    #expect(Places.all.wards(of: nagoya, matching: "naka").map(\.name) == ["中村区", "中区", "中川区"])
    #expect(Places.all.wards(of: nagoya, matching: "なかく").map(\.code.digits) == ["23106"])
    let named = Places.all.places(matching: "府中").map(\.title.japanese)
    #expect(named == ["府中市", "府中市", "府中町"])
  }

  @Test(
    "every municipality is found by its own name, reading and spelling",
    arguments: Places.all.prefectures)
  func everyMunicipality(prefecture: Prefecture) {
    for place in Places.all.municipalities(of: prefecture.code) {
      for query in [place.name, place.kana, place.romaji] {
        let found = Places.all.municipalities(of: prefecture.code, matching: query)
        #expect(found.contains(place), "\(query)")
      }
    }
  }

  @Test("every beginning of a spelling finds the prefecture, letter by letter")
  func letterByLetter() {
    for prefecture in Places.all.prefectures {
      for count in 1...prefecture.romaji.count {
        let query = String(prefecture.romaji.prefix(count))
        let found = Places.all.prefectures(matching: query)
        #expect(found.contains(prefecture), "\(query)")
      }
    }
  }
}
