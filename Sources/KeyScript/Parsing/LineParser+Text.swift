extension LineParser {
  /// Reads a text in quotes.
  mutating func text() throws(ScriptError) -> String {
    let (range, isPlain) = try textBytes()
    let text = isPlain ? string(range) : try unescaped(range).string
    guard text.utf8.count <= ScriptLimit.text.value else { throw error(.tooMuch(.text), at: range) }
    return text
  }

  /// Reads a text in quotes that is typed, one event for each character.
  mutating func typedText() throws(ScriptError) -> String {
    skipBlanks()
    let start = position
    let text = try text()
    guard text.count <= ScriptLimit.typing.value else {
      throw error(.tooMuch(.typing), at: start..<position)
    }
    return text
  }

  /// Reads a text in quotes that may hold any byte.
  mutating func rawBytes() throws(ScriptError) -> [UInt8] {
    let (range, isPlain) = try textBytes()
    let text =
      isPlain ? Array(bytes[range]) : try unescaped(range, allowingBytes: true).bytes
    guard text.count <= ScriptLimit.text.value else { throw error(.tooMuch(.text), at: range) }
    return text
  }

  /// Reads a word, or a text in quotes in its place.
  mutating func wordOrText(_ kind: ScriptProblem.ValueKind = .word) throws(ScriptError) -> String {
    if isAtQuote { return try text() }
    let token = token()
    guard !token.isEmpty else { throw missing(kind) }
    return string(token)
  }

  /// Reads a regular expression between slashes.
  mutating func pattern() throws(ScriptError) -> String {
    skipBlanks()
    let start = position
    guard !isAtEnd, bytes[start] == UInt8(ascii: "/") else {
      throw malformed(.pattern, token())
    }
    var content: [UInt8] = []
    var index = start + 1
    while index < range.upperBound, bytes[index] != UInt8(ascii: "/") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound {
        if bytes[index + 1] != UInt8(ascii: "/") { content.append(bytes[index]) }
        index += 1
      }
      content.append(bytes[index])
      index += 1
    }
    guard index < range.upperBound else { throw error(.unclosedPattern, at: start..<index) }
    position = index + 1
    try checkNothingSticks()
    let pattern = String(decoding: content, as: UTF8.self)
    do throws(RowPattern.Fault) {
      _ = try RowPattern(pattern)
    } catch {
      let problem = ScriptProblem.malformed(.pattern, pattern)
      throw self.error(error == .tooLarge ? .tooMuch(.pattern) : problem, at: start..<position)
    }
    return pattern
  }

  /// Whether a text in quotes comes next.
  var isAtQuote: Bool {
    mutating get {
      skipBlanks()
      return !isAtEnd && bytes[position] == UInt8(ascii: "\"")
    }
  }

  /// The bytes between the quotes, and whether there is no escape among them.
  private mutating func textBytes() throws(ScriptError) -> (range: Range<Int>, isPlain: Bool) {
    guard isAtQuote else { throw malformed(.text, token()) }
    let start = position
    var index = start + 1
    var isPlain = true
    while index < range.upperBound, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    guard index < range.upperBound else {
      throw error(.unclosedText, at: start..<range.upperBound)
    }
    position = index + 1
    try checkNothingSticks()
    return (start + 1..<index, isPlain)
  }

  private func checkNothingSticks() throws(ScriptError) {
    guard position < range.upperBound, !Self.isBlank(bytes[position]) else { return }
    throw error(.unexpected(string(position..<range.upperBound)), at: position..<range.upperBound)
  }
}
