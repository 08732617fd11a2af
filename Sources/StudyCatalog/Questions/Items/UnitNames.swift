/// The names of units, from the table of them.
enum UnitNames {
  private static let rows = Array(Table(.unitNames).rows)

  /// The row of a unit, by its sign, such as `km`; `nil` if the table doesn't have it.
  static subscript(sign: String) -> TableRow? { rows.first { $0["unit"] == sign } }

  /// What else may be written for a unit, by its sign: `kilometers` for `km`.
  static func writings(of sign: String) -> [String] {
    self[sign].map { [$0["japanese"], $0["one"], $0["many"]] + $0.list("also") } ?? []
  }
}
