import Synchronization

/// The readings of the words that Study itself uses, from a table.
///
/// A word can begin with a number: `3日` matches that number, `#分` is 分 after any number, and `#1分`
/// after one that ends in that digit.
final class WordReadings: Sendable {
  /// The table, read on first use.
  static let all = WordReadings()

  /// The rows of the table, by the first character of their words.
  private let rows: [Character: [TableRow]]

  /// The words by their first character, longest first, for the characters that were looked up.
  ///
  /// To divide the readings of all words would take longer than the rest of a start.
  private let words = Mutex<[Character: [Word]]>([:])

  private struct Word {
    let pattern: [Character]
    let parts: [Reading.Part]

    init(_ row: TableRow) {
      let (word, kana) = (row["word"], row["kana"])
      let stem = String(word.drop { $0 == "#" })
      let (isNumbered, digits) = (stem != word, stem.prefix(while: \.isNumber))
      // The placeholder for a number has no reading in the table, because the number itself is left
      // as it is.
      let reading =
        isNumbered ? Reading(String(stem.dropFirst(digits.count)), kana) : Reading(stem, kana)
      pattern = Array(word)
      parts = reading.parts
    }
  }

  private init() {
    rows = Dictionary(grouping: Table(.wordReadings).rows) { $0["word"].first ?? " " }
  }

  /// Returns the words that begin with a character, longest first.
  private func words(from first: Character) -> [Word] {
    words.withLock { words in
      if let known = words[first] { return known }
      guard let rows = rows[first] else { return [] }
      let found = rows.map(Word.init).sorted { $0.pattern.count > $1.pattern.count }
      words[first] = found
      return found
    }
  }

  /// Returns the longest word at the start of a text, with its number of characters; `nil` if there
  /// is none.
  func longest(startOf text: ArraySlice<Character>) -> (parts: [Reading.Part], count: Int)? {
    let exact = text.first.flatMap { words(from: $0).first { text.starts(with: $0.pattern) } }
    let known = exact.map { ($0.parts, $0.pattern.count) }
    guard let numbered = numbered(startOf: text), numbered.count > known?.1 ?? 0 else {
      return known
    }
    return numbered
  }

  /// Returns the longest word at the start of a text that begins with a number.
  private func numbered(
    startOf text: ArraySlice<Character>
  ) -> (parts: [Reading.Part], count: Int)? {
    let digits = text.prefix(while: \.isDigit)
    guard let last = digits.last else { return nil }
    let rest = text.dropFirst(digits.count)
    let patterns = [
      ["#", last] + rest.prefix(Self.longestUnit), ["#"] + rest.prefix(Self.longestUnit),
    ]
    for (skipped, pattern) in zip([2, 1], patterns) {
      guard let word = words(from: "#").first(where: { pattern.starts(with: $0.pattern) }) else {
        continue
      }
      let number = Reading.Part(text: String(digits), kana: nil)
      return ([number] + word.parts, digits.count + word.pattern.count - skipped)
    }
    return nil
  }

  /// The maximum length of a word after a number, in characters.
  private static var longestUnit: Int { 8 }
}
