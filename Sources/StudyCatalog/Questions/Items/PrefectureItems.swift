/// What the lessons on the prefectures ask.
enum PrefectureItems {
  static func readings() -> [QuestionItem] {
    Table(.prefectureCapitals).rows.map { row in
      let name = PlaceWriting(row, "prefecture")
      return QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "「\(name.kanji)」の読みは？", english: "How do you read \(name.kanji)?"),
        answer: BilingualText(japanese: row["prefecture_kana"], english: row["prefecture_romaji"]),
        // The name itself is what is to be read.
        typed: TypedAnswer(.name(endings: name.endings), [name.kanaStem, name.romajiStem]),
        kind: String(name.kanji.suffix(1)),
        traits: name.kanji.dropLast().map { "holds \($0)" }
          + ["sound \(name.kanaStem.prefix(1))", row["region"]])
    }
  }

  static func capitals(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    Table(.prefectureCapitals).rows.filter(isAsked).map { row in
      let (prefecture, capital) = (PlaceWriting(row, "prefecture"), PlaceWriting(row, "capital"))
      // 県庁, but 道庁 in Hokkaido, 都庁 in Tokyo and 府庁 in Kyoto and Osaka.
      let seat = "\(prefecture.kanji)の\(prefecture.kanji.suffix(1))庁所在地"
      return QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "\(seat)は？", english: "What is the capital of \(prefecture.english)?"),
        answer: BilingualText(japanese: capital.kanji, english: capital.english),
        typed: TypedAnswer(
          .name(endings: capital.endings),
          [capital.kanjiStem, capital.kanaStem, capital.romajiStem], also: row.list("also")),
        kind: String(capital.kanji.suffix(1)),
        traits: [row["region"]],
        decoys: capital.kanji.hasSuffix("区") ? wards : [],
        place: PlaceCode(row["capital_code"]),
        placePrompt: BilingualText(
          japanese: "\(seat)を一覧からさがそう",
          english: "Find the capital of \(prefecture.english) on the list"))
    }
  }

  static func regions() -> [QuestionItem] {
    let regions = Table(.regions).rows.map {
      BilingualText(japanese: $0["name"], english: $0["english"])
    }
    return Table(.prefectureCapitals).rows.map { row in
      let prefecture = PlaceWriting(row, "prefecture")
      let index = regions.firstIndex { $0.japanese == row["region"] } ?? 0
      return QuestionItem(
        key: row["code"],
        prompt: BilingualText(
          japanese: "\(prefecture.kanji)は何地方？",
          english: "Which region is \(prefecture.english) in?"),
        answer: regions[index],
        typed: TypedAnswer(
          .name(endings: ["地方", "ちほう"]), [regions[index].japanese, regions[index].english]),
        // Neighbours are the likelier mistakes.
        decoys: regions.indices.filter { (1...2).contains(abs($0 - index)) }.map { regions[$0] })
    }
  }

  /// Wards of Tokyo that people may take for the seat of its government.
  private static let wards = [
    BilingualText(japanese: "千代田区", english: "Chiyoda Ward"),
    BilingualText(japanese: "中央区", english: "Chuo Ward"),
    BilingualText(japanese: "港区", english: "Minato Ward"),
    BilingualText(japanese: "渋谷区", english: "Shibuya Ward"),
    BilingualText(japanese: "豊島区", english: "Toshima Ward"),
  ]
}
