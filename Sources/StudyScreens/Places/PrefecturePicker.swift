import Navigation
import StudyCatalog
import TerminalUI

/// The prefectures by region; a search finds prefectures and municipalities alike.
struct PrefecturePicker: Screen<StudyRoute> {
  let model: StudyModel
  let returning: ReturnSlot<PlaceCode>
  var query = ""

  var title: String { model.language("都道府県", "Prefectures") }

  var body: some View<Self> {
    SearchField(\.query, placeholder: model.placeSearchHint)
    if query.isEmpty { regions } else { found }
  }

  @ViewBuilder<Self> private var regions: some View<Self> {
    ForEach(Places.all.regions) { region in
      Section(model.language(region.title)) { rows(of: Places.all.prefectures(of: region)) }
    }
  }

  @ViewBuilder<Self> private var found: some View<Self> {
    let (prefectures, cities) = matches
    rows(of: prefectures)
    if !cities.isEmpty {
      Section(model.language("市区町村", "Municipalities")) { cityRows(of: cities) }
    }
    if prefectures.isEmpty, cities.isEmpty { NoMatch(model: model) }
  }

  private var matches: ([Prefecture], [Municipality]) {
    var (prefectures, cities): ([Prefecture], [Municipality]) = ([], [])
    for place in Places.all.places(matching: query) {
      switch place {
      case .prefecture(let prefecture): prefectures.append(prefecture)
      case .municipality(let city): cities.append(city)
      case .ward: break
      }
    }
    return (prefectures, cities)
  }

  private func rows(of prefectures: [Prefecture]) -> some View<Self> {
    RowList(prefectures) { prefecture in
      Row(model.language(prefecture.title), detail: model.reading(prefecture.kana))
    }
    .named(\.code.digits)
    .onSelect { prefecture, screen, context in
      context.push(.cities(prefecture.code, returning: screen.returning))
    }
  }

  private func cityRows(of cities: [Municipality]) -> some View<Self> {
    RowList(cities) { city in
      Row(
        model.language(city.title),
        detail: Places.all.prefecture(city.code).map { model.language($0.title) } ?? "")
    }
    .named(\.code.digits)
    .onSelect { city, screen, context in context.choose(city, returning: screen.returning) }
  }
}
