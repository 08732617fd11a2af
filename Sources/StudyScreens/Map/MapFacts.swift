import StudyCatalog
import TerminalCore
import TerminalUI

extension MapLesson {
  /// What the lesson asks for, in a word or two.
  var title: BilingualText {
    switch self {
    case .reading: BilingualText(japanese: "読み", english: "Reading")
    case .capital: BilingualText(japanese: "所在地", english: "Capital")
    case .region: BilingualText(japanese: "地方", english: "Region")
    }
  }

  /// What the lesson asks about a prefecture: 県庁所在地, but 道庁所在地 in Hokkaido, 都庁所在地 in Tokyo and
  /// 府庁所在地 in Kyoto and Osaka.
  func label(for prefecture: PlaceCode, _ language: Language) -> String {
    let ending = Places.all.prefecture(prefecture)?.name.suffix(1) ?? ""
    return self == .capital
      ? language.label("\(ending)庁所在地", "Capital") : language.label(title)
  }

  /// The answer of the lesson about a prefecture, in more words and in fewer; empty for its
  /// reading, which the heading has.
  func answers(for prefecture: PlaceCode, _ language: Language) -> [String] {
    switch self {
    case .reading: return []
    case .capital:
      let tile = PrefectureTile.all.first { $0.prefecture == prefecture }
      guard let capital = tile.flatMap({ Places.all.municipality($0.capital) }) else { return [] }
      let name = language.plain(capital.title)
      return ["\(name) \(language(capital.kana, capital.name))", name]
    case .region:
      let region = Places.all.regions.first { $0.prefectures.contains(prefecture) }
      return region.map { [language.label($0.title), language.plain($0.title)] } ?? []
    }
  }
}

// MARK: - Read aloud

extension MapLesson {
  /// What the learner knows of a prefecture from the lesson, as in `Capital: learned`.
  func words(for mastery: Mastery, of prefecture: PlaceCode, _ language: Language) -> String {
    label(for: prefecture, language) + language.plain("", ":") + " "
      + language.label(mastery.title)
  }

  /// The answer of the lesson about a prefecture, after what it asks for, and what the learner
  /// knows of it.
  fileprivate func fact(
    of prefecture: PlaceCode, _ mastery: Mastery, _ language: Language
  ) -> String {
    let reading = Places.all.prefecture(prefecture).map {
      language.plain($0.kana, "\($0.name) \($0.romaji)")
    }
    let answer = self == .reading ? reading : answers(for: prefecture, language).first
    let known = mastery == .new ? "" : language.plain("、", ", ") + language.label(mastery.title)
    return label(for: prefecture, language) + language.colon + (answer ?? "") + known
  }
}

/// What there is to know about a prefecture and what the learner knows of it, a line for each
/// lesson, where screens are read aloud. Elsewhere, the map has it.
struct FactsReadAloud<Owner: Routed>: View {
  let prefecture: PlaceCode
  let knowledge: PrefectureKnowledge
  let language: Language

  func place(in layout: inout Layout<Owner>) {
    guard layout.appearance.readsFrames else { return }
    for lesson in MapLesson.allCases {
      guard let mastery = knowledge.masteries[lesson] else { continue }
      Text<Owner>(lesson.fact(of: prefecture, mastery, language)).place(in: &layout)
    }
    Blank<Owner>().place(in: &layout)
  }
}

// MARK: - What is known

extension Mastery {
  var title: BilingualText {
    switch self {
    case .new: BilingualText(japanese: "まだ", english: "not yet")
    case .begun: BilingualText(japanese: "途中", english: "started")
    case .learned: BilingualText(japanese: "おぼえた", english: "learned")
    }
  }

  var role: Role {
    switch self {
    case .new: .muted
    case .begun: .accent
    case .learned: .good
    }
  }

  func mark(_ glyphs: GlyphSet) -> String {
    switch self {
    case .new: " "
    case .begun: glyphs.begun
    case .learned: glyphs.right
    }
  }
}
