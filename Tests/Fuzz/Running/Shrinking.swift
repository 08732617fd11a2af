/// Finds a small part of something that still fails.
enum Shrinking {
  /// Leaves out as many pieces as possible, in ever shorter runs.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - tries: The maximum number of attempts.
  ///   - fails: Whether a part, given by its indices, still fails.
  /// - Returns: The indices of the smallest part found that fails.
  static func smallest(of count: Int, tries: Int = 400, fails: ([Int]) -> Bool) -> [Int] {
    var kept = Array(0..<count)
    var length = max(1, count / 2)
    var triesLeft = tries
    while true {
      var start = 0
      var hasShrunk = false
      while start < kept.count, triesLeft > 0 {
        let end = min(start + length, kept.count)
        let part = Array(kept[..<start] + kept[end...])
        triesLeft -= 1
        if fails(part) {
          kept = part
          hasShrunk = true
        } else {
          start = end
        }
      }
      if triesLeft == 0 || (length == 1 && !hasShrunk) { return kept }
      length = max(1, length / 2)
    }
  }
}
