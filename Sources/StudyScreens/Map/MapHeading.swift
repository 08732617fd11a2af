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
    let area = Size(columns: layout.width, rows: max(0, layout.rowsLeft - 1))
    let capital = showsAllFacts(in: area) ? "" : capital
    let width = name.displayWidth + 2 + reading.displayWidth
    let hasRoom = width + 2 + capital.displayWidth <= layout.width - 1
    let text = Text<Owner>(name, role: .heading) + Text("  \(reading)", role: .muted)
    let whole = capital.isEmpty || !hasRoom ? text : text + Text("  \(capital)")
    whole.pinned().place(in: &layout)
  }

  /// The capital, in English with a word for it: its name ends in no 市.
  private var capital: String {
    let name = MapLesson.capital.answers(for: prefecture, model.language).last ?? ""
    return name.isEmpty ? "" : model.language.plain("", "capital ") + name
  }

  /// Whether the whole map fits into an area, with the facts in its corner.
  private func showsAllFacts(in area: Size) -> Bool {
    area.columns >= MapLook.leastWidth
      && MapLook(model: model, area: area).cell.rows * PrefectureTile.rows <= area.rows
  }
}
