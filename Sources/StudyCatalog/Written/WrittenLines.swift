/// The lines of a file that a user has written, split into cells, with any mistakes found.
struct WrittenLines {
  /// The maximum number of bytes in a line, and of lines.
  private static let (lineLimit, countLimit) = (10_000, 5_000)

  /// The lines that could be read, each with its number from 1.
  private(set) var lines: [(number: Int, cells: [String])] = []
  /// Whether all lines so far are UTF-8.
  private var isUTF8 = true
  /// The problems, each with its position.
  private(set) var problems: [(place: CellPlace?, problem: any LessonProblem)] = []

  /// Reads a file. Problems that tend to affect every line are reported once.
  init(_ bytes: [UInt8]) { readAll(bytes) }

  private mutating func readAll(_ bytes: [UInt8]) {
    guard let bytes = bytes.inUTF8 else { return add(LineProblem.notUTF8) }
    let rest = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    guard !rest.isEmpty else { return add(FileProblem.empty) }
    if !rest.contains(0x0A), rest.contains(0x0D) {
      return add(LineProblem.carriageReturns, CellPlace(line: 1, column: 1))
    }
    var parts = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard parts.count <= Self.countLimit + 1 else {
      return add(LineProblem.tooManyRows(Self.countLimit))
    }
    if parts.last?.isEmpty == true {
      parts.removeLast()
    } else {
      add(LineProblem.noLastLineFeed, CellPlace(line: parts.count, column: 1))
    }
    for (index, part) in parts.enumerated() {
      read(part.last == 0x0D ? part.dropLast() : part, number: index + 1)
    }
  }

  /// The mark with which some programs begin a file in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
    guard line.count <= Self.lineLimit else {
      return add(LineProblem.longLine(Self.lineLimit), CellPlace(line: number, column: 1))
    }
    var cells: [String] = []
    for part in line.split(separator: 0x09, omittingEmptySubsequences: false) {
      let place = CellPlace(line: number, column: cells.count + 1)
      guard let written = String(validating: part, as: UTF8.self) else {
        if isUTF8 { add(LineProblem.notUTF8, place) }
        isUTF8 = false
        return
      }
      let cell = written.withoutFieldQuotes
      for problem in CellProblem.all(in: cell) { add(problem, place) }
      if cell == written, let problem = LineProblem(quotesOf: cell) { add(problem, place) }
      cells.append(cell)
    }
    lines.append((number, cells))
  }

  private mutating func add(_ problem: some LessonProblem, _ place: CellPlace? = nil) {
    problems.append((place, problem))
  }
}

extension LineProblem {
  /// Finds what is wrong with the quotation marks of a cell that is not quoted; `nil` if nothing
  /// is. A mark alone may be meant.
  fileprivate init?(quotesOf cell: String) {
    let quote = UInt8(ascii: "\"")
    guard cell.utf8.first == quote, cell.utf8.count > 1 else { return nil }
    if !cell.utf8.count(where: { $0 == quote }).isMultiple(of: 2) {
      self = .openQuote
    } else if cell.utf8.last == quote {
      self = .quoted
    } else {
      return nil
    }
  }
}

extension String {
  /// The text of the cell without the quotation marks that a spreadsheet puts around it; the cell
  /// as it is if it has none.
  fileprivate var withoutFieldQuotes: String {
    guard utf8.first == UInt8(ascii: "\""), utf8.count > 1 else { return self }
    // A cell has no tab, so that it is one field if its marks match.
    let records = Array(SeparatedValues(self[...], separatedBy: UInt8(ascii: "\t")))
    return records.count == 1 ? records[0].fields?.first ?? self : self
  }

  /// The text as a cell: quoted if it begins with a quotation mark, which would begin a quoted one.
  package var asCell: String { utf8.first == UInt8(ascii: "\"") ? quotedField : self }
}
