/// The library's phrases in every language that a program speaks.
struct PhraseBook {
  private var phrases: [Language: Phrases] = [.english: Phrases(), .japanese: .japanese]

  /// The phrases for a language, or for the one that serves best; English if there is none.
  subscript(language: Language) -> Phrases {
    let match = language.bestMatch(in: phrases.keys) ?? .english
    return phrases[match] ?? Phrases()
  }

  /// Takes the phrases for a language, in the place of those there are.
  mutating func set(_ phrases: Phrases, for language: Language) {
    self.phrases[language] = phrases
  }
}

extension App {
  /// Supplies the library's phrases for a language, or replaces those it has. Call this before the
  /// program is launched.
  ///
  /// A language without phrases speaks those of the language it is a variety of, `pt` for `pt-BR`, or
  /// else English. ``Appearance/language`` says which language is spoken.
  public nonisolated func setPhrases(_ phrases: Phrases, for language: Language) {
    inside { $0.session.phraseBook.set(phrases, for: language) }
  }
}
