/// The items of the lessons about prefectures.
enum PrefectureItems {
  static func readings() -> [QuestionItem] {
    Table(.prefectureCapitals).rows.map { row in
      let name = PlaceWriting(row, "prefecture")
      return QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "「\(name.kanji)」の読みは？", english: "How do you read \(name.kanji)?",
          readings: [Reading(name.kanji, nil)]),
        answer: BilingualText(japanese: row["prefecture_kana"], english: row["prefecture_romaji"]),
        // The question shows the kanji, so only its readings are right.
        typed: TypedAnswer(.name(endings: name.endings), [name.kanaStem, name.romajiStem]),
        kind: String(name.kanji.suffix(1)),
        traits: name.kanji.dropLast().map { "holds \($0)" }
          + ["sound \(name.kanaStem.prefix(1))", row["region"]])
    }
  }

  static func capitals(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    let prefectures = Table(.prefectureCapitals).rows.map { PlaceWriting($0, "prefecture") }
    let names = prefectures.flatMap { [$0.kanaStem, $0.romajiStem] }
    return Table(.prefectureCapitals).rows.filter(isAsked).map { row in
      let (prefecture, capital) = (PlaceWriting(row, "prefecture"), PlaceWriting(row, "capital"))
      // 県庁, but 道庁 in Hokkaido, 都庁 in Tokyo and 府庁 in Kyoto and Osaka.
      let seat = "\(prefecture.kanji)の\(prefecture.kanji.suffix(1))庁所在地"
      // Tokyo has no capital in English.
      let seatInEnglish =
        prefecture.kanji.hasSuffix("都")
        ? "the seat of the government of \(prefecture.english)"
        : "the capital of \(prefecture.english)"
      var typed = TypedAnswer(
        .name(endings: capital.endings), capital.stems, also: row.list("also"), mistakes: names)
      typed.addresses = capital.addresses(in: prefecture)
      var item = QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "\(seat)は？", english: "What is \(seatInEnglish)?",
          readings: [prefecture.reading]),
        answer: BilingualText(
          japanese: capital.kanji, english: capital.english, readings: [capital.reading]),
        reading: BilingualText(japanese: row["capital_kana"], english: capital.kanji),
        typed: typed,
        kind: String(capital.kanji.suffix(1)),
        traits: [row["region"]],
        decoys: capital.kanji.hasSuffix("区") ? wards : [],
        place: PlaceCode(row["capital_code"]))
      item.usualPrompt = BilingualText(
        japanese: "\(prefecture.kanji)の県庁所在地は？",
        english: "What is the capital of \(prefecture.english)?", readings: [prefecture.reading])
      return item
    }
  }

  static func regions() -> [QuestionItem] {
    let table = Array(Table(.regions).rows)
    // The answer also stands without its question, where 中国 would be China.
    let regions = table.map { region in
      let (name, kana) = ("\(region["name"])地方", "\(region["kana"])ちほう")
      return BilingualText(
        japanese: name, english: region["english"], readings: [Reading(name, kana)])
    }
    let prefectures = Table(.prefectureCapitals).rows.map { PlaceWriting($0, "prefecture") }
    let members = Dictionary(
      grouping: zip(Table(.prefectureCapitals).rows, prefectures), by: { $0.0["region"] })
    // 北海道 names its region, so it isn't asked with choices, and 北海道地方 would never be right.
    let wrong = regions.indices.filter { (members[table[$0]["name"]] ?? []).count > 1 }
    return zip(Table(.prefectureCapitals).rows, prefectures).map { row, prefecture in
      let index = table.firstIndex { $0["name"] == row["region"] } ?? 0
      return QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "\(prefecture.kanji)は何地方？",
          english: "Which region is \(prefecture.english) in?", readings: [prefecture.reading]),
        answer: regions[index],
        reading: BilingualText(
          japanese: "\(table[index]["kana"])ちほう", english: regions[index].japanese),
        typed: TypedAnswer(
          .name(endings: ["地方", "ちほう"]), [table[index]["name"], regions[index].english]),
        // Neighboring regions are likelier mistakes.
        decoys: wrong.filter { (1...2).contains(abs($0 - index)) }.map { regions[$0] },
        close: Set(regions.indices.filter { row.isAlso(in: table[$0]) }.map { regions[$0] }),
        note: .prefectures((members[row["region"]] ?? []).map(\.1), inRegion: regions[index]))
    }
  }

  /// Wards of Tokyo that learners may take for the seat of its government.
  private static let wards = [
    BilingualText(place: "千代田区", kana: "ちよだく", romaji: "Chiyoda-ku"),
    BilingualText(place: "中央区", kana: "ちゅうおうく", romaji: "Chuo-ku"),
    BilingualText(place: "港区", kana: "みなとく", romaji: "Minato-ku"),
    BilingualText(place: "渋谷区", kana: "しぶやく", romaji: "Shibuya-ku"),
    BilingualText(place: "豊島区", kana: "としまく", romaji: "Toshima-ku"),
  ]
}

