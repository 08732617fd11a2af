/// The library's phrases in every language that a program supports.
struct PhraseBook {
  // An array, because a program has few languages, and the runtime would have to look up at launch
  // how a dictionary hashes them.
  private var all: [(language: Language, phrases: Phrases)] = [
    (.english, Phrases()), (.japanese, .japanese),
  ]

  /// The phrases for a language, or for its best match; English if there is none.
  subscript(language: Language) -> Phrases {
    let match = match(for: language) ?? .english
    return all.first { $0.language == match }?.phrases ?? Phrases()
  }

  /// The best match for a language; `nil` if there is none.
  private func match(for language: Language) -> Language? {
    // Asked for several times a frame, and finding the best match takes apart all tags.
    if all.contains(where: { $0.language == language }) { return language }
    return language.bestMatch(in: all.map { $0.language })
  }

  /// The language to ask a program for its texts in: the one of the phrases, so that a program that
  /// knows `ja` need not know `ja-JP`. A language without phrases stays as it is.
  func languageOfTexts(for language: Language) -> Language { match(for: language) ?? language }

  /// Sets the phrases for a language, replacing any it has.
  mutating func set(_ phrases: Phrases, for language: Language) {
    all.removeAll { $0.language == language }
    all.append((language, phrases))
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
