extension String {
  /// The text with its bracketed parts left out, and with only their brackets left out, if these
  /// say what need not be typed: `(to) go`, `colo(u)r`, `dog(s)`, (私は)行く. Empty if it has
  /// other brackets, as in `f(x)`, or none.
  var withAndWithoutBrackets: [String] {
    var (without, with, rest) = ("", "", self[...])
    while let open = rest.firstIndex(where: { closings[$0] != nil }) {
      let after = rest[open...].dropFirst()
      guard let end = after.firstIndex(where: { closings[rest[open]] == $0 }) else { return [] }
      let (part, next) = (after[..<end], after[end...].dropFirst())
      guard canOmit(part, after: without + rest[..<open], before: next.first) else {
        return []
      }
      without += rest[..<open]
      with += rest[..<open] + part
      rest = next
    }
    without += rest
    return without == self || without.withoutMarks.isEmpty ? [] : [without, with + rest]
  }

  /// Whether a part in brackets may be left out: words of their own, letters within a word, the
  /// ending of a plural, the beginning of a word, or anything in Japanese.
  private func canOmit(
    _ part: Substring, after beginning: String, before after: Character?
  ) -> Bool {
    let before = beginning.last
    guard !part.isEmpty, !part.contains(where: { closings[$0] != nil }) else { return false }
    let isApart = (before?.isWhitespace ?? true) && (after?.isWhitespace ?? true)
    let isInWord = (before?.isLowercase ?? false) && (after?.isLowercase ?? false)
    // f(s) has no plural.
    let isPlural =
      ["s", "es"].contains(part) && !(after?.isLetter ?? false)
      && beginning.reversed().prefix { $0.isLowercase }.count > 1
    let isPrefix =
      (before?.isWhitespace ?? true) && part.allSatisfy(\.isLowercase)
      && (after?.isLowercase ?? false)
    let letters = part.unicodeScalars + [before, after].compactMap { $0?.unicodeScalars.first }
    return isApart || isInWord || isPlural || isPrefix
      || letters.contains { $0.isKana || $0.isKanji }
  }
}

private let closings: [Character: Character] = [
  "(": ")", "（": "）", "[": "]", "［": "］", "【": "】", "〔": "〕",
]