extension TableRow {
  /// Whether a prefecture is counted in another region too: Mie often belongs to Chubu.
  fileprivate func isAlso(in region: TableRow) -> Bool {
    self["prefecture"] == "三重県" && region["name"] == "中部"
  }
}

extension BilingualText {
  /// Names the prefectures of a region, without their endings; `nil` if it has only one.
  fileprivate static func prefectures(
    _ prefectures: [PlaceWriting], inRegion region: BilingualText
  ) -> Self? {
    guard prefectures.count > 1 else { return nil }
    return BilingualText(
      japanese: "\(region.japanese)：\(prefectures.map(\.kanjiStem).joined(separator: "、"))",
      english: "\(region.english): \(prefectures.map(\.romajiStem).joined(separator: ", "))",
      readings: region.readings + prefectures.map { Reading($0.kanjiStem, $0.kanaStem) })
  }
}

/// The spellings of a prefecture's or a capital's name.
struct PlaceWriting {
  /// The name with its ending.
  let kanji: String
  /// The name in English: Kagawa Prefecture, Hokkaido, Takamatsu.
  let english: String
  /// The reading of the whole name.
  let kana: String
  /// The same as a reading of the kanji.
  let reading: Reading
  /// The name, its reading and its spelling, each without the ending. The 道 of 北海道 is not an
  /// ending.
  let kanjiStem: String
  let kanaStem: String
  let romajiStem: String
  /// The endings that may follow any of the three stems.
  let endings: [String]

  /// The three stems.
  var stems: [String] { [kanjiStem, kanaStem, romajiStem] }

  /// The stems together with the prefecture, as in an address: 東京都新宿, `Nagoya, Aichi`.
  func addresses(in prefecture: Self) -> [String] {
    let inEnglish = [romajiStem, english].flatMap { name in
      [prefecture.romajiStem, prefecture.english].map { "\(name), \($0)" }
    }
    return [prefecture.kanji + kanjiStem, prefecture.kana + kanaStem] + inEnglish
  }

  /// Reads a name from the columns whose names begin with a word.
  init(_ row: TableRow, _ column: String) {
    let (kanji, kana, romaji) = (row[column], row["\(column)_kana"], row["\(column)_romaji"])
    let ending = kanji.last.flatMap { endingsOfNames[$0] }
    self.kanji = kanji
    english = BilingualText(place: kanji, kana: kana, romaji: romaji).english
    self.kana = kana
    reading = Reading(kanji, kana)
    kanjiStem = String(kanji.dropLast(ending == nil ? 0 : 1))
    kanaStem = String(kana.dropLast(ending?.kana.count ?? 0))
    romajiStem = String(romaji.prefix { $0 != "-" })
    endings =
      ending.map { [String(kanji.suffix(1)), $0.kana, $0.romaji] + $0.english } ?? ["Prefecture"]
  }
}

private let endingsOfNames: [Character: (kana: String, romaji: String, english: [String])] = [
  "都": ("と", "to", ["Prefecture", "Metropolis"]),
  "府": ("ふ", "fu", ["Prefecture"]),
  "県": ("けん", "ken", ["Prefecture"]),
  "市": ("し", "shi", ["City"]),
  "区": ("く", "ku", ["Ward", "City"]),
]
