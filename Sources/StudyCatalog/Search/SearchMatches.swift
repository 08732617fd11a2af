/// How well each row of the index matches.
struct SearchMatches {
  private var ranks: [SearchRank]

  /// Starts with no row found.
  init(rowCount: Int) {
    ranks = Array(repeating: .none, count: rowCount)
  }

  /// How well a row matches.
  subscript(row: Int) -> SearchRank { ranks[row] }

  /// Adds a row, which may have been added before; the better rank stays.
  mutating func add(_ rank: SearchRank, row: Int) {
    if rank < ranks[row] { ranks[row] = rank }
  }

  /// Keeps the rows that another word matches too, each with the better of its ranks.
  mutating func narrow(to other: SearchMatches) {
    for (row, rank) in other.ranks.enumerated() {
      ranks[row] = rank == .none || ranks[row] == .none ? .none : min(rank, ranks[row])
    }
  }

  /// The rows of which the name matches, the best first, and equally good ones in the table's order.
  var rows: [Int] {
    var found = Array(repeating: [Int](), count: Int(SearchRank.around.rawValue))
    for (row, rank) in ranks.enumerated() where rank < .around {
      found[Int(rank.rawValue)].append(row)
    }
    return found.reduce(into: []) { $0 += $1 }
  }
}
