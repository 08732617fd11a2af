import Testing

@testable import fuzz

@Suite("What fails")
struct ShrinkingTests {
  @Test(
    "is reduced to the pieces that matter",
    arguments: [[0], [99], [3, 50], [0, 1, 98, 99], [10, 20, 30, 40, 50]])
  func smallest(needed: [Int]) {
    let kept = Shrinking.smallest(of: 100) { part in needed.allSatisfy(part.contains) }
    #expect(kept == needed)
  }

  @Test("stays whole where every piece matters")
  func whole() {
    #expect(Shrinking.smallest(of: 9) { $0.count == 9 } == Array(0..<9))
  }

  @Test("is tried only a limited number of times")
  func patience() {
    var count = 0
    _ = Shrinking.smallest(of: 1_000, tries: 50) { _ in
      count += 1
      return false
    }
    #expect(count == 50)
  }
}
