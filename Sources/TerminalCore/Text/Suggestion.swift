/// Finds the known word that the user probably meant.
package enum Suggestion {
  /// The longest word that gets a suggestion, in characters.
  static let longest = 100

  /// The word at the smallest edit distance, whatever the case of its letters; `nil` if all are too
  /// different.
  ///
  /// - Complexity: O(*n*·*m*²) for *n* words of *m* characters. Only errors incur this cost.
  package static func nearest(to word: String, among words: [String]) -> String? {
    guard word.utf8.count <= 4 * longest, word.count <= longest else { return nil }
    // The hyphens of an option say nothing about what was meant.
    let limit = max(1, word.drop { $0 == "-" }.count / 2)
    // A difference in length needs at least as many edits.
    let lowered = word.lowercased()
    let distances = words.filter { abs($0.count - word.count) <= limit }
      .map { (word: $0, distance: distance(from: lowered, to: $0.lowercased())) }
    // Among equally similar words, users usually mean the one that begins the same way.
    return distances.filter { $0.distance <= limit }
      .min { ($0.distance, -beginning(word, $0.word)) < ($1.distance, -beginning(word, $1.word)) }?
      .word
  }

  /// The length of the common prefix of two words, in characters.
  private static func beginning(_ first: String, _ second: String) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  /// The number of insertions, deletions, replacements, and swaps of adjacent characters that turn
  /// one word into the other.
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
