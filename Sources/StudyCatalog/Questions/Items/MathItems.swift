/// The items of the lessons about sums, differences and units.
enum MathItems {
  static func addition() -> [QuestionItem] {
    pairs(1...9, 1...9).map { left, right in
      item(
        "\(left) + \(right)", key: "\(left)+\(right)", left + right, in: 2...18, .sum(left, right))
    }
  }

  static func subtraction() -> [QuestionItem] {
    pairs(2...18, 1...9).filter { (1...9).contains($0 - $1) }.map { left, right in
      item(
        "\(left) − \(right)", key: "\(left)-\(right)", left - right, in: 1...9,
        .difference(left, right))
    }
  }

  static func units() -> [QuestionItem] {
    Table(.units).rows.map { row in
      let (larger, smaller) = (row["larger"], row["smaller"])
      let (factor, isTime) = (row.number("factor"), row["quantity"] == "時間")
      // Units of time are words, and “a” looks like one; the others are symbols, which are the same
      // in both languages.
      let words = { (unit: String) in isTime || ["a", "ha"].contains(unit) ? UnitNames[unit] : nil }
      let (many, one) = (words(smaller)?["many"], words(larger)?["one"])
      return QuestionItem(
        key: "\(larger)/\(smaller)",
        prompt: BilingualText(
          japanese: "1\(larger)は何\(smaller)？",
          english: "How many \(many ?? smaller) are there in 1 \(one ?? larger)?"),
        answer: BilingualText(factor.grouped),
        typed: TypedAnswer(
          .number(units: [smaller] + UnitNames.writings(of: smaller)), [String(factor)]),
        decoys: .numbers(near(factor, isTime: isTime), except: factor),
        calculation: Calculation(
          topic: BilingualText(
            japanese: "1\(larger)を\(smaller)になおした数",
            english: "the number of \(many ?? smaller) in 1 \(one ?? larger)",
            // Without a number before them, these may be read in other ways.
            readings: ["分": "ふん", "秒": "びょう"][smaller].map { [Reading(smaller, $0)] } ?? []),
          way: BilingualText(japanese: row["way"], english: row["way_english"]),
          families: [row["quantity"]]),
        note: isTime ? nil : .names([larger, smaller].compactMap { UnitNames[$0] }))
    }
  }

  private static func item(
    _ text: String, key: String, _ result: Int, in range: ClosedRange<Int>,
    _ calculation: Calculation
  ) -> QuestionItem {
    QuestionItem(
      key: key,
      prompt: BilingualText("\(text) = ?"),
      answer: BilingualText(String(result)),
      typed: TypedAnswer(.number(units: []), [String(result)]),
      decoys: .numbers(near: result, in: range), calculation: calculation)
  }

  /// Returns likely mistakes for a factor between units: that of other units of time, or another
  /// power of ten.
  private static func near(_ factor: Int, isTime: Bool) -> [Int] {
    if isTime { return [7, 10, 12, 24, 30, 60, 100] }
    let smaller = [factor / 10, factor / 100]
    return factor == 1 ? [10, 100, 1000] : [factor * 10, factor * 100] + smaller
  }

  private static func pairs(_ lefts: ClosedRange<Int>, _ rights: ClosedRange<Int>) -> [(Int, Int)] {
    lefts.flatMap { left in rights.map { (left, $0) } }
  }
}

extension BilingualText {
  /// What the signs of units stand for: cm：センチメートル, cm: centimeters.
  fileprivate static func names(_ units: [TableRow]) -> Self {
    let english = units.map { unit in
      "\(unit["unit"]): " + String(unit["many"].map { $0 == "-" ? " " : $0 })
    }
    return BilingualText(
      japanese: units.map { "\($0["unit"])：\($0["japanese"])" }.joined(separator: "、"),
      english: english.joined(separator: ", "))
  }
}
