/// A JSON value, as defined by RFC 8259.
///
/// A number keeps its text, so that each type reads as much of it as it can hold.
package enum JSON: Hashable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

extension JSON {
  /// The members; `nil` if this isn't an object.
  package var members: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The characters; `nil` if this isn't a string.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The integer; `nil` if this isn't a whole number that fits an `Int`.
  package var integer: Int? { integer(Int.self) }
}

extension JSON {
  /// The value as text without whitespace. Members are sorted, so equal values have equal bytes.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): Self.appendQuoted(text, to: &bytes)
    case .array(let values):
      Self.appendList(of: values, between: "[", and: "]", to: &bytes) { value, bytes in
        value.append(to: &bytes)
      }
    case .object(let members):
      let members = members.sorted { $0.key < $1.key }
      Self.appendList(of: members, between: "{", and: "}", to: &bytes) { member, bytes in
        Self.appendQuoted(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
    }
  }

  private static func appendList<Element>(
    of elements: [Element], between opening: Unicode.Scalar, and closing: Unicode.Scalar,
    to bytes: inout [UInt8], appending: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appending(element, &bytes)
    }
    bytes.append(UInt8(ascii: closing))
  }

  private static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case ..<0x20:
        bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
