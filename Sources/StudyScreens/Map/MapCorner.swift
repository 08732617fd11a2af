import StudyCatalog
import TerminalCore
import TerminalUI

/// The text in the empty corners of the map: at the upper left what there is to know about the
/// chosen prefecture and what the learner knows of it, and at the lower right a legend with counts
/// of all prefectures.
struct MapCorner {
  /// A piece of text on a line of the map, with its first column, counted from 0.
  private struct Words {
    /// The text, which is left out where it has no room.
    let text: String
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
          text: look.model.language.label(PlaceCounts(of: chosen).words), role: .muted,
          column: Self.start(look))
      ]
    }
    addLegend(knowledge)
  }

  /// Draws the text of a line of the map, as far as it fits beside the tiles.
  func draw(_ line: Int, on canvas: inout Canvas) {
    let end = end(ofLine: line)
    for words in lines[line] ?? [] {
      let room = (words.column < end ? end : canvas.width) - words.column
      guard words.text.displayWidth <= room else { continue }
      canvas.write(words.text, at: words.column, role: words.role)
    }
  }

  /// The column before the first tile of a line.
  private func end(ofLine line: Int) -> Int {
    let columns = PrefectureTile.all.filter { $0.row == line / look.cell.rows }.map(\.column)
    return (columns.min() ?? PrefectureTile.columns) * look.cell.columns - 1
  }

  /// The first column of the facts, aligned with the heading.
  private static func start(_ look: MapLook) -> Int { 2 - look.margin }

  /// The cells of the widest answer in more words, and of that in fewer.
  static let answerWidths = [21, 13]

  /// Adds a line for each lesson: what it is about, the answer, and what the learner knows of it.
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
    let column = start + gap + (labels.map(\.displayWidth).max() ?? 0)
    let widestState =
      2 + (Mastery.allCases.map { language.label($0.title).displayWidth }.max() ?? 0)
    let end = known.indices.map(end(ofLine:)).min() ?? 0
    // The same for all prefectures, so that the states stay where they are.
    let width = Self.answerWidths.first { column + $0 + gap + widestState <= end } ?? 0
    let states = width > 0 ? column + width + gap : column
    for (line, ((lesson, mastery), label)) in zip(known, labels).enumerated() {
      let answer = lesson.answers(for: chosen, language).first { $0.displayWidth <= width }
      lines[line] = [
        Words(text: label, column: start), Words(text: answer ?? "", column: column),
        Words(text: mastery.mark(glyphs), role: mastery.role, column: states),
        Words(text: language.label(mastery.title), role: mastery.role, column: states + 2),
      ]
    }
    return known.count
  }

  /// Adds the colors and signs of the tiles, in the corner that no prefecture is near.
  private mutating func addLegend(_ knowledge: MapKnowledge) {
    let (glyphs, language) = (look.model.glyphs, look.model.language)
    let legend = MapKnowledge.legend
    let widest = legend.map { language.label($0.title).displayWidth }.max() ?? 0
    // In a very wide window, it stays near the tiles.
    let end = min(look.width, look.cell.columns * PrefectureTile.columns + 4)
    let start = end - widest - 7
    let last = PrefectureTile.rows * look.cell.rows
    for (number, line) in legend.enumerated() {
      let mastery = line.mastery
      let count = "\(knowledge.count(mastery))".padded(toFront: 2)
      lines[last - legend.count + number] = [
        Words(text: " \(glyphs.sign(of: mastery)) ", role: .tile(of: mastery), column: start),
        Words(text: language.label(line.title), role: .muted, column: start + 4),
        Words(text: count, column: start + 4 + widest + 1),
      ]
    }
  }
}
