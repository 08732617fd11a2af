/// The library's phrases in every language that a program supports.
struct PhraseBook {
  private var phrases: [Language: Phrases] = [.english: Phrases(), .japanese: .japanese]

  /// The phrases for a language, or for its best match; English if there is none.
  subscript(language: Language) -> Phrases {
    let match = language.bestMatch(in: phrases.keys) ?? .english
    return phrases[match] ?? Phrases()
  }

  /// Sets the phrases for a language, replacing any it has.
  mutating func set(_ phrases: Phrases, for language: Language) {
    self.phrases[language] = phrases
  }
}

extension App {
  /// Supplies the library's phrases for a language, replacing any it has. Call this before the
  /// program is launched.
  ///
  /// A language without phrases uses those of the language that it is a variety of, such as `pt`
  /// for `pt-BR`, or else English. ``Appearance/language`` selects the language.
  public nonisolated func setPhrases(_ phrases: Phrases, for language: Language) {
    inside { $0.session.phraseBook.set(phrases, for: language) }
  }
}
