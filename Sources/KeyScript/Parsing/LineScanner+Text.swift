extension LineScanner {
  /// Reads a quoted text.
  mutating func text() throws(ScriptError) -> String {
    let (range, isPlain) = try textBytes()
    let text = isPlain ? string(range) : try content(of: range).string
    guard text.utf8.count <= ScriptLimit.text.value else { throw error(.tooMuch(.text), at: range) }
    return text
  }

  /// Reads a quoted text that is not written as an empty one, which would be found anywhere.
  mutating func soughtText() throws(ScriptError) -> String {
    skipBlanks()
    let start = position
    let text = try text()
    guard position > start + 2 else { throw error(.empty(.text), at: start..<position) }
    return text
  }

  /// Reads a quoted text that is short enough to be typed.
  mutating func typedText() throws(ScriptError) -> String {
    skipBlanks()
    let start = position
    let text = try text()
    guard text.count <= ScriptLimit.typing.value else {
      throw error(.tooMuch(.typing), at: start..<position)
    }
    return text
  }

  /// Reads a quoted text that may contain any bytes, written as `\xff`.
  mutating func rawBytes() throws(ScriptError) -> [UInt8] {
    let (range, isPlain) = try textBytes()
    let text =
      isPlain ? Array(bytes[range]) : try content(of: range, allowingBytes: true).bytes
    guard text.count <= ScriptLimit.text.value else { throw error(.tooMuch(.text), at: range) }
    return text
  }

  /// Reads a word or a quoted text.
  mutating func wordOrText(_ kind: ScriptProblem.ValueKind = .word) throws(ScriptError) -> String {
    if isAtQuote { return try text() }
    let token = token()
    guard !token.isEmpty else { throw missing(kind) }
    // It would be the word itself, and not what was meant.
    if hasReference(token) {
      throw error(.sharing(.referenceWithoutQuotes(string(token))), at: token)
    }
    return string(token)
  }

  /// Reads a regular expression between slashes.
  mutating func pattern() throws(ScriptError) -> RowPattern {
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
    try checkBlankFollows()
    let pattern = String(decoding: content, as: UTF8.self)
    guard !pattern.isEmpty else { throw error(.empty(.pattern), at: start..<position) }
    do throws(RowPattern.Fault) {
      return try RowPattern(pattern)
    } catch {
      let problem: ScriptProblem =
        switch error {
        case .tooLarge: .tooMuch(.pattern)
        case .malformed(let reason): .wrongPattern(pattern, why: reason)
        }
      throw self.error(problem, at: start..<position)
    }
  }

  /// Whether the next byte is a quote. Skips any whitespace before it.
  var isAtQuote: Bool {
    mutating get {
      skipBlanks()
      return !isAtEnd && bytes[position] == UInt8(ascii: "\"")
    }
  }

  /// Reads a quoted text: its bytes, and whether they contain neither escapes nor references.
  private mutating func textBytes() throws(ScriptError) -> (range: Range<Int>, isPlain: Bool) {
    guard isAtQuote else { throw malformed(.text, token()) }
    let start = position
    var index = start + 1
    var isPlain = true
    while index < range.upperBound, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      } else if bytes[index] == UInt8(ascii: "$"), index + 1 < range.upperBound,
        bytes[index + 1] == UInt8(ascii: "{")
      {
        isPlain = false
      }
      index += 1
    }
    guard index < range.upperBound else {
      throw error(.unclosedText, at: start..<range.upperBound)
    }
    position = index + 1
    try checkBlankFollows()
    return (start + 1..<index, isPlain)
  }

  /// Checks that whitespace follows, as in `"a" row 3` but not `"a"row 3`.
  private func checkBlankFollows() throws(ScriptError) {
    guard position < range.upperBound, !Self.isBlank(bytes[position]) else { return }
    throw error(.unexpected(string(position..<range.upperBound)), at: position..<range.upperBound)
  }
}

// MARK: - Escapes

