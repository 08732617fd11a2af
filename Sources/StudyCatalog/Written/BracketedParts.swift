extension String {
  /// The text with its bracketed parts left out, and with only their brackets left out, if these
  /// say what need not be typed: `(to) go`, `colo(u)r`, (私は)行く. Empty if it has other brackets, as
  /// in `f(x)`, or none.
  var withAndWithoutBrackets: [String] {
    var (without, with, rest) = ("", "", self[...])
    while let open = rest.firstIndex(where: { closings[$0] != nil }) {
      let after = rest[open...].dropFirst()
      guard let end = after.firstIndex(where: { closings[rest[open]] == $0 }) else { return [] }
      let (part, next) = (after[..<end], after[end...].dropFirst())
      guard canOmit(part, between: rest[..<open].last ?? without.last, and: next.first) else {
        return []
      }
      without += rest[..<open]
      with += rest[..<open] + part
      rest = next
    }
    without += rest
    return without == self || without.withoutMarks.isEmpty ? [] : [without, with + rest]
  }

  /// Whether a part in brackets may be left out: a word of its own, letters within a word, or
  /// anything in Japanese.
  private func canOmit(_ part: Substring, between before: Character?, and after: Character?) -> Bool
  {
    guard !part.isEmpty, !part.contains(where: { closings[$0] != nil }) else { return false }
    let isApart = (before?.isWhitespace ?? true) && (after?.isWhitespace ?? true)
    let isInWord = (before?.isLowercase ?? false) && (after?.isLowercase ?? false)
    let letters = part.unicodeScalars + [before, after].compactMap { $0?.unicodeScalars.first }
    return isApart || isInWord || letters.contains { $0.isKana || $0.isKanji }
  }
}

private let closings: [Character: Character] = [
  "(": ")", "（": "）", "[": "]", "［": "］", "【": "】", "〔": "〕",
]
