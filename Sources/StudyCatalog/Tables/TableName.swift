/// The tables that are embedded in the program, named as their files are.
enum TableName: String, CaseIterable, Sendable {
  case prefectures
  case municipalities
  case wards
  case regions
  case kanjiVariants = "kanji_variants"
  case searchNames = "search_names"
  case searchReadings = "search_readings"
  case searchSpellings = "search_spellings"
  case subjects
  case lessons
  case constellations
  case counters
  case countries
  case elements
  case englishCalendar = "english_calendar"
  case englishVerbs = "english_verbs"
  case englishWords = "english_words"
  case eras
  case kanaRomaji = "kana_romaji"
  case kanjiGrade1 = "kanji_grade1"
  case kuku
  case planets
  case prefectureCapitals = "prefecture_capitals"
  case units
  case unitNames = "unit_names"
}
