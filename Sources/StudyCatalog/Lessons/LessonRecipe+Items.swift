extension LessonRecipe {
  /// Everything the lesson can ask, in the table's order.
  var items: [QuestionItem] {
    switch self {
    case .kanjiReading: JapaneseItems.kanjiReading()
    case .kanjiStrokes: JapaneseItems.kanjiStrokes()
    case .kanjiMeaning: JapaneseItems.kanjiMeaning()
    case .counters: JapaneseItems.counters()
    case .romaji: JapaneseItems.romaji()
    case .timesTables: TimesTableItems.products()
    case .chant: TimesTableItems.chant()
    case .addition: MathItems.addition()
    case .subtraction: MathItems.subtraction()
    case .division: TimesTableItems.division()
    case .units: MathItems.units()
    case .prefectureReading: PrefectureItems.readings()
    case .capital: PrefectureItems.capitals()
    case .capitalOfAnotherName: PrefectureItems.capitals { $0["same_name"] == "no" }
    case .prefectureRegion: PrefectureItems.regions()
    case .countryCapital: WorldItems.capitals()
    case .continent: WorldItems.continents()
    case .eras: WorldItems.eras()
    case .commonElements: ScienceItems.elements { $0["level"] == "junior" }
    case .elements: ScienceItems.elements()
    case .atomicNumbers: ScienceItems.atomicNumbers()
    case .planets: ScienceItems.planets()
    case .zodiac: ScienceItems.constellations { !$0["zodiac"].isEmpty }
    case .constellations: ScienceItems.constellations()
    case .words: EnglishItems.words()
    case .months: EnglishItems.calendar { $0["kind"] == "month" }
    case .daysAndSeasons: EnglishItems.calendar { $0["kind"] != "month" }
    case .pastTense: EnglishItems.pastTense()
    case .participle: EnglishItems.participle()
    }
  }
}
