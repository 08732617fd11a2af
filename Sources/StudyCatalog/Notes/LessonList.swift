/// The text of a table `lessons.tsv` or `subjects.tsv`, to which lessons are added.
struct LessonList {
  /// The name of the subject of lessons from notes.
  static let subject = "cards"

  /// The row of that subject, by column.
  static let subjectCells = [
    "subject": subject, "japanese": "カード", "kana": "カード", "english": "Cards",
  ]

  /// The whole text.
  private(set) var text: String
  private let columns: [String]
  /// The line of each row, by the first two cells that the columns name.
  private let lines: [String: Int]

  /// Reads a table, or begins one.
  ///
  /// The result is `nil` if the table has mistakes.
  ///
  /// - Parameters:
  ///   - bytes: The file; `nil` if there is none.
  ///   - columns: The columns that the table must have.
  init?(_ bytes: [UInt8]?, columns: [String]) {
    guard let bytes else {
      (text, self.columns, lines) = (columns.joined(separator: "\t") + "\n", columns, [:])
      return
    }
    let table = WrittenTable("", bytes, columns: columns)
    guard table.mistakeCount == 0 else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
    self.columns = table.columns
    lines = Dictionary(table.rows.map { row in (Self.key { row[$0] }, row.line) }) { first, _ in
      first
    }
  }

  /// What tells a row from others: its subject, and its lesson if the table is about lessons.
  private static func key(_ cell: (String) -> String) -> String {
    "\(cell("subject"))/\(cell("lesson"))"
  }

  /// Whether there is a row with the same subject and lesson.
  func has(_ cells: [String: String]) -> Bool { lines[Self.key { cells[$0] ?? "" }] != nil }

  /// Adds a row, or puts it in the place of the one with the same subject and lesson.
  mutating func set(_ cells: [String: String]) {
    let row = columns.map { cells[$0] ?? "" }.joined(separator: "\t")
    guard let line = lines[Self.key { cells[$0] ?? "" }] else {
      text += row + "\n"
      return
    }
    var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    all[line - 1] = row
    text = all.joined(separator: "\n")
  }

  /// The text of a list of lessons with these rows alone.
  static func text(of rows: [[String: String]]) -> String {
    var list = LessonList(nil, columns: WrittenTable.listColumns)
    for row in rows { list?.set(row) }
    return list?.text ?? ""
  }
}
