/// A right answer, made ready to be compared with what was typed.
struct AcceptedText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Says whether the typed text is this answer.
  ///
  /// An answer such as `was/were` is met by each part and by the whole.
  func matches(_ typed: String) -> Bool {
    if isNumber(text) { return number(typed) == number(text) }
    let typed = SearchText(typed)
    guard !typed.scalars.isEmpty else { return false }
    let alternatives = [text] + text.split(separator: "/").map(String.init)
    return alternatives.map { SearchText($0) }.contains { answer in
      answer == typed || isSpelling(typed, of: answer)
    }
  }

  /// Says whether Latin letters spell a kana answer.
  private func isSpelling(_ typed: SearchText, of answer: SearchText) -> Bool {
    guard typed.scalars.allSatisfy({ ("a"..."z").contains($0) }),
      !answer.scalars.contains(where: { ("a"..."z").contains($0) }),
      let spelling = Romaji.spelling(typed.scalars).map(Romaji.folded)
    else { return false }
    return [true, false].contains { longMark in
      Romaji.spelling(answer.scalars, longMark: longMark).map(Romaji.folded) == spelling
    }
  }

  private func isNumber(_ text: String) -> Bool {
    !text.isEmpty && number(text) != nil
  }

  /// The whole number that the text writes, with or without marks at the thousands.
  ///
  /// A minus or a decimal point is not dropped here, or −5 would be taken for 5.
  private func number(_ text: String) -> Int? {
    var digits = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20, 0x2C, 0x3000, 0xFF0C: continue
      case 0x30...0x39: digits.unicodeScalars.append(scalar)
      case 0xFF10...0xFF19: digits.append(String(scalar.value - 0xFF10))
      default: return nil
      }
    }
    return Int(digits)
  }
}
