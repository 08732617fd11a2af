import TerminalCore

/// Texts as JSON has them.
enum JSONText {
  /// A text in quotes; what can't be seen is escaped, everything else stands as it is.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isInvisible: result += escaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A scalar by the numbers of its one or two halves in UTF-16.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }

  /// A list of values that are JSON already.
  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// A time in seconds, to the microsecond.
  static func seconds(_ duration: Duration) -> String {
    "\(Double(Int((duration / .microseconds(1)).rounded())) / 1_000_000)"
  }

  /// An object in a line of its own.
  static func line(_ members: KeyValuePairs<String, String?>) -> String { object(members) + "\n" }

  /// An object of names and values that are JSON already, in this order; no value, no member.
  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    let texts = members.compactMap { name, value in value.map { quoted(name) + ":" + $0 } }
    return "{" + texts.joined(separator: ",") + "}"
  }
}
