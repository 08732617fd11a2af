import Navigation
import StudyCatalog
import TerminalUI

/// Picks a place, starting from the prefectures by region. A search also finds municipalities and
/// wards.
struct PrefecturePicker: PlaceSearch {
  let model: StudyModel
  let request: PlaceRequest
  var query = ""

  /// The question, if it stands nowhere else.
  var title: String {
    if request.isForHome {
      return model.language.label(["住んでいる", "ところを", "選ぶ"], "Where do you live?")
    }
    return request.prefectureOnMap == nil
      ? model.language.label("都道府県", "Prefectures")
      : model.language.label(["場所を", "探す"], "Find a place")
  }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    LabeledSearchField(
      text: \.query, placeholder: model.placeSearchHint, language: model.language
    )
    .onChange(of: \.isSearching, to: false) { $0.focusFirstPlace(in: $1) }
    FieldGap()
    if isSearching {
      found()
    } else {
      none
      regions
    }
  }

  /// The row that leaves open where the learner lives, once that is set.
  @ViewBuilder<Self> private var none: some View<Self> {
    if request.isForHome, model.settings.place != nil {
      Row(model.language.label("設定しない", "Not set")).id("none")
        .onSelect { screen, context in
          screen.model.setPlace(nil)
          context.cancel(screen.request.slot)
        }
      GroupGap()
    }
  }

  mutating func start(in context: Context<Self>) { focusFirstPlace(in: context) }

  /// Focuses the row where the search begins: where the map is, or the learner's home.
  private func focusFirstPlace(in context: Context<Self>) {
    if let prefecture = request.prefectureOnMap {
      context.focus(prefecture.digits)
    } else {
      context.focusPlace(of: model, for: request) { $0.prefecture }
    }
  }

  func row(opening route: StudyRoute) -> String? {
    switch route {
    case .cities(let code, _), .wards(let code, _): code.prefecture.digits
    default: nil
    }
  }

  private var regions: some View<Self> {
    SizeReader { width in
      let all = Places.all.prefectures.map(Place.prefecture)
      let columns = model.columns(of: all, in: width)
      ForEach(Places.all.regions) { region in
        let prefectures = Places.all.prefectures(of: region)
        if region.id != Places.all.regions.first?.id { GroupGap() }
        // Hokkaido is a region of its own, and would have itself as a heading.
        if prefectures.count == 1 {
          rows(of: prefectures, columns)
        } else {
          Section(model.language(region.title)) { rows(of: prefectures, columns) }
        }
      }
    }
  }

  private func rows(of prefectures: [Prefecture], _ columns: PlaceColumns) -> some View<Self> {
    let rows = RowList<Place, Self>(prefectures.map(Place.prefecture)) { columns.row(of: $0) }
      .id(\.code.digits)
      .actionName(actionName)
      .onSelect { place, screen, context in context.choose(place, for: screen.request) }
    return request.look().map { rows.onFocus($0) } ?? rows
  }
}

/// Picks one of a prefecture's municipalities. A search also finds the wards of its cities.
struct CityPicker: PlaceSearch {
  let model: StudyModel
  let prefecture: PlaceCode
  let request: PlaceRequest
  var query = ""
  /// When the list appeared, on the app's clock.
  private(set) var opened = Duration.zero

  var title: String {
    Places.all.prefecture(prefecture).map { model.language.label($0.title) } ?? "\(prefecture)"
  }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    LabeledSearchField(
      text: \.query, placeholder: model.placeSearchHint, language: model.language)
    FieldGap()
    if isSearching { found(in: prefecture) } else { cities }
  }

  mutating func start(in context: Context<Self>) {
    opened = context.queue.now
    context.focusPlace(of: model, for: request) { Places.all.ward($0)?.city ?? $0 }
  }

  func row(opening route: StudyRoute) -> String? {
    if case .wards(let city, _) = route { city.digits } else { nil }
  }

  /// The municipalities, grouped by kind and district. In a lesson they aren't grouped, because the
  /// answer would be easier to find in a smaller group.
  private var cities: some View<Self> {
    SizeReader { width in
      let places = model.municipalities(of: prefecture, for: request).map(Place.municipality)
      let columns = model.columns(of: places, opensWards: !isInLesson, in: width)
      if isInLesson {
        rows(of: places, columns)
      } else {
        let groups = Places.all.groups(of: places)
        ForEach(groups) { group in
          if group.id != groups.first?.id { GroupGap() }
          Section("\(model.language(group.title)) \(group.places.count)") {
            rows(of: group.places, columns)
          }
        }
      }
    }
  }

  private func rows(of places: [Place], _ columns: PlaceColumns) -> some View<Self> {
    RowList(places) { columns.row(of: $0) }
      .id(\.code.digits)
      .actionName(actionName)
      .onSelect { place, screen, context in
        // A second key was meant for the row that opened the list.
        let isTooSoon = context.queue.now - screen.opened < Round.leastFeedback
        guard !screen.isInLesson || !isTooSoon else { return }
        context.choose(place, for: screen.request)
      }
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
    LabeledSearchField(
      text: \.query, placeholder: model.placeSearchHint, language: model.language)
    FieldGap()
    wards
  }

  @ViewBuilder<Self> private var wards: some View<Self> {
    if !isSearching {
      Row(model.language.label("\(name)（全体）", "All of \(name)")).id(city.digits)
        .onSelect { screen, context in context.return(screen.city, to: screen.request.slot) }
    }
    let found = Places.all.search(isSearching ? query : "", in: city)
    if found.isGuess { GuessText(model: model) }
    SizeReader { width in
      let columns = model.columns(of: found.places, in: width)
      RowList(found.places) { columns.row(of: $0).highlighting(found.highlights) }
        .id(\.code.digits)
        .onSelect { ward, screen, context in context.return(ward.code, to: screen.request.slot) }
    }
    if found.places.isEmpty { NoMatch(model: model, query: query, area: city) }
  }

  private var name: String {
    Places.all.municipality(city).map { model.language.label($0.title) } ?? "\(city)"
  }
}
