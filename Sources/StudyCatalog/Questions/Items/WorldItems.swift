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
          also: row.list("other_capitals"),
          mistakes: [row["country"], row["english"]]),
        traits: [row["continent"]], note: .otherNames(of: row))
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
          .name(endings: ["州", "しゅう"]), [name, continent.english], also: row.list("partly")),
        note: .alsoRight(
          row.list("partly"), inEnglish: row.list("partly").map { english[$0] ?? $0 }))
    }
  }

  static func eras() -> [QuestionItem] {
    let rows = Array(Table(.eras).rows)
    return rows.indices.map { index in
      let row = rows[index]
      guard let start = Day(row["start"]) else {
        preconditionFailure("“\(row["start"])” is not a day")
      }
      return QuestionItem(
        key: row["english"],
        prompt: BilingualText(
          japanese: "\(start.year)年\(start.month)月\(start.day)日に始まった元号は？",
          english: "Which era began on \(months[start.month - 1]) \(start.day), \(start.year)?"),
        answer: BilingualText(
          japanese: row["name"], english: row["english"],
          readings: [Reading(row["name"], row["kana"])]),
        reading: BilingualText(japanese: row["kana"], english: row["name"]),
        typed: TypedAnswer(.reading, [row["name"], row["kana"], row["english"]]),
        note: note(on: start, among: rows.neighbors(of: index)))
    }
  }

  /// The years of an era, of which the last one is that in which the next era began, and the eras
  /// before and after it.
  private static func note(
    on start: Day, among neighbors: (before: TableRow?, after: TableRow?)
  ) -> BilingualText? {
    let end = neighbors.after.flatMap { Day($0["start"]) }
    let years =
      end.map {
        BilingualText(
          japanese: "\(start.year)年から\($0.year)年まで", english: "From \(start.year) to \($0.year)")
      } ?? BilingualText(japanese: "\(start.year)年から", english: "Since \(start.year)")
    let name = { (row: TableRow) in
      BilingualText(
        japanese: row["name"], english: row["english"],
        readings: [Reading(row["name"], row["kana"])])
    }
    return .lines([years, .between(neighbors.before.map(name), neighbors.after.map(name))])
  }

  private static var months: [String] {
    Table(.englishCalendar).rows.filter { $0["kind"] == "month" }.map { $0["english"] }
  }
}

extension BilingualText {
  /// The other names of a capital that are right too, and those of a country's other capitals, in
  /// each language those that are written in it: in Japanese the ones in katakana, and those in
  /// kanji that are read as the name in katakana, such as 北京 for ペキン.
  fileprivate static func otherNames(of row: TableRow) -> Self? {
    let names = (row.list("also") + row.list("other_capitals"))
      .map { String($0.map { $0 == "-" ? " " : $0 }) }
    let isInKatakana = row["capital"].allSatisfy(\.isKatakana)
    return .alsoRight(
      names.filter {
        $0.allSatisfy(\.isKatakana) || isInKatakana && $0.allSatisfy(\.isKanji)
      },
      readAs: row["capital"], inEnglish: names.filter { $0.first?.isASCII == true })
  }
}

extension Character {
  /// Whether the character is katakana, or a mark between or after such.
  fileprivate var isKatakana: Bool { ("ァ"..."ヺ").contains(self) || self == "ー" || self == "・" }
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
