extension TypedAnswer {
  /// Returns the slip in a typed text that is nearly right; `nil` if it is right or simply wrong.
  ///
  /// - Complexity: O(*n*) in the number of letters in the right answers, and in the known mistakes
  ///   if the text is close to one of the answers.
  func slip(in typed: String) -> Slip? {
    let text = SearchText(rule == .englishWord ? typed.withoutArticle : typed)
    // Also in what is right for another item: few keyboards have every accent.
    if differsInAccents(typed, text) { return .accents }
    if rule.isInLatinLetters, typed.hasJapanese { return .script }
    if rule == .symbol { return caseSlip(in: typed) }
    if TypedAnswer(rule, withOtherNumerals).accepts(typed) { return .numeral }
    guard rule.forgivesSlips else { return nil }
    let spelling = LatinSpelling(typed)
    let slip = forms.lazy.map { SearchText($0) }.compactMap { form in
      KanaSlip(text, right: form)?.slip ?? spelling?.slip(from: form) ?? latinSlip(text, form)
    }.first
    return slip == nil || isSomethingElse(text) ? nil : slip
  }

  /// Returns whether an input method has turned a reading, or a part of it, into other signs:
  /// digits, as in 1つ and 100えん, some of its kanji, as in よこ浜, or, where the answer is in kana
  /// only, kanji that its question shows, as in 東京都, 東きょう and, for 1台, 一だい. The ending of a
  /// name may be in kanji: とうきょう都. Letters at the end, as in なごy, are kana being typed.
  func isConverted(_ typed: String, asIn question: String) -> Bool {
    guard let scripts, scripts != .latin else { return false }
    let hasDigit = typed.halfWidth.contains(where: \.isDigit)
    // A digit among Latin letters is a slip of a finger.
    if hasDigit, !hasDigits, typed.hasJapanese { return true }
    if typed.unfinishedKana != nil { return true }
    guard scripts == .kana else { return isMixed(typed) }
    let ending = endings.first { typed.hasSuffix($0) } ?? ""
    let showsDigit = question.contains(where: \.isDigit)
    return typed.dropLast(ending.count).contains { letter in
      letter.isKanji && question.contains(letter)
        || showsDigit && WrittenNumber("\(letter)") != nil
    }
  }

  /// Returns whether a text is right except for the marks on its Latin letters.
  private func differsInAccents(_ typed: String, _ text: SearchText) -> Bool {
    forms.contains { form in
      let right = SearchText(form).scalars
      return text.scalars != right && text.scalars.withoutAccents == right.withoutAccents
        && typed.numerals == form.numerals
    }
  }

  /// Returns whether a text that is close to the answer means something else.
  private func isSomethingElse(_ text: SearchText) -> Bool {
    let typed = String(String.UnicodeScalarView(text.scalars))
    let mistaken = TypedAnswer(rule, mistakes + others, ignoresArticles: ignoresArticles)
    if mistaken.accepts(typed) || hasOtherEnding(text) { return true }
    return rule.isEnglish && Table(.otherWords).rows.contains { $0["word"] == typed }
  }

  /// Returns whether a name has the ending of another kind of place, such as 横浜区.
  private func hasOtherEnding(_ text: SearchText) -> Bool {
    guard case .name(let endings) = rule else { return false }
    let others = Set(["し", "く", "と", "ふ", "けん", "ちょう", "まち", "そん", "むら"]).subtracting(endings)
    return writings.contains { name in others.contains { SearchText(name + $0) == text } }
  }

  /// Returns the slip in a word in Latin letters. Words of up to three letters have none, because
  /// one letter makes another word: `cat` and `cut`.
  private func latinSlip(_ typed: SearchText, _ right: SearchText) -> Slip? {
    let (typed, right) = (typed.scalars.withoutAccents, right.scalars.withoutAccents)
    let isLatin = right.allSatisfy { ("a"..."z").contains($0) }
    return isLatin && right.count > 3 && right.isOneSlip(from: typed) ? right.slip(to: typed) : nil
  }

  /// Returns the slip if a symbol is right except for the case of its letters.
  private func caseSlip(in typed: String) -> Slip? {
    let typed = typed.halfWidth.withoutSpaces.lowercased()
    return writings.contains { $0.lowercased() == typed } ? .letterCase : nil
  }
}

extension [Unicode.Scalar] {
  /// Returns the slip that turns these letters into a typed text, which differs by exactly one.
  ///
  /// - Parameters:
  ///   - typed: The typed text.
  ///   - alike: Returns the slip of typing a similar letter; `nil` if the letters are not similar.
  /// - Returns: The most specific slip.
  func slip(
    to typed: [Unicode.Scalar],
    alike: (_ typed: Unicode.Scalar, _ right: Unicode.Scalar) -> Slip? = { _, _ in nil }
  ) -> Slip {
    if typed.count < count { return .missingLetter }
    if typed.count > count { return .extraLetter }
    let pairs = zip(typed, self).filter { $0 != $1 }
    guard pairs.count == 1 else { return .swappedLetters }
    return alike(pairs[0].0, pairs[0].1) ?? .otherLetter
  }
}

extension AnswerRule {
  /// Whether an answer may have another letter and be nearly right. Numbers, symbols and syllables
  /// may not, though they may be in kana or have accents, and symbols letters of the other case.
  var forgivesSlips: Bool {
    switch self {
    case .reading, .name, .englishWord, .properEnglish, .verbForm: true
    case .number, .syllable, .symbol: false
    }
  }

  /// Whether the answer is only in Latin letters, so that kana or kanji were typed because the
  /// input method is on.
  fileprivate var isInLatinLetters: Bool { isEnglish || self == .syllable || self == .symbol }

  /// Whether the answer is a word in English.
  fileprivate var isEnglish: Bool {
    switch self {
    case .englishWord, .properEnglish, .verbForm: true
    case .reading, .name, .number, .syllable, .symbol: false
    }
  }
}

extension String {
  /// Whether the text has kana or kanji, perhaps among other letters.
  fileprivate var hasJapanese: Bool {
    SearchText(self).scalars.contains(where: \.isKana) || contains(where: \.isKanji)
  }
}
