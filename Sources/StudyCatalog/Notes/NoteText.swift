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
  /// and each of two short answers, as in “cat, kitty” and “go/walk”.
  var parts: [String] {
    guard kana == nil, !text.contains(where: ";；".contains) else { return [] }
    let answer = text.withoutRemark
    return (answer.isEmpty || answer == text ? [] : [answer])
      + (answer.partsBetweenCommas ?? answer.partsBetweenSlashes ?? [])
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
  /// Two answers with a comma between them; `nil` if the comma seems to be a part of one answer, as
  /// in “Paris, France” and “one, two, three”.
  fileprivate var partsBetweenCommas: [String]? {
    let parts = split(whereSeparator: Self.commas.contains).map { String($0).withoutSpaces }
    let areAnswers = parts.allSatisfy { ($0.isLowercaseWord || $0.isJapanese) && $0.isShort }
    return parts.count == 2 && areAnswers && !isList ? parts : nil
  }

  /// Several answers with slashes between them; `nil` if a slash seems to be a part of one answer,
  /// as in “AC/DC” and “km/h”.
  fileprivate var partsBetweenSlashes: [String]? {
    let parts = split { "/／".contains($0) }
    let isSpaced = parts.dropLast().allSatisfy { $0.last?.isWhitespace ?? false }
    let answers = parts.map { String($0).withoutSpaces }
    let areAnswers = answers.allSatisfy { answer in
      answer.isShort && !answer.hasNumber && (answer.count > 1 || answer.isJapanese)
        && (isSpaced || answer.isLowercaseWord || answer.isJapanese)
    }
    return parts.count > 1 && areAnswers && !contains(where: Self.commas.contains) ? answers : nil
  }

  private static let commas: Set<Character> = [",", "，", "、"]

  /// Whether the text is in lowercase letters, without numbers.
  private var isLowercaseWord: Bool {
    contains(where: \.isLowercase) && !contains { $0.isUppercase || $0.isNumber }
  }

  /// Whether the text is in kana and kanji alone.
  private var isJapanese: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.isKana || Character($0).isKanji }
  }

  /// Whether a word joins the last two parts, as in “red, white and blue” and 赤、白と青.
  private var isList: Bool {
    let characters = Array(self)
    let isJoined = characters.indices.dropFirst().dropLast().contains {
      characters[$0] == "と" && characters[$0 - 1].isKanji && characters[$0 + 1].isKanji
    }
    return isJoined || split(separator: " ").contains("and")
  }

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
