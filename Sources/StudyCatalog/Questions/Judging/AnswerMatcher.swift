/// The right answers to a question, prepared for comparison with many texts.
struct AnswerMatcher {
  private let answer: TypedAnswer
  private let forms: [ComparedText]
  /// The spellings that are numbers, if the answer is one, or that begin with one, as `2x` does.
  private let numbers: [WrittenNumber]

  init(_ answer: TypedAnswer) {
    self.answer = answer
    forms = answer.forms.map { ComparedText($0, foldsVariants: answer.rule.foldsVariants) }
    numbers =
      switch answer.rule {
      case .number: answer.writings.compactMap { WrittenNumber($0) }
      case .reading, .englishWord: answer.writings.compactMap { WrittenNumber(inTable: $0) }
      case .name, .properEnglish, .verbForm, .syllable, .symbol: []
      }
  }

  /// Returns whether a typed text is right, with or without the marks around it.
  func accepts(_ typed: String) -> Bool {
    if isRight(typed) { return true }
    let bare = typed.withoutMarks
    return bare != typed && isRight(bare) || bare.finishingN.map(isRight) ?? false
  }

  private func isRight(_ typed: String) -> Bool {
    switch answer.rule {
    case .reading:
      isNamed(typed) || isNumbered(typed)
        || answer.ignoresArticles && isWritten(typed.withoutArticleOrTo, restOf: typed)
    case .name: isNamed(typed)
    case .number(let units): isNumber(typed, units: units) || isNamed(typed)
    case .englishWord: isWritten(typed.withoutArticle) || isNumbered(typed)
    case .properEnglish: isWritten(typed) || isWritten(typed.withoutArticle, restOf: typed)
    case .syllable: isWritten(typed)
    case .verbForm: isVerbForm(typed)
    case .symbol: answer.writings.contains(typed.halfWidth.withoutSpaces)
    }
  }

  private func isWritten(_ typed: String) -> Bool {
    isWritten(ComparedText(typed, foldsVariants: answer.rule.foldsVariants))
  }

  /// Returns whether the rest of a typed text, after an article or the like, is an answer in Latin
  /// letters. Nothing of the kind stands before a single letter.
  private func isWritten(_ rest: String, restOf typed: String) -> Bool {
    rest.count > 1 && rest != typed && isWritten(rest)
  }

  private func isWritten(_ typed: ComparedText) -> Bool {
    forms.contains { $0.isSame(as: typed) }
  }

  /// Returns whether a text is the name. A name in kana may have its ending in kanji, and the other
  /// way around: さっぽろ市.
  private func isNamed(_ typed: String) -> Bool {
    let text = ComparedText(typed, foldsVariants: answer.rule.foldsVariants)
    if isWritten(text) || isWrittenWithB(text) { return true }
    let isName = if case .name = answer.rule { true } else { false }
    guard let spelling = LatinSpelling(typed) else { return false }
    return forms.contains { form in
      spelling.spells(form.search) || isName && spelling.isRomanized(form.search)
        || answer.rule == .reading && form.withBForV.map { spelling.spells($0.search) } ?? false
    } || isForInputMethod(typed)
  }

  /// Returns whether an input method makes the answer of Latin letters.
  private func isForInputMethod(_ typed: String) -> Bool {
    let right = forms.filter(\.search.needsInputMethod)
    guard !right.isEmpty, let kana = InputMethodKana.kana(typed)?.withVowelsForMarks else {
      return false
    }
    return right.contains { $0.search.withVowelsForMarks == kana }
  }

  /// Returns whether a text is an answer but for ヴ in place of バ行 or, unless the answer is a name
  /// of which the table has all spellings, the other way around.
  private func isWrittenWithB(_ typed: ComparedText) -> Bool {
    let plain = typed.withBForV
    if plain.map(isWritten) ?? false { return true }
    return answer.rule == .reading
      && forms.contains { $0.withBForV?.isSame(as: plain ?? typed) ?? false }
  }

