import TerminalCore

/// Reads the words and values of one line of a script, from left to right.
///
/// ``LineParser`` determines their meaning. Every read first skips whitespace.
struct LineScanner {
  /// The bytes of the buffer that contains the line, shared with the reader and never copied.
  let bytes: [UInt8]
  /// The range of the line in the buffer, without its line feed.
  let range: Range<Int>
  /// The line number, from 1.
  let line: Int
  /// The name of the file in errors.
  let file: String

  /// The texts of the variables by their names; `nil` to keep references to them as written.
  let variables: [String: String]?

  /// The index of the next byte to read.
  var position: Int
  /// Whether any text that was read refers to a variable.
  var hasReference = false

  init(
    bytes: [UInt8], range: Range<Int>, line: Int, file: String, variables: [String: String]? = nil
  ) {
    self.bytes = bytes
    self.range = range
    self.line = line
    self.file = file
    self.variables = variables
    position = range.lowerBound
  }

  /// The line without whitespace at its ends.
  var content: Range<Int> {
    let start = range.first { !Self.isBlank(bytes[$0]) } ?? range.upperBound
    return start..<max(start, trimmedEnd)
  }

  /// The index after the last byte of the line that is not whitespace.
  var trimmedEnd: Int {
    var end = range.upperBound
    while end > range.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether the next byte starts a comment, or there is none.
  var isAtEnd: Bool {
    position == range.upperBound || bytes[position] == UInt8(ascii: "#")
  }

  mutating func skipBlanks() {
    while position < range.upperBound, Self.isBlank(bytes[position]) { position += 1 }
  }

  /// Reads up to the next whitespace. The token is empty at the end of the line.
  mutating func token() -> Range<Int> {
    skipBlanks()
    let start = position
    guard !isAtEnd else { return start..<start }
    while position < range.upperBound, !Self.isBlank(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Reads the next token if it equals a word.
  mutating func skip(_ word: String) -> Bool {
    let before = position
    let token = token()
    if isEqual(token, word) { return true }
    position = before
    return false
  }

  /// The text of a part of the line, which is known to be valid UTF-8.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a token equals a word.
  func isEqual(_ token: Range<Int>, _ word: String) -> Bool {
    bytes[token].elementsEqual(word.utf8)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// A word packed into a number, for looking it up without creating a string; `nil` for more than
  /// 8 bytes, and for a word that begins with a NUL, which would equal the word after it.
  func packed(_ token: Range<Int>) -> UInt64? { Self.packed(bytes[token]) }

  /// The same number for a word of a table.
  static func packed(_ word: some Collection<UInt8>) -> UInt64? {
    guard word.count <= 8, word.first != 0 else { return nil }
    return word.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

// MARK: - Errors

extension LineScanner {
  /// An error about a part of the line.
  func error(_ problem: ScriptProblem, at part: Range<Int>) -> ScriptError {
    if problem.concernsWords, let (blank, range) = otherBlank(in: part) {
      return error(
        .otherBlank(blank), columns: column(of: range.lowerBound)..<column(of: range.upperBound))
    }
    return error(problem, columns: column(of: part.lowerBound)..<column(of: part.upperBound))
  }

  /// The first blank in a word that a text editor shows like the usual one, such as a no-break
  /// space; `nil` if there is none.
  private func otherBlank(in part: Range<Int>) -> (Unicode.Scalar, Range<Int>)? {
    var start = part.lowerBound
    for scalar in string(part).unicodeScalars {
      if [" ", "\t", "\""].contains(scalar) { return nil }
      let end = start + UTF8.width(scalar)
      if scalar.properties.generalCategory == .spaceSeparator { return (scalar, start..<end) }
      start = end
    }
    return nil
  }

  /// An error about a range of columns in the line.
  func error(_ problem: ScriptProblem, columns: Range<Int>) -> ScriptError {
    ScriptError(
      problem, file: file, line: line, column: columns.lowerBound, length: columns.count,
      source: string(range))
  }

  /// An error about a missing value.
  func missing(_ kind: ScriptProblem.ValueKind) -> ScriptError {
    // The missing value would follow the last word after a space.
    var end = position
    while end > range.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let column = column(of: end) + 1
    return error(.missing(kind), columns: column..<column)
  }

  /// An error about a malformed value, or about a missing one if the token is empty.
  func malformed(_ kind: ScriptProblem.ValueKind, _ token: Range<Int>) -> ScriptError {
    if kind != .text, hasReference(token) {
      return error(.sharing(.referenceOutsideText(string(token))), at: token)
    }
    return token.isEmpty ? missing(kind) : error(.malformed(kind, string(token)), at: token)
  }

  /// An error about a token that isn't one of the known words.
  func unknown(
    _ kind: ScriptProblem.WordKind, _ token: Range<Int>, known: [String]
  ) -> ScriptError {
    let word = string(token)
    let nearest = Suggestion.nearest(to: word, among: known)
    return error(.unknown(kind, word, nearest: nearest, known: known), at: token)
  }

  /// The column of a byte, in characters from 1.
  func column(of index: Int) -> Int {
    let before = range.lowerBound..<index
    let isASCII = bytes[before].allSatisfy { $0 < 0x80 }
    return 1 + (isASCII ? before.count : string(before).count)
  }

  /// Checks that the line is valid UTF-8 and doesn't end with a carriage return.
  func checkEncoding() throws(ScriptError) {
    guard let last = range.last else { return }
    let isASCII = bytes[range].allSatisfy { $0 < 0x80 }
    if !isASCII, String(validating: bytes[range], as: UTF8.self) == nil {
      let column = column(of: firstInvalidByte)
      throw error(.notUTF8, columns: column..<column + 1)
    }
    if bytes[last] == UInt8(ascii: "\r") {
      throw error(.carriageReturn, columns: column(of: last)..<column(of: last))
    }
  }

  /// The index of the first byte that doesn't belong to a character in UTF-8.
  private var firstInvalidByte: Int {
    var (decoder, rest, index) = (UTF8(), bytes[range].makeIterator(), range.lowerBound)
    while case .scalarValue(let scalar) = decoder.decode(&rest) { index += UTF8.width(scalar) }
    return index
  }
}

extension ScriptProblem {
  /// Whether the mistake is a word, which another kind of blank may have joined to the next one.
  fileprivate var concernsWords: Bool {
    switch self {
    case .unknown, .foreign, .malformed, .unexpected, .versionUnknown: true
    default: false
    }
  }
}
