/// The items of the Japanese lessons.
enum JapaneseItems {
  static func kanjiReading() -> [QuestionItem] {
    let rows = Array(Table(.kanjiGrade1).rows)
    let kanji = KanjiTable()
    let readings = Dictionary(rows.map { ($0["kanji"], $0.kanjiReadings) }) { first, _ in first }
    return rows.map { row in
      let (word, reading) = (row["word"], row["word_kana"])
      let ending = "ending \(reading.suffix(1))"
      // The kana of 白い would tell しろい from words that end otherwise.
      let endsInKana = word.last.map(isHiragana) ?? false
      return QuestionItem(
        key: word,
        prompt: BilingualText(
          japanese: "「\(word)」の読みは？", english: "How do you read \(word)?",
          readings: [Reading(word, nil)]),
        answer: BilingualText(reading),
        typed: TypedAnswer(
          .reading, [reading], also: row.list("also"),
          mistakes: misreadings(of: word, reading, readings)),
        traits: (endsInKana ? [ending] : []) + word.filter { !isHiragana($0) }.map { "holds \($0)" }
          + ["sound \(reading.prefix(1))", "length \(reading.count)"]
          + (endsInKana ? [] : [ending]),
        note: .lines([
          BilingualText(
            japanese: kanji.readings(in: word).joined(separator: "\n"),
            english: kanji.meanings(in: word).joined(separator: "\n"),
            readings: word.map { Reading(String($0), nil) }),
          .otherReadings(row.list("also")),
        ]))
    }
  }

  private static func isHiragana(_ character: Character) -> Bool { ("ぁ"..."ん").contains(character) }

  /// Returns every reading of each kanji with every reading of the others: せんがつ for 先月. The
  /// question is which of them is right; not asked is which sounds change beside others, as in かざん,
  /// nor are よつ and よっつ two readings.
  private static func misreadings(
    of word: String, _ reading: String, _ readings: [String: [String]]
  ) -> [String] {
    let combined = word.map(String.init).reduce([""]) { beginnings, sign in
      beginnings.flatMap { beginning in (readings[sign] ?? [sign]).map { beginning + $0 } }
    }
    let right = SearchText(reading)
    return combined.filter { misreading in
      let slip = KanaSlip(SearchText(misreading), right: right)?.slip
      return slip != .voicing && slip != .longVowel && !misreading.isCounting(reading)
    }
  }

  static func kanjiStrokes() -> [QuestionItem] {
    Table(.kanjiGrade1).rows.map { row in
      QuestionItem(
        key: row["kanji"],
        prompt: BilingualText(
          japanese: "「\(row["kanji"])」は何画？",
          english: "How many strokes does \(row["kanji"]) have?",
          readings: [Reading(row["kanji"], nil)]),
        answer: BilingualText(row["strokes"]),
        typed: TypedAnswer(
          .number(units: ["画", "かく", "stroke", "strokes"]), [row["strokes"]]),
        decoys: .numbers(near: row.number("strokes")), note: .use(ofKanji: row))
    }
  }

  static func kanjiMeaning() -> [QuestionItem] {
    let rows = Array(Table(.kanjiGrade1).rows)
    return rows.map { row in
      let close = row.list("close")
      return QuestionItem(
        key: row["kanji"],
        prompt: BilingualText(
          japanese: "「\(row["kanji"])」を英語で言うと？", english: "What does \(row["kanji"]) mean?",
          readings: [Reading(row["kanji"], nil)]),
        answer: BilingualText(row["meaning"]),
        typed: TypedAnswer(.englishWord, [row["meaning"]]),
        traits: [row["group"]],
        close: close.isEmpty
          ? []
          : Set(
            rows.filter { close.contains($0["kanji"]) }.map { BilingualText($0["meaning"]) }),
        note: .use(ofKanji: row))
    }
  }

  static func romaji() -> [QuestionItem] {
    Table(.kanaRomaji).rows.map { row in
      let spelling = row["hepburn"]
      return QuestionItem(
        key: row["hiragana"],
        prompt: BilingualText(
          japanese: "「\(row["hiragana"])」のローマ字は？",
          english: "How is \(row["hiragana"]) spelled in Latin letters?"),
        answer: BilingualText(spelling),
        typed: TypedAnswer(.syllable, [spelling, row["kunrei"]] + row.list("also")),
        traits: ["begins \(row["kunrei"].dropLast())", "ends \(spelling.suffix(1))"],
        note: .otherSpellings(of: row))
    }
  }

  static func counters() -> [QuestionItem] {
    let rows = Array(Table(.counters).rows)
    return rows.indices.map { index in
      let row = rows[index]
      let (number, counter, reading) = (row.number("number"), row["counter"], row["reading"])
      let written = row.countedNumber
      // Alone, 十 is also read じゅう.
      let isAmbiguous = written == "十"
      let neighbors = rows.neighbors(of: index)
      let others = [neighbors.before, neighbors.after].compactMap(\.self).filter {
        $0["counter"] == counter
      }
      return QuestionItem(
        key: "\(counter)\(number)",
        prompt: BilingualText(
          japanese: (isAmbiguous ? "「九つ」の次の" : "") + "「\(written)」（\(row["counts"])）の読みは？",
          english: "How do you read \(written)"
            + (isAmbiguous ? ", which comes after 九つ" : "") + " (\(row["english"]))?",
          // The counter may also appear in the word for the counted things: 3時, 時こく.
          readings: [Reading(written, nil), Reading(counter, nil), Reading("九つ", "ここのつ")]),
        answer: BilingualText(reading),
        typed: TypedAnswer(
          .reading, [reading], also: row.list("also"),
          mistakes: misreadings(of: reading, number)),
        kind: counter,
        decoys: mispronunciations(of: reading, number: number).map { BilingualText($0) },
        note: .lines([
          .otherReadings(row.list("also")),
          BilingualText(
            japanese: others.map { "\($0.countedNumber)：\($0["reading"])" }.joined(separator: "、"),
            english: others.map { "\($0.countedNumber): \($0["reading"])" }.joined(separator: ", "),
            readings: others.map { Reading($0.countedNumber, nil) }),
        ]))
    }
  }

