/// How well a row matches what a person typed; the best is the least.
enum SearchRank: UInt8, Comparable {
  /// The query is a form of the name, whole or without its ending: 津 for 津市.
  case exact
  /// A form of the name begins with the query.
  case begins
  /// A part of the name in other letters begins with the query: さつま for 南さつま市.
  case beginsPart
  /// The query stands anywhere else in the name.
  case holds
  /// A place around begins with the query, but nothing in the name itself matches.
  case around
  /// Nothing matches.
  case none

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}
