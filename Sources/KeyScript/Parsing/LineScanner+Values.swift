import TerminalCore
import TerminalUI

extension LineScanner {
  /// Reads one of the words in a list.
  ///
  /// - Throws: An error that suggests a known word, or reports that `value` is missing.
  mutating func word<Name: RawRepresentable<String> & CaseIterable>(
    of list: Name.Type, _ kind: ScriptProblem.WordKind, missing value: ScriptProblem.ValueKind
  ) throws(ScriptError) -> Name {
    let token = token()
    guard !token.isEmpty else { throw missing(value) }
    guard let name = Name(rawValue: string(token)) else {
      throw unknown(kind, token, known: Name.allCases.map(\.rawValue))
    }
    return name
  }

  /// Reads the tag of a language.
  mutating func language() throws(ScriptError) -> Language {
    let token = token()
    guard !token.isEmpty else { throw missing(.language) }
    guard let language = Language(rawValue: string(token)) else {
      throw malformed(.language, token)
    }
    return language
  }

  /// Reads a number with at most nine digits.
  mutating func number(
    _ kind: ScriptProblem.ValueKind = .number, from minimum: Int = 0, to maximum: Int = .max
  ) throws(ScriptError) -> Int {
    let token = token()
    guard let number = digits(token), (minimum...maximum).contains(number) else {
      throw malformed(kind, token)
    }
    return number
  }

  /// Reads a number if the next byte is a digit.
  mutating func numberIfPresent(
    _ kind: ScriptProblem.ValueKind, from minimum: Int, to maximum: Int
  ) throws(ScriptError) -> Int? {
    skipBlanks()
    guard !isAtEnd, case 0x30...0x39 = bytes[position] else { return nil }
    return try number(kind, from: minimum, to: maximum)
  }

  /// Reads a size such as `80x24`.
  mutating func size() throws(ScriptError) -> Size {
    let token = token()
    let largest = Size.largestScreen
    guard let (columns, rows) = pair(token, separator: UInt8(ascii: "x")),
      (1...largest.columns).contains(columns), (1...largest.rows).contains(rows)
    else { throw malformed(.size, token) }
    return Size(columns: columns, rows: rows)
  }

  /// Reads a position such as `10,5`.
  mutating func position(
    _ kind: ScriptProblem.ValueKind = .position
  ) throws(ScriptError) -> Position {
    let token = token()
    guard let (column, row) = pair(token, separator: UInt8(ascii: ",")),
      column < 10_000, row < 10_000
    else { throw malformed(kind, token) }
    return Position(column: column, row: row)
  }

  /// Reads a time such as `2s`, `150ms` or `40us`.
  mutating func duration(
    _ kind: ScriptProblem.ValueKind = .duration
  ) throws(ScriptError) -> Duration {
    let token = token()
    let unit = token.first { !(0x30...0x39).contains(bytes[$0]) } ?? token.upperBound
    guard let number = digits(token.lowerBound..<unit, limit: 15) else {
      throw malformed(kind, token)
    }
    let duration: Duration
    switch (token.upperBound - unit, packed(unit..<token.upperBound)) {
    case (1, 0x73): duration = .seconds(number)
    case (2, 0x6D73): duration = .milliseconds(number)
    case (2, 0x7573): duration = .microseconds(number)
    default: throw malformed(kind, token)
    }
    guard duration <= ScriptLimit.time else { throw malformed(kind, token) }
    return duration
  }

  /// Reads the given word followed by a time; `nil` if another word follows.
  mutating func duration(after word: String) throws(ScriptError) -> Duration? {
    skip(word) ? try duration() : nil
  }

  /// The number with these decimal digits; `nil` if there are other bytes or more than `limit`
  /// digits.
  func digits(_ token: Range<Int>, limit: Int = 9) -> Int? {
    guard !token.isEmpty, token.count <= limit else { return nil }
    var number = 0
    for index in token {
      guard case 0x30...0x39 = bytes[index] else { return nil }
      number = number * 10 + Int(bytes[index] - 0x30)
    }
    return number
  }

  /// The number with these hexadecimal digits; `nil` if there are other bytes.
  func hexadecimal(_ digits: Range<Int>) -> UInt32? {
    // The standard library's initializer would accept a sign.
    guard let first = digits.first, bytes[first] != UInt8(ascii: "+") else { return nil }
    return UInt32(string(digits), radix: 16)
  }

  private func pair(_ token: Range<Int>, separator: UInt8) -> (Int, Int)? {
    guard let middle = token.first(where: { bytes[$0] == separator }),
      let first = digits(token.lowerBound..<middle),
      let second = digits(middle + 1..<token.upperBound)
    else { return nil }
    return (first, second)
  }
}
