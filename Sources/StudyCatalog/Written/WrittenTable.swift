/// A table that a user has written, with any mistakes found.
struct WrittenTable {
  /// The columns of the list of lessons.
  static let listColumns = [
    "subject", "lesson", "japanese", "kana", "english", "grades", "file", "rows", "prompt",
    "answer", "form", "items",
  ]
  static let subjectColumns = ["subject", "japanese", "kana", "english"]

  /// The path of the file.
  let file: String
  private(set) var columns: [String] = []
  /// The rows that have a cell for each column.
  private(set) var rows: [WrittenRow] = []
  /// The mistakes: at most 1,000 in the lines of the file, and 1,000 found later.
  private(set) var mistakes: [LessonMistake] = []
  /// The number of mistakes, including those not kept.
  private(set) var mistakeCount = 0
  /// The mistakes found after splitting the lines. Several lessons may use the table, but each
  /// mistake is kept once.
  private var told: Set<LessonMistake> = []

  /// The maximum number of mistakes kept, which limits memory for malicious files.
  private static let mistakeLimit = 1_000

  /// Whether the file had no mistakes when read, so that lessons can use its rows.
  private(set) var isWhole = false

  /// Reads a table from the bytes of a file. It must have exactly the columns in `required`; if
  /// that is `nil`, it may have any.
  init(_ file: String, _ bytes: [UInt8], columns required: [String]? = nil) {
    self.file = file
    let lines = WrittenLines(bytes)
    for (place, problem) in lines.problems.prefix(Self.mistakeLimit) {
      mistakes.append(LessonMistake(file, place, problem))
    }
    mistakeCount = lines.problems.count
    guard let header = lines.lines.first, header.number == 1 else { return }
    columns = header.cells
    readHeader(required)
    guard mistakes.allSatisfy({ $0.place?.line != 1 }) || required == nil else { return }
    let indices = Dictionary(zip(columns, columns.indices)) { first, _ in first }
    for line in lines.lines.dropFirst() { read(line.cells, number: line.number, indices) }
    for row in rows {
      for column in required ?? [] where row[column].isEmpty && !row.mayLack(column) {
        add(TableProblem.emptyCell(column: column), row, column)
      }
    }
    if lines.lines.count == 1, lines.problems.isEmpty, columns != [""] {
      add(TableProblem.noRows, 1, 1)
    }
    if mistakes.allSatisfy({ $0.place?.line != 1 }) { findRepeatedRows() }
    isWhole = mistakeCount == 0
  }

  /// The mistakes, from the top of the file to its end.
  var mistakesInOrder: [LessonMistake] {
    mistakes.sorted {
      ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
    }
  }

  /// Adds a mistake at a cell, by its line and column from 1.
  mutating func add(_ problem: some LessonProblem, _ line: Int, _ column: Int) {
    let mistake = LessonMistake(file, CellPlace(line: line, column: column), problem)
    guard told.count < Self.mistakeLimit else {
      mistakeCount += 1
      return
    }
    guard told.insert(mistake).inserted else { return }
    mistakes.append(mistake)
    mistakeCount += 1
  }

  /// The lines with mistakes. Mistakes in the file as a whole, or beyond the maximum, count as on
  /// line 1, the header.
  var linesWithMistakes: Set<Int> {
    let isCut = mistakes.count < mistakeCount
    return Set(mistakes.map { $0.place?.line ?? 1 } + (isCut ? [1] : []))
  }

  /// Adds a mistake in a column of a row.
  mutating func add(_ problem: some LessonProblem, _ row: WrittenRow, _ column: String) {
    add(problem, row.line, (columns.firstIndex(of: column) ?? 0) + 1)
  }

  private mutating func readHeader(_ required: [String]?) {
    if columns == [""] { return add(FileProblem.empty, 1, 1) }
    if columns.count == 1, columns[0].contains(where: { $0.isWhitespace || ",;".contains($0) }) {
      return add(TableProblem.noTabs, 1, 1)
    }
    var met: Set<String> = []
    for (index, name) in columns.enumerated() {
      let isNew = met.insert(name).inserted
      if let problem = problem(ofColumn: name, isNew, required) { add(problem, 1, index + 1) }
    }
    for name in required ?? [] where !columns.contains(name) {
      add(TableProblem.missingColumn(name), 1, columns.count)
    }
  }

  private func problem(
    ofColumn name: String, _ isNew: Bool, _ required: [String]?
  ) -> TableProblem? {
    if name.isEmpty { return .unnamedColumn }
    if !name.isName(with: "_") { return .badColumn(name) }
    if !isNew { return .repeatedColumn(name) }
    if let required, !required.contains(name) { return .unknownColumn(name, known: required) }
    return nil
  }

  private mutating func read(_ cells: [String], number: Int, _ indices: [String: Int]) {
    let (count, expected) = (cells.count, columns.count)
    if cells.allSatisfy(\.isEmpty) { return add(TableProblem.blankLine, number, 1) }
    if count < expected {
      return add(TableProblem.missingCells(count, of: expected), number, count)
    }
    if count > expected {
      return add(TableProblem.extraCells(count, of: expected), number, expected + 1)
    }
    for (index, cell) in cells.enumerated() where !cell.isEmpty {
      guard let problem = CellProblem.inColumn(columns[index], cell) else { continue }
      add(problem, number, index + 1)
    }
    rows.append(WrittenRow(line: number, cells: cells, indices: indices))
  }

  private mutating func findRepeatedRows() {
    var lines: [[String]: Int] = [:]
    for row in rows {
      if let first = lines[row.cells] {
        add(TableProblem.repeatedRow(line: first), row.line, 1)
      } else {
        lines[row.cells] = row.line
      }
    }
  }
}

/// A row of a ``WrittenTable``.
struct WrittenRow {
  /// The line number, where the header is line 1.
  let line: Int
  /// The cells from left to right.
  let cells: [String]
  /// The index of each column, the same for all rows of a table.
  fileprivate let indices: [String: Int]

  /// The text in a column; empty if there is no such column.
  subscript(column: String) -> String { indices[column].map { cells[$0] } ?? "" }

  /// The additional answers of the column `also`, separated by spaces, or by semicolons if there is
  /// one, so that an answer can have spaces.
  var also: [String] {
    let cell = self["also"]
    let semicolons: Set<Character> = [";", "；"]
    guard cell.contains(where: semicolons.contains) else {
      return cell.split(separator: " ").map(String.init)
    }
    return cell.split(whereSeparator: semicolons.contains)
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// Whether a column of a list may be empty: a title in Japanese, together with its reading, or
  /// the title in English, and with that the reading, too.
  func mayLack(_ column: String) -> Bool {
    switch column {
    case "japanese": self["kana"].isEmpty
    case "kana": self["japanese"].isEmpty || self["english"].isEmpty
    case "english": !self["japanese"].isEmpty
    default: false
    }
  }
}

extension String {
  /// Returns whether the text is a name: lowercase letters, digits and the given sign, beginning
  /// with a letter or digit.
  func isName(with sign: Unicode.Scalar) -> Bool {
    let isPlain = { (scalar: Unicode.Scalar) in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    guard let first = unicodeScalars.first, isPlain(first) else { return false }
    return unicodeScalars.allSatisfy { isPlain($0) || $0 == sign }
  }
}
