import CStudyData

/// A table of tab-separated cells below a header row.
///
/// Cells are located in one pass and become strings only when read.
struct Table: Sendable {
  private let bytes: [UInt8]
  /// The offset of each cell, row by row, followed by the offset after the last cell and its
  /// separator.
  private let starts: [Int]
  /// The names in the header row.
  let columns: [String]

  /// Reads an embedded table.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ name: TableName) {
    let table = unsafe cstudydata_table(name.rawValue)
    self.init(unsafe [UInt8](UnsafeBufferPointer(start: table.start, count: table.count)))
  }

  /// Reads a table from its bytes. Every line must end with a line feed.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 8)
    var width = 0
    for (position, byte) in bytes.enumerated() where byte == 0x09 || byte == 0x0A {
      starts.append(position + 1)
      if byte == 0x0A, width == 0 {
        width = starts.count - 1
      }
    }
    let header = (0..<width).map { cell in
      String(decoding: bytes[starts[cell]..<starts[cell + 1] - 1], as: UTF8.self)
    }
    self.bytes = bytes
    self.starts = starts
    columns = header
  }

  /// The number of rows below the header.
  var rowCount: Int {
    columns.isEmpty ? 0 : (starts.count - 1) / columns.count - 1
  }

  /// The rows below the header, in order.
  var rows: some Sequence<TableRow> {
    (0..<rowCount).lazy.map { TableRow(table: self, index: $0) }
  }

  /// Returns the text of a cell. Rows count from 0 below the header.
  func text(row: Int, column: Int) -> String {
    let cell = (row + 1) * columns.count + column
    return String(decoding: bytes[starts[cell]..<starts[cell + 1] - 1], as: UTF8.self)
  }

  /// Returns the index of a column.
  ///
  /// - Precondition: The table has the column.
  func column(_ name: String) -> Int {
    guard let column = columns.firstIndex(of: name) else {
      preconditionFailure("no column “\(name)” among \(columns)")
    }
    return column
  }
}

/// One row of a table.
struct TableRow: Sendable {
  let table: Table
  let index: Int

  /// The text of a cell, by the name of its column; may be empty.
  subscript(column: String) -> String {
    table.text(row: index, column: table.column(column))
  }

  /// The number in a cell.
  ///
  /// - Precondition: The cell holds a number.
  func number(_ column: String) -> Int {
    guard let number = Int(self[column]) else {
      preconditionFailure("“\(self[column])” in column \(column) is not a number")
    }
    return number
  }

  /// The space-separated values of a cell; empty if the cell is empty.
  func list(_ column: String) -> [String] {
    self[column].split(separator: " ").map(String.init)
  }
}

/// The tables embedded in the program, named after their files.
enum TableName: String, CaseIterable, Sendable {
  case prefectures
  case municipalities
  case wards
  case regions
  case tiles
  case counties
  case kanjiVariants = "kanji_variants"
  case searchNames = "search_names"
  case searchReadings = "search_readings"
  case searchSpellings = "search_spellings"
  case subjects
  case lessons
  case constellations
  case counters
  case countries
  case elements
  case englishCalendar = "english_calendar"
  case englishVerbs = "english_verbs"
  case englishWords = "english_words"
  case eras
  case kanaRomaji = "kana_romaji"
  case kanjiGrade1 = "kanji_grade1"
  case kuku
  case otherWords = "other_words"
  case planets
  case prefectureCapitals = "prefecture_capitals"
  case units
  case unitNames = "unit_names"
  case wordReadings = "word_readings"
}
