/// A line `name = word word` of a user's settings file; the blanks around the `=` may be missing.
struct SettingLine {
  /// The line number, from 1.
  let number: Int
  /// The first word.
  let name: String
  /// The words after the `=`; empty if there are none, or if there is no `=`.
  let values: [String]

  /// The lines of a file, except blank ones and those that begin with `#`.
  static func read(_ text: String) -> [SettingLine] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return zip(1..., lines).compactMap { number, line in
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { return nil }
      // A key can be `=` itself, but a name has none.
      guard let sign = line.firstIndex(of: "="),
        case let names = line[..<sign].split(whereSeparator: \.isWhitespace), names.count == 1
      else { return SettingLine(number: number, name: first, values: []) }
      let values = line[line.index(after: sign)...].split(whereSeparator: \.isWhitespace)
      return SettingLine(
        number: number, name: String(names[0]), values: values.map(String.init))
    }
  }
}
