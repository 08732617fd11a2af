extension Unicode.Scalar {
  /// Whether the scalar is invisible or controls the program that shows it: a control character, a
  /// direction mark, a separator of lines or paragraphs, a tag, or a space without width.
  ///
  /// These are escaped in everything that is written to a terminal or into a file for tools;
  /// otherwise a name could hide what it is. The joiners that letters and emoji need are not among
  /// them.
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

  /// The scalar as a string literal can hold it: `\n`, `\t`, `\u{200b}`.
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
  /// Whatever is written to a terminal outside of a frame goes through this, and through nothing else.
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
