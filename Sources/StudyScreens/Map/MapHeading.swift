import StudyCatalog
import TerminalCore
import TerminalUI

/// The name and the reading of the prefecture that has the focus, above the map. Where the facts
/// about it may be out of sight, because the map scrolls or has no tiles, its capital follows.
struct MapHeading<Owner: Routed>: View {
  let model: StudyModel
  let prefecture: PlaceCode

  func place(in layout: inout Layout<Owner>) {
    let (language, names) = (model.language, Places.all.prefecture(prefecture))
    let name = names.map { language.plain($0.title) } ?? ""
    let reading = names.map { language($0.kana, $0.name) } ?? ""
    let area = Size(columns: layout.width, rows: layout.rowsLeft - 1)
    let capital = showsAllFacts(in: area) ? "" : capital
    let parts = [[reading, capital], [capital]].map { $0.filter { !$0.isEmpty } }
    let room = layout.width - 3 - name.displayWidth
    let shown = parts.first { $0.reduce(0) { $0 + 2 + $1.displayWidth } <= room } ?? [reading]
    let text: Text<Owner> = shown.reduce(Text(name, role: .heading)) { text, part in
      text + Text("  \(part)", role: part == reading ? .muted : .text)
    }
    text.pinned().place(in: &layout)
  }

  private var capital: String {
    MapLesson.capital.answers(for: prefecture, model.language).last ?? ""
  }

  /// Whether the whole map fits into an area, with the facts in its corner.
  private func showsAllFacts(in area: Size) -> Bool {
    area.columns >= MapLook.leastWidth
      && MapLook(model: model, area: area).cell.rows * PrefectureTile.rows <= area.rows
  }
}
