/// A set of numbers that takes one range for each run of neighbors.
///
/// The standard library's `RangeSet` isn't specialized for it, so that inserting a number there
/// takes many times as many instructions.
struct NumberRanges {
  /// The ranges in ascending order, with a gap between each two.
  private var ranges: [Range<UInt64>] = []

  func contains(_ number: UInt64) -> Bool {
    let index = index(of: number)
    return index < ranges.count && ranges[index].contains(number)
  }

  mutating func insert(_ number: UInt64) {
    let index = index(of: number)
    if index < ranges.count, ranges[index].contains(number) { return }
    let joinsNext = index < ranges.count && ranges[index].lowerBound == number + 1
    let joinsLast = index > 0 && ranges[index - 1].upperBound == number
    switch (joinsLast, joinsNext) {
    case (true, true):
      ranges[index - 1] = ranges[index - 1].lowerBound..<ranges[index].upperBound
      ranges.remove(at: index)
    case (true, false): ranges[index - 1] = ranges[index - 1].lowerBound..<number + 1
    case (false, true): ranges[index] = number..<ranges[index].upperBound
    case (false, false): ranges.insert(number..<number + 1, at: index)
    }
  }

  /// The index of the first range that ends after a number.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  private func index(of number: UInt64) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
