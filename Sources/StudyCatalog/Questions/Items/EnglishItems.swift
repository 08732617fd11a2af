/// The items of the English lessons.
enum EnglishItems {
  static func words() -> [QuestionItem] {
    let kanji = KanjiTable()
    return Table(.englishWords).rows.map { row in
      let further = row.list("plural")
      return word(
        row, kind: row["topic"], rule: .englishWord, further: further,
        note: [.reading(of: row, kanji), .alsoRight((further + row.list("also")).asAnswers)])
    }
  }

  /// Makes the items about days, months and seasons. Days and months are capitalized, seasons are
  /// not. Each kind is in the order of the calendar, and begins again after its last one.
  static func calendar(where isAsked: (TableRow) -> Bool) -> [QuestionItem] {
    let kanji = KanjiTable()
    let rows = Dictionary(grouping: Table(.englishCalendar).rows.filter(isAsked)) { $0["kind"] }
    return ["month", "day", "season"].flatMap { kind in
      let rows = rows[kind] ?? []
      return rows.indices.map { index in
        let row = rows[index]
        // The Japanese leaves open whether there are several seasons.
        let plurals = ([row["english"]] + row.list("also")).map { "\($0)s" }
        let neighbors = rows.neighbors(of: index, inCircle: true)
        return word(
          row, kind: kind, rule: kind == "season" ? .englishWord : .properEnglish,
          further: kind == "season" ? plurals : [],
          note: [
            .reading(of: row, kanji), .alsoRight(row.list("also")),
            .between(
              neighbors.before.map { BilingualText($0["english"]) },
              neighbors.after.map { BilingualText($0["english"]) }),
          ])
      }
    }
  }

  static func pastTense() -> [QuestionItem] {
    verbs(form: "past", "過去形", "past tense", not: "participle", "過去分詞", "past participle")
  }

  static func participle() -> [QuestionItem] {
    verbs(form: "participle", "過去分詞", "past participle", not: "past", "過去形", "past tense")
  }

  private static func word(
    _ row: TableRow, kind: String, rule: AnswerRule, further: [String],
    note: @autoclosure @escaping @Sendable () -> [BilingualText?]
  ) -> QuestionItem {
    let word = row["english"]
    return QuestionItem(
      key: word,
      prompt: BilingualText(
        japanese: "「\(row["japanese"])」を英語で言うと？",
        english: "What is \(row["japanese"]) in English?",
        readings: [Reading(row["japanese"], row["kana"])]),
      answer: BilingualText(word),
      typed: TypedAnswer(
        rule, [word] + further, also: row.list("also"),
        mistakes: word.inflected(["s", "es", "d", "ed"])),
      kind: kind,
      traits: [String(word.prefix(1))],
      note: .lines(note()))
  }

  /// Makes the items about a verb form. Learners are most likely to confuse it with the other form
  /// of the same verb, then with forms of verbs that change alike.
  private static func verbs(
    form: String, _ japanese: String, _ english: String,
    not mistaken: String, _ otherInJapanese: String, _ otherInEnglish: String
  ) -> [QuestionItem] {
    Table(.englishVerbs).rows.map { row in
      QuestionItem(
        key: row["base"],
        prompt: BilingualText(
          japanese: "\(row["base"])（\(row["japanese"])）の\(japanese)は？",
          english: "What is the \(english) of “\(row["base"])”?"),
        answer: BilingualText(row[form]),
        typed: TypedAnswer(
          .verbForm, [row[form]],
          mistakes: [row["base"], row[mistaken]] + row["base"].inflected(verbEndings)
            + row["past"].inflected(verbEndings)),
        traits: [row["group"]],
        decoys: [BilingualText(row[mistaken])],
        topicsOfDecoys: [
          BilingualText(
            japanese: "\(row["base"])（\(row["japanese"])）の\(otherInJapanese)",
            english: "the \(otherInEnglish) of “\(row["base"])”")
        ])
    }
  }
}

/// The endings that learners give to irregular verbs by mistake, and those of other tenses.
private let verbEndings = ["s", "es", "d", "ed", "n", "en", "ing"]

extension String {
  /// Returns the word with each of the endings, also with its last letter doubled before them.
  fileprivate func inflected(_ endings: [String]) -> [String] {
    endings.flatMap { [self + $0, self + suffix(1) + $0] }
  }
}

extension BilingualText {
  /// How the Japanese word of a row is read, and in English, what each of its kanji means; `nil` if
  /// it has none. What a word of a single kanji means is the answer.
  fileprivate static func reading(of row: TableRow, _ kanji: KanjiTable) -> Self? {
    let (word, kana) = (row["japanese"], row["kana"])
    guard word.contains(where: \.isKanji) else { return nil }
    let parts = word.count > 1 ? kanji.meanings(in: word) : []
    return BilingualText(
      japanese: "読み：\(kana)",
      english: (["\(word) is read \(kana)."] + parts).joined(separator: "\n"))
  }
}

extension [String] {
  /// The answers of a table's cell as they are typed, without plurals of others among them.
  fileprivate var asAnswers: [String] {
    filter { !$0.hasSuffix("s") || !contains(String($0.dropLast())) }
      .map { String($0.map { $0 == "-" ? " " : $0 }) }
  }
}
