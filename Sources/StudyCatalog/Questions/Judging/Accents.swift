extension [Unicode.Scalar] {
  /// Latin letters without the marks on them, two in place of one for both, and everything else as
  /// it is: `cafe` for `café`, `oeuvre` for `œuvre`.
  var withoutAccents: [Unicode.Scalar] {
    flatMap { ligatures[$0].map { Array($0.unicodeScalars) } ?? [$0.withoutAccents] }
  }
}

extension String {
  /// Whether the text is a letter with an accent, without which it is another text: à for a.
  func isAccented(_ plain: String) -> Bool {
    let letters = SearchText(self).scalars
    return letters.count == 1 && letters.withoutAccents.elementsEqual(plain.unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// The small Latin letter below a mark, by the name of the scalar: e for LATIN CAPITAL LETTER E
  /// WITH ACUTE, o for ø. Other scalars are returned as they are.
  fileprivate var withoutAccents: Unicode.Scalar {
    guard value >= 0xC0, let name = properties.name, name.hasPrefix("LATIN ") else { return self }
    let words = name.split(separator: " ")
    guard words.count > 4, words[4] == "WITH", words[3].unicodeScalars.count == 1 else {
      return self
    }
    return words[3].lowercased().unicodeScalars.first ?? self
  }
}

/// The letters that stand for two.
private let ligatures: [Unicode.Scalar: String] = [
  "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe",
]
