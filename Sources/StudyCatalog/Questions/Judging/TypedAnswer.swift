/// The typed texts that are right for a question.
public struct TypedAnswer: Hashable, Sendable {
  /// The rule that compares a text with the spellings.
  public let rule: AnswerRule
  /// The spellings of the answer; those of a name have no ending.
  let writings: [String]
  /// The spellings of a place's name together with the area that it is in, as in an address:
  /// 愛知県名古屋, `Nagoya, Aichi`.
  var addresses: [String] = []
  /// The spellings of a chant with its product as it is read elsewhere, which are nearly right:
  /// はっぱろくじゅうよん.
  var withOtherNumerals: [String] = []
  /// More answers, which take no ending.
  private(set) var also: [String]
  /// Typical wrong answers. They are never nearly right, however close they are.
  let mistakes: [String]
  /// Whether an English article, or the `to` of a verb, may stand before the answer even if its
  /// rule doesn't say that it is in English.
  let ignoresArticles: Bool
  /// The right answers to other items of the lesson, which are never nearly right either.
  var others: [String] = []

  init(
    _ rule: AnswerRule, _ writings: [String], also: [String] = [], mistakes: [String] = [],
    ignoresArticles: Bool = false
  ) {
    self.rule = rule
    self.writings = writings
    self.also = also
    self.mistakes = mistakes
    self.ignoresArticles = ignoresArticles
  }

  /// The same with only the spellings of the standard form.
  var standardOnly: TypedAnswer {
    var answer = self
    answer.also = []
    return answer
  }

  /// The endings that the name may have; empty if the answer is not a name.
  var endings: [String] { if case .name(let endings) = rule { endings } else { [] } }

  /// The right answers: each form of a verb separately, and a name also with each of its endings.
  var forms: [String] {
    switch rule {
    case .name(let endings):
      (writings + addresses).flatMap { name in [name] + endings.map { name + $0 } } + also
    case .verbForm: writings.flatMap { $0.split(separator: "/").map(String.init) }
    default: writings + also
    }
  }

  /// Whether one of the right answers has a digit.
  var hasDigits: Bool { forms.contains { $0.halfWidth.contains(where: \.isDigit) } }
}

/// A rule for comparing a typed answer with the right one.
///
/// Spaces, except between two numbers, punctuation, width, and the choice of hiragana or katakana
/// never matter.
public enum AnswerRule: Hashable, Sendable {
  /// A reading, in kana or in Latin letters: がっこう, `gakkou`, `gakkō`.
  case reading
  /// A name, with or without one of its endings: 札幌, さっぽろ市, `Sapporo-shi`.
  case name(endings: [String])
  /// A number, with or without one of its units, or any other writing: 1000, 千, `1,000 kg`, −1.5,
  /// `one thousand`.
  case number(units: [String])
  /// A lowercase English word, with or without an article: `a dog`.
  case englishWord
  /// A capitalized English word, in any case, with or without an article: `tuesday`, `the Nile`.
  case properEnglish
  /// A form of an English verb. Each part of `was/were` is right, and so is the whole.
  case verbForm
  /// The Latin letters that spell a syllable, in any case: `shi`, `SI`.
  case syllable
  /// An element symbol, in exact case: `Co`, but not `CO`.
  case symbol
}

/// The marks around an answer.
private let marks: Set<Character> = Set(
  ".,!?:;。、．，！？：；・…~～〜¡¿'\"‘’“”„‚«»‹›「」『』()（）[]［］〔〕【】〈〉《》")

extension String {
  /// The text with full-width Latin letters, digits, signs and spaces made narrow, both signs that
  /// input methods write for ~ as that, and those for numbers spelled out: 1 1/2 for 1½.
  var halfWidth: String {
    var narrow = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x3000: narrow.append(" ")
      case 0x301C: narrow.append("~")
      case 0xFFE5: narrow.append("¥")
      case 0xFF01...0xFF5E: narrow.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      default:
        guard let letters = scalar.spelledOut else { narrow.append(scalar); continue }
        let isFraction = letters.dropFirst().contains("/")
        if isFraction, narrow.last.map({ ("0"..."9").contains($0) }) ?? false {
          narrow.append(" ")
        }
        narrow.append(contentsOf: letters.unicodeScalars)
      }
    }
    return String(narrow)
  }

  /// The text without the marks that learners put around an answer: quotation marks, brackets, a
  /// period, an equals sign before it, or a plus sign before a number.
  package var withoutMarks: String {
    func isMark(_ character: Character) -> Bool {
      character.isWhitespace || marks.contains(character)
    }
    var rest = drop { isMark($0) || "=+＝＋".contains($0) }
    let (before, isNumber) = (self[..<rest.startIndex], rest.first?.isWholeNumber ?? false)
    if isNumber, let last = before.last, ".．".contains(last) {
      // The point of .5 isn't a mark.
      rest = self[before.index(before: before.endIndex)...]
    } else if !isNumber, let sign = before.firstIndex(where: { "+＋".contains($0) }) {
      // Nor is a sign that isn't that of a number, as in +e.
      rest = self[sign...]
    }
    // After an answer, a sign is a part of it: A+, C++.
    return String(rest.reversed().drop(while: isMark).reversed())
  }

  /// The text without spaces at its ends.
  var withoutSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text without an article before another word.
  package var withoutArticle: String { dropping(["a", "an", "the"]) }

  /// The same, or without the `to` before a verb.
  package var withoutArticleOrTo: String { dropping(["a", "an", "the", "to"]) }

  private func dropping(_ firstWords: Set<String>) -> String {
    let words = halfWidth.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, words.count > 1, firstWords.contains(first.lowercased())
    else { return self }
    return words.dropFirst().joined(separator: " ")
  }
}
