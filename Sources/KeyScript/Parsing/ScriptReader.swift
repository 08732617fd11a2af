// The folder `Parsing` turns the text of a script into directives, or errors that point to the
// mistake.

public import Files
import TerminalCore

/// Reads a script line by line, in constant memory.
///
/// A whole screen, the only directive that spans several lines, is returned as a single line. Lines
/// that stand for others, such as `include`, are returned as they are; a ``Player`` replaces them.
///
/// - Complexity: O(1) space, because the lengths of lines and screens are limited.
public struct ScriptReader {
  /// The name of the file in errors.
  public let file: String

  private let nextChunk: () throws(FileError) -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0
  private var lineNumber = 0
  private var isAtEnd = false
  private var order = LineOrder()
  /// Whether the previous line was a mistake.
  private var isBehindMistake = false
  /// The mistake of a definition that is still open at the end.
  private var unclosed: ScriptError?

  /// Creates a reader of bytes that arrive in chunks.
  ///
  /// - Parameters:
  ///   - file: The name of the script in errors.
  ///   - chunks: Returns the next bytes, of any number, or no bytes at the end.
  public init(file: String, chunks: @escaping () throws(FileError) -> [UInt8]) {
    self.file = file
    nextChunk = chunks
  }

  /// Creates a reader of a file that a script includes.
  init(including file: OpenFile) {
    self.init(file: file.path) { () throws(FileError) in try file.next(upTo: 1 << 16) }
    order = LineOrder(isIncluded: true)
  }

  /// Creates a reader of a regular file, which stays open as long as the reader exists.
  public init(contentsOf file: String) throws(FileError) {
    let opened = try OpenFile(reading: file)
    self.init(file: file) { () throws(FileError) in try opened.next(upTo: 1 << 16) }
  }

  /// Creates a reader of a complete text.
  public init(text: String, file: String = "script.keys") {
    self.file = file
    nextChunk = { [] }
    buffer = Array(text.utf8)
  }

  /// Reads the next line; `nil` after the last one.
  ///
  /// - Throws: The mistake in that line. The next call reads the following line, after the rows of
  ///   a screen that the mistake should have opened; after a line that is too long, there are no
  ///   more lines. A first line that can't belong to a script is reported as
  ///   ``ScriptProblem/versionMissing``.
  public mutating func next() throws(ScriptError) -> ScriptLine? {
    let isFirst = !order.hasBegun
    do throws(ScriptError) {
      return try nextDirective()
    } catch {
      isBehindMistake = true
      guard isFirst, !error.mayBeginScript else { throw error }
      throw ScriptError(
        .versionMissing, file: file, line: error.line, column: 1, length: error.source.count,
        source: error.source)
    }
  }

  private mutating func nextDirective() throws(ScriptError) -> ScriptLine? {
    guard var parser = try nextToParse() else {
      if let problem = order.problemAtEnd {
        throw ScriptError(
          problem, file: file, line: max(1, lineNumber), column: 1, length: 0, source: "")
      }
      if let unclosed { throw unclosed }
      return nil
    }
    var line = try parser.scriptLine()
    guard let directive = line.directive else { return line }
    if let problem = order.problem(with: directive) {
      throw parser.scanner.error(problem, columns: line.span.columns)
    }
    switch directive {
    case .check(let check) where check.isWholeScreen:
      let rows = try screenRows(openedBy: parser.scanner)
      line.directive = .check(check.comparing(rows))
      line.span.lines = line.span.line...lineNumber
    case .sharing(.define(let name, _)):
      unclosed = parser.scanner.error(
        .sharing(.unclosedDefinition(name)), columns: line.span.columns)
    case .sharing(.end): unclosed = nil
    default: break
    }
    return line
  }

  /// A parser of the next line that can be one by itself.
  private mutating func nextToParse() throws(ScriptError) -> LineParser? {
    while let parser = try nextLine() {
      if isBehindMistake, parser.beginsRow { continue }
      isBehindMistake = false
      return parser
    }
    return nil
  }

  /// Reads the rows of a whole screen, up to its `end`.
  private mutating func screenRows(
    openedBy opening: LineScanner
  ) throws(ScriptError) -> [String] {
    var rows: [String] = []
    while let parser = try nextLine() {
      if parser.isEndOfScreen { return rows }
      guard rows.count < ScriptLimit.rows.value else {
        throw parser.scanner.error(.tooMuch(.rows), at: parser.scanner.content)
      }
      let row = try parser.screenRow()
      guard row.displayWidth <= ScriptLimit.columns.value else {
        throw parser.scanner.error(.tooMuch(.columns), at: parser.scanner.content)
      }
      rows.append(row)
    }
    throw opening.error(.unclosedScreen, at: opening.content)
  }

  /// A parser of the next line, whose encoding was checked.
  private mutating func nextLine() throws(ScriptError) -> LineParser? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return try parser(upTo: end, next: end + 1)
      }
      guard !isAtEnd else {
        return position < buffer.count
          ? try parser(upTo: buffer.count, next: buffer.count) : nil
      }
      guard buffer.count - position <= ScriptLimit.line.value else { throw lineTooLong() }
      let chunk = try readChunk()
      isAtEnd = chunk.isEmpty
      buffer.removeSubrange(..<position)
      position = 0
      searched = buffer.count
      buffer += chunk
    }
  }

  private func readChunk() throws(ScriptError) -> [UInt8] {
    do throws(FileError) {
      return try nextChunk()
    } catch {
      throw ScriptError(
        .notReadable(error.reason), file: file, line: lineNumber + 1, column: 1, length: 0,
        source: "")
    }
  }

  private mutating func parser(upTo end: Int, next: Int) throws(ScriptError) -> LineParser {
    guard end - position <= ScriptLimit.line.value else { throw lineTooLong() }
    lineNumber += 1
    let scanner = LineScanner(bytes: buffer, range: position..<end, line: lineNumber, file: file)
    position = next
    try scanner.checkEncoding()
    return LineParser(scanner)
  }

  /// Stops reading, because the rest of the line could have any length.
  private mutating func lineTooLong() -> ScriptError {
    (buffer, position, isAtEnd) = ([], 0, true)
    return ScriptError(
      .tooMuch(.line), file: file, line: lineNumber + 1, column: 1, length: 0, source: "")
  }
}

extension ScriptError {
  /// Whether the line can't be parsed at all, is a comment, or gives the version of the format.
  fileprivate var mayBeginScript: Bool {
    switch problem {
    case .notReadable, .tooMuch: true
    default: ["keys", "#"].contains { source.drop { $0 == " " }.hasPrefix($0) }
    }
  }
}
