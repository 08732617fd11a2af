import Dispatch
import KeyScriptTools
import Synchronization
import Testing

@Suite("Parallel results", .timeLimit(.minutes(20)))
struct ParallelResultsTests {
  @Test("are all there, in order", arguments: [0, 1, 2, 500], [1, 2, 7])
  func order(count: Int, threads: Int) {
    let results = ParallelResults(Array(0..<count), threads: threads) { "\($0)" }
    #expect(Array(results) == (0..<count).map { "\($0)" })
  }

  @Test("come in order though the first takes longest")
  func slowFirst() {
    let isLastDone = DispatchSemaphore(value: 0)
    let results = ParallelResults(Array(0..<6), threads: 2) { index in
      if index == 0 { isLastDone.wait() }
      if index == 5 { isLastDone.signal() }
      return index
    }
    #expect(Array(results) == Array(0..<6))
  }

  @Test("are made at the same time")
  func simultaneous() {
    let gates = (0..<3).map { _ in DispatchSemaphore(value: 0) }
    let results = ParallelResults(Array(0..<3), threads: 3) { index in
      // Each waits for the other two.
      for other in 0..<3 where other != index { gates[other].signal() }
      for _ in 0..<2 { gates[index].wait() }
      return index
    }
    #expect(Array(results) == [0, 1, 2])
  }

  @Test("are made only a few items ahead of the loop")
  func ahead() {
    let items = BegunItems()
    for index in ParallelResults(Array(0..<1_000), threads: 2, work: items.begin) {
      #expect(items.count <= index + 1 + 2 * 8)
    }
    #expect(items.count == 1_000)
  }

  @Test("are not made any more when the loop is left", arguments: [1, 2])
  func leaving(threads: Int) {
    let items = BegunItems()
    func takeTwo() {
      for index in ParallelResults(Array(0..<1_000), threads: threads, work: items.begin)
      where index == 1 {
        return
      }
    }
    takeTwo()
    #expect(items.count <= 2 + 2 * 8)
  }
}

/// Counts the items that were begun.
private final class BegunItems: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .sequentiallyConsistent) }

  @Sendable func begin(_ index: Int) -> Int {
    number.add(1, ordering: .sequentiallyConsistent)
    return index
  }
}
