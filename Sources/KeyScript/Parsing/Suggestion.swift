/// Finds what a person may have meant.
package enum Suggestion {
  /// The longest word that anybody mistypes; longer ones are compared with none.
  static let longest = 100

  /// The word that takes the fewest changes to reach, or `nil` when none is near.
  ///
  /// - Complexity: O(*n*·*m*²) for *n* words of *m* characters, of which only the words count whose
  ///   length is near enough; only errors pay it.
  package static func nearest(to word: String, among words: [String]) -> String? {
    guard word.utf8.count <= 4 * longest, word.count <= longest else { return nil }
    let limit = max(1, word.count / 2)
    // A word that is longer or shorter by more than the limit takes more changes than that.
    let distances = words.filter { abs($0.count - word.count) <= limit }
      .map { (word: $0, distance: distance(from: word, to: $0)) }
    // Of words that are equally near, people mean the one that begins as theirs does.
    return distances.filter { $0.distance <= limit }
      .min { ($0.distance, -beginning(word, $0.word)) < ($1.distance, -beginning(word, $1.word)) }?
      .word
  }

  /// How many characters two words have in common at the beginning.
  private static func beginning(_ first: String, _ second: String) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  /// How many characters have to be put in, taken out, replaced or swapped with their neighbour.
  private static func distance(from first: String, to second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var (before, last) = ([Int](), Array(0...second.count))
    for (row, character) in first.enumerated() {
      var next = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          last[column + 1] + 1, next[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[second.count]
  }
}
