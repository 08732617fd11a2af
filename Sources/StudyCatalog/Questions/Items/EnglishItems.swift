/// What the lessons of English ask.
enum EnglishItems {
  static func words() -> [QuestionItem] {
    Table(.englishWords).rows.map { word($0, kind: $0["topic"]) }
  }

  static func calendar(where isAsked: (TableRow) -> Bool) -> [QuestionItem] {
    Table(.englishCalendar).rows.filter(isAsked).map { word($0, kind: $0["kind"]) }
  }

  static func pastTense() -> [QuestionItem] {
    verbs(form: "past", japanese: "過去形", english: "past tense")
  }

  static func participle() -> [QuestionItem] {
    verbs(form: "participle", japanese: "過去分詞", english: "past participle")
  }

  private static func word(_ row: TableRow, kind: String) -> QuestionItem {
    QuestionItem(
      key: row["english"],
      prompt: BilingualText(
        japanese: "「\(row["japanese"])」を英語で言うと？",
        english: "What is \(row["japanese"]) in English?"),
      answer: BilingualText(row["english"]),
      alsoAccepted: row.list("also"),
      kind: kind)
  }

  /// The verb's own other forms are what people mix up, so they are the first wrong choices.
  private static func verbs(form: String, japanese: String, english: String) -> [QuestionItem] {
    Table(.englishVerbs).rows.map { row in
      QuestionItem(
        key: row["base"],
        prompt: BilingualText(
          japanese: "\(row["base"])（\(row["japanese"])）の\(japanese)は？",
          english: "What is the \(english) of \(row["base"])?"),
        answer: BilingualText(row[form]),
        decoys: ["base", "past", "participle"].filter { $0 != form }.map { BilingualText(row[$0]) })
    }
  }
}
