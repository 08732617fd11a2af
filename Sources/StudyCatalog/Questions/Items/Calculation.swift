/// What can be explained about a calculation: how it is named, and how its result is reached.
struct Calculation: Hashable, Sendable {
  /// The calculation as a noun: 6 × 9.
  let topic: BilingualText
  /// How its result is reached: 6 × 9 = 6 × 10 − 6 = 60 − 6 = 54.
  let way: BilingualText
  /// What it has in common with others, most significant first, such as the table of 6.
  let families: [String]
}

extension Calculation {
  private init(_ topic: String, _ families: [String], _ japanese: String, _ english: String) {
    self.init(
      topic: BilingualText(topic), way: BilingualText(japanese: japanese, english: english),
      families: families)
  }

  private init(_ topic: String, _ families: [String], _ way: String) {
    self.init(topic, families, way, way)
  }

  /// Explains a product of the times tables by the one before it, or for 9 by that of 10.
  static func product(_ left: Int, _ right: Int) -> Self {
    let (topic, families) = ("\(left) × \(right)", ["\(left)×", "×\(right)"])
    let result = left * right
    switch (left, right) {
    case (_, 1):
      return Self(topic, families, "\(left)が1つで\(result)です。", "One \(left) is \(result).")
    case (1, _):
      return Self(
        topic, families, "1が\(right)つで\(result)です。", "\(right) times one is \(result).")
    case (_, 2): return Self(topic, families, "\(topic) = \(left) + \(left) = \(result)")
    case (_, 9):
      return Self(
        topic, families, "\(topic) = \(left) × 10 − \(left) = \(left * 10) − \(left) = \(result)")
    default:
      let before = "\(left) × \(right - 1) + \(left) = \(left * (right - 1)) + \(left)"
      return Self(topic, families, "\(topic) = \(before) = \(result)")
    }
  }

  /// Explains a quotient by the product.
  static func quotient(_ dividend: Int, _ divisor: Int) -> Self {
    let (topic, result) = ("\(dividend) ÷ \(divisor)", dividend / divisor)
    let product = "\(divisor) × \(result) = \(dividend)"
    return Self(
      topic, ["÷\(divisor)", "\(dividend)÷"], "\(product) だから、\(topic) = \(result)",
      "\(product), so \(topic) = \(result)")
  }

  /// Explains a sum of two digits by counting on from the larger one, or by way of 10.
  static func sum(_ left: Int, _ right: Int) -> Self {
    let (topic, families) = ("\(left) + \(right)", ["\(left)+", "+\(right)"])
    let (larger, smaller, result) = (max(left, right), min(left, right), left + right)
    guard result > 10 else {
      let steps = (larger + 1...result).map { "\($0)" }
      return Self(
        topic, families, "\(larger)から\(smaller)つすすみます：\(steps.joined(separator: "、"))",
        "Count on \(smaller) from \(larger): \(steps.joined(separator: ", "))")
    }
    let (toTen, rest) = (10 - larger, result - 10)
    let parts =
      left >= right
      ? "\(left) + \(toTen) + \(rest) = 10 + \(rest)"
      : "\(rest) + \(toTen) + \(right) = \(rest) + 10"
    return Self(topic, families, "\(topic) = \(parts) = \(result)")
  }

  /// Explains a difference below 10 by counting back, by the sum, or by way of 10.
  static func difference(_ left: Int, _ right: Int) -> Self {
    let (topic, families) = ("\(left) − \(right)", ["\(left)-", "-\(right)"])
    let result = left - right
    if left > 10 {
      let ones = left - 10
      return Self(
        topic, families, "\(topic) = 10 − \(right) + \(ones) = \(10 - right) + \(ones) = \(result)")
    }
    guard right <= 3 else {
      let sum = "\(right) + \(result) = \(left)"
      return Self(
        topic, families, "\(sum) だから、\(topic) = \(result)", "\(sum), so \(topic) = \(result)")
    }
    let steps = (result..<left).reversed().map { "\($0)" }
    return Self(
      topic, families, "\(left)から\(right)つもどります：\(steps.joined(separator: "、"))",
      "Count back \(right) from \(left): \(steps.joined(separator: ", "))")
  }
}

extension Calculation {
  /// How far the numbers in the name of another calculation are from those in its own, such as 2
  /// for 3 × 3 and 4 × 4; 0 for names without numbers.
  fileprivate func distance(to other: Calculation) -> Int {
    zip(numbers, other.numbers).map { abs($0 - $1) }.reduce(0, +)
  }

  /// The numbers in its name: 6 and 9.
  fileprivate var numbers: [Int] { topic.japanese.split(separator: " ").compactMap { Int($0) } }
}

extension [QuestionItem] {
  /// Returns the item among those with calculations that a learner most likely confused with the
  /// given one: in the same family, or else with numbers near its own, or else near it in the
  /// table; `nil` if several have no more in common with it than their result, such as units of
  /// other quantities.
  func likeliest(insteadOf item: String, in lesson: [QuestionItem]) -> QuestionItem? {
    guard let place = lesson.firstIndex(where: { $0.key == item }),
      let asked = lesson[place].calculation
    else { return nil }
    let candidates = lesson.enumerated().compactMap { index, item in
      item.calculation.flatMap { calculation in
        let family = asked.families.firstIndex { calculation.families.contains($0) } ?? .max
        let nearness = (family, asked.distance(to: calculation), abs(index - place))
        return contains { $0.key == item.key } ? (item: item, nearness: nearness) : nil
      }
    }
    guard let best = candidates.min(by: { $0.nearness < $1.nearness }) else { return nil }
    let isUnrelated = asked.numbers.isEmpty && best.nearness.0 == .max && candidates.count > 1
    return isUnrelated ? nil : best.item
  }
}
