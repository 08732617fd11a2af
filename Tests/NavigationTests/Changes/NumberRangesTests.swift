import Testing

@testable import Navigation

@Suite("A set of numbers kept as ranges")
struct NumberRangesTests {
  @Test(
    "holds what was added, in any order",
    arguments: [
      [], [1], [1, 2, 3], [3, 2, 1], [1, 3, 2], [1, 3, 5, 4, 2], [5, 1, 3, 3, 1, 9, 8, 7],
      [0, 2, 1, 100, 99, 101, 50],
    ] as [[UInt64]])
  func orders(numbers: [UInt64]) {
    var ranges = NumberRanges()
    for (count, number) in numbers.enumerated() {
      ranges.insert(number)
      let added = Set(numbers.prefix(count + 1))
      #expect((0...102).filter(ranges.contains) == (0...102).filter(added.contains))
    }
  }

  @Test("is the same as a set after each of many additions", arguments: [1, 3, 37, 64, 100])
  func steps(step: UInt64) {
    var (ranges, added) = (NumberRanges(), Set<UInt64>())
    for count in 0..<101 as Range<UInt64> {
      let number = count * step % 101
      ranges.insert(number)
      added.insert(number)
      #expect((0...101).filter(ranges.contains) == (0...101).filter(added.contains))
    }
  }
}
