/// The built-in lessons, by their names in the table. Others in the table are not shown.
enum LessonRecipe: String, CaseIterable {
  case kanjiReading = "japanese/kanji1-reading"
  case kanjiStrokes = "japanese/kanji1-strokes"
  case kanjiMeaning = "japanese/kanji1-meaning"
  case counters = "japanese/counters"
  case romaji = "japanese/romaji"
  case timesTables = "math/kuku-product"
  case chant = "math/kuku-reading"
  case addition = "math/addition"
  case subtraction = "math/subtraction"
  case division = "math/division"
  case units = "math/units"
  case prefectureReading = "social/prefecture-reading"
  case capital = "social/prefecture-capital"
  case capitalOfAnotherName = "social/prefecture-capital-different"
  case prefectureRegion = "social/prefecture-region"
  case countryCapital = "social/country-capital"
  case continent = "social/country-continent"
  case eras = "social/eras"
  case commonElements = "science/elements-junior"
  case elements = "science/elements-all"
  case atomicNumbers = "science/elements-number"
  case planets = "science/planets"
  case zodiac = "science/zodiac"
  case constellations = "science/constellations"
  case words = "english/words"
  case months = "english/months"
  case daysAndSeasons = "english/days"
  case pastTense = "english/verbs-past"
  case participle = "english/verbs-participle"
}

extension LessonRecipe {
  /// All items of the lesson, in the order of the table.
  var items: [QuestionItem] { tableItems.knowingOneAnother }

  private var tableItems: [QuestionItem] {
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
