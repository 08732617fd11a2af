/// The text of a field of a note, as a cell of a table: on one line, without markup.
struct NoteText: Hashable {
  /// The text without readings.
  private(set) var text = ""
  /// The text in kana, if the readings of all kanji stand behind them, as in 漢字[かんじ]; `nil`
  /// otherwise.
  private(set) var kana: String?

  /// Reads a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - isHTML: Whether tags and entities of HTML stand for something else.
  init(_ field: String, isHTML: Bool) {
    let plain = isHTML ? Self.withoutMarkup(field) : field
    readRuby(in: Self.onOneLine(Self.withoutMedia(plain)))
  }

  /// Whether a field asks for a part of itself, as in {{c1::Tokyo}} is a city.
  static func hasGap(_ field: String) -> Bool {
    field.index(of: "{{c").map { field[$0...].index(of: "::") != nil } ?? false
  }

  /// The text without tags, with a blank for those that end a line, and with the characters that
  /// entities stand for.
  private static func withoutMarkup(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      result += rest[..<mark]
      let end: Character = rest[mark] == "<" ? ">" : ";"
      let body = rest[mark...].dropFirst().prefix { $0 != end }
      guard body.endIndex < rest.endIndex, let meant = meaning(of: body, endingWith: end) else {
        result.append(rest[mark])
        rest = rest[mark...].dropFirst()
        continue
      }
      result += meant
      rest = rest[body.endIndex...].dropFirst()
    }
    return result + rest
  }

  /// What a tag or an entity stands for; `nil` if it is neither.
  private static func meaning(of body: Substring, endingWith end: Character) -> String? {
    if end == ">" {
      let name = body.drop { $0 == "/" }.prefix(while: \.isLetter).lowercased()
      guard !name.isEmpty || body.hasPrefix("!") else { return nil }
      return ["br", "div", "p", "li", "tr", "hr"].contains(name) ? " " : ""
    }
    if body.first == "#" {
      let digits = body.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    return entities[String(body)]
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// The text without sounds, such as [sound:a.mp3].
  private static func withoutMedia(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.index(of: "[sound:"),
      let end = rest[start...].firstIndex(of: "]")
    {
      result += rest[..<start]
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// The words of a text with one blank between them.
  private static func onOneLine(_ text: String) -> String {
    text.split { $0.isWhitespace || $0 == "\u{200B}" }.joined(separator: " ")
  }

  /// Splits readings from their kanji.
  private mutating func readRuby(in line: String) {
    var (kana, rest) = ("", line[...])
    while let open = rest.firstIndex(of: "["),
      let close = rest[open...].firstIndex(of: "]")
    {
      let reading = rest[open..<close].dropFirst()
      let before = rest[..<open]
      let word = before.reversed().prefix(while: \.isKanji).reversed()
      guard !word.isEmpty, !reading.isEmpty, reading.unicodeScalars.allSatisfy(\.isKana) else {
        text += rest[...close]
        kana += rest[...close]
        rest = rest[close...].dropFirst()
        continue
      }
      var lead = before.dropLast(word.count)
      // A blank only tells where the word begins.
      if lead.last == " " { lead.removeLast() }
      text += lead + String(word)
      kana += lead + reading
      rest = rest[close...].dropFirst()
    }
    text += rest
    kana += rest
    self.kana = kana != text && kana.unicodeScalars.allSatisfy(\.isOfReadings) ? kana : nil
  }
}

extension StringProtocol {
  /// The index of the first occurrence of a part; `nil` if there is none.
  fileprivate func index(of part: String) -> Index? {
    indices.first { self[$0...].hasPrefix(part) }
  }
}
