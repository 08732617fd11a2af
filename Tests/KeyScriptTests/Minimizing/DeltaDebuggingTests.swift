import Testing

@testable import KeyScriptTools

@Suite("Delta debugging")
struct DeltaDebuggingTests {
  @Test(
    "leaves only what is needed, and tries little",
    arguments: [
      ([], 0, 1), ([0], 1, 40), ([99], 1, 40), ([3, 50, 97], 3, 120), (Array(40..<50), 10, 200),
      (Array(0..<100), 100, 650),
    ])
  func lists(needed: [Int], count: Int, most: Int) {
    var attempts = 0
    let kept = DeltaDebugging.reduce(Array(0..<100)) { list in
      attempts += 1
      return Set(needed).isSubset(of: list)
    }
    #expect(kept == needed && kept.count == count)
    #expect(attempts <= most)
  }

  @Test("leaves nothing out of nothing")
  func nothing() {
    #expect(DeltaDebugging.reduce([Int]()) { _ in true }.isEmpty)
  }

  @Test("keeps what is needed only together with something else")
  func together() {
    let kept = DeltaDebugging.reduce(Array(0..<20)) { list in
      list.contains(3) == list.contains(17) && list.contains(9)
    }
    #expect(kept == [3, 9, 17] || kept == [9])
  }

  @Test("leaves out a few neighbors together", arguments: 1...4)
  func neighbors(count: Int) {
    let kept = DeltaDebugging.reduce(Array(0..<20)) { list in
      let rest = list.count { (7..<7 + count).contains($0) }
      return list.contains(2) && list.contains(15) && (rest == 0 || rest == count)
    }
    #expect(kept == [2, 15])
  }

  @Test("finds the smallest number", arguments: [1, 2, 300, 999, 1_000])
  func numbers(needed: Int) {
    #expect(DeltaDebugging.reduce(1_000) { $0 >= needed } == needed)
  }
}
