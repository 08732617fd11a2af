/// The items of the English lessons.
enum EnglishItems {
  static func words() -> [QuestionItem] {
    Table(.englishWords).rows.map {
      word($0, kind: $0["topic"], rule: .englishWord, further: $0.list("plural"))
    }
  }

  /// Makes the items about days, months and seasons. Days and months are capitalized, seasons are
  /// not.
  static func calendar(where isAsked: (TableRow) -> Bool) -> [QuestionItem] {
    Table(.englishCalendar).rows.filter(isAsked).map { row in
      guard row["kind"] == "season" else {
        return word(row, kind: row["kind"], rule: .properEnglish)
      }
      // The Japanese leaves open whether there are several.
      let plurals = ([row["english"]] + row.list("also")).map { "\($0)s" }
      return word(row, kind: row["kind"], rule: .englishWord, further: plurals)
    }
  }

  static func pastTense() -> [QuestionItem] {
    verbs(form: "past", "過去形", "past tense", not: "participle", "過去分詞", "past participle")
  }

  static func participle() -> [QuestionItem] {
    verbs(form: "participle", "過去分詞", "past participle", not: "past", "過去形", "past tense")
  }

  private static func word(
    _ row: TableRow, kind: String, rule: AnswerRule, further: [String] = []
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
        rule, [word] + further + row.list("also"), mistakes: word.inflected(["s", "es", "d", "ed"])),
      kind: kind,
      traits: [String(word.prefix(1))],
      note: row["japanese"].contains(where: \.isKanji)
        ? BilingualText(japanese: "", english: "\(row["japanese"]) is read \(row["kana"]).") : nil)
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
