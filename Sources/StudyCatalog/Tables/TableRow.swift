/// One row of a table, whose cells are asked for by the column's name.
struct TableRow {
  let table: Table
  let index: Int

  /// The text of the cell; empty where the table says nothing.
  subscript(column: String) -> String {
    table.text(row: index, column: table.column(column))
  }

  /// The number in the cell. A cell without one is a mistake in the table, which the tests find.
  func number(_ column: String) -> Int {
    guard let number = Int(self[column]) else {
      preconditionFailure("“\(self[column])” in column \(column) is not a number")
    }
    return number
  }

  /// The space separated answers of the column, none when it is empty.
  func list(_ column: String) -> [String] {
    self[column].split(separator: " ").map(String.init)
  }
}
