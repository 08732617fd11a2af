extension LineParser {
  /// A text whose escapes are replaced by what they stand for.
  struct Unescaped {
    var bytes: [UInt8] = []
    var string: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Replaces the escapes of a text that has been found to be closed.
  func unescaped(
    _ text: Range<Int>, allowingBytes: Bool = false
  ) throws(ScriptError) -> Unescaped {
    var result = Unescaped()
    var index = text.lowerBound
    while index < text.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.bytes.append(bytes[index])
        index += 1
        continue
      }
      let next = index + 1 < text.upperBound ? bytes[index + 1] : 0
      switch next {
      case UInt8(ascii: "n"): result.bytes.append(0x0A)
      case UInt8(ascii: "t"): result.bytes.append(0x09)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.bytes.append(next)
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

  /// The scalar of an escape such as `\u{1b}`, and where the escape ends.
  func scalar(at index: Int, in text: Range<Int>) throws(ScriptError) -> (Unicode.Scalar, Int) {
    let start = index + 3
    guard start < text.upperBound, bytes[start - 1] == UInt8(ascii: "{"),
      let end = (start..<min(text.upperBound, start + 9)).first(where: {
        bytes[$0] == UInt8(ascii: "}")
      }),
      let value = hexadecimal(start..<end), let scalar = Unicode.Scalar(value)
    else { throw unknownEscape(at: index, in: text, length: 3) }
    return (scalar, end + 1)
  }

  private func unknownEscape(at index: Int, in text: Range<Int>, length: Int) -> ScriptError {
    var end = min(index + length, text.upperBound)
    // Never half a character.
    while end < text.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return error(.unknownEscape(string(index..<end)), at: index..<end)
  }
}
