/// Chance, as words.
extension Generator {
  mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &dice)
  }

  mutating func chance(_ part: Int, of whole: Int) -> Bool {
    number(0..<whole) < part
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(0..<choices.count)]
  }

  mutating func generate<Element>(
    _ count: ClosedRange<Int>, _ element: (inout Self) -> Element
  ) -> [Element] {
    (0..<Int.random(in: count, using: &dice)).map { _ in element(&self) }
  }
}
