import StudyCatalog
import TerminalCore
import TerminalUI

/// The text in the empty corners of the map: at the upper left what there is to know about the
/// chosen prefecture and what the learner knows of it, and at the lower right a legend with counts
/// of all prefectures.
struct MapCorner {
  /// A piece of text on a line of the map, with its first column, counted from 0.
  private struct Words {
    /// The text, or shorter ones for less room. If none of them fits, there is none.
    let texts: [String]
    var role = Role.text
    var column = 0
  }

  private let look: MapLook
  private var lines: [Int: [Words]] = [:]

  /// Finds the text.
  ///
  /// - Parameters:
  ///   - look: How the map is drawn.
  ///   - chosen: The chosen prefecture.
  ///   - knowledge: What the learner knows.
  ///   - showsCounts: Whether to show how many places the prefecture has. The list of them has that
  ///     where it is beside the map.
  init(look: MapLook, chosen: PlaceCode, knowledge: MapKnowledge, showsCounts: Bool) {
    self.look = look
    let line = addFacts(about: chosen, knowledge[chosen])
    if showsCounts {
      lines[line] = [
        Words(
          texts: [look.model.language.label(PlaceCounts(of: chosen).words)], role: .muted,
          column: Self.start(look))
      ]
    }
    addLegend(knowledge)
  }

  /// Draws the text of a line of the map, as far as it fits beside the tiles.
  func draw(_ line: Int, on canvas: inout Canvas) {
    let columns = PrefectureTile.all.filter { $0.row == line / look.cell.rows }.map(\.column)
    let first = (columns.min() ?? PrefectureTile.columns) * look.cell.columns - 1
    for words in lines[line] ?? [] {
      let room = (words.column < first ? first : canvas.width) - words.column
      guard let text = words.texts.first(where: { $0.displayWidth <= room }) else { continue }
      canvas.write(text, at: words.column, role: words.role)
    }
  }

  /// The first column of the facts, aligned with the heading.
  private static func start(_ look: MapLook) -> Int { 2 - look.margin }

  /// Adds a line for each lesson: what it is about, what the learner knows of it, and the answer.
  ///
  /// - Returns: The line after them.
  private mutating func addFacts(about chosen: PlaceCode, _ knowledge: PrefectureKnowledge) -> Int {
    let (language, glyphs) = (look.model.language, look.model.glyphs)
    let isNarrow = look.cell.columns < 5
    let gap = isNarrow ? 1 : 2
    let start = Self.start(look)
    let known = MapLesson.allCases.compactMap { lesson in
      knowledge.masteries[lesson].map { (lesson: lesson, mastery: $0) }
    }
    let labels = known.map { lesson, _ in
      isNarrow ? language.label(lesson.title) : lesson.label(for: chosen, language)
    }
    let states = start + gap + (labels.map(\.displayWidth).max() ?? 0)
    let widest = Mastery.allCases.map { language.label($0.title).displayWidth }.max() ?? 0
    for (line, ((lesson, mastery), label)) in zip(known, labels).enumerated() {
      lines[line] = [
        Words(texts: [label], column: start),
        Words(texts: [mastery.mark(glyphs)], role: mastery.role, column: states),
        Words(
          texts: [language.label(mastery.title)], role: mastery.role, column: states + 2),
        Words(texts: lesson.answers(for: chosen, language), column: states + 2 + widest + gap),
      ]
    }
    return known.count
  }

  /// Adds the colors and signs of the tiles, in the corner that no prefecture is near.
  private mutating func addLegend(_ knowledge: MapKnowledge) {
    let (glyphs, language) = (look.model.glyphs, look.model.language)
    let kinds = MapKnowledge.kinds
    let widest = kinds.map { language.label($0.title).displayWidth }.max() ?? 0
    // In a very wide window, it stays near the tiles.
    let end = min(look.width, look.cell.columns * PrefectureTile.columns + 4)
    let start = end - widest - 7
    let last = PrefectureTile.rows * look.cell.rows
    for (line, kind) in kinds.enumerated() {
      let level = kind.levels.lowerBound
      let count = "\(knowledge.count(kind.levels))".padded(toFront: 2)
      lines[last - kinds.count + line] = [
        Words(
          texts: [" \(glyphs.sign(ofLevel: level)) "], role: .tile(ofLevel: level), column: start),
        Words(texts: [language.label(kind.title)], role: .muted, column: start + 4),
        Words(texts: [count], column: start + 4 + widest + 1),
      ]
    }
  }
}
