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
    let found = Places.all.search(query, in: prefecture)
    if let expected {
      #expect(found.places.map(\.code.digits).contains(expected))
    } else {
      #expect(found.places.isEmpty || found.isGuess)
    }
  }

  @Test(
    "a prefecture is found by any usual spelling, even half typed",
    arguments: [
      ("toukyou", "東京都"), ("tokyo", "東京都"), ("tōkyō", "東京都"), ("とうきょう", "東京都"),
      ("gumma", "群馬県"), ("gunma", "群馬県"), ("gunnma", "群馬県"), ("gum", "群馬県"),
      ("tiba", "千葉県"), ("ch", "千葉県"), ("sizuoka", "静岡県"), ("hukui", "福井県"),
      ("hyougo", "兵庫県"), ("Hyogo-ken", "兵庫県"), ("歌山", "和歌山県"), ("おきなわ", "沖縄県"),
    ])
  func prefectures(query: String, name: String) {
    #expect(titles(Places.all.places(matching: query)).contains(name))
  }

  @Test("an empty query leaves every row in its place", arguments: ["", " ", "　", "-", " , "])
  func empty(query: String) throws {
    let aichi = try #require(PlaceCode("23"))
    let nagoya = try #require(PlaceCode("23100"))
    #expect(
      Places.all.places(matching: query, in: aichi)
        == Places.all.municipalities(of: aichi).map(Place.municipality)
        + Places.all.wards(of: nagoya).map(Place.ward))
    #expect(
      Places.all.places(matching: query, in: nagoya) == Places.all.wards(of: nagoya).map(Place.ward)
    )
    #expect(Places.all.places(matching: query).count == 1959)
  }

  @Test(
    "a name that was typed in full comes first, with or without its ending",
    arguments: [
      ("tsu", "津市"), ("tu", "津市"), ("つ", "津市"), ("ツ", "津市"), ("津", "津市"), ("津市", "津市"),
      ("tsu-shi", "津市"), ("tsushi", "津市"), ("つし", "津市"), ("saka", "坂町"), ("さか", "坂町"),
      ("東京", "東京都"), ("京都", "京都府"), ("kyoto", "京都府"), ("kyoutofu", "京都府"), ("oita", "大分県"),
      ("さつま", "さつま町"), ("satsuma", "さつま町"), ("ichikawa", "市川市"), ("市川", "市川市"),
      ("tsuna", "津南町"), ("しゃり", "斜里町"), ("ooi", "大井町"), ("塩釜", "塩竈市"), ("四日市", "四日市市"),
    ])
  func whole(query: String, name: String) {
    #expect(titles(Places.all.places(matching: query)).first == name)
  }

  @Test(
    "full names come first, then beginnings of names, then beginnings of words or kanji inside",
    arguments: [
      ("やま", ["山形県", "山梨県", "山口県"]),
      ("さつま", ["さつま町", "薩摩川内市", "南さつま市"]),
      ("名古屋", ["名古屋市", "北名古屋市"]), ("nagoya", ["名古屋市", "北名古屋市"]),
      ("あるぷす", ["南アルプス市"]), ("歌山", ["和歌山県", "和歌山市"]), ("京", ["京都府", "京都市", "京田辺市"]),
      ("ひろしま", ["広島県", "広島市", "北広島市", "東広島市", "北広島町"]),
      ("けん", ["剣淵町", "青森県"]), ("ken", ["剣淵町", "青森県"]), ("Prefecture", ["青森県", "岩手県"]),
    ])
  func order(query: String, names: [String]) {
    #expect(titles(Places.all.places(matching: query)).prefix(names.count).elementsEqual(names))
  }

  @Test(
    "nothing is found in the middle of a word",
    arguments: [
      ("kyoto", ["京都府", "京都市"]), ("きょうと", ["京都府", "京都市"]), ("やこ", []), ("goya", []),
      ("kohama", []), ("ろしま", []), ("ずおか", []), ("京都", ["京都府", "京都市"]),
      ("京都市", ["京都市"]), ("屋市", []), ("広島市", ["広島市", "北広島市", "東広島市"]), ("日市市", []),
    ])
  func middles(query: String, names: [String]) {
    let found = Places.all.search(query)
    #expect(found.isGuess ? names.isEmpty : titles(found.places) == names)
  }

  @Test(
    "names that differ in one letter are found only if nothing else is, and said to be a guess",
    arguments: [
      ("nagoyq", ["名古屋市"], true), ("nagoy", ["名古屋市", "北名古屋市"], false), ("なこや", ["名古屋市"], true),
      ("東京県", ["東京都"], true), ("nagoyaqq", [], false), ("なさ", [], false),
      ("神戸", ["神戸市", "神戸町"], false), ("こうぺ", ["神戸市"], true),
      ("かなさわ", ["金沢市", "金沢区", "神奈川県"], true),
      ("大阪市阿部野区", ["阿倍野区"], true), ("広島県安芸郡", ["安芸区"], true),
    ])
  func slips(query: String, names: [String], isGuess: Bool) {
    let found = Places.all.search(query)
    let first = titles(found.places).prefix(names.count)
    #expect(first.elementsEqual(names), "\(titles(found.places))")
    #expect(found.isGuess == isGuess && found.places.isEmpty == names.isEmpty)
  }

  @Test("a guess stays in the area")
  func slipsInArea() throws {
    let osaka = try #require(PlaceCode("27"))
    #expect(Places.all.search("なこや", in: osaka).places.isEmpty)
    #expect(titles(Places.all.search("たかつく", in: osaka).places) == ["高槻市"])
  }

  @Test(
    "a prefecture that was named without its ending comes right before its capital",
    arguments: PrefectureTile.all)
  func capitals(tile: PrefectureTile) throws {
    let prefecture = try #require(Places.all.prefecture(tile.prefecture))
    let capital = try #require(Places.all.municipality(tile.capital))
    // Hokkaido is never named without its ending.
    let (name, kana) = ["県": (1, 2), "道": (0, 0)][prefecture.name.last] ?? (1, 1)
    for query in [
      String(prefecture.name.dropLast(name)), String(prefecture.kana.dropLast(kana)),
      String(prefecture.title.english.prefix { $0 != " " }),
    ] {
      let found = Places.all.places(matching: query)
      #expect(
        found.prefix(2).elementsEqual([.prefecture(prefecture), .municipality(capital)]),
        "\(query): \(titles(found))")
      #expect(found.count { $0 == .municipality(capital) } == 1)
    }
  }

  @Test(
    "a prefecture that was named otherwise comes without its capital",
    arguments: ["愛知県", "aichi ken", "Aichi Prefecture", "愛", "愛知 尾張旭"])
  func prefecturesAlone(query: String) {
    #expect(!titles(Places.all.places(matching: query)).contains("名古屋市"))
  }

  @Test(
    "equally good matches are ordered by what people usually mean",
    arguments: [
      ("よこはま", ["横浜市", "横浜町"]), ("ふちゅう", ["府中市", "府中市", "府中町"]),
      ("やまがた", ["山形県", "山形市", "山県市", "山形村"]), ("ちゅうおう", ["中央区", "中央市", "中央区"]),
      ("かわかみ", ["川上村", "川上村"]), ("あさひ", ["旭市", "旭区", "旭区", "朝日町"]),
      ("tomari", ["泊村"]), ("きた", ["北区", "北区"]),
    ])
  func kinds(query: String, names: [String]) {
    #expect(titles(Places.all.places(matching: query)).prefix(names.count).elementsEqual(names))
  }

  @Test("remaining ties are in the table's order")
  func tableOrder() throws {
    let found = Places.all.places(matching: "北区").map(\.code.digits)
    #expect(found.prefix(3) == ["13117", "01102", "11102"])
    let osaka = try #require(PlaceCode("27"))
    let inOsaka = Places.all.places(matching: "きた", in: osaka)
    #expect(
      inOsaka.map(\.code.digits).prefix(2) == ["27127", "27146"], "of 大阪市 first, then of 堺市")
  }

  @Test(
    "each of several words matches the place or one that contains it",
    arguments: [
      ("府中 広島", ["34208", "34302"]), ("広島　府中", ["34208", "34302"]),
      ("hiroshima fuchu", ["34208", "34302"]), ("Fuchu, Hiroshima", ["34208", "34302"]),
      ("ひろし ふち", ["34208", "34302"]), ("とうきょうと ちよだ", ["13101"]), ("東京都 chiyoda", ["13101"]),
      ("東京都、千代田区", ["13101"]), ("北 大阪市", ["27127"]), ("Kita-ku, Osaka-shi, Osaka-fu", ["27127"]),
      ("大阪府 大阪市 北区", ["27127"]), ("nagoya naka-ku aichi", ["23106"]),
      ("yoko hama", ["14100", "02406"]), ("minami alps", ["19208"]),
      ("nagoya ", ["23100", "23234"]), ("大阪府 広島市", []), ("千代田 千代田区", ["13101"]),
    ])
  func words(query: String, codes: [String]) {
    let found = Places.all.places(matching: query).map(\.code.digits)
    #expect(Set(found) == Set(codes) && found.first == codes.first)
  }

  @Test(
    "an ending that stands apart finds all that the name with it finds, and what it may begin",
    arguments: [
      ("kita ku", "北区"), ("きた く", "北区"), ("chuo ku", "中央区"), ("ちゅうおう く", "中央区"),
      ("higashi ku", "東区"), ("hiroshima fu", "福山市"),
    ])
  func endings(query: String, name: String) {
    let found = titles(Places.all.places(matching: query))
    let named = titles(Places.all.places(matching: name)).count { $0 == name }
    #expect(found.prefix(named).allSatisfy { $0 == name } && named > 0)
  }

  @Test(
    "a word that matches only a containing place finds nothing, and two words are two places",
    arguments: [
      ("広島 広島", ["広島市", "北広島市", "東広島市", "北広島町"]), ("川崎 川崎", ["川崎区", "川崎町", "川崎町"]),
      ("Kawasaki, Kanagawa Prefecture", ["川崎市", "川崎区"]),
    ])
  func surroundings(query: String, names: [String]) {
    #expect(titles(Places.all.places(matching: query)) == names)
  }

  @Test(
    "nested names are found without spaces, even half typed",
    arguments: [
      ("東京都千代田区", ["13101"]), ("東京千代田", ["13101"]), ("とうきょうとちよだ", ["13101"]),
      ("とうきょうとちy", ["13101"]), ("tokyotochiy", ["13101"]), ("Tōkyō-to-Chiyoda-ku", ["13101"]),
      ("北海道札幌市中央区", ["01101"]), ("札幌市中央", ["01101"]), ("hokkaidousapporoshichuo", ["01101"]),
      ("ほっかいどうさっぽろしちゅ", ["01101"]), ("大阪市北", ["27127"]), ("大阪府北区", ["27127", "27146"]),
      ("愛知県名古屋市", ["23100"]), ("広島県府中", ["34208", "34302"]), ("やまがたしん", ["06205"]),
      ("広島県安芸郡府中町", ["34302"]), ("安芸郡府中", ["13206", "34208", "34302"]),
      ("広島県 安芸郡 府中町", ["34302"]), ("ひろしまけんあきぐんふちゅうちょう", ["34302"]),
      ("Fuchu-cho, Aki-gun", []), ("ぐんまけんきたぐんまぐんしんとう", ["10344"]),
      ("奈良県大和郡山", ["29203"]), ("郡上市", ["21219"]),
      ("東京都札幌市", []), ("愛知県中", ["23106", "23105", "23110"]), ("千代田区東京都", []),
    ])
  func fullNames(query: String, codes: [String]) {
    let found = Places.all.places(matching: query).map(\.code.digits)
    #expect(Set(found) == Set(codes) && found.first == codes.first)
  }

  @Test(
    "every place comes first for its full name, within its area too",
    arguments: Places.all.prefectures)
  func everyFullName(prefecture: Prefecture) throws {
    for place in Places.all.places(matching: "", in: prefecture.code) {
      let name = try #require(Places.all.fullName(place.code))
      // Two towns in Hokkaido are Esashi-cho.
      for (query, language) in [
        (name.japanese, \BilingualText.japanese), (name.english, \.english),
      ] {
        let found = Places.all.places(matching: query, in: prefecture.code).map(\.code)
        let first = try #require(found.first, "\(query)")
        #expect(Places.all.fullName(first)?[keyPath: language] == query)
        #expect(Places.all.places(matching: query).map(\.code) == found, "\(query)")
      }
    }
  }

  @Test("an area has only the places in it, and a place without parts has none")
  func areas() throws {
    let nagoya = try #require(PlaceCode("23100"))
    #expect(titles(Places.all.places(matching: "naka", in: nagoya)) == ["中区", "中村区", "中川区"])
    #expect(titles(Places.all.places(matching: "名古屋市中", in: nagoya)) == ["中区", "中村区", "中川区"])
    #expect(Places.all.places(matching: "大阪市北区", in: nagoya).isEmpty)
    for digits in ["13101", "23106", "13999"] {
      let area = try #require(PlaceCode(digits))
      #expect(Places.all.places(matching: "", in: area).isEmpty)
    }
  }

  @Test("control characters in a query are ignored", arguments: ["\u{0}", "\n", "\u{7F}"])
  func controls(control: String) {
    #expect(titles(Places.all.places(matching: control + "名古屋")) == ["名古屋市", "北名古屋市"])
  }

  @Test(
    "every municipality is found by its own name, reading and spelling",
    arguments: Places.all.prefectures)
  func everyMunicipality(prefecture: Prefecture) {
    for place in Places.all.municipalities(of: prefecture.code) {
      for query in [place.name, place.kana, place.romaji] {
        let found = Places.all.places(matching: query, in: prefecture.code)
        #expect(found.contains(.municipality(place)), "\(query)")
      }
    }
  }

  @Test("every prefix of a spelling finds the prefecture")
  func letterByLetter() {
    for prefecture in Places.all.prefectures {
      for count in 1...prefecture.romaji.count {
        let query = String(prefecture.romaji.prefix(count))
        let found = Places.all.places(matching: query)
        #expect(found.contains(.prefecture(prefecture)), "\(query)")
      }
    }
  }

  private func titles(_ places: [Place]) -> [String] {
    places.map(\.title.japanese)
  }

  @Test("a query longer than any full name is not searched for")
  func longQuery() {
    #expect(!Places.all.places(matching: String(repeating: "北 ", count: 75)).isEmpty)
    #expect(Places.all.places(matching: String(repeating: "北 ", count: 76)).isEmpty)
  }
}