extension LineScanner {
  /// A text whose escapes were replaced.
  struct Unescaped {
    var bytes: [UInt8] = []
    var hasReference = false
    var string: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Replaces the escapes of a text, and notes whether it refers to a variable.
  private mutating func content(
    of text: Range<Int>, allowingBytes: Bool = false
  ) throws(ScriptError) -> Unescaped {
    let result = try unescaped(text, allowingBytes: allowingBytes)
    if result.hasReference { hasReference = true }
    return result
  }

  /// Replaces the escapes of a text whose closing quote was found.
  func unescaped(
    _ text: Range<Int>, allowingBytes: Bool = false
  ) throws(ScriptError) -> Unescaped {
    var result = Unescaped()
    var index = text.lowerBound
    while index < text.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index = try append(from: index, in: text, to: &result)
        continue
      }
      let next = index + 1 < text.upperBound ? bytes[index + 1] : 0
      switch next {
      case UInt8(ascii: "n"): result.bytes.append(0x0A)
      case UInt8(ascii: "t"): result.bytes.append(0x09)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"): result.bytes.append(next)
      case UInt8(ascii: "u"):
        let (scalar, end) = try scalar(at: index, in: text)
        result.bytes.append(contentsOf: String(scalar).utf8)
        index = end
        continue
      case UInt8(ascii: "x") where allowingBytes:
        guard index + 4 <= text.upperBound,
          let byte = hexadecimal(index + 2..<index + 4).flatMap(UInt8.init(exactly:))
        else { throw unknownEscape(at: index, in: text, length: 4) }
        result.bytes.append(byte)
        index += 4
        continue
      default: throw unknownEscape(at: index, in: text, length: 2)
      }
      index += 2
    }
    return result
  }

  /// Appends a byte or the text of a variable, and returns the index after it.
  private func append(
    from index: Int, in text: Range<Int>, to result: inout Unescaped
  ) throws(ScriptError) -> Int {
    guard bytes[index..<text.upperBound].starts(with: Self.reference) else {
      result.bytes.append(bytes[index])
      return index + 1
    }
    let start = index + Self.reference.count
    let end = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: "}")) ?? text.upperBound
    guard end < text.upperBound, Notation.isName(bytes[start..<end]) else {
      let part = index..<min(end + 1, text.upperBound)
      throw error(.sharing(.malformedReference(string(part))), at: part)
    }
    result.hasReference = true
    guard let variables else {
      result.bytes += bytes[index...end]
      return end + 1
    }
    guard let value = variables[string(start..<end)] else {
      throw unknown(.variable, start..<end, known: variables.keys.sorted())
    }
    result.bytes += value.utf8
    guard result.bytes.count <= ScriptLimit.text.value else {
      throw error(.tooMuch(.text), at: index..<end + 1)
    }
    return end + 1
  }

  /// Whether a token refers to a variable.
  func hasReference(_ token: Range<Int>) -> Bool {
    token.dropLast().contains {
      bytes[$0] == Self.reference[0] && bytes[$0 + 1] == Self.reference[1]
    }
  }

  /// The bytes with which a reference to a variable begins.
  static let reference = Array("${".utf8)

  /// The scalar of an escape such as `\u{1b}`, and the index after the escape.
  private func scalar(at index: Int, in text: Range<Int>) throws(ScriptError) -> (
    Unicode.Scalar, Int
  ) {
    let start = index + 3
    guard start < text.upperBound, bytes[start - 1] == UInt8(ascii: "{"),
      let end = (start..<min(text.upperBound, start + 9)).first(where: {
        bytes[$0] == UInt8(ascii: "}")
      })
    else { throw unknownEscape(at: index, in: text, length: 3) }
    guard let value = hexadecimal(start..<end), let scalar = Unicode.Scalar(value) else {
      throw unknownEscape(at: index, in: text, length: end + 1 - index)
    }
    return (scalar, end + 1)
  }

  private func unknownEscape(at index: Int, in text: Range<Int>, length: Int) -> ScriptError {
    var end = min(index + length, text.upperBound)
    // The error must not quote part of a character.
    while end < text.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return error(.unknownEscape(string(index..<end)), at: index..<end)
  }
}
