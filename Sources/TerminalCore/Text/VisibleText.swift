extension Unicode.Scalar {
  /// Whether the scalar is invisible or controls the program that displays it: a control character,
  /// a direction mark, a line or paragraph separator, a tag, or a zero-width space.
  ///
  /// Everything written to a terminal or into a file for tools escapes these scalars, because a
  /// name could otherwise disguise what it is. The joiners that scripts and emoji need are not
  /// included.
  package var isInvisible: Bool {
    switch value {
    case 0x20..<0x7F: return false
    case ..<0xA0: return true
    case 0x200C, 0x200D: return false
    default: break
    }
    if isCommonIdeographOrKana { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// The scalar as an escape in a string literal: `\n`, `\t`, or `\u{200b}`.
  package var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16) + "}"
    }
  }
}

extension StringProtocol {
  /// The text on one line, with every invisible scalar escaped.
  ///
  /// Everything written to a terminal outside a frame must go through this property, and only this
  /// one.
  package var visible: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        result.append(contentsOf: scalar.escaped.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
