import Navigation
import StudyCatalog
import TerminalUI

/// The prefectures by region. A search finds municipalities and wards too.
struct PrefecturePicker: PlaceSearch {
  let model: StudyModel
  let request: PlaceRequest
  var query = ""

  var title: String { model.language.plain("都道府県", "Prefectures") }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    if query.isEmpty { regions } else { found() }
  }

  mutating func start(in context: Context<Self>) {
    context.focusPlace(of: model, for: request) { $0.prefecture }
  }

  @ViewBuilder<Self> private var regions: some View<Self> {
    ForEach(Places.all.regions) { region in
      Section(model.language(region.title)) { rows(of: Places.all.prefectures(of: region)) }
    }
  }

  private func rows(of prefectures: [Prefecture]) -> some View<Self> {
    RowList(prefectures) { prefecture in
      Row(model.language.plain(prefecture.title), detail: model.reading(prefecture.kana))
        .measure(52)
    }
    .id(\.code.digits)
    .onSelect { prefecture, screen, context in
      context.choose(.prefecture(prefecture), for: screen.request)
    }
  }
}

/// The municipalities of a prefecture. A search finds the wards of its cities too.
struct CityPicker: PlaceSearch {
  let model: StudyModel
  let prefecture: PlaceCode
  let request: PlaceRequest
  var query = ""

  var title: String {
    Places.all.prefecture(prefecture).map { model.language.plain($0.title) } ?? "\(prefecture)"
  }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    if query.isEmpty { cities } else { found(in: prefecture) }
  }

  mutating func start(in context: Context<Self>) {
    context.focusPlace(of: model, for: request) { Places.all.ward($0)?.city ?? $0 }
  }

  /// The municipalities, by kind and district unless a lesson asks for one: it would be easier to find
  /// among fewer.
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
      Row(model.language.plain(place.title), detail: detail(of: place, isInPrefecture: true))
        .measure(52)
    }
    .id(\.code.digits)
    .onSelect { place, screen, context in context.choose(place, for: screen.request) }
  }
}

/// The wards of a designated city, after a row for the whole city.
struct WardPicker: StudyScreen {
  let model: StudyModel
  let city: PlaceCode
  let request: PlaceRequest
  var query = ""

  var title: String { name }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    if query.isEmpty {
      Row(model.language.plain("\(name)（全体）", "All of \(name)")).id(city.digits)
        .onSelect { screen, context in context.return(screen.city, to: screen.request.slot) }
    }
    let found = Places.all.search(query, in: city)
    if found.isGuess { GuessText(model: model) }
    RowList(found.places) { ward in
      Row(model.language.plain(ward.title), detail: model.reading(ward.kana))
        .measure(52)
        .highlighting(found.highlights)
    }
    .id(\.code.digits)
    .onSelect { ward, screen, context in context.return(ward.code, to: screen.request.slot) }
    if found.places.isEmpty { NoMatch(model: model) }
  }

  private var name: String {
    Places.all.municipality(city).map { model.language.plain($0.title) } ?? "\(city)"
  }
}
