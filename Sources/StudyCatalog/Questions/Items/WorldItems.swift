/// The items of the lessons about the world and history.
enum WorldItems {
  static func capitals() -> [QuestionItem] {
    Table(.countries).rows.map { row in
      QuestionItem(
        key: row["iso2"],
        prompt: BilingualText(
          japanese: "\(row["country"])の首都は？",
          english: "What is the capital of \(inSentence(row["english"]))?"),
        answer: BilingualText(japanese: row["capital"], english: row["capital_english"]),
        typed: TypedAnswer(
          .name(endings: ["市", "し"]), [row["capital"], row["capital_english"]] + row.list("also"),
          mistakes: [row["country"], row["english"]]),
        traits: [row["continent"]])
    }
  }

  static func continents() -> [QuestionItem] {
    Table(.countries).rows.map { row in
      let name = row["continent"]
      let continent = BilingualText(japanese: name, english: english[name] ?? name)
      return QuestionItem(
        key: row["iso2"],
        prompt: BilingualText(
          japanese: "\(row["country"])はどの州？",
          english: "Which continent is \(inSentence(row["english"])) in?"),
        answer: continent,
        // A country's second continent is right too, so it is never a wrong choice.
        typed: TypedAnswer(
          .name(endings: ["州", "しゅう"]), [name, continent.english], also: row.list("partly")))
    }
  }

  static func eras() -> [QuestionItem] {
    Table(.eras).rows.map { row in
      guard let start = Day(row["start"]) else {
        preconditionFailure("“\(row["start"])” is not a day")
      }
      return QuestionItem(
        key: row["english"],
        prompt: BilingualText(
          japanese: "\(start.year)年\(start.month)月\(start.day)日に始まった元号は？",
          english: "Which era began on \(start.day) \(months[start.month - 1]) \(start.year)?"),
        answer: BilingualText(
          japanese: row["name"], english: row["english"],
          readings: [Reading(row["name"], row["kana"])]),
        reading: BilingualText(japanese: row["kana"], english: row["name"]),
        typed: TypedAnswer(.reading, [row["name"], row["kana"], row["english"]]))
    }
  }

  private static var months: [String] {
    Table(.englishCalendar).rows.filter { $0["kind"] == "month" }.map { $0["english"] }
  }
}

/// Returns a country's name as used in a sentence.
private func inSentence(_ country: String) -> String {
  withArticle.contains(country) ? "the \(country)" : country
}

/// The countries in the table that are called “the …” in a sentence.
private let withArticle: Set = [
  "Netherlands", "Philippines", "United Arab Emirates", "United Kingdom", "United States",
]

/// The continents in the table, in English.
private let english = [
  "アジア": "Asia", "ヨーロッパ": "Europe", "アフリカ": "Africa", "北アメリカ": "North America",
  "南アメリカ": "South America", "オセアニア": "Oceania",
]
