/// The rows of a table `lessons.tsv` or `subjects.tsv`, to which lessons are added.
struct LessonList {
  /// The rows, each by column.
  var rows: [[String: String]] = []
  private let columns: [String]
  /// What the file begins with, and what its lines end with.
  private var (mark, lineEnd) = ("", "\n")

  /// Begins a table.
  init(columns: [String]) {
    self.columns = columns
  }

  /// Reads a table; the result is `nil` if it has mistakes.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - columns: The columns that the table must have, in any order.
  init?(_ bytes: [UInt8], columns: [String]) {
    let table = WrittenTable("", bytes, columns: columns)
    guard table.mistakeCount == 0 else { return nil }
    self.columns = table.columns
    let bytes = bytes.inUTF8 ?? bytes
    if bytes.starts(with: WrittenLines.byteOrderMark) { mark = "\u{FEFF}" }
    if let feed = bytes.firstIndex(of: 0x0A), feed > 0, bytes[feed - 1] == 0x0D { lineEnd = "\r\n" }
    rows = table.rows.map { row in
      Dictionary(uniqueKeysWithValues: table.columns.map { ($0, row[$0]) })
    }
  }

  /// The table as text. A table that was read has the same text again, without needless quotation
  /// marks, and in UTF-8.
  var text: String {
    let lines = ([columns] + rows.map { row in columns.map { row[$0] ?? "" } })
      .map { $0.map(\.asCell).joined(separator: "\t") + lineEnd }
    return mark + lines.joined()
  }
}
