extension Lesson {
  /// Whether items of another lesson that have the same name are about the same thing.
  ///
  /// Only lessons about the rows of one table share their items: the season fall is not the verb. A
  /// user's own lessons are recorded under their questions, so equal names are equal questions.
  public func sharesItems(with other: Lesson) -> Bool {
    switch (source, other.source) {
    case (.recipe(let recipe), .recipe(let other)): recipe.itemKind == other.itemKind
    case (.written, .written): true
    case (.recipe, .written), (.written, .recipe): false
    }
  }
}

/// What the items of built-in lessons are.
private enum ItemKind {
  case kanji, counters, kana, products, sums, differences, units, prefectures, countries, eras
  case elements, planets, constellations, words, daysAndMonths, verbs
}

extension LessonRecipe {
  fileprivate var itemKind: ItemKind {
    switch self {
    case .kanjiReading, .kanjiStrokes, .kanjiMeaning: .kanji
    case .counters: .counters
    case .romaji: .kana
    case .timesTables, .chant, .division: .products
    case .addition: .sums
    case .subtraction: .differences
    case .units: .units
    case .prefectureReading, .capital, .capitalOfAnotherName, .prefectureRegion: .prefectures
    case .countryCapital, .continent: .countries
    case .eras: .eras
    case .commonElements, .elements, .atomicNumbers: .elements
    case .planets: .planets
    case .zodiac, .constellations: .constellations
    case .words: .words
    case .months, .daysAndSeasons: .daysAndMonths
    case .pastTense, .participle: .verbs
    }
  }
}
