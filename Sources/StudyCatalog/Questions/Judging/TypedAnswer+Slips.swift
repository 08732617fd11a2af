extension TypedAnswer {
  /// What is wrong with a typed text that is nearly right, or `nil` if it is right, or wrong
  /// altogether.
  ///
  /// - Complexity: O(*n*) in the letters of the right answers, and of the known mistakes if the text
  ///   is close to one of the answers.
  func slip(in typed: String) -> Slip? {
    if rule == .symbol { return caseSlip(in: typed) }
    guard rule.forgivesSlips else { return nil }
    let text = SearchText(rule == .englishWord ? typed.withoutArticle : typed)
    let spelling = LatinSpelling(typed)
    let slip = forms.lazy.map { SearchText($0) }.compactMap { form in
      KanaSlip(text, right: form)?.slip ?? spelling?.slip(from: form) ?? latinSlip(text, form)
    }.first
    return slip == nil || isSomethingElse(text) ? nil : slip
  }

  /// Whether a text close to the answer says something else.
  private func isSomethingElse(_ text: SearchText) -> Bool {
    let typed = String(String.UnicodeScalarView(text.scalars))
    let isMistake = TypedAnswer(rule, mistakes + others).accepts(typed)
    if isMistake || hasOtherEnding(text) { return true }
    return rule.isEnglish && Table(.otherWords).rows.contains { $0["word"] == typed }
  }

  /// Whether a name has the ending of another kind of place: 横浜区 is none.
  private func hasOtherEnding(_ text: SearchText) -> Bool {
    guard case .name(let endings) = rule else { return false }
    let others = Set(["し", "く", "と", "ふ", "けん", "ちょう", "まち", "そん", "むら"]).subtracting(endings)
    return writings.contains { name in others.contains { SearchText(name + $0) == text } }
  }

  /// One letter of a short word makes another word: `cat` and `cut`.
  private func latinSlip(_ typed: SearchText, _ right: SearchText) -> Slip? {
    let isLatin = right.scalars.allSatisfy { ("a"..."z").contains($0) }
    return isLatin && right.scalars.count > 3 && right.scalars.isOneSlip(from: typed.scalars)
      ? right.scalars.slip(to: typed.scalars) : nil
  }

  /// A symbol in capitals or small letters where it has the others.
  private func caseSlip(in typed: String) -> Slip? {
    let typed = typed.halfWidth.withoutSpaces.lowercased()
    return writings.contains { $0.lowercased() == typed } ? .letterCase : nil
  }
}

extension [Unicode.Scalar] {
  /// What makes a typed text of these letters, which are one slip apart.
  ///
  /// - Parameters:
  ///   - typed: The typed text.
  ///   - alike: What is wrong with a letter in place of another that is much like it.
  /// - Returns: The slip, by its most exact name.
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
  /// Whether an answer may be nearly right. A number, a symbol in other letters or a single syllable is
  /// right or wrong.
  var forgivesSlips: Bool {
    switch self {
    case .reading, .name, .englishWord, .properEnglish, .verbForm: true
    case .number, .syllable, .symbol: false
    }
  }

  /// Whether the answer is an English word.
  fileprivate var isEnglish: Bool {
    switch self {
    case .englishWord, .properEnglish, .verbForm: true
    case .reading, .name, .number, .syllable, .symbol: false
    }
  }
}
