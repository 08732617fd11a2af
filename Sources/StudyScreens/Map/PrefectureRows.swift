import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// Makes the rows of a prefecture's municipalities, for any screen.
struct PrefectureRows {
  let model: StudyModel
  let prefecture: PlaceCode

  /// The width of the rows, in cells.
  let width: Int

  /// The municipalities, grouped by kind and district.
  let groups: [PlaceGroup]

  private let columns: PlaceColumns

  /// What the learner knows of the municipalities that lessons ask for.
  private let masteries: [PlaceCode: Mastery]

  /// Prepares the rows for a width in cells.
  init(model: StudyModel, prefecture: PlaceCode, _ knowledge: MapKnowledge, width: Int) {
    self.model = model
    self.prefecture = prefecture
    self.width = width
    masteries = knowledge.municipalities(of: prefecture)
    let places = Places.all.municipalities(of: prefecture).map(Place.municipality)
    let capital = PrefectureTile.all.first { $0.prefecture == prefecture }?.capital
    let word = MapLesson.capital.label(for: prefecture, model.language).lowercased()
    columns = model.columns(of: places, in: width, after: masteries.isEmpty ? 0 : 2) {
      $0.code == capital ? word : ""
    }
    groups = Places.all.groups(of: places)
  }

  /// The heading of a group: what it has in common, and how many there are.
  func heading(of group: PlaceGroup) -> String {
    "\(model.language(group.title)) \(group.places.count)"
  }

  /// The row of a municipality. If any of the list has been asked, all have a column for marks.
  func row<Owner>(of place: Place) -> Row<Owner> {
    let row: Row<Owner> = columns.row(of: place)
    guard !masteries.isEmpty else { return row }
    let mastery = masteries[place.code] ?? .new
    return row.leading(mastery.mark(model.glyphs), role: mastery.role)
  }

  /// The row of a municipality where rows are read aloud, with words in place of a mark.
  func readRow<Owner>(of place: Place) -> Row<Owner> {
    let mastery = masteries[place.code] ?? .new
    return Row(
      model.language.name(of: place), detail: model.otherName(of: place),
      mastery == .new ? "" : model.language.label(mastery.title), model.wordsForWards(of: place))
  }

  /// Makes the first lines of the prefecture's screen, to look at beside the map.
  ///
  /// - Parameter count: How many lines there is room for.
  /// - Returns: At most `count` lines; the last one is an ellipsis if there are more.
  func preview(lines count: Int) -> [Row<MapScreen>] {
    let counts = model.language.label(PlaceCounts(of: prefecture).words)
    var rows: [Row<MapScreen>] = [Row(counts).style(.muted).unnumbered()]
    // One more than fits tells that there are more.
    for group in groups where rows.count <= count {
      if group.id != groups.first?.id { rows.append(Row("").unnumbered()) }
      rows.append(Row(heading(of: group)).style(.heading).unnumbered())
      rows += group.places.prefix(max(0, count + 1 - rows.count)).map { place in
        row(of: place).style(.muted).unnumbered()
          .onSelect { _, context in context.push(.prefecture(place.code)) }
      }
    }
    guard rows.count > count else { return rows }
    let more: Row<MapScreen> = Row(model.glyphs.ellipsis).style(.muted).unnumbered()
      .onSelect { [prefecture] _, context in context.push(.prefecture(prefecture)) }
    return rows.prefix(max(0, count - 1)) + [more]
  }
}

/// The rows of the prefecture that was looked at last, kept because moving the focus draws them in
/// several frames.
final class LookedAtPrefecture {
  private var rows: PrefectureRows?

  /// The rows of a prefecture in a width in cells.
  func rows(
    of prefecture: PlaceCode, _ knowledge: MapKnowledge, in width: Int, _ model: StudyModel
  ) -> PrefectureRows {
    if let rows, rows.prefecture == prefecture, rows.width == width { return rows }
    let made = PrefectureRows(
      model: model, prefecture: prefecture, knowledge, width: width)
    rows = made
    return made
  }

  /// Forgets them, because the learner may know more by now.
  func forget() { rows = nil }
}
