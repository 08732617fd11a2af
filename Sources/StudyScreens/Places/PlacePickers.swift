import Navigation
import StudyCatalog
import TerminalUI

/// Picks a place, starting from the prefectures by region. A search also finds municipalities and
/// wards.
struct PrefecturePicker: PlaceSearch {
  let model: StudyModel
  let request: PlaceRequest
  var query = ""

  var title: String { model.language.label("都道府県", "Prefectures") }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    FieldGap()
    if isSearching { found() } else { regions.frame(maxWidth: PlaceWidths.list) }
  }

  mutating func start(in context: Context<Self>) {
    context.focusPlace(of: model, for: request) { $0.prefecture }
  }

  func row(opening route: StudyRoute) -> String? {
    switch route {
    case .cities(let code, _), .wards(let code, _): code.prefecture.digits
    default: nil
    }
  }

  @ViewBuilder<Self> private var regions: some View<Self> {
    ForEach(Places.all.regions) { region in
      Section(model.language(region.title)) { rows(of: Places.all.prefectures(of: region)) }
    }
  }

  private func rows(of prefectures: [Prefecture]) -> some View<Self> {
    RowList(prefectures) { prefecture in
      Row(model.language.plain(prefecture.title), detail: model.reading(prefecture.kana))
    }
    .id(\.code.digits)
    .onSelect { prefecture, screen, context in
      context.choose(.prefecture(prefecture), for: screen.request)
    }
  }
}

/// Picks one of a prefecture's municipalities. A search also finds the wards of its cities.
struct CityPicker: PlaceSearch {
  let model: StudyModel
  let prefecture: PlaceCode
  let request: PlaceRequest
  var query = ""

  var title: String {
    Places.all.prefecture(prefecture).map { model.language.label($0.title) } ?? "\(prefecture)"
  }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    FieldGap()
    if isSearching {
      found(in: prefecture)
    } else {
      cities.frame(maxWidth: PlaceWidths.list)
    }
  }

  mutating func start(in context: Context<Self>) {
    context.focusPlace(of: model, for: request) { Places.all.ward($0)?.city ?? $0 }
  }

  func row(opening route: StudyRoute) -> String? {
    if case .wards(let city, _) = route { city.digits } else { nil }
  }

  /// The municipalities, grouped by kind and district. In a lesson they aren't grouped, because the
  /// answer would be easier to find in a smaller group.
  @ViewBuilder<Self> private var cities: some View<Self> {
    let places = model.municipalities(of: prefecture, for: request).map(Place.municipality)
    if request.question == nil {
      ForEach(Places.all.groups(of: places)) { group in
        Section("\(model.language(group.title)) \(group.places.count)") { rows(of: group.places) }
      }
    } else {
      rows(of: places)
    }
  }

  private func rows(of places: [Place]) -> some View<Self> {
    RowList(places) { place in
      let mark = model.wardsMark(of: place, isInLesson: request.question != nil)
      return Row(
        model.language.plain(place.title), detail: mark, model.reading(place.kana))
    }
    .id(\.code.digits)
    .onSelect { place, screen, context in context.choose(place, for: screen.request) }
  }
}

/// Picks a designated city or one of its wards.
struct WardPicker: PlaceSearch {
  let model: StudyModel
  let city: PlaceCode
  let request: PlaceRequest
  var query = ""

  var title: String { name }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    FieldGap()
    wards.frame(maxWidth: PlaceWidths.list)
  }

  @ViewBuilder<Self> private var wards: some View<Self> {
    if !isSearching {
      Row(model.language.plain("\(name)（全体）", "All of \(name)")).id(city.digits)
        .onSelect { screen, context in context.return(screen.city, to: screen.request.slot) }
    }
    let found = Places.all.search(isSearching ? query : "", in: city)
    if found.isGuess { GuessText(model: model) }
    RowList(found.places) { ward in
      Row(model.language.plain(ward.title), detail: model.reading(ward.kana))
        .highlighting(found.highlights)
    }
    .id(\.code.digits)
    .onSelect { ward, screen, context in context.return(ward.code, to: screen.request.slot) }
    if found.places.isEmpty { NoMatch(model: model, area: city) }
  }

  private var name: String {
    Places.all.municipality(city).map { model.language.label($0.title) } ?? "\(city)"
  }
}
