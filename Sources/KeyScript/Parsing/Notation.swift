import TerminalCore

/// The notation of values in a script, which ``LineParser`` can parse.
package enum Notation {
  /// A size, such as `80x24`.
  static func size(_ size: Size) -> String { "\(size.columns)x\(size.rows)" }

  /// A duration in the largest unit that keeps it a whole number, truncated to microseconds.
  static func duration(_ duration: Duration) -> String {
    let parts = duration.components
    let microseconds = parts.attoseconds / 1_000_000_000_000
    if microseconds == 0 { return "\(parts.seconds)s" }
    guard microseconds.isMultiple(of: 1_000) else {
      return "\(parts.seconds * 1_000_000 + microseconds)us"
    }
    return "\(parts.seconds * 1_000 + microseconds / 1_000)ms"
  }

  /// A quoted text.
  static func quoted(_ text: String) -> String {
    // Each edit through `unicodeScalars` would copy the result.
    var (result, last) = ("\"", nil as Unicode.Scalar?)
    for scalar in text.unicodeScalars {
      append(scalar, after: last, to: &result)
      last = scalar
    }
    return result + "\""
  }

  /// Appends a scalar after another one to a quoted text; `nil` if it is the first.
  private static func append(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?, to text: inout String
  ) {
    if scalar == "{", last == "$" {
      // Together they would be a reference to a variable.
      text.removeLast()
      text += "\\${"
    } else {
      text += escaped(scalar, first: last == nil)
    }
  }

  /// Whether a text can be the name of a variable or a definition.
  package static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "-"): true
        default: false
        }
      }
  }

  /// The start of a text, for messages that quote input of any length.
  package static func shortened(_ text: String, to count: Int = 80) -> String {
    let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
    guard let end, end < text.endIndex else { return text }
    return text[..<end] + "…"
  }

  /// Quoted bytes, with invalid UTF-8 written as `\xff`.
  static func quoted(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return quoted(text) }
    var (result, last) = ("\"", nil as Unicode.Scalar?)
    for byte in bytes {
      if byte < 0x80 {
        // Only the first scalar of a text may join the quote, and it isn't a byte below 0x80.
        append(Unicode.Scalar(byte), after: last ?? " ", to: &result)
      } else {
        result += "\\x" + String(byte, radix: 16)
      }
      last = Unicode.Scalar(byte)
    }
    return result + "\""
  }

  /// A word, quoted if it could be mistaken for something else.
  static func word(_ word: String, besides keywords: Set<String> = []) -> String {
    let isVisible = word.unicodeScalars.allSatisfy {
      $0 != " " && ($0 == "\\" || $0 == "\"" || escaped($0, first: false).count == 1)
    }
    let isBare =
      isVisible && !word.isEmpty && word.utf8.first != UInt8(ascii: "\"")
      && word.utf8.first != UInt8(ascii: "#") && !keywords.contains(word)
      && !word.utf8.indices.contains { word.utf8[$0...].starts(with: "${".utf8) }
    return isBare ? word : quoted(word)
  }

  /// A regular expression between slashes.
  static func pattern(_ pattern: String) -> String {
    var (result, isEscaped) = ("/", false)
    for scalar in pattern.unicodeScalars {
      if scalar == "/", !isEscaped { result += "\\" }
      result += String(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return result + "/"
  }

  /// A key by name, with its character escaped if a script can't contain it.
  static func key(_ key: Key) -> String {
    guard case .character(let character) = key.code, character != " " else { return key.name }
    let name = key.name
    let isVisible = character.unicodeScalars.enumerated().allSatisfy { index, scalar in
      "\\\"".unicodeScalars.contains(scalar) || escaped(scalar, first: index == 0).count == 1
    }
    if isVisible, character != "#", Key(name: name) == key { return name }
    return prefix(key.modifiers)
      + character.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined()
  }

  /// The modifiers in front of a key, a button, or a wheel, such as `ctrl+`.
  static func prefix(_ modifiers: KeyModifiers) -> String {
    String(Key(.character("x"), modifiers).name.dropLast())
  }

  /// A scalar as it is written in quotes, in which a combining mark would join the first of them.
  private static func escaped(_ scalar: Unicode.Scalar, first isFirst: Bool) -> String {
    switch scalar {
    case "\"", "\\": "\\" + String(scalar)
    case _ where scalar.isInvisible || isFirst && scalar.properties.isGraphemeExtend:
      scalar.escaped
    default: String(scalar)
    }
  }
}
