/// The parts that tell the questions of a lesson apart.
///
/// Of `What is the capital of Aomori Prefecture?`, this is only `Aomori Prefecture`, if all
/// questions begin and end with the other words. Where these are too few to make sense alone, a
/// part keeps its beginning: that of `3 × 4 = ?` is `3 × 4`. A few questions may have other words:
/// most prefectures have a 県庁所在地, Tokyo has a 都庁所在地.
package struct DistinctParts {
  private let japanese: CommonEnds
  private let english: CommonEnds

  /// Finds what questions have in common.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  package init(of questions: some Collection<BilingualText>) {
    japanese = CommonEnds(ofMost: questions.map { Array($0.japanese) })
    english = CommonEnds(ofMost: questions.map { Array($0.english) })
  }

  /// Finds what the questions of a lesson have in common.
  package init(of questions: some Collection<Question>) {
    self.init(of: questions.map { $0.usualPrompt ?? $0.prompt })
  }

  /// The part of a question of a lesson that the others don't have.
  package func part(of question: Question) -> BilingualText {
    part(of: question.usualPrompt ?? question.prompt)
  }

  /// The part of a question that the others don't have.
  package func part(of question: BilingualText) -> BilingualText {
    BilingualText(
      japanese: japanese.between(question.japanese), english: english.between(question.english),
      readings: question.readings)
  }

  /// The words that the questions share, with an ellipsis in place of the part. Empty in a language
  /// in which they make no sense alone.
  package var sharedWords: BilingualText {
    BilingualText(japanese: japanese.withEllipsis, english: english.withEllipsis)
  }
}

/// The words with which all of some sentences begin and end.
private struct CommonEnds {
  /// The first text, which begins and ends with these words.
  private let text: [Character]
  /// The numbers of characters.
  private var (beginning, end) = (0, 0)
  /// How many characters all sentences have in common, even those without these words.
  private var least = (beginning: 0, end: 0)

  /// The fewest letters of words that make sense alone.
  private static var fewestLetters: Int { 3 }

  /// Of how many sentences one may lack the words.
  private static var sentencesPerException: Int { 5 }

  /// Finds what all sentences have in common, or most of them if that is more.
  init(ofMost sentences: [[Character]]) {
    self.init(of: sentences)
    let all = (beginning: beginning, end: end)
    let backwards = sentences.map { Array($0.reversed()) }
    // Fewer exceptions are better than more words.
    let similar = [sentences, backwards].map(Self.beginningAlike).sorted { $0.count > $1.count }
    let longer = similar.lazy.map { Self(of: $0.map { sentences[$0] }) }.first {
      $0.makeSense && $0.beginning + $0.end > all.beginning + all.end
    }
    if let longer { self = longer }
    least = all
  }

  /// The indices of the texts that begin with the same characters, as many as most of them share.
  private static func beginningAlike(_ texts: [[Character]]) -> [Int] {
    guard !texts.isEmpty else { return [] }
    let usual = texts[texts.count / 2]
    let lengths = texts.map { zip($0, usual).prefix { $0 == $1 }.count }
    let shared = lengths.sorted()[texts.count / sentencesPerException]
    return texts.indices.filter { lengths[$0] >= shared }
  }

  private init(of texts: [[Character]]) {
    text = texts.first ?? []
    guard texts.count > 1 else { return }
    let backwards = texts.map { Array($0.reversed()) }
    beginning = text.countOfWords(sharedWith: texts)
    end = backwards[0].countOfWords(sharedWith: backwards)
    // A bracket is left out only together with the one that belongs to it.
    while true {
      let (closed, opened) = text.dropFirst(beginning).dropLast(end).unpairedBrackets
      if closed > 0, let last = text.prefix(beginning).lastIndex(where: { $0.depth > 0 }) {
        beginning = last
      } else if opened > 0, let first = backwards[0].prefix(end).lastIndex(where: { $0.depth < 0 })
      {
        end = first
      } else {
        break
      }
    }
    // One of them consists of nothing but these words.
    if texts.contains(where: { $0.count <= beginning + end }) { (beginning, end) = (0, 0) }
    if !makeSense { beginning = 0 }
  }

  private var makeSense: Bool {
    (text.prefix(beginning) + text.suffix(end)).count(where: \.isLetter) >= Self.fewestLetters
  }

  func between(_ text: String) -> String {
    let isCommon =
      text.starts(with: self.text.prefix(beginning))
      && text.reversed().starts(with: self.text.suffix(end).reversed())
    return String(
      text.dropFirst(isCommon ? beginning : least.beginning).dropLast(isCommon ? end : least.end))
  }

  /// The words, with an ellipsis for what is between them; empty if they make no sense alone.
  var withEllipsis: String {
    guard makeSense else { return "" }
    return String(text.prefix(beginning)) + "..." + String(text.suffix(end))
  }
}

extension [Character] {
  /// The number of characters with which all texts begin, without a word that is only part of one.
  fileprivate func countOfWords(sharedWith texts: [Self]) -> Int {
    var count =
      indices.first { index in
        texts.contains { !$0.indices.contains(index) || $0[index] != self[index] }
      } ?? self.count
    while count > 0,
      texts.contains(where: { count < $0.count && $0[count - 1].isInWord(with: $0[count]) })
    {
      count -= 1
    }
    return count
  }
}

extension Sequence<Character> {
  /// How many brackets close one that opens before the text, and how many aren't closed in it.
  fileprivate var unpairedBrackets: (closed: Int, opened: Int) {
    reduce((0, 0)) { counts, character in
      let opened = counts.opened + character.depth
      return opened < 0 ? (counts.closed + 1, 0) : (counts.closed, opened)
    }
  }
}

extension Character {
  /// What words consist of. In Japanese, no spaces are between them, but particles are in hiragana
  /// and most other words are not.
  private enum Script { case letter, digit, kanji, hiragana, katakana }

  private var script: Script? {
    if isASCII ? isNumber : wholeNumberValue != nil && !isLetter { return .digit }
    switch unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x309f: return .hiragana
    case 0x30a1...0x30fa, 0x30fc...0x30ff: return .katakana
    case 0x3005, 0x3400...0x4dbf, 0x4e00...0x9fff: return .kanji
    default: return isLetter ? .letter : nil
    }
  }

  /// Whether the character is in the same word as the one beside it, as the digit in `1本`.
  fileprivate func isInWord(with other: Character) -> Bool {
    guard let script, let otherScript = other.script else { return false }
    if script == otherScript { return true }
    return [script, otherScript].contains(.digit) && ![script, otherScript].contains(.hiragana)
  }

  /// 1 for an opening bracket, -1 for a closing one, and otherwise 0.
  fileprivate var depth: Int {
    if "「『（(【［[".contains(self) { return 1 }
    return "」』）)】］]".contains(self) ? -1 : 0
  }
}
