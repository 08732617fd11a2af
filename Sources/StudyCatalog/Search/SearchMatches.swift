/// The rank of each row of the index.
struct SearchMatches {
  private var ranks: [SearchRank]

  /// Creates an empty set of matches.
  init(rowCount: Int) {
    ranks = Array(repeating: .none, count: rowCount)
  }

  /// The rank of a row.
  subscript(row: Int) -> SearchRank { ranks[row] }

  /// Whether no name matches.
  var isEmpty: Bool { ranks.allSatisfy { $0 >= .around } }

  /// Adds a row. If it was added before, it keeps the better rank.
  mutating func add(_ rank: SearchRank, row: Int) {
    if rank < ranks[row] { ranks[row] = rank }
  }

  /// Removes all rows except some.
  mutating func keep(_ isKept: (_ row: Int) -> Bool) {
    for row in ranks.indices where ranks[row] < .none && !isKept(row) {
      ranks[row] = .none
    }
  }

  /// Removes the rows that another word does not match. The remaining rows get the better of their
  /// two ranks.
  mutating func narrow(to other: SearchMatches) {
    for (row, rank) in other.ranks.enumerated() {
      ranks[row] = rank == .none || ranks[row] == .none ? .none : min(rank, ranks[row])
    }
  }

  /// Removes an area if a place in it matches at least as well: 広島 広島 is the city in the
  /// prefecture.
  mutating func dropForParts(_ area: PlaceArea) {
    if area.parts.joined().contains(where: { ranks[$0] <= ranks[area.row] }) {
      ranks[area.row] = .none
    }
  }

  /// Returns the rows whose names match, best first, then by kind, then in the order of the table.
  func rows(_ kind: (_ row: Int) -> PlaceKind) -> [Int] {
    if isEmpty { return [] }
    let count = Int(SearchRank.around.rawValue) * PlaceKind.orderCount
    var found = Array(repeating: [Int](), count: count)
    for (row, rank) in ranks.enumerated() where rank < .around {
      found[Int(rank.rawValue) * PlaceKind.orderCount + kind(row).order].append(row)
    }
    return found.reduce(into: []) { $0 += $1 }
  }
}

/// The quality of a row's match, best first.
enum SearchRank: UInt8, Comparable, CaseIterable {
  /// The query is a form of the name, whole or without its ending: 津 for 津市.
  case exact
  /// A form of the name begins with the query.
  case begins
  /// A word or a kanji inside the name begins with the query: なごや for 北名古屋市, 歌山 for 和歌山県.
  case inside
  /// The name of a containing place begins with the query, but the row's own name does not match.
  case around
  /// The row does not match.
  case none

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}
