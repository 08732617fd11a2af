import SeededRandom
import SpacedRepetition
import Testing

@Suite("A review")
struct ReviewTests {
  private func ordered(_ families: [(subject: String, family: Int)], seed: UInt64) -> [ReviewItem<
    Int
  >] {
    let items = families.enumerated().map { number, item in
      ReviewItem(id: number, subject: item.subject, family: "\(item.family)")
    }
    var generator = SeededGenerator(seed: seed)
    return ReviewItem.ordered(items, using: &generator)
  }

  @Test("asks every item once, by chance, and the same for a seed")
  func chance() {
    let items = (0..<40).map { ("math", $0) }
    let orders = (0..<20).map { ordered(items, seed: $0).map(\.id) }
    #expect(orders.allSatisfy { $0.sorted() == Array(0..<40) })
    #expect(Set(orders).count == 20)
    #expect(ordered(items, seed: 7).map(\.id) == orders[7])
  }

  @Test("spreads each subject over the whole review", arguments: 0..<50 as Range<UInt64>)
  func subjects(seed: UInt64) {
    let items = (0..<60).map { ($0 < 45 ? "math" : "social", $0) }
    let order = ordered(items, seed: seed).map(\.subject)
    for start in stride(from: 0, to: 60, by: 12) {
      let count = order[start..<start + 12].count { $0 == "social" }
      #expect((1...5).contains(count), "\(order)")
    }
  }

  @Test("never asks siblings in a row, if that is possible", arguments: 0..<200 as Range<UInt64>)
  func siblings(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...30, using: &generator)
    let families = Int.random(in: 1...6, using: &generator)
    let items = (0..<count).map { _ in
      (
        "s\(Int.random(in: 0...2, using: &generator))",
        Int.random(in: 0..<families, using: &generator)
      )
    }
    let largest = (0..<families).map { family in items.count { $0.1 == family } }.max() ?? 0
    let order = ordered(items, seed: seed).map(\.family)
    let pairs = zip(order, order.dropFirst()).count { $0 == $1 }
    // Between the items of a family of n there are n − 1 gaps, which the others can fill.
    #expect(pairs == max(0, largest - 1 - (count - largest)), "\(order)")
  }

  @Test("asks a wrong item again until it is right, as late as its siblings allow")
  func wrongOnes() {
    var review = Review(
      [("a", "1"), ("b", "2"), ("c", "3"), ("d", "1")].map {
        ReviewItem(id: $0, subject: "s", family: $1)
      })
    var asked: [String] = []
    for grade in [Grade.again, .good, .again, .hard, .again, .good, .easy] {
      asked.append(review.current?.id ?? "-")
      review.answer(grade)
    }
    #expect(asked == ["a", "b", "a", "c", "d", "a", "d"])
    #expect(review.current == nil)
    review.answer(.again)
    #expect(review.remaining.isEmpty)
  }

  @Test(
    "takes new items up to the limit of the day", arguments: [(0, 20), (19, 1), (20, 0), (25, 0)])
  func newItems(begun: Int, left: Int) {
    #expect(NewItemLimit.standard.remaining(begun: begun) == left)
    #expect(NewItemLimit(0).remaining(begun: begun) == 0)
  }
}
