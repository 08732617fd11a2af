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
    let plain = isHTML ? NoteMarkup(field).text : field
    readRuby(in: Self.onOneLine(Self.withoutMedia(plain)))
  }

  /// Several short answers between semicolons, as in “water; aqua”, or the text itself: in a
  /// sentence, a semicolon separates no answers.
  var alternatives: [NoteText] {
    let parts = text.split { ";；".contains($0) }.map { NoteText(String($0), isHTML: false) }
    let areShort = parts.allSatisfy { part in
      !part.text.isEmpty && part.text.split(separator: " ").count <= 3
    }
    return kana == nil && parts.count > 1 && areShort ? parts : [self]
  }

  /// The most bytes of a field that is read, many more than a cell may have.
  static let longestField = 20_000

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
