/// How well each row of the index matches.
struct SearchMatches {
  private var ranks: [SearchRank]

  /// Starts with no row found.
  init(rowCount: Int) {
    ranks = Array(repeating: .none, count: rowCount)
  }

  /// How well a row matches.
  subscript(row: Int) -> SearchRank { ranks[row] }

  /// Whether no name matches.
  var isEmpty: Bool { ranks.allSatisfy { $0 >= .around } }

  /// Adds a row, which may have been added before; the better rank stays.
  mutating func add(_ rank: SearchRank, row: Int) {
    if rank < ranks[row] { ranks[row] = rank }
  }

  /// Keeps the rows of some kinds.
  mutating func keep(_ kept: Set<PlaceKind>, _ kind: (_ row: Int) -> PlaceKind) {
    for row in ranks.indices where ranks[row] < .none && !kept.contains(kind(row)) {
      ranks[row] = .none
    }
  }

  /// Keeps the rows that another word matches too, each with the better of its ranks.
  mutating func narrow(to other: SearchMatches) {
    for (row, rank) in other.ranks.enumerated() {
      ranks[row] = rank == .none || ranks[row] == .none ? .none : min(rank, ranks[row])
    }
  }

  /// Drops an area when what lies in it matches as well: 広島 広島 is the city in the prefecture.
  mutating func dropForParts(_ area: PlaceArea) {
    if area.parts.joined().contains(where: { ranks[$0] <= ranks[area.row] }) {
      ranks[area.row] = .none
    }
  }

  /// The rows of which the name matches: the best first, of equally good ones those of the kind that
  /// people mean most, and of one kind in the table's order.
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

/// How well a row matches what a person typed; the best is the least.
enum SearchRank: UInt8, Comparable, CaseIterable {
  /// The query is a form of the name, whole or without its ending: 津 for 津市.
  case exact
  /// A form of the name begins with the query.
  case begins
  /// A word or a kanji inside the name begins with the query: なごや for 北名古屋市, 歌山 for 和歌山県.
  case inside
  /// A place around begins with the query, but nothing in the name itself matches.
  case around
  /// Nothing matches.
  case none

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}