  /// Returns every reading of the numeral with every first sound of the counter. The question is
  /// which of them is right.
  private static func misreadings(of reading: String, _ number: Int) -> [String] {
    let numerals = numerals[number - 1]
    let combined = numerals.filter(reading.hasPrefix).flatMap { numeral in
      let counter = reading.dropFirst(numeral.count)
      return numerals.flatMap { other in firstSounds(of: counter).map { other + $0 } }
    }
    return combined.filter { !$0.isCounting(reading) }
  }

  /// Returns likely mistakes: the numeral not contracted or read in another way, or the counter
  /// with another first sound.
  private static func mispronunciations(of reading: String, number: Int) -> [String] {
    let numerals = heads[number - 1].first { $0.contains(where: reading.hasPrefix) } ?? []
    guard let head = numerals.first(where: reading.hasPrefix) else { return [] }
    let counter = reading.dropFirst(head.count)
    // みっつ and よっか are words of their own.
    guard !counter.hasPrefix("っ") else { return [] }
    return numerals.flatMap { numeral in firstSounds(of: counter).map { numeral + $0 } }
  }

  /// Returns a counter with each first sound that a number may give it: ほん, ぼん, ぽん.
  private static func firstSounds(of counter: Substring) -> [String] {
    let rows = ["はばぱ", "ひびぴ", "ふぶぷ", "ほぼぽ", "かが", "こご", "さざ"]
    let sounds = rows.first { row in counter.first.map(row.contains) ?? false } ?? ""
    return [String(counter)] + sounds.map { "\($0)\(counter.dropFirst())" }
  }
}

extension String {
  /// Returns whether this is a reading of a word that counts, with or without its っ: よつ and よっつ.
  fileprivate func isCounting(_ reading: String) -> Bool {
    withoutStops == reading.withoutStops
  }

  /// The text without each っ before つ.
  private var withoutStops: String {
    guard index(of: "っつ") != nil else { return self }
    return String(indices.filter { !self[$0...].hasPrefix("っつ") }.map { self[$0] })
  }
}

extension TableRow {
  /// The readings of a kanji, without the kana that are written after it: まる for まる.い.
  fileprivate var kanjiReadings: [String] {
    (list("on") + list("kun")).map { String($0.prefix { $0 != "." }) }
  }

  /// The number with its counter. 10つ is never written, though とお belongs to the row.
  fileprivate var countedNumber: String {
    self["counter"] == "つ" && self["number"] == "10" ? "十" : self["number"] + self["counter"]
  }
}

extension BilingualText {
  /// The other readings that are right too; `nil` if there are none.
  fileprivate static func otherReadings(_ readings: [String]) -> Self? {
    guard !readings.isEmpty else { return nil }
    return BilingualText(
      japanese: readings.map { "「\($0)」" }.joined(separator: "、") + "とも読みます。",
      english: "Also read \(readings.joined(separator: ", ")).")
  }

  /// How a kanji is read, and a word that is written with it.
  fileprivate static func use(ofKanji row: TableRow) -> Self {
    let (kanji, word, kana) = (row["kanji"], row["word"], row["word_kana"])
    return BilingualText(
      japanese: "読み：\(row.readingsOfKanji("（", "）").joined(separator: "、"))\n"
        + "ことば：\(word)（\(kana)）",
      english: "Read \(row.readingsOfKanji("(", ")").joined(separator: ", "))\n"
        + "A word with it: \(word) (\(kana))",
      readings: [Reading(kanji, nil), Reading(word, nil)])
  }

  /// The katakana of a syllable, and how it is spelled officially. What is only typed, such as nn,
  /// is right too, but no spelling.
  fileprivate static func otherSpellings(of row: TableRow) -> Self {
    let others = row["kunrei"] == row["hepburn"] ? "" : row["kunrei"]
    return BilingualText(
      japanese: "カタカナは「\(row["katakana"])」です。" + (others.isEmpty ? "" : "\(others) とも書きます。"),
      english: "In katakana: \(row["katakana"])"
        + (others.isEmpty ? "" : "\nAlso spelled \(others)"))
  }
}

/// The readings of the numbers from one to ten that learners confuse before counters. Of several
/// groups, the first with the right reading applies: nobody would think of し in place of よん.
private let heads = [
  [["いっ", "いち"]], [["に"]], [["さん"]], [["よん"], ["よ", "よん", "し"], ["し", "よ", "よん"]], [["ご"]],
  [["ろっ", "ろく"]], [["なな"], ["しち"]], [["はっ", "はち"]], [["きゅう"], ["く", "きゅう"]],
  [["じゅっ", "じゅう"]],
]

/// The readings of the numbers from one to ten before counters.
private let numerals = [
  ["いち", "いっ", "ひと"], ["に", "ふた"], ["さん", "みっ", "み"], ["よん", "し", "よ", "よっ"], ["ご", "いつ"],
  ["ろく", "ろっ", "むっ", "む"], ["なな", "しち"], ["はち", "はっ", "やっ", "や"], ["きゅう", "く", "ここの"],
  ["じゅう", "じゅっ", "じっ", "とお"],
]
