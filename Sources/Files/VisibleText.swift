extension Unicode.Scalar {
  /// Whether a terminal would obey this or show nothing for it: controls, and marks that change the
  /// direction of text or break lines.
  package var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text on one line, each scalar that could not be seen as `\n`, `\t` or `\u{1b}`.
  ///
  /// Names of files may hold any byte but two, so every message that names one goes through this.
  package var visible: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where scalar.isInvisible:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
