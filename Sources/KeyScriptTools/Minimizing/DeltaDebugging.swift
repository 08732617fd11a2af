/// Finds a small part of a list with a property: the algorithm *ddmin* by Zeller and Hildebrandt,
/// [Simplifying and Isolating Failure-Inducing Input](https://doi.org/10.1109/32.988498) (2002).
///
/// Of the two kinds of attempts that it makes, only the one that leaves a part out is used. A part
/// of a script alone seldom gets to where the whole script does. On the other hand, neighbors are
/// also left out together, because scripts often go somewhere and back, which takes a few lines.
enum DeltaDebugging {
  /// Leaves out as many elements as possible.
  ///
  /// From the halves down to single elements, it leaves out one part after the other, from the end,
  /// because the later lines of a script depend on the earlier ones. It is over when no single
  /// element can be left out, nor a few neighbors.
  ///
  /// - Parameters:
  ///   - elements: The list, which has the property.
  ///   - test: Returns whether a shorter list has it, too.
  /// - Returns: What is left. Each list that the test accepts is shorter than the one before.
  /// - Throws: The error of the test.
  static func reduce<Element, Stop: Error>(
    _ elements: [Element], while test: ([Element]) throws(Stop) -> Bool
  ) throws(Stop) -> [Element] {
    var kept = elements
    var length = kept.count
    while length > 1 {
      _ = try leaveOut(length, step: length, of: &kept, while: test)
      length = min(length, kept.count + 1) / 2
    }
    length = 1
    while length <= min(neighbors, kept.count) {
      let isShorter = try leaveOut(length, step: 1, of: &kept, while: test)
      length = isShorter ? 1 : length + 1
    }
    return kept
  }

  /// The most neighbors that are left out together at the end.
  private static let neighbors = 4

  /// Leaves out parts of one length, from the end.
  ///
  /// - Returns: Whether any could be left out.
  private static func leaveOut<Element, Stop: Error>(
    _ length: Int, step: Int, of kept: inout [Element],
    while test: ([Element]) throws(Stop) -> Bool
  ) throws(Stop) -> Bool {
    let count = kept.count
    var end = count
    while end > 0 {
      let start = max(0, end - length)
      let rest = Array(kept[..<start] + kept[end...])
      if try test(rest) {
        kept = rest
        end = min(start, kept.count)
      } else {
        end -= step
      }
    }
    return kept.count < count
  }

  /// Finds the smallest number from 1 to `size` with a property, if greater ones have it, too.
  ///
  /// - Parameters:
  ///   - size: A number with the property.
  ///   - test: Returns whether a smaller number has it, too.
  /// - Returns: The smallest number that the test accepts, or `size`.
  /// - Throws: The error of the test.
  static func reduce<Stop: Error>(
    _ size: Int, while test: (Int) throws(Stop) -> Bool
  ) throws(Stop) -> Int {
    var (low, high) = (1, size)
    while low < high {
      let middle = low + (high - low) / 2
      if try test(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}
