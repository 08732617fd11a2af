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
    guard !bytes.isEmpty else { return add(FileProblem.empty) }
    // Spreadsheets write UTF-16 with one of the two byte order marks.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return add(LineProblem.utf16)
    }
    var rest = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      add(LineProblem.byteOrderMark)
      rest = rest.dropFirst(3)
    }
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
    if let first = parts.firstIndex(where: { $0.last == 0x0D }) {
      let column = parts[first].count { $0 == 0x09 } + 1
      add(LineProblem.carriageReturns, CellPlace(line: first + 1, column: column))
      parts = parts.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    }
    for (index, part) in parts.enumerated() { read(part, number: index + 1) }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
    guard line.count <= Self.lineLimit else {
      return add(LineProblem.longLine(Self.lineLimit), CellPlace(line: number, column: 1))
    }
    var cells: [String] = []
    for part in line.split(separator: 0x09, omittingEmptySubsequences: false) {
      let place = CellPlace(line: number, column: cells.count + 1)
      guard let cell = String(validating: part, as: UTF8.self) else {
        if isUTF8 { add(LineProblem.notUTF8, place) }
        isUTF8 = false
        return
      }
      for problem in CellProblem.all(in: cell) { add(problem, place) }
      cells.append(cell)
    }
    lines.append((number, cells))
  }

  private mutating func add(_ problem: some LessonProblem, _ place: CellPlace? = nil) {
    problems.append((place, problem))
  }
}
