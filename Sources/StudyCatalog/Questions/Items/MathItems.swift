/// What the lessons of arithmetic ask.
enum MathItems {
  static func timesTables() -> [QuestionItem] {
    Table(.kuku).rows.map { row in
      let (left, right) = (row.number("a"), row.number("b"))
      let near = [left * (right - 1), left * (right + 1), (left - 1) * right, (left + 1) * right]
      return QuestionItem(
        key: "\(left)×\(right)",
        prompt: BilingualText("\(left) × \(right) = ?"),
        answer: BilingualText(row["product"]),
        decoys: near.filter { $0 > 0 }.map { BilingualText(String($0)) })
    }
  }

  static func chant() -> [QuestionItem] {
    Table(.kuku).rows.map { row in
      QuestionItem(
        key: "\(row["a"])×\(row["b"])",
        prompt: BilingualText(
          japanese: "\(row["a"])×\(row["b"]) のとなえ方は？",
          english: "How is \(row["a"])×\(row["b"]) chanted?"),
        answer: BilingualText(row["reading"]),
        alsoAccepted: row.list("also"),
        kind: row["a"])
    }
  }

  static func addition() -> [QuestionItem] {
    pairs(1...9, 1...9).map { calculation("\($0) + \($1)", key: "\($0)+\($1)", result: $0 + $1) }
  }

  static func subtraction() -> [QuestionItem] {
    pairs(2...18, 1...9).filter { (1...9).contains($0 - $1) }
      .map { calculation("\($0) − \($1)", key: "\($0)-\($1)", result: $0 - $1) }
  }

  static func division() -> [QuestionItem] {
    Table(.kuku).rows.map { row in
      let key = "\(row["product"])÷\(row["a"])"
      return calculation(
        "\(row["product"]) ÷ \(row["a"])", key: key, result: row.number("b"))
    }
  }

  static func units() -> [QuestionItem] {
    Table(.units).rows.map { row in
      let (larger, smaller) = (row["larger"], row["smaller"])
      let factor = row.number("factor")
      let near =
        row["quantity"] == "時間"
        ? [7, 12, 24, 30, 60, 100] : [factor * 10, factor / 10, factor * 100, factor / 100]
      return QuestionItem(
        key: "\(larger)/\(smaller)",
        prompt: BilingualText(
          japanese: "1 \(larger)は何 \(smaller)？",
          english: "1 \(singular[larger] ?? larger) = ? \(plural[smaller] ?? smaller)"),
        answer: BilingualText(factor.grouped),
        decoys: near.filter { $0 > 0 && $0 != factor }.map { BilingualText($0.grouped) })
    }
  }

  private static func calculation(_ text: String, key: String, result: Int) -> QuestionItem {
    QuestionItem(
      key: key,
      prompt: BilingualText("\(text) = ?"),
      answer: BilingualText(String(result)),
      decoys: .numbers(near: result))
  }

  private static func pairs(_ lefts: ClosedRange<Int>, _ rights: ClosedRange<Int>) -> [(Int, Int)] {
    lefts.flatMap { left in rights.map { (left, $0) } }
  }
}

/// The units that are words in the table, in English.
private let singular = ["週間": "week", "日": "day", "時間": "hour", "分": "minute"]
private let plural = ["日": "days", "時間": "hours", "分": "minutes", "秒": "seconds"]
