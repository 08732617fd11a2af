/// Finds what a person may have meant.
package enum Suggestion {
  /// The word that takes the fewest changes to reach, or `nil` when none is near.
  ///
  /// - Complexity: O(*n*·*m*²) for *n* words of *m* characters; only errors pay it.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let limit = max(1, word.count / 2)
    let distances = words.map { (word: $0, distance: distance(from: word, to: $0)) }
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
    var rows = [Array(0...second.count)]
    for (row, character) in first.enumerated() {
      var next = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          rows[row][column + 1] + 1, next[column] + 1,
          rows[row][column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[first.count][second.count]
  }
}
