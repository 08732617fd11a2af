/// The items of the science lessons.
enum ScienceItems {
  static func elements(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    Table(.elements).rows.filter(isAsked).map { row in
      let symbol = row["symbol"]
      return QuestionItem(
        key: row["number"],
        prompt: BilingualText(
          japanese: "\(row["name"])の元素記号は？",
          english: "What is the symbol for \(row["english"].lowercased())?",
          readings: [Reading(row["name"], row["kana"])]),
        answer: BilingualText(symbol),
        typed: TypedAnswer(.symbol, [symbol]),
        kind: "\(symbol.count)",
        traits: [String(symbol.prefix(1))],
        // Of the others, the lesson about atomic numbers tells.
        note: row["level"] == "junior"
          ? nil
          : BilingualText(
            japanese: "原子番号 \(row["number"])", english: "atomic number \(row["number"])"))
    }
  }

  static func atomicNumbers() -> [QuestionItem] {
    let rows = Table(.elements).rows
    return rows.filter { $0["level"] == "junior" }.map { row in
      let decoys = [BilingualText].numbers(near: row.number("number"), in: 1...118)
      let named = { (row: TableRow) in "\(row["symbol"]) (\(row["english"].lowercased()))" }
      return QuestionItem(
        key: row["number"],
        prompt: BilingualText(
          japanese: "\(row["symbol"])（\(row["name"])）の原子番号は？",
          english: "What is the atomic number of \(named(row))?",
          readings: [Reading(row["name"], row["kana"])]),
        answer: BilingualText(row["number"]),
        typed: TypedAnswer(.number(units: ["番", "ばん"]), [row["number"]]),
        decoys: decoys,
        topicsOfDecoys: decoys.compactMap { decoy in
          rows.first { $0["number"] == decoy.japanese }.map { other in
            BilingualText(
              japanese: "\(other["symbol"])（\(other["name"])）の原子番号",
              english: "the atomic number of \(named(other))",
              readings: [Reading(other["name"], other["kana"])])
          }
        })
    }
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]

  static func planets() -> [QuestionItem] {
    Table(.planets).rows.map { row in
      let order = row.number("order")
      return QuestionItem(
        key: row["english"],
        prompt: BilingualText(
          japanese: "太陽から\(order)番目の惑星は？",
          english: "Which is the \(ordinals[order - 1]) planet from the sun?"),
        answer: BilingualText(
          japanese: row["name"], english: row["english"],
          readings: [Reading(row["name"], row["kana"])]),
        reading: BilingualText(japanese: row["kana"], english: row["name"]),
        typed: TypedAnswer(
          .reading, [row["name"], row["kana"], row["english"]], also: ["the \(row["english"])"]),
        traits: ["\(order - 1)–\(order)", "\(order)–\(order + 1)", row["kind"]])
    }
  }

  static func constellations(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    Table(.constellations).rows.filter(isAsked).map { row in
      let name = String(row["name"].dropLast("座".count))
      let answer = BilingualText(
        japanese: row["name"], english: row["name"], readings: [Reading(row["name"], row["kana"])])
      return QuestionItem(
        key: row["abbreviation"],
        prompt: BilingualText(
          japanese: "\(row["latin"]) は日本語で何座？",
          english: "What is \(row["latin"]) called in Japanese?"),
        answer: answer,
        reading: BilingualText(answer.inKana),
        typed: TypedAnswer(.name(endings: ["座", "ざ"]), [name] + row.list("also")),
        traits: row["latin"].split(separator: " ").map { "latin \($0)" }
          + ["sound \(row["kana"].prefix(1))"])
    }
  }
}
