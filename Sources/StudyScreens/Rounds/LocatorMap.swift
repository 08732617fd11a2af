import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// A small map of the prefectures without names, with one of them marked.
struct LocatorMap: View {
  typealias Owner = AskingScreen

  let marked: PlaceCode
  let glyphs: GlyphSet

  /// The width of a tile, in cells.
  private static var tileWidth: Int { 2 }

  func place(in layout: inout Layout<AskingScreen>) {
    let rows = (PrefectureTile.all.map(\.row).max() ?? 0) + 1
    layout.add(LineRun(lines: rows) { draw($0, on: &$1) })
  }

  private func draw(_ row: Int, on canvas: inout Canvas) {
    for tile in PrefectureTile.all where tile.row == row {
      let isMarked = tile.prefecture == marked
      let mark = isMarked ? glyphs.full + glyphs.full : glyphs.waiting
      canvas.write(
        mark, at: 2 + tile.column * Self.tileWidth, role: isMarked ? .accent : .muted)
    }
  }
}

extension CardID {
  /// The prefecture that the item is about; `nil` if it is about something else.
  var prefecture: PlaceCode? {
    let asksPrefectures =
      lesson.subject == MapLesson.capital.id.subject
      && lesson.word.hasPrefix("prefecture-")
    guard asksPrefectures, let code = PlaceCode(item), code.isPrefecture else { return nil }
    return code
  }
}

extension GlyphSet {
  /// The mark of something that is still to come, or isn't meant.
  var waiting: String { self == .ascii ? "." : "·" }
}
