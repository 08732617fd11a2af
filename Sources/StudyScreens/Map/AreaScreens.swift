import Navigation
import StudyCatalog
import TerminalUI

/// The municipalities of a prefecture, opened from the map.
struct PrefectureScreen: StudyScreen {
  let model: StudyModel
  /// The prefecture, or the municipality that has the focus at first.
  let place: PlaceCode
  /// The municipality that is read alone; by default the one that has the focus at first.
  var foundPlace: PlaceCode?
  /// Whether all municipalities are read although one was found.
  var isReadWhole = false

  static let answers = Answers(found)

  /// The place in the prefecture that the learner searched for.
  private static let found = Answer<Self, PlaceCode>("found") { screen, code, context in
    let ward = Places.all.ward(code)
    screen.foundPlace = ward?.city ?? code
    screen.isReadWhole = false
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
    ReadAloud {
      if let city = Places.all.municipality(foundPlace ?? place), !isReadWhole {
        FoundPlace(model: model, place: .municipality(city)) { screen, _ in
          screen.isReadWhole = true
        }
      } else {
        all
      }
    } else: {
      all
    }
  }

  @ViewBuilder<Self> private var all: some View<Self> {
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
  /// The ward that is read alone; by default the one that has the focus at first.
  var foundPlace: PlaceCode?
  /// Whether all wards are read although one was found.
  var isReadWhole = false

  static let answers = Answers(found)

  /// The ward that the learner searched for, or the whole city.
  private static let found = Answer<Self, PlaceCode>("found") { screen, code, context in
    (screen.foundPlace, screen.isReadWhole) = (code, false)
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
    ReadAloud {
      if let ward = Places.all.ward(foundPlace ?? place), !isReadWhole {
        FoundPlace(model: model, place: .ward(ward)) { screen, _ in screen.isReadWhole = true }
      } else {
        all
      }
    } else: {
      all
    }
  }

  @ViewBuilder<Self> private var all: some View<Self> {
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

/// A place that was found, as it is read aloud: alone, because whoever searched for it doesn't want
/// to hear the list that it is from, and a row that reads that list.
private struct FoundPlace<Owner: StudyScreen>: View {
  let model: StudyModel
  let place: Place
  /// Shows the list.
  let readAll: (inout Owner, Context<Owner>) -> Void

  func place(in layout: inout Layout<Owner>) { rows.place(in: &layout) }

  @ViewBuilder<Owner> private var rows: some View<Owner> {
    let name = "\(model.language.plain(place.title))  \(model.otherName(of: place))"
    if place.isDesignatedCity {
      Row(name, detail: model.wardsMark(of: place)).id(place.code.digits)
        .onSelect { [place] _, context in context.push(.city(place.code)) }
    } else {
      Text(name, role: .heading)
    }
    Row(wordsForAll).id("all").onSelect(readAll)
  }

  private var wordsForAll: String {
    if case .ward = place { return model.language.label("区の一覧", "All wards") }
    return model.language.label("市区町村の一覧", "All municipalities")
  }
}

extension StudyModel {
  /// The label of the key that searches for places.
  var wordForSearching: String { language.label("探す", "search") }
}
