public import Files

/// Reads a script line by line, in memory that does not grow with the script.
///
/// The one thing of several lines, a whole screen, comes as one line.
///
/// - Complexity: O(1) in memory, since the length of lines and screens has limits.
public struct ScriptReader {
  /// The file, as it is named in errors.
  public let file: String

  private let nextChunk: () throws(FileError) -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0
  private var lineNumber = 0
  private var isAtEnd = false
  private var order = HeaderOrder()

  /// Makes a reader of bytes that come piece by piece.
  ///
  /// - Parameters:
  ///   - file: How to name the script in errors.
  ///   - chunks: Gives the next bytes, of any number; none at the end.
  public init(file: String, chunks: @escaping () throws(FileError) -> [UInt8]) {
    self.file = file
    nextChunk = chunks
  }

  /// Makes a reader of a regular file, which is closed with the reader.
  public init(contentsOf file: String) throws(FileError) {
    let opened = try OpenFile(reading: file)
    self.init(file: file) { () throws(FileError) in try opened.next(upTo: 1 << 16) }
  }

  /// Makes a reader of a text.
  public init(text: String, file: String = "script.keys") {
    self.file = file
    nextChunk = { [] }
    buffer = Array(text.utf8)
  }

  /// Reads the next line, or gives `nil` after the last.
  ///
  /// - Throws: The mistake in that line. Reading may go on behind it, unless the line was too long: then
  ///   there are no more.
  public mutating func next() throws(ScriptError) -> ScriptLine? {
    guard var parser = try nextLine() else {
      if let problem = order.problemAtEnd {
        throw ScriptError(
          problem, file: file, line: max(1, lineNumber), column: 1, length: 0, source: "")
      }
      return nil
    }
    var line = try parser.scriptLine()
    guard let directive = line.directive else { return line }
    if let problem = order.problem(with: directive) {
      throw parser.error(problem, columns: line.span.columns)
    }
    if case .expect(.screen, let limit) = directive {
      let rows = try screenRows(openedBy: parser)
      line.directive = .expect(.screen(rows), within: limit)
      line.span.lines = line.span.line...lineNumber
    }
    return line
  }

  private mutating func screenRows(openedBy opening: LineParser) throws(ScriptError) -> [String] {
    var rows: [String] = []
    while var parser = try nextLine() {
      if parser.isEndOfScreen { return rows }
      guard rows.count < ScriptLimit.rows.value else {
        throw parser.error(.tooMuch(.rows), at: parser.content)
      }
      rows.append(try parser.screenRow())
    }
    throw opening.error(.unclosedScreen, at: opening.content)
  }

  /// The bytes of the next line, checked to be UTF-8 that ends as it should.
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
    let parser = LineParser(bytes: buffer, range: position..<end, line: lineNumber, file: file)
    position = next
    try parser.checkEncoding()
    return parser
  }

  /// Gives up, for who knows how much of the line is to come.
  private mutating func lineTooLong() -> ScriptError {
    (buffer, position, isAtEnd) = ([], 0, true)
    return ScriptError(
      .tooMuch(.line), file: file, line: lineNumber + 1, column: 1, length: 0, source: "")
  }
}
