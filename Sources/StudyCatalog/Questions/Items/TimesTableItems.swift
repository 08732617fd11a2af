/// The items of the lessons about times tables.
enum TimesTableItems {
  static func products() -> [QuestionItem] {
    Table(.kuku).rows.map { row in
      let (left, right) = (row.number("a"), row.number("b"))
      return QuestionItem(
        key: "\(left)×\(right)",
        prompt: BilingualText("\(left) × \(right) = ?"),
        answer: BilingualText(row["product"]),
        typed: TypedAnswer(.number(units: []), [row["product"]]),
        decoys: .numbers(neighbors(left, right).map(\.result), except: left * right),
        likeliest: linesOfTable(left, right).map {
          .numbers($0.map(\.result), except: left * right)
        },
        calculation: .product(left, right))
    }
  }

  static func chant() -> [QuestionItem] {
    let rows = Array(Table(.kuku).rows)
    return rows.indices.map { index in
      let row = rows[index]
      let (left, right) = (row.number("a"), row.number("b"))
      let product = left * right
      let lines = rows.neighbors(of: index)
      // A number one slip away has the same tens or the same ones.
      let others = (0...99).filter { $0 / 10 == product / 10 || $0 % 10 == product % 10 }
      let readings = [row["reading"]] + row.list("also")
      let factors = readings.map { $0.dropLast(product.joined(product.kana).count) }
      let misread = product.kanaElsewhere.map { product.joined($0) }
      // Chants of the same numbers with the results of others, so the beginning tells nothing.
      let chants = { (products: [Product]) in
        products.filter { $0.result != product }
          .map { BilingualText(factors[0] + $0.result.joined($0.result.kana)) }
      }
      var typed = TypedAnswer(
        .reading, [row["reading"], left.kanji + right.kanji + product.joined(product.kanji)],
        also: row.list("also"),
        mistakes: others.flatMap { other in factors.map { $0 + other.joined(other.kana) } })
      typed.withOtherNumerals = misread.flatMap { end in factors.map { $0 + end } }
      return QuestionItem(
        key: "\(left)×\(right)",
        prompt: BilingualText(
          japanese: "\(left) × \(right) のとなえ方は？",
          english: "How do you recite \(left) × \(right)?"),
        answer: BilingualText(row["reading"]),
        typed: typed,
        decoys: chants(neighbors(left, right)),
        likeliest: linesOfTable(left, right).map(chants),
        note: .lines(
          [.alsoRight(row.list("also"))]
            + [lines.before, lines.after].compactMap(\.self).filter { $0["a"] == row["a"] }
            .map(\.chantLine)))
    }
  }

  static func division() -> [QuestionItem] {
    Table(.kuku).rows.map { row in
      QuestionItem(
        key: "\(row["product"])÷\(row["a"])",
        prompt: BilingualText("\(row["product"]) ÷ \(row["a"]) = ?"),
        answer: BilingualText(row["b"]),
        typed: TypedAnswer(.number(units: []), [row["b"]]),
        decoys: .numbers(near: row.number("b"), in: 1...9),
        calculation: .quotient(row.number("product"), row.number("a")))
    }
  }

  /// A product of the table.
  private typealias Product = (left: Int, right: Int, result: Int)

  /// Returns products that learners confuse with this one, at most two steps away in the table.
  private static func neighbors(_ left: Int, _ right: Int) -> [Product] {
    products(near: left, right, steps: [(1, 0), (0, 1), (1, -1), (1, 1), (2, 0), (0, 2)])
  }

  /// Returns those in the same row, and those in the same column. A choice from each keeps the last
  /// digit from giving the answer away: all products of 5 end in 0 or 5, and few others do.
  private static func linesOfTable(_ left: Int, _ right: Int) -> [[Product]] {
    [[(0, 1), (0, 2)], [(1, 0), (2, 0)]].map { products(near: left, right, steps: $0) }
  }

  private static func products(near left: Int, _ right: Int, steps: [(Int, Int)]) -> [Product] {
    (steps + steps.map { (-$0.0, -$0.1) })
      .map { (left + $0.0, right + $0.1) }
      .filter { (1...9).contains($0.0) && (1...9).contains($0.1) }
      .map { ($0.0, $0.1, $0.0 * $0.1) }
  }
}

extension TableRow {
  /// A product with its chant: 7 × 8：しちはごじゅうろく.
  fileprivate var chantLine: BilingualText {
    let product = "\(self["a"]) × \(self["b"])"
    return BilingualText(
      japanese: "\(product)：\(self["reading"])", english: "\(product): \(self["reading"])")
  }
}

extension Int {
  /// The reading of the number, below 100, in the times tables.
  fileprivate var kana: String { written(digitsInKana, "じゅう", digitsInKana) }

  /// The readings of the number, below 100, with one or two digits as they are read elsewhere:
  /// しじゅうはち is よんじゅうはち.
  fileprivate var kanaElsewhere: Set<String> {
    Set(
      [(digitsElsewhere, digitsInKana), (digitsInKana, digitsElsewhere)]
        .map { written($0, "じゅう", $1) } + [written(digitsElsewhere, "じゅう", digitsElsewhere)]
    ).subtracting([kana])
  }

  /// The number, below 100, in kanji.
  fileprivate var kanji: String { written(digitsInKanji, "十", digitsInKanji) }

  /// Returns the end of a chant, with が before products of one digit.
  fileprivate func joined(_ written: String) -> String { self < 10 ? "が\(written)" : written }

  private func written(_ tens: [String], _ ten: String, _ ones: [String]) -> String {
    (self < 20 ? "" : tens[self / 10]) + (self < 10 ? "" : ten) + ones[self % 10]
  }
}

private let digitsInKana = ["", "いち", "に", "さん", "し", "ご", "ろく", "しち", "はち", "く"]
private let digitsElsewhere = ["", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう"]
private let digitsInKanji = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
