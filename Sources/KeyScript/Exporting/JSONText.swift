/// Texts as JSON has them.
enum JSONText {
  /// A text in quotes; control characters are escaped, everything else stands as it is.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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
