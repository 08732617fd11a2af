import Navigation
import StudyCatalog
import TerminalUI

/// The municipalities of a prefecture, opened from the map.
struct PrefectureScreen: StudyScreen {
  let model: StudyModel
  /// The prefecture, or the municipality that has the focus at first.
  let place: PlaceCode

  static let answers = Answers(found)

  /// The place in the prefecture that the learner searched for.
  private static let found = Answer<Self, PlaceCode>("found") { _, code, context in
    let ward = Places.all.ward(code)
    context.focus((ward?.city ?? code).digits)
    if ward != nil { context.push(.city(code)) }
  }

  static var keys: Keys<Self> {
    KeyBinding("/", \.model.wordForSearching, id: "search-map") { screen, context in
      let prefecture = screen.place.prefecture
      context.ask(Self.found) { .cities(prefecture, for: PlaceRequest(slot: $0)) }
    }
  }

  var title: String {
    Places.all.prefecture(place).map { model.language.label($0.title) } ?? "\(place)"
  }

  var body: some View<Self> {
    NoticeText(model: model)
    Text(model.language(PlaceCounts(of: place.prefecture).words), role: .muted).pinned()
    cities
  }

  func row(opening route: StudyRoute) -> String? {
    guard case .city(let code) = route else { return nil }
    return (Places.all.ward(code)?.city ?? code).digits
  }

  private var cities: some View<Self> {
    SizeReader { width in
      let cities = Places.all.municipalities(of: place.prefecture).map(Place.municipality)
      let columns = model.columns(of: cities, in: width)
      let groups = Places.all.groups(of: cities)
      ForEach(groups) { group in
        if group.id != groups.first?.id { GroupGap() }
        Section("\(model.language(group.title)) \(group.places.count)") {
          RowList(group.places) { columns.row(of: $0) }
            .id(\.code.digits)
            .onSelect(where: \.isDesignatedCity) { place, _, context in
              context.push(.city(place.code))
            }
        }
      }
    }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
    if !place.isPrefecture { context.focus(place.digits) }
  }
}

/// The wards of a designated city, opened from the map or from its prefecture.
struct CityScreen: StudyScreen {
  let model: StudyModel
  /// The city, or the ward that has the focus at first.
  let place: PlaceCode

  static let answers = Answers(found)

  /// The ward that the learner searched for, or the whole city.
  private static let found = Answer<Self, PlaceCode>("found") { _, code, context in
    context.focus(code.digits)
  }

  static var keys: Keys<Self> {
    KeyBinding("/", \.model.wordForSearching, id: "search-map") { screen, context in
      let city = screen.city
      context.ask(Self.found) { .wards(city, for: PlaceRequest(slot: $0)) }
    }
  }

  private var city: PlaceCode { Places.all.ward(place)?.city ?? place }

  var title: String {
    Places.all.municipality(city).map { model.language.label($0.title) } ?? "\(place)"
  }

  var body: some View<Self> {
    NoticeText(model: model)
    let wards = Places.all.wards(of: city)
    Text(model.language("\(wards.count)区", "\(wards.count) wards"), role: .muted).pinned()
    SizeReader { width in
      let wards = wards.map(Place.ward)
      let columns = model.columns(of: wards, in: width)
      RowList(wards) { columns.row(of: $0) }.id(\.code.digits)
    }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
    if place != city { context.focus(place.digits) }
  }
}

extension StudyModel {
  /// The label of the key that searches for places.
  var wordForSearching: String { language.label("探す", "search") }
}
