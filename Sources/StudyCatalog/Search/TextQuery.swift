/// What was typed to find some of the texts in a list.
public struct TextQuery: Sendable {
  /// What was typed, in normal form.
  private let typed: String
  /// The same as spelled kana; `nil` unless it is in Latin letters.
  private let romaji: String?

  /// Creates a query. An empty one matches each text.
  public init(_ typed: String) {
    let text = SearchText(typed)
    self.typed = String(text)
    let isLatin = text.scalars.allSatisfy { ("a"..."z").contains($0) }
    romaji = isLatin ? String(decoding: Romaji.folded(text.bytes), as: UTF8.self) : nil
  }

  /// Returns whether a text contains what was typed, in either language or as it is read.
  public func matches(_ text: BilingualText) -> Bool {
    let kana = SearchText(text.inKana)
    let forms = [SearchText(text.japanese), SearchText(text.english), kana].map { String($0) }
    if typed.isEmpty || forms.contains(where: { $0.index(of: typed) != nil }) { return true }
    guard let romaji else { return false }
    // What isn't in kana, such as the words around a kanji, has no spelling.
    return kana.scalars.split(whereSeparator: { !$0.isKana }).contains { run in
      let spelling = Romaji.spelling(Array(run)).map(Romaji.folded) ?? []
      return String(decoding: spelling, as: UTF8.self).index(of: romaji) != nil
    }
  }
}

extension String {
  /// The scalars of a text in normal form.
  fileprivate init(_ text: SearchText) { self = String(UnicodeScalarView(text.scalars)) }
}
