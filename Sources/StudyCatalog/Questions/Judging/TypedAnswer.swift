/// The typed texts that are right for a question.
public struct TypedAnswer: Hashable, Sendable {
  /// The rule that compares a text with the spellings.
  public let rule: AnswerRule
  /// The spellings of the answer; those of a name have no ending.
  let writings: [String]
  /// More answers, which take no ending.
  let also: [String]
  /// Typical wrong answers. They are never nearly right, however close they are.
  let mistakes: [String]
  /// The right answers to other items of the lesson, which are never nearly right either.
  var others: [String] = []

  init(
    _ rule: AnswerRule, _ writings: [String], also: [String] = [], mistakes: [String] = []
  ) {
    self.rule = rule
    self.writings = writings
    self.also = also
    self.mistakes = mistakes
  }

  /// Returns whether a typed text is right, with or without the marks around it.
  func accepts(_ typed: String) -> Bool {
    if isRight(typed) { return true }
    let bare = typed.withoutMarks
    return bare != typed && isRight(bare)
  }

  private func isRight(_ typed: String) -> Bool {
    switch rule {
    case .reading, .name: isNamed(typed)
    case .number(let units): isNumber(typed, units: units) || isNamed(typed)
    case .englishWord: isWritten(typed.withoutArticle)
    case .properEnglish, .syllable: isWritten(typed)
    case .verbForm: isVerbForm(typed)
    case .symbol: writings.contains(typed.halfWidth.withoutSpaces)
    }
  }

  /// The right answers: each form of a verb separately, and a name also with each of its endings.
  var forms: [String] {
    switch rule {
    case .name(let endings): writings.flatMap { name in [name] + endings.map { name + $0 } } + also
    case .verbForm: writings.flatMap { $0.split(separator: "/").map(String.init) }
    default: writings + also
    }
  }

  private func isWritten(_ typed: String) -> Bool {
    forms.contains(where: isSame(as: typed))
  }

  /// Returns a comparison of a writing with a typed text.
  private func isSame(as typed: String) -> (String) -> Bool {
    let foldsVariants = if case .name = rule { true } else { false }
    let typed = typed.withoutSigns.lowercased()
    var texts = [SearchText(typed, foldsVariants: foldsVariants)]
    if foldsVariants { texts.append(SearchText(typed.withBForV)) }
    return { writing in
      let writing = writing.withoutSigns.lowercased()
      guard !texts[0].scalars.isEmpty, writing.numerals == typed.numerals else { return false }
      // Equal strings may be of different scalars: é is one, or e and a mark.
      return writing == typed
        || texts.contains(SearchText(writing, foldsVariants: foldsVariants))
    }
  }

  /// Returns whether a text is the name. A name in kana may have its ending in kanji, and the other
  /// way around: さっぽろ市.
  private func isNamed(_ typed: String) -> Bool {
    let isSame = isSame(as: typed)
    let spelling = LatinSpelling(typed)
    let isName = if case .name = rule { true } else { false }
    return forms.contains { form in
      guard !isSame(form), let spelling else { return isSame(form) }
      let form = SearchText(form)
      return spelling.spells(form) || isName && spelling.isRomanized(form)
    }
  }

  private func isNumber(_ typed: String, units: [String]) -> Bool {
    // 1 million is 1 with an unknown unit, or a number in English.
    [WrittenNumber(typed), WrittenNumber(inEnglish: typed)].contains { number in
      guard let number else { return false }
      let unit = SearchText(number.rest.withoutSigns)
      return (unit.scalars.isEmpty || units.contains { SearchText($0.withoutSigns) == unit })
        && writings.contains { WrittenNumber($0)?.isEqual(to: number) ?? false }
    }
  }

  private func isVerbForm(_ typed: String) -> Bool {
    let typed = typed.halfWidth.split { "/,;&、・･かと".contains($0) || $0.isWhitespace }
      .filter { !["or", "and"].contains($0.lowercased()) }.map { SearchText($0) }
    let forms = forms.map { SearchText($0) }
    return !typed.isEmpty && typed.allSatisfy(forms.contains)
  }
}

/// A rule for comparing a typed answer with the right one.
///
/// Spaces, punctuation, width, and the choice of hiragana or katakana never matter.
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
  /// A capitalized English word, in any case: `tuesday`.
  case properEnglish
  /// A form of an English verb. Each part of `was/were` is right, and so is the whole.
  case verbForm
  /// The Latin letters that spell a syllable, in any case: `shi`, `SI`.
  case syllable
  /// An element symbol, in exact case: `Co`, but not `CO`.
  case symbol
}

extension String {
  /// The text with full-width Latin letters, digits, signs and spaces made narrow.
  var halfWidth: String {
    var narrow = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x3000: narrow.append(" ")
      case 0xFF01...0xFF5E: narrow.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      default: narrow.append(scalar)
      }
    }
    return String(narrow)
  }

  /// The text without the marks that learners put around an answer: quotation marks, brackets, a
  /// period, or an equals sign before a number.
  package var withoutMarks: String {
    let marks = "=+＝＋.,!?:;。、．，！？：；・'\"‘’“”「」『』()（）[]"
    func isMark(_ character: Character) -> Bool {
      character.isWhitespace || marks.contains(character)
    }
    var rest = drop(while: isMark)
    // The point of .5 is no mark.
    let before = self[..<rest.startIndex].last
    if let before, ".．".contains(before), rest.first?.isWholeNumber ?? false {
      rest = self[index(before: rest.startIndex)...]
    }
    return String(rest.reversed().drop(while: isMark).reversed())
  }

  /// The text with ば for ゔぁ, び for ゔぃ and so on, in hiragana, as most foreign names are spelled:
  /// ハヴァナ is ハバナ.
  fileprivate var withBForV: String {
    var spelled = UnicodeScalarView()
    for scalar in SearchText(self).scalars {
      let vowels: [Unicode.Scalar: Unicode.Scalar] = ["ぁ": "ば", "ぃ": "び", "ぇ": "べ", "ぉ": "ぼ"]
      if spelled.last == "ゔ", let syllable = vowels[scalar] {
        spelled.removeLast()
        spelled.append(syllable)
      } else {
        spelled.append(scalar)
      }
    }
    return String(spelled.map { $0 == "ゔ" ? "ぶ" : Character($0) })
  }

  /// The text without spaces at its ends.
  var withoutSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text without an article before another word.
  var withoutArticle: String {
    let words = halfWidth.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, words.count > 1, ["a", "an", "the"].contains(first.lowercased())
    else { return self }
    return words.dropFirst().joined(separator: " ")
  }
}
