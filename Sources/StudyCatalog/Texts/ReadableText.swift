/// A Japanese text, taken apart into words whose readings are known and everything between them.
///
/// At each place the readings that come with the text count first, then those of the table of words;
/// of several words the longest counts. The table reads kanji that follow each other all or not at
/// all, or it would read 横浜市 at its end only.
struct ReadableText {
  private(set) var parts: [Reading.Part] = []

  /// The words that come with the text, and what is left of it.
  private let own: [(word: [Character], reading: Reading)]
  private var rest: ArraySlice<Character>

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text. What already has its reading in brackets stays as it is.
  ///   - readings: The readings that come with it.
  /// - Complexity: O(*n*) in the text, some microseconds for a sentence.
  init(_ text: String, _ readings: [Reading]) {
    own = readings.filter { !$0.word.isEmpty }.map { (Array($0.word), $0) }
    rest = Array(text)[...]
    guard rest.contains(where: \.isKanji) else {
      parts = [Reading.Part(text: text, kana: nil)]
      return
    }
    while !rest.isEmpty { takeUnit() }
  }

  /// Takes a word that comes with the text, kanji that the table reads, or what nobody reads.
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
      // Digits stay together too, or 12日 would have a part 2日.
      let digits = rest.prefix(while: \.isDigit).count
      var kanji = 0
      while rest.dropFirst(kanji).first?.isKanji == true, ownWord(at: kanji) == nil { kanji += 1 }
      leave(max(digits, kanji, 1))
    }
  }

  /// The words of the table at the start of the rest, up to the end of the kanji there; `nil` if it
  /// lacks one of them.
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

  /// The longest word that comes with the text at a place of the rest.
  private func ownWord(at place: Int) -> (word: [Character], reading: Reading)? {
    let rest = rest.dropFirst(place)
    return own.filter { rest.starts(with: $0.word) }.max { $0.word.count < $1.word.count }
  }

  /// Leaves some characters as they are.
  private mutating func leave(_ count: Int) {
    parts.append(Reading.Part(text: String(rest.prefix(count)), kana: nil))
    rest = rest.dropFirst(count)
  }

  /// The text with each reading in brackets behind its kanji: 県庁(けんちょう).
  ///
  /// The brackets are narrow, which keeps them apart from those of the sentence.
  var annotated: String {
    parts.map { part in part.kana.map { "\(part.text)(\($0))" } ?? part.text }.joined()
  }

  /// The text in kana, as far as readings are known.
  var inKana: String { parts.map { $0.kana ?? $0.text }.joined() }
}

extension ArraySlice<Character> {
  /// The number of characters of kanji at the start, of digits before them, and of the reading in brackets
  /// behind them; `nil` if there is none.
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
