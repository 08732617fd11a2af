/// A line `name = word word` of a user's settings file.
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
      guard let name = words.first, !name.hasPrefix("#") else { return nil }
      let hasValues = words.count > 2 && words[1] == "="
      return SettingLine(number: number, name: name, values: hasValues ? Array(words[2...]) : [])
    }
  }
}
