import Navigation
import StudyCatalog
import TerminalUI

/// The municipalities of a prefecture, opened from the map.
struct PrefectureScreen: SearchableArea {
  let model: StudyModel
  /// The prefecture, or the municipality that has the focus at first.
  let place: PlaceCode
  var search = AreaSearch()
  private var knowledge = MapKnowledge()

  init(model: StudyModel, place: PlaceCode) { (self.model, self.place) = (model, place) }

  var area: PlaceCode { place.prefecture }
  var counts: BilingualText { PlaceCounts(of: area).words }

  var title: String {
    Places.all.prefecture(place).map { model.language.label($0.title) } ?? "\(place)"
  }

  func listed(_ place: PlaceCode) -> Place? {
    Places.all.municipality(Places.all.ward(place)?.city ?? place).map(Place.municipality)
  }

  func row(opening route: StudyRoute) -> String? {
    guard case .city(let code) = route else { return nil }
    return (Places.all.ward(code)?.city ?? code).digits
  }

  @ViewBuilder<Self> var rows: some View<Self> {
    FactsReadAloud(prefecture: area, knowledge: knowledge[area], language: model.language)
    SizeReader { width in
      let rows = PrefectureRows(model: model, prefecture: area, knowledge, width: width)
      ForEach(rows.groups) { group in
        if group.id != rows.groups.first?.id { GroupGap() }
        Section(rows.heading(of: group)) {
          ReadAloud {
            list(of: group.places) { rows.readRow(of: $0) }
          } else: {
            list(of: group.places) { rows.row(of: $0) }
          }
        }
      }
    }
  }

  private func list(
    of places: [Place], row: @escaping (Place) -> Row<Self>
  ) -> some View<Self> {
    RowList(places, row: row)
      .id(\.code.digits)
      .onSelect(where: \.isDesignatedCity) { place, _, context in
        context.push(.city(place.code))
      }
  }

  mutating func read() {
    knowledge = model.mapKnowledge ?? knowledge
  }
}

/// The wards of a designated city, opened from the map or from its prefecture.
struct CityScreen: SearchableArea {
  let model: StudyModel
  /// The city, or the ward that has the focus at first.
  let place: PlaceCode
  var search = AreaSearch()

  var area: PlaceCode { Places.all.ward(place)?.city ?? place }

  var counts: BilingualText {
    let count = Places.all.wards(of: area).count
    return BilingualText(japanese: "\(count)区", english: "\(count) wards")
  }

  var title: String {
    Places.all.municipality(area).map { model.language.label($0.title) } ?? "\(place)"
  }

  func listed(_ place: PlaceCode) -> Place? { Places.all.ward(place).map(Place.ward) }

  var rows: some View<Self> {
    SizeReader { width in
      let wards = Places.all.wards(of: area).map(Place.ward)
      let columns = model.columns(of: wards, in: width)
      // Nothing can be chosen here, so there are no numbers.
      RowList(wards) { columns.row(of: $0) }.id(\.code.digits).unnumbered()
    }
  }
}