  private func isNumber(_ typed: String, units: [String]) -> Bool {
    // 1 million is 1 with an unknown unit, or a number in English.
    [WrittenNumber(typed), WrittenNumber(inEnglish: typed)].contains { number in
      guard let number, numbers.contains(where: { $0.isEqual(to: number) }) else { return false }
      let unit = SearchText(number.rest.withoutSigns)
      return unit.scalars.isEmpty || units.contains { SearchText($0.withoutSigns) == unit }
    }
  }

  /// Returns whether a text is an answer that begins with a number, with another numeral: 三びきのこぶた.
  private func isNumbered(_ typed: String) -> Bool {
    !numbers.isEmpty
      && [WrittenNumber(typed), WrittenNumber(inEnglish: typed)].contains { number in
        guard let number else { return false }
        let rest = SearchText(number.rest.withoutSigns)
        return !rest.scalars.isEmpty
          && numbers.contains {
            $0.isEqual(to: number) && SearchText($0.rest.withoutSigns) == rest
          }
      }
  }

  private func isVerbForm(_ typed: String) -> Bool {
    let typed = typed.halfWidth.split { "/,;&、・･かと".contains($0) || $0.isWhitespace }
      .filter { !["or", "and"].contains($0.lowercased()) }.map { SearchText($0) }
    return !typed.isEmpty && typed.allSatisfy { part in forms.contains { $0.search == part } }
  }
}

/// A text, prepared for comparison with others.
private struct ComparedText {
  /// The text in normal form.
  private(set) var search: SearchText
  /// The text in lowercase, with the signs that few keyboards have written out.
  private let text: String
  private let numerals: [Unicode.Scalar]
  /// How many minus signs this has, if they count.
  private let minusCount: Int?

  init(_ text: String, foldsVariants: Bool) {
    self.text = text.withoutSigns.lowercased()
    numerals = self.text.numerals
    minusCount = text.raisedMinusCount
    search = SearchText(self.text, foldsVariants: foldsVariants)
  }

  /// Returns whether this is the same text, except for what never matters. An empty text is no
  /// other.
  func isSame(as typed: ComparedText) -> Bool {
    // Equal strings may be of different scalars: é is one, or e and a mark.
    guard !typed.search.scalars.isEmpty, numerals == typed.numerals else { return false }
    if minusCount == nil, typed.minusCount == nil {
      return search == typed.search || text == typed.text
    }
    // With an input method for Japanese, the key of the minus sign makes a ー.
    let letters = [search, typed.search].map { $0.scalars.filter { $0 != "ー" } }
    return text.minusCount == typed.text.minusCount && letters[0].elementsEqual(letters[1])
  }

  /// The text with ば for ゔぁ, び for ゔぃ and so on, as most foreign names are spelled: ハヴァナ is
  /// ハバナ, and レヴュー is レビュー; `nil` if it has no ゔ.
  var withBForV: ComparedText? {
    guard search.scalars.contains("ゔ") else { return nil }
    let vowels: [Unicode.Scalar: Unicode.Scalar] = ["ぁ": "ば", "ぃ": "び", "ぇ": "べ", "ぉ": "ぼ"]
    var spelled = String.UnicodeScalarView()
    for scalar in search.scalars {
      if spelled.last == "ゔ", let syllable = vowels[scalar] {
        spelled.removeLast()
        spelled.append(syllable)
      } else if spelled.last == "ゔ", scalar == "ゃ" || scalar == "ゅ" || scalar == "ょ" {
        spelled.removeLast()
        spelled.append("び")
        spelled.append(scalar)
      } else {
        spelled.append(scalar)
      }
    }
    var text = self
    text.search = SearchText(String(spelled.map { $0 == "ゔ" ? "ぶ" : Character($0) }))
    return text
  }
}

extension TypedAnswer {
  /// Returns whether a typed text is right, with or without the marks around it.
  func accepts(_ typed: String) -> Bool { AnswerMatcher(self).accepts(typed) }
}

extension AnswerRule {
  /// Whether old and variant kanji are the same as the usual ones.
  fileprivate var foldsVariants: Bool {
    switch self {
    case .name, .verbForm: true
    case .reading, .number, .englishWord, .properEnglish, .syllable, .symbol: false
    }
  }
}
