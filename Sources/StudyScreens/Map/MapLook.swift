import StudyCatalog
import TerminalCore
import TerminalUI

/// How the map is drawn at a given width.
struct MapLook {
  let model: StudyModel
  /// The size of a tile in cells, with room for a mark and a label or for part of them. The largest
  /// tiles have a second line, with a mark for each lesson.
  let cell: Size
  /// The width of the margin on each side of the map, in cells.
  let margin: Int

  /// The width of a mark and a whole label, in cells.
  private static let fullWidth = 5

  init(model: StudyModel, width: Int) {
    self.model = model
    let (columns, margin) =
      [(8, 2), (6, 2), (6, 0), (5, 2), (5, 0), (3, 2), (3, 1), (3, 0), (2, 0)]
      .first { columns, margin in columns * PrefectureTile.columns + 2 * margin <= width } ?? (1, 0)
    cell = Size(columns: columns, rows: columns == 8 ? 2 : 1)
    self.margin = margin
  }

  /// Draws a line of a tile. The focused tile shows the focus mark instead of its own.
  func draw(_ tile: PrefectureTile, _ knowledge: PrefectureKnowledge, on canvas: inout Canvas) {
    // Adjacent tiles are kept apart if there is room.
    canvas.inside(0..<max(Self.fullWidth, cell.columns - 2)) { canvas in
      if canvas.line == 0 {
        drawLabel(of: tile, level: knowledge.level, on: &canvas)
      } else {
        drawMasteries(knowledge, on: &canvas)
      }
    }
  }

  private func drawLabel(of tile: PrefectureTile, level: Int, on canvas: inout Canvas) {
    let role: Role = level == 0 ? .muted : level == 4 ? .good : .text
    if canvas.isFocused || canvas.isRemembered {
      canvas.drawSelection()
    } else {
      canvas.write(model.glyphs.gauge(level), role: level == 4 ? .good : .accent)
    }
    guard cell.columns > 1 else { return }
    let start = cell.columns > 2 ? 1 : 0
    canvas.write(label(of: tile), at: start, role: canvas.isFocused ? .heading : role)
  }

  private func drawMasteries(_ knowledge: PrefectureKnowledge, on canvas: inout Canvas) {
    canvas.drawSelection()
    var column = 1
    for lesson in MapLesson.allCases {
      guard let mastery = knowledge.masteries[lesson] else { continue }
      column = canvas.write(mastery.mark(model.glyphs), at: column, role: mastery.role)
    }
  }

  /// As much of the label as fits: one or two kanji, or two to five letters.
  private func label(of tile: PrefectureTile) -> String {
    let isShort = cell.columns < Self.fullWidth
    let name = Places.all.prefecture(tile.prefecture)?.romaji.prefix { $0 != "-" } ?? ""
    let count = isShort ? 2 : cell.columns < 8 ? 4 : 5
    let known = isShort ? nil : Self.shortNames[String(name)]
    return model.language(
      String(tile.label.prefix(isShort ? 1 : 2)), known ?? String(name.prefix(count)))
  }

  /// Short names for prefectures whose names begin alike.
  private static let shortNames = [
    "Fukushima": "Fksm", "Fukui": "Fkui", "Fukuoka": "Fkok", "Yamagata": "Ygta",
    "Yamanashi": "Ymns", "Yamaguchi": "Ygch", "Nagano": "Ngno", "Nagasaki": "Ngsk",
    "Miyagi": "Mygi", "Miyazaki": "Myzk", "Kagawa": "Kgwa", "Kagoshima": "Kgsm",
  ]
}

extension GlyphSet {
  /// A one-cell gauge for a level from 0 to 4; blank for 0.
  func gauge(_ level: Int) -> String {
    let glyphs =
      switch self {
      case .ascii: [" ", ".", "-", "+", "#"]
      case .narrow: [" ", "⣀", "⣤", "⣶", "⣿"]
      case .unicode: [" ", "▂", "▄", "▆", "█"]
      }
    return glyphs[level]
  }
}
