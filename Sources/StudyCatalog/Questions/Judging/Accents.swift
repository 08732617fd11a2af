extension [Unicode.Scalar] {
  /// Latin letters without the marks on them, and everything else as it is: `cafe` for `café`.
  var withoutAccents: [Unicode.Scalar] { map(\.withoutAccents) }
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
