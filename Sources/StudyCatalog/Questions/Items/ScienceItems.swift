/// What the lessons of science ask.
enum ScienceItems {
  static func elements(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    Table(.elements).rows.filter(isAsked).map { row in
      QuestionItem(
        key: row["number"],
        prompt: BilingualText(
          japanese: "\(row["name"])の元素記号は？",
          english: "What is the symbol of \(row["english"].lowercased())?"),
        answer: BilingualText(row["symbol"]),
        kind: String(row["symbol"].prefix(1)))
    }
  }

  static func atomicNumbers() -> [QuestionItem] {
    Table(.elements).rows.filter { $0["level"] == "junior" }.map { row in
      QuestionItem(
        key: row["number"],
        prompt: BilingualText(
          japanese: "\(row["symbol"])（\(row["name"])）の原子番号は？",
          english: "What is the atomic number of \(row["symbol"])?"),
        answer: BilingualText(row["number"]),
        decoys: .numbers(near: row.number("number")))
    }
  }

  static func planets() -> [QuestionItem] {
    Table(.planets).rows.map { row in
      QuestionItem(
        key: row["english"],
        prompt: BilingualText(
          japanese: "太陽から\(row["order"])番目の惑星は？",
          english: "Which planet is number \(row["order"]) from the sun?"),
        answer: BilingualText(japanese: row["name"], english: row["english"]),
        alsoAccepted: [row["kana"]])
    }
  }

  static func constellations(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    Table(.constellations).rows.filter(isAsked).map { row in
      QuestionItem(
        key: row["abbreviation"],
        prompt: BilingualText(
          japanese: "\(row["latin"]) は日本語で何座？",
          english: "What is \(row["latin"]) called in Japanese?"),
        answer: BilingualText(row["name"]),
        alsoAccepted: [row["kana"]] + row.list("also"))
    }
  }
}
