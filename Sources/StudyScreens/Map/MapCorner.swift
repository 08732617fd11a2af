import StudyCatalog
import TerminalCore
import TerminalUI

/// The text in the empty corners of the map: at the upper left what the learner knows about the
/// chosen prefecture, and at the lower right a legend with counts of all prefectures.
struct MapCorner {
  /// A piece of text on a line of the map, with its first column, counted from 0.
  private struct Words {
    let text: String
    var role = Role.text
    var column = 0

    func moved(by columns: Int) -> Words {
      Words(text: text, role: role, column: column + columns)
    }
  }

  private let look: MapLook
  private let lines: [Int: [Words]]

  init(look: MapLook, chosen: PlaceCode, knowledge: MapKnowledge) {
    self.look = look
    var lines: [Int: [Words]] = [:]
    for (line, words) in Self.facts(chosen, look.model).enumerated() { lines[line] = [words] }
    for (line, words) in Self.masteries(chosen, knowledge, look.model).enumerated() {
      lines[3 + line] = words
    }
    for (line, words) in Self.legend(knowledge, look).enumerated() {
      lines[8 * look.cell.rows + line] = words
    }
    // The text is aligned with the heading.
    self.lines = lines.mapValues { $0.map { $0.moved(by: 2 - look.margin) } }
  }

  /// Draws the text of a line of the map, truncated where the tiles begin.
  func draw(_ line: Int, on canvas: inout Canvas) {
    let columns = PrefectureTile.all.filter { $0.row == line / look.cell.rows }.map(\.column)
    let first = (columns.min() ?? PrefectureTile.columns) * look.cell.columns - 1
    let end = PrefectureTile.columns * look.cell.columns
    for words in lines[line] ?? [] {
      let start = words.column
      let limit = start < first ? first : end
      canvas.write(words.text, truncatedTo: start..<max(start, limit), role: words.role)
    }
  }

  private static func facts(_ chosen: PlaceCode, _ model: StudyModel) -> [Words] {
    let language = model.language
    guard let prefecture = Places.all.prefecture(chosen),
      let tile = PrefectureTile.all.first(where: { $0.prefecture == chosen }),
      let capital = Places.all.municipality(tile.capital)
    else { return [] }
    // 県庁, but 道庁 in Hokkaido, 都庁 in Tokyo and 府庁 in Kyoto and Osaka.
    let seat = language.label("\(prefecture.name.suffix(1))庁所在地", "Capital")
    return [
      Words(
        text: "\(seat)  \(language.plain(capital.title)) \(language(capital.kana, capital.name))"),
      Words(text: language.label(PlaceCounts(of: chosen).words), role: .muted),
    ]
  }

  private static func masteries(
    _ chosen: PlaceCode, _ knowledge: MapKnowledge, _ model: StudyModel
  ) -> [[Words]] {
    let masteries = knowledge[chosen].masteries
    return MapLesson.allCases.compactMap { lesson in
      guard let mastery = masteries[lesson] else { return nil }
      let title = model.language.label(lesson.title)
      let state = model.language.label(mastery.title)
      return [
        Words(text: mastery.mark(model.glyphs), role: mastery.role), Words(text: title, column: 2),
        Words(text: state, role: .muted, column: 2 + title.displayWidth + 1),
      ]
    }
  }

  private static func legend(_ knowledge: MapKnowledge, _ look: MapLook) -> [[Words]] {
    let (glyphs, language) = (look.model.glyphs, look.model.language)
    let column = 6 * look.cell.columns
    let kinds: [(level: Int, levels: ClosedRange<Int>, title: BilingualText, role: Role)] = [
      (4, 4...4, Mastery.learned.title, .good),
      (2, 2...3, BilingualText(japanese: "一部", english: "partly"), .accent),
      (1, 1...1, Mastery.begun.title, .accent),
      (0, 0...0, Mastery.new.title, .muted),
    ]
    let titles = kinds.map { language.label($0.title) }
    let end = column + 4 + (titles.map(\.displayWidth).max() ?? 0)
    return zip(kinds, titles).map { kind, title in
      let count = "\(knowledge.count(kind.levels))"
      return [
        Words(text: glyphs.sign(ofLevel: kind.level), role: kind.role, column: column + 1),
        Words(text: title, role: .muted, column: column + 3),
        Words(text: count, column: end + 2 - count.count),
      ]
    }
  }
}

extension MapLesson {
  /// What the lesson asks for, in a word or two.
  fileprivate var title: BilingualText {
    switch self {
    case .reading: BilingualText(japanese: "読み", english: "Reading")
    case .capital: BilingualText(japanese: "所在地", english: "Capital")
    case .region: BilingualText(japanese: "地方", english: "Region")
    }
  }
}

extension MapLesson {
  /// What the learner knows from the lesson, as in `Capital: learned`.
  func words(for mastery: Mastery, _ language: Language) -> String {
    language.label(title) + language.plain("", ":") + " " + language.label(mastery.title)
  }
}

extension Mastery {
  fileprivate var title: BilingualText {
    switch self {
    case .new: BilingualText(japanese: "まだ", english: "not yet")
    case .begun: BilingualText(japanese: "途中", english: "started")
    case .learned: BilingualText(japanese: "おぼえた", english: "learned")
    }
  }

  var role: Role {
    switch self {
    case .new: .border
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
