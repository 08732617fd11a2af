/// Reads one line of a script, from the left.
struct LineParser {
  /// The bytes in which the line lies; shared with the reader, never copied.
  let bytes: [UInt8]
  /// The line without its line feed.
  let range: Range<Int>
  let line: Int
  let file: String

  /// What is read next.
  var position: Int

  init(bytes: [UInt8], range: Range<Int>, line: Int, file: String) {
    self.bytes = bytes
    self.range = range
    self.line = line
    self.file = file
    position = range.lowerBound
  }

  /// Reads the whole line.
  mutating func scriptLine() throws(ScriptError) -> ScriptLine {
    skipBlanks()
    let start = position
    var directive: Directive?
    if !isAtEnd {
      directive = try self.directive()
    }
    // A directive that may go on has looked for more beyond the blanks.
    var end = directive == nil ? start : position
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    skipBlanks()
    if position < range.upperBound, bytes[position] != UInt8(ascii: "#") {
      throw error(.unexpected(string(position..<trimmedEnd)), at: position..<trimmedEnd)
    }
    return ScriptLine(
      directive, comment: position < trimmedEnd ? string(position..<trimmedEnd) : nil,
      gap: max(1, position - end),
      span: SourceSpan(lines: line...line, columns: column(of: start)..<column(of: end)))
  }

  /// The line without blanks around it.
  var content: Range<Int> {
    let start = range.first { !Self.isBlank(bytes[$0]) } ?? range.upperBound
    return start..<max(start, trimmedEnd)
  }

  /// Whether only blanks or a comment are left.
  var isAtEnd: Bool {
    position == range.upperBound || bytes[position] == UInt8(ascii: "#")
  }

  mutating func skipBlanks() {
    while position < range.upperBound, Self.isBlank(bytes[position]) { position += 1 }
  }

  /// Reads up to the next blank, and skips the blanks before it; empty at the end of the line.
  mutating func token() -> Range<Int> {
    skipBlanks()
    let start = position
    guard !isAtEnd else { return start..<start }
    while position < range.upperBound, !Self.isBlank(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Reads a word if it is the next one.
  mutating func skip(_ word: String) -> Bool {
    let before = position
    let token = token()
    if isEqual(token, word) { return true }
    position = before
    return false
  }

  /// The text of some bytes, which have been checked to be UTF-8.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether some bytes are a word.
  func isEqual(_ token: Range<Int>, _ word: String) -> Bool {
    bytes[token].elementsEqual(word.utf8)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private var trimmedEnd: Int {
    var end = range.upperBound
    while end > range.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }
}
