/// The items of the science lessons.
enum ScienceItems {
  static func elements(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    let all = Array(Table(.elements).rows)
    return all.filter(isAsked).map { row in
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
        note: .place(of: row, in: all))
    }
  }

  static func atomicNumbers() -> [QuestionItem] {
    let rows = Array(Table(.elements).rows)
    return rows.filter { $0["level"] == "junior" }.map { row in
      let decoys = [BilingualText].numbers(near: row.number("number"), in: 1...118)
      let named = row.namedElement
      return QuestionItem(
        key: row["number"],
        prompt: BilingualText(
          japanese: "\(named.japanese)の原子番号は？",
          english: "What is the atomic number of \(named.english)?", readings: named.readings),
        answer: BilingualText(row["number"]),
        typed: TypedAnswer(.number(units: ["番", "ばん"]), [row["number"]]),
        decoys: decoys,
        topicsOfDecoys: decoys.compactMap { decoy in
          rows.first { $0["number"] == decoy.japanese }.map(\.namedElement).map { other in
            BilingualText(
              japanese: "\(other.japanese)の原子番号",
              english: "the atomic number of \(other.english)", readings: other.readings)
          }
        },
        note: .place(of: row, in: rows))
    }
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]

  static func planets() -> [QuestionItem] {
    let rows = Array(Table(.planets).rows)
    return rows.indices.map { index in
      let (row, neighbors) = (rows[index], rows.neighbors(of: index))
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
        traits: ["\(order - 1)–\(order)", "\(order)–\(order + 1)", row["kind"]],
        note: .lines([
          .between(neighbors.before?.namedPlanet, neighbors.after?.namedPlanet),
          .measures(ofPlanet: row),
        ]))
    }
  }

  static func constellations(where isAsked: (TableRow) -> Bool = { _ in true }) -> [QuestionItem] {
    let rows = Array(Table(.constellations).rows)
    let zodiac = rows.filter { !$0["zodiac"].isEmpty }
      .sorted { $0.number("zodiac") < $1.number("zodiac") }
    return rows.filter(isAsked).map { row in
      let name = String(row["name"].dropLast("座".count))
      let answer = BilingualText(
        japanese: row["name"], english: row["name"], readings: [Reading(row["name"], row["kana"])])
      return QuestionItem(
        key: row["abbreviation"],
        prompt: BilingualText(
          japanese: "\(row["latin"]) は日本語で何座？",
          english: "What is \(row["latin"]) called in Japanese?"),
        answer: answer,
        typed: TypedAnswer(.name(endings: ["座", "ざ"]), [name] + row.list("also")),
        traits: row["latin"].split(separator: " ").map { "latin \($0)" }
          + ["sound \(row["kana"].prefix(1))"],
        note: .lines([.otherWriting(ofConstellation: row), .place(of: row, inZodiac: zodiac)]))
    }
  }
}

extension TableRow {
  /// An element with its symbol: C（炭素）, C (carbon).
  fileprivate var namedElement: BilingualText {
    BilingualText(
      japanese: "\(self["symbol"])（\(self["name"])）",
      english: "\(self["symbol"]) (\(self["english"].lowercased()))",
      readings: [Reading(self["name"], self["kana"])])
  }

  fileprivate var namedPlanet: BilingualText {
    BilingualText(
      japanese: self["name"], english: self["english"],
      readings: [Reading(self["name"], self["kana"])])
  }
}

extension BilingualText {
  /// Where an element stands in the periodic table, and which ones are beside it. The atomic
  /// numbers of common elements have a lesson, which tells them.
  fileprivate static func place(of row: TableRow, in rows: [TableRow]) -> Self? {
    let neighbors = rows.neighbors(of: row.number("number") - 1)
    let number = row["level"] == "junior" ? nil : row["number"]
    let (period, group) = (row["period"], row["group"].isEmpty ? nil : row["group"])
    let japanese = [number.map { "原子番号 \($0)" }, "第\(period)周期", group.map { "\($0)族" }]
    let english = [
      number.map { "atomic number \($0)" }, "period \(period)", group.map { "group \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
    return .lines([
      BilingualText(
        japanese: japanese.compactMap(\.self).joined(separator: "、"),
        english: english.prefix(1).uppercased() + english.dropFirst()),
      .between(neighbors.before?.namedElement, neighbors.after?.namedElement),
    ])
  }

  /// What a planet is made of, and how its size and its year compare with those of the earth.
  fileprivate static func measures(ofPlanet row: TableRow) -> Self? {
    let kind = row["kind"]
    let made = BilingualText(
      japanese: ["岩石": "地球型惑星（おもに岩石）", "ガス": "木星型惑星（おもにガス）", "氷": "木星型惑星（氷が多い）"][kind] ?? "",
      english: ["岩石": "Rocky planet", "ガス": "Gas giant", "氷": "Ice giant"][kind] ?? "")
    guard row["diameter"] != "1" else { return made }
    return .lines([
      made,
      BilingualText(
        japanese: "直径は地球の\(row["diameter"])倍",
        english: "Diameter: \(row["diameter"]) times Earth’s"),
      BilingualText(
        japanese: "太陽を1周するのに\(row["year"])年", english: "Around the sun in \(row["year"]) years"),
    ])
  }

  /// The usual writing of a constellation's name in kanji or otherwise, which stands first among
  /// those that are right too; `nil` if there is none.
  fileprivate static func otherWriting(ofConstellation row: TableRow) -> Self? {
    row.list("also").first.map { writing in
      BilingualText(
        japanese: "「\(writing)座」とも書きます。", english: "Also written \(writing)座",
        readings: [Reading("\(writing)座", row["kana"])])
    }
  }

  /// What a constellation comes after and before in the zodiac; `nil` if it is not part of it.
  fileprivate static func place(of row: TableRow, inZodiac zodiac: [TableRow]) -> Self? {
    guard let order = Int(row["zodiac"]) else { return nil }
    let neighbors = zodiac.neighbors(of: order - 1, inCircle: true)
    let named = { (row: TableRow) in
      BilingualText(
        japanese: row["name"], english: row["latin"], readings: [Reading(row["name"], row["kana"])])
    }
    return .between(neighbors.before.map(named), neighbors.after.map(named))
  }
}
