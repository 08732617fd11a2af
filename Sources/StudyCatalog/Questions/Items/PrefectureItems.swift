/// What the lessons on the prefectures ask.
enum PrefectureItems {
  static func readings() -> [QuestionItem] {
    Table(.prefectureCapitals).rows.map { row in
      let name = row["prefecture"]
      return QuestionItem(
        key: row["code"],
        prompt: BilingualText(japanese: "「\(name)」の読みは？", english: "How do you read \(name)?"),
        answer: BilingualText(japanese: row["prefecture_kana"], english: row["prefecture_romaji"]),
        // The name itself is what is to be read.
        alsoAccepted: Array(
          withoutEnding(name, row["prefecture_kana"], row["prefecture_romaji"]).dropFirst()),
        kind: row["region"])
    }
  }

  static func capitals(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    Table(.prefectureCapitals).rows.filter(isAsked).map { row in
      let (name, romaji) = (row["prefecture"], row["prefecture_romaji"])
      // 県庁, but 道庁 in Hokkaido, 都庁 in Tokyo and 府庁 in Kyoto and Osaka.
      let seat = "\(name)の\(name.suffix(1))庁所在地"
      return QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "\(seat)は？", english: "What is the capital of \(romaji)?"),
        answer: BilingualText(japanese: row["capital"], english: row["capital_romaji"]),
        alsoAccepted: [row["capital_kana"]] + row.list("also")
          + withoutEnding(row["capital"], row["capital_kana"], row["capital_romaji"]),
        kind: row["region"],
        place: PlaceCode(row["capital_code"]),
        placePrompt: BilingualText(
          japanese: "\(seat)を一覧からさがそう", english: "Find the capital of \(romaji) on the list"))
    }
  }

  static func regions() -> [QuestionItem] {
    let english = Dictionary(
      uniqueKeysWithValues: Table(.regions).rows.map { ($0["name"], $0["english"]) })
    return Table(.prefectureCapitals).rows.map { row in
      QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "\(row["prefecture"])は何地方？",
          english: "Which region is \(row["prefecture_romaji"]) in?"),
        answer: BilingualText(
          japanese: row["region"], english: english[row["region"]] ?? row["region"]))
    }
  }

  /// The name, reading and spelling without 市, 区, 県, 府 or 都; all three as they are for 北海道.
  private static func withoutEnding(_ name: String, _ kana: String, _ romaji: String) -> [String] {
    let endings: [Character: String] = ["市": "し", "区": "く", "県": "けん", "府": "ふ", "都": "と"]
    guard let last = name.last, let ending = endings[last], let dash = romaji.lastIndex(of: "-")
    else { return [name, kana, romaji] }
    return [
      String(name.dropLast()), String(kana.dropLast(ending.count)), String(romaji[..<dash]),
    ]
  }
}
