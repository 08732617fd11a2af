/// The names of units and counters, from the table of them.
enum UnitNames {
  private static let rows = Array(Table(.unitNames).rows)

  /// The rows that have a writing, by the writing: its sign, or one of its names.
  private static let rowsByWriting: [String: [Int]] = {
    var rows: [String: [Int]] = [:]
    for (index, row) in Self.rows.enumerated() {
      let names = Set(writings(in: row).map(\.asUnit))
      for name in names { rows[name, default: []].append(index) }
    }
    return rows
  }()

  /// The row of a unit, by its sign, such as `km`; `nil` if the table doesn't have it.
  static subscript(sign: String) -> TableRow? { rows.first { $0["unit"] == sign } }

  /// What else may be written for a unit, by its sign or a name: `kilometers` for `km`. A name such
  /// as キロ stands for several.
  static func writings(of unit: String) -> [String] {
    (rowsByWriting[unit.asUnit] ?? []).flatMap { writings(in: rows[$0]) }
  }

  /// Returns whether a text is a unit of the table, by its sign or a name.
  static func isKnown(_ unit: String) -> Bool { rowsByWriting[unit.asUnit] != nil }

  private static func writings(in row: TableRow) -> [String] {
    ([row["unit"], row["japanese"], row["one"], row["many"]] + row.list("also"))
      .filter { !$0.isEmpty }
  }
}

extension String {
  /// The writing of a unit without what doesn't matter. A single letter may be two units: `a` and
  /// `A`.
  fileprivate var asUnit: String {
    let text = withoutSigns.filter { !$0.isWhitespace && $0 != "-" }
    return text.count > 1 ? text.lowercased() : text
  }
}
