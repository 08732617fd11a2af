/// The first row of a file with tabs, which may name its columns.
struct ColumnNames {
  private let names: [String]

  init(_ fields: [String]) {
    names = fields.map { $0.withoutSpaces.lowercased() }
  }

  /// Whether these are names that people give to the two sides of notes, in one language.
  var isOfNotes: Bool {
    names.count > 1
      && Self.namesOfSides.contains { names.prefix(2).allSatisfy($0.contains) }
  }

  /// Whether these are columns of a table of lessons: names of which one has a meaning there.
  var isOfLessons: Bool {
    names.count > 1 && names.allSatisfy { $0.isName(with: "_") }
      && names.contains { name in
        ["kana", "romaji", "also"].contains(name)
          || ["_kana", "_romaji", "_english"].contains(where: name.hasSuffix)
      }
  }

  private static let namesOfSides: [Set<String>] = [
    [
      "question", "answer", "front", "back", "term", "definition", "prompt", "response", "word",
      "meaning", "translation", "english", "japanese",
    ],
    [
      "問題", "問い", "質問", "答え", "解答", "回答", "表", "裏", "おもて", "うら", "用語", "定義", "単語", "意味", "訳",
      "英語", "日本語",
    ],
  ]
}
