/// The readings of the words that Study itself uses, from a table.
///
/// A word can begin with a number: `3日` matches that number, `#分` is 分 after any number, and `#1分`
/// after one that ends in that digit.
struct WordReadings {
  /// The table, read on first use.
  static let all = WordReadings()

  private let words: [Character: [Word]]

  private struct Word {
    let pattern: [Character]
    let parts: [Reading.Part]
  }

  private init() {
    var words: [Character: [Word]] = [:]
    for row in Table(.wordReadings).rows {
      let (word, kana) = (row["word"], row["kana"])
      let stem = String(word.drop { $0 == "#" })
      let (isNumbered, digits) = (stem != word, stem.prefix(while: \.isNumber))
      // The placeholder for a number has no reading in the table, because the number itself is left
      // as it is.
      let reading =
        isNumbered ? Reading(String(stem.dropFirst(digits.count)), kana) : Reading(stem, kana)
      let pattern = Array(word)
      words[pattern[0], default: []].append(Word(pattern: pattern, parts: reading.parts))
    }
    self.words = words.mapValues { $0.sorted { $0.pattern.count > $1.pattern.count } }
  }

  /// Returns the longest word at the start of a text, with its number of characters; `nil` if there
  /// is none.
  func longest(startOf text: ArraySlice<Character>) -> (parts: [Reading.Part], count: Int)? {
    let exact = text.first.flatMap { words[$0]?.first { text.starts(with: $0.pattern) } }
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
      guard let word = words["#"]?.first(where: { pattern.starts(with: $0.pattern) }) else {
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
