extension JSON {
  /// Parses a single value.
  ///
  /// - Returns: `nil` unless the bytes are a single UTF-8 value, nested at most 512 levels deep.
  /// - Complexity: O(*n*) in time and space, where *n* is the number of bytes.
  package init?(_ bytes: [UInt8]) {
    var reader = JSONReader(rest: bytes[...])
    guard let value = reader.value(depth: 0), reader.next() == nil else { return nil }
    self = value
  }
}

/// Parses values from the start of a text. Once a method returns `nil`, parsing must stop.
private struct JSONReader {
  /// Foundation's limit, so that what one program wrote the other can read.
  private static let deepest = 512

  var rest: ArraySlice<UInt8>

  /// Skips white space and returns the next byte without consuming it.
  mutating func next() -> Unicode.Scalar? {
    while let byte = rest.first {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: rest.removeFirst()
      default: return Unicode.Scalar(byte)
      }
    }
    return nil
  }

  mutating func value(depth: Int) -> JSON? {
    guard depth <= Self.deepest else { return nil }
    switch next() {
    case "{": return members(depth: depth).map(JSON.object)
    case "[": return elements(depth: depth).map(JSON.array)
    case "\"": return string().map(JSON.string)
    case "t": return skip("true") ? .boolean(true) : nil
    case "f": return skip("false") ? .boolean(false) : nil
    case "n": return skip("null") ? .null : nil
    default: return number().map(JSON.number)
    }
  }

  /// Parses the members of an object. Of duplicate names, the last one counts.
  private mutating func members(depth: Int) -> [String: JSON]? {
    var members: [String: JSON] = [:]
    let isWhole = list(closedBy: "}") { reader in
      guard reader.next() == "\"", let name = reader.string(), reader.next() == ":" else {
        return false
      }
      reader.rest.removeFirst()
      members[name] = reader.value(depth: depth + 1)
      return members[name] != nil
    }
    return isWhole ? members : nil
  }

  private mutating func elements(depth: Int) -> [JSON]? {
    var elements: [JSON] = []
    let isWhole = list(closedBy: "]") { reader in
      guard let element = reader.value(depth: depth + 1) else { return false }
      elements.append(element)
      return true
    }
    return isWhole ? elements : nil
  }

  /// Parses from an opening bracket to the closing one. Returns `false` on failure.
  private mutating func list(
    closedBy closing: Unicode.Scalar, element: (inout JSONReader) -> Bool
  ) -> Bool {
    rest.removeFirst()
    if next() == closing { return skip("\(closing)") }
    while element(&self), let mark = next() {
      guard mark == closing || mark == "," else { return false }
      rest.removeFirst()
      if mark == closing { return true }
    }
    return false
  }

  private mutating func skip(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  /// Parses a number as text.
  private mutating func number() -> String? {
    let start = rest
    _ = skip("-")
    guard skip("0") || skipDigits() else { return nil }
    if skip("."), !skipDigits() { return nil }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard skipDigits() else { return nil }
    }
    return String(decoding: start.prefix(start.count - rest.count), as: UTF8.self)
  }

  private mutating func skipDigits() -> Bool {
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    rest.removeFirst(count)
    return count > 0
  }

  /// Parses the characters between two quotes.
  private mutating func string() -> String? {
    rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        bytes += String(scalar).utf8
      case ..<0x20: return nil
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// Parses the rest of an escape after its backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    switch rest.popFirst().map({ Unicode.Scalar($0) }) {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case .some(let scalar) where scalar == "\"" || scalar == "\\" || scalar == "/": return scalar
    case "u":
      guard let unit = codeUnit() else { return nil }
      guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) }
      guard skip("\\u"), let low = codeUnit(), (0xDC00...0xDFFF).contains(low) else { return nil }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    default: return nil
    }
  }

  private mutating func codeUnit() -> UInt32? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    rest.removeFirst(4)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
