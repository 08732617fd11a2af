extension LineParser {
  /// An error about some bytes of the line.
  func error(_ problem: ScriptProblem, at part: Range<Int>) -> ScriptError {
    error(problem, columns: column(of: part.lowerBound)..<column(of: part.upperBound))
  }

  /// An error about some columns of the line.
  func error(_ problem: ScriptProblem, columns: Range<Int>) -> ScriptError {
    ScriptError(
      problem, file: file, line: line, column: columns.lowerBound, length: columns.count,
      source: string(range))
  }

  /// An error about a value that is not there.
  func missing(_ kind: ScriptProblem.ValueKind) -> ScriptError {
    // Where the value would stand: one blank behind the last word.
    var end = position
    while end > range.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let column = column(of: end) + 1
    return error(.missing(kind), columns: column..<column)
  }

  /// An error about a value that is no such value, or about its absence.
  func malformed(_ kind: ScriptProblem.ValueKind, _ token: Range<Int>) -> ScriptError {
    token.isEmpty ? missing(kind) : error(.malformed(kind, string(token)), at: token)
  }

  /// An error about a word that stands in no list of words.
  func unknown(
    _ kind: ScriptProblem.WordKind, _ token: Range<Int>, known: [String]
  ) -> ScriptError {
    let word = string(token)
    let nearest = Suggestion.nearest(to: word, among: known)
    return error(.unknown(kind, word, nearest: nearest, known: known), at: token)
  }

  /// The column of a byte, in characters counted from 1.
  func column(of index: Int) -> Int {
    let before = range.lowerBound..<index
    let isASCII = bytes[before].allSatisfy { $0 < 0x80 }
    return 1 + (isASCII ? before.count : string(before).count)
  }

  /// Checks what has to hold for every line.
  func checkEncoding() throws(ScriptError) {
    guard let last = range.last else { return }
    let isASCII = bytes[range].allSatisfy { $0 < 0x80 }
    if !isASCII, String(validating: bytes[range], as: UTF8.self) == nil {
      throw error(.notUTF8, columns: 1..<1)
    }
    if bytes[last] == UInt8(ascii: "\r") {
      throw error(.carriageReturn, columns: column(of: last)..<column(of: last))
    }
  }
}
