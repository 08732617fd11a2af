import JSONCoding
import TerminalCore

/// Produces JSON whose members keep their order, for readers, and in which nothing is invisible.
enum JSONText {
  /// A quoted string.
  static func quoted(_ text: String) -> String {
    String(decoding: JSON.string(text).bytes, as: UTF8.self).unicodeScalars
      .map { $0.isInvisible ? escaped($0) : String($0) }.joined()
  }

  /// A scalar as one or two escapes, one per UTF-16 code unit.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }

  /// An array of values, which must already be JSON.
  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// A time in seconds, rounded to microseconds.
  static func seconds(_ duration: Duration) -> String {
    "\(Double(Int((duration / .microseconds(1)).rounded())) / 1_000_000)"
  }

  /// An object followed by a line feed.
  static func line(_ members: KeyValuePairs<String, String?>) -> String { object(members) + "\n" }

  /// An object with its members in this order. Values must already be JSON; a member whose value is
  /// `nil` is omitted.
  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    let texts = members.compactMap { name, value in value.map { quoted(name) + ":" + $0 } }
    return "{" + texts.joined(separator: ",") + "}"
  }
}
