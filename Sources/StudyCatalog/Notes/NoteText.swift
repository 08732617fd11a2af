/// The text of a field of a note, as a cell of a table: on one line, without markup.
struct NoteText: Hashable {
  /// The text without readings.
  private(set) var text = ""
  /// The text in kana, if the readings of all kanji stand behind them, as in 漢字[かんじ]; `nil`
  /// otherwise.
  private(set) var kana: String?
  /// The lines of the text as written, with their readings.
  private var lines: [String]

  /// Reads a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - isHTML: Whether tags and entities of HTML stand for something else.
  init(_ field: String, isHTML: Bool) {
    let plain = isHTML ? NoteMarkup(field).text : field
    lines = Self.withoutMedia(plain).split(whereSeparator: \.isNewline)
      .map { Self.onOneLine(String($0)) }.filter { !$0.isEmpty }
    readRuby(in: lines.joined(separator: " "))
  }

  /// Several short answers on lines or between semicolons, as in “water; aqua”, or the text itself:
  /// in a sentence, a semicolon separates no answers.
  var alternatives: [NoteText] {
    let parts = lines.flatMap { line in line.split { ";；".contains($0) } }
      .map { NoteText(String($0), isHTML: false) }
    let areAnswers = parts.allSatisfy { $0.text.isShort && !$0.text.withoutRemark.isEmpty }
    return kana == nil && parts.count > 1 && areAnswers ? parts : [self]
  }

  /// What is right besides the text: what comes before brackets at its end, as in “to eat (v.)”,
  /// and each of several short answers between commas or slashes, as in “go/walk”.
  var parts: [String] {
    guard kana == nil, !text.contains(where: ";；".contains) else { return [] }
    let answer = text.withoutRemark
    var parts = answer.split { ",，、".contains($0) }.map { String($0).withoutSpaces }
    // A comma may also stand in a number, and a slash in a unit or fraction.
    if parts.count == 1 {
      parts = answer.split { "/／".contains($0) }.map { String($0).withoutSpaces }
      if parts.contains(where: { $0.count == 1 && $0.first?.isASCII == true }) { parts = [] }
    }
    let areAnswers = parts.count > 1 && parts.allSatisfy { $0.isShort && !$0.hasNumber }
    return (answer.isEmpty || answer == text ? [] : [answer]) + (areAnswers ? parts : [])
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

extension String {
  /// Whether the text has one to three words.
  fileprivate var isShort: Bool { (1...3).contains(split(separator: " ").count) }

  /// The text without brackets at its end.
  fileprivate var withoutRemark: String {
    let openings: [Character: Character] = [")": "(", "）": "（"]
    guard let last, let opening = openings[last], let start = lastIndex(of: opening) else {
      return self
    }
    return String(self[..<start]).withoutSpaces
  }
}
