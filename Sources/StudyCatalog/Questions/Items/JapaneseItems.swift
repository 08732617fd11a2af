/// What the lessons of Japanese ask.
enum JapaneseItems {
  static func kanjiReading() -> [QuestionItem] {
    Table(.kanjiGrade1).rows.map { row in
      QuestionItem(
        key: row["word"],
        prompt: BilingualText(
          japanese: "「\(row["word"])」の読みは？", english: "How do you read \(row["word"])?"),
        answer: BilingualText(row["word_kana"]),
        alsoAccepted: row.list("also"),
        kind: String(row["word_kana"].count))
    }
  }

  static func kanjiStrokes() -> [QuestionItem] {
    Table(.kanjiGrade1).rows.map { row in
      QuestionItem(
        key: row["kanji"],
        prompt: BilingualText(
          japanese: "「\(row["kanji"])」は何画？",
          english: "How many strokes does \(row["kanji"]) have?"),
        answer: BilingualText(row["strokes"]),
        decoys: .numbers(near: row.number("strokes")))
    }
  }

  static func kanjiMeaning() -> [QuestionItem] {
    Table(.kanjiGrade1).rows.map { row in
      QuestionItem(
        key: row["kanji"],
        prompt: BilingualText(
          japanese: "「\(row["kanji"])」を英語で言うと？", english: "What does \(row["kanji"]) mean?"),
        answer: BilingualText(row["meaning"]))
    }
  }

  static func romaji() -> [QuestionItem] {
    Table(.kanaRomaji).rows.map { row in
      QuestionItem(
        key: row["hiragana"],
        prompt: BilingualText(
          japanese: "「\(row["hiragana"])」のローマ字は？",
          english: "How is \(row["hiragana"]) spelled in Latin letters?"),
        answer: BilingualText(row["hepburn"]),
        alsoAccepted: [row["kunrei"]] + row.list("also"),
        kind: String(row["hepburn"].suffix(1)))
    }
  }

  static func counters() -> [QuestionItem] {
    Table(.counters).rows.map { row in
      let number = row.number("number")
      // Nobody writes 10つ, though とお belongs to the row.
      let written = row["counter"] == "つ" && number == 10 ? "十" : "\(number)\(row["counter"])"
      return QuestionItem(
        key: "\(row["counter"])\(number)",
        prompt: BilingualText(
          japanese: "「\(written)」の読みは？（\(row["counts"])）",
          english: "How do you read \(written), counting \(row["english"])?"),
        answer: BilingualText(row["reading"]),
        alsoAccepted: row.list("also"),
        kind: row["counter"],
        decoys: mispronunciations(of: row["reading"], number: number).map { BilingualText($0) })
    }
  }

  /// What a learner might say: the numeral not contracted, or the counter with another first sound.
  private static func mispronunciations(of reading: String, number: Int) -> [String] {
    let heads = [
      1: ["いっ", "いち"], 3: ["さん"], 6: ["ろっ", "ろく"], 8: ["はっ", "はち"], 10: ["じゅっ", "じゅう"],
    ]
    let numerals = heads[number] ?? []
    guard let head = numerals.first(where: reading.hasPrefix) else { return [] }
    let counter = reading.dropFirst(head.count)
    let rows = ["はばぱ", "ひびぴ", "ふぶぷ", "かが"]
    let sounds = rows.first { row in counter.first.map(row.contains) ?? false } ?? ""
    let counters = [String(counter)] + sounds.map { "\($0)\(counter.dropFirst())" }
    return numerals.flatMap { numeral in counters.map { numeral + $0 } }
  }
}
