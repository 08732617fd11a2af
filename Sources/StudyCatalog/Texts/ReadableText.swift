/// A Japanese text, split into words whose readings are known and the text between them.
///
/// At each position, readings supplied with the text take precedence over the table of words, and
/// longer words over shorter ones. The table must cover a whole run of kanji or none of it;
/// otherwise, only the end of 横浜市 would be read.
struct ReadableText {
  private(set) var parts: [Reading.Part] = []

  /// The words supplied with the text.
  private let own: [(word: [Character], reading: Reading)]
  private var rest: ArraySlice<Character>

  /// Splits a text.
  ///
  /// - Parameters:
  ///   - text: The text. Words already followed by their reading in parentheses stay as they are.
  ///   - readings: The readings supplied with it.
  /// - Complexity: O(*n*) in the length of the text; a few microseconds for a sentence.
  init(_ text: String, _ readings: [Reading]) {
    own = readings.filter { !$0.word.isEmpty }.map { (Array($0.word), $0) }
    rest = Array(text)[...]
    guard rest.contains(where: \.isKanji) else {
      parts = [Reading.Part(text: text, kana: nil)]
      return
    }
    while !rest.isEmpty { takeUnit() }
  }

  /// Takes a supplied word, kanji in the table, or text without a known reading.
  private mutating func takeUnit() {
    if let match = ownWord(at: 0) {
      parts += match.reading.parts
      rest = rest.dropFirst(match.word.count)
    } else if let count = rest.countAlreadyRead {
      leave(count)
    } else if let known = knownWords {
      parts += known.parts
      rest = rest.dropFirst(known.count)
    } else {
      // Digits stay together too; otherwise 12日 would have a part 2日.
      let digits = rest.prefix(while: \.isDigit).count
      var kanji = 0
      while rest.dropFirst(kanji).first?.isKanji == true, ownWord(at: kanji) == nil { kanji += 1 }
      leave(max(digits, kanji, 1))
    }
  }

  /// The words of the table at the start of the rest, up to the end of the run of kanji there;
  /// `nil` if the table lacks one of them.
  private var knownWords: (parts: [Reading.Part], count: Int)? {
    var (parts, count): ([Reading.Part], Int) = ([], 0)
    repeat {
      guard let word = WordReadings.all.longest(startOf: rest.dropFirst(count)) else { return nil }
      parts += word.parts
      count += word.count
    } while rest.dropFirst(count - 1).prefix(2).allSatisfy(\.isKanji)
      && count < rest.count && ownWord(at: count) == nil
    return (parts, count)
  }

  /// Returns the longest supplied word at a position in the rest.
  private func ownWord(at place: Int) -> (word: [Character], reading: Reading)? {
    let rest = rest.dropFirst(place)
    return own.filter { rest.starts(with: $0.word) }.max { $0.word.count < $1.word.count }
  }

  /// Takes some characters without a reading.
  private mutating func leave(_ count: Int) {
    parts.append(Reading.Part(text: String(rest.prefix(count)), kana: nil))
    rest = rest.dropFirst(count)
  }

  /// The text with each reading in parentheses after its kanji: 県庁(けんちょう).
  ///
  /// The parentheses are narrow, to differ from the wide ones of Japanese sentences.
  var annotated: String {
    parts.reduce(into: "") { text, part in
      text += part.text
      if let kana = part.kana { text += "(\(kana))" }
    }
  }

  /// The text in kana, as far as readings are known.
  var inKana: String { parts.reduce(into: "") { $0 += $1.kana ?? $1.text } }
}

extension ArraySlice<Character> {
  /// The number of characters at the start that are digits, kanji and then a reading in
  /// parentheses; `nil` if there is no such reading.
  fileprivate var countAlreadyRead: Int? {
    let rest = drop(while: \.isDigit).drop(while: \.isKanji)
    guard rest.count < count, rest.first == "(", self[rest.startIndex - 1].isKanji,
      let end = rest.firstIndex(of: ")")
    else { return nil }
    return end - startIndex + 1
  }
}

extension Character {
  /// Whether this is a digit from 0 to 9.
  var isDigit: Bool { isASCII && isNumber }
}
