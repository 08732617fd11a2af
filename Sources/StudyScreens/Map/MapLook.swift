import StudyCatalog
import TerminalCore
import TerminalUI

/// How the map is drawn at a given width.
struct MapLook {
  let model: StudyModel
  /// The size of a tile in cells. The largest tiles have a blank line below them.
  let cell: Size
  /// The width of the margin before the map, in cells.
  let margin: Int

  /// The column of the sign: after the mark of the focus, or in its place where only so the label
  /// has room.
  private let signColumn: Int

  init(model: StudyModel, width: Int) {
    self.model = model
    // In the largest sizes, the last tile of a line needs no gap after it.
    let columns =
      [11, 10, 9, 8, 6, 5, 3, 2].first {
        $0 * PrefectureTile.columns - ($0 >= 9 ? 1 : 0) <= width
      } ?? 1
    cell = Size(columns: columns, rows: columns >= 8 ? 2 : 1)
    margin = max(0, min(2, (width - columns * PrefectureTile.columns) / 2))
    // Nine cells hold the longest name.
    let isShared = columns < 6 || 9...10 ~= columns && model.language == .english
    signColumn = isShared ? 0 : 1
  }

  /// Draws a line of a tile: the mark of the focus, the sign, and the label.
  func draw(_ tile: PrefectureTile, _ knowledge: PrefectureKnowledge, on canvas: inout Canvas) {
    guard canvas.line == 0 else { return }
    let level = knowledge.level
    canvas.drawSelection()
    if signColumn > 0 || !canvas.isFocused && !canvas.isRemembered {
      let role: Role = level == 4 ? .good : .accent
      canvas.write(model.glyphs.sign(ofLevel: level), at: signColumn, role: role)
    }
    guard cell.columns > 1 else { return }
    let start = cell.columns > 2 ? signColumn + 1 : 0
    let label = MapLabel(of: tile).text(in: model.language, cells: max(2, canvas.width - start))
    let role: Role = level == 0 ? .muted : level == 4 ? .good : .text
    canvas.write(label, at: start, role: canvas.isFocused ? .heading : role)
  }
}

extension GlyphSet {
  /// The sign of a level of knowledge from 0 to 4, in the middle of its cell, so that it is seen to
  /// belong to the name after it.
  func sign(ofLevel level: Int) -> String {
    switch level {
    case 0: " "
    case 1: begun
    case 4: right
    default:
      switch self {
      case .ascii: "+"
      case .narrow: "⠶"
      case .unicode: "•"
      }
    }
  }

  /// The sign of what was asked but isn't learned yet.
  var begun: String {
    switch self {
    case .ascii: "."
    case .narrow: "⠂"
    case .unicode: "·"
    }
  }

  /// A cell that is filled as far as its glyphs permit.
  var full: String {
    switch self {
    case .ascii: "#"
    case .narrow: "⣿"
    case .unicode: "█"
    }
  }
}
