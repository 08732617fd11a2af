import Navigation
import StudyCatalog
import TerminalUI

/// The municipalities of a prefecture, opened from the map.
struct PrefectureScreen: SearchableArea {
  let model: StudyModel
  /// The prefecture, or the municipality that has the focus at first.
  let place: PlaceCode
  var search = AreaSearch()

  static var keys: Keys<Self> { searchKey }

  var area: PlaceCode { place.prefecture }

  var title: String {
    Places.all.prefecture(place).map { model.language.label($0.title) } ?? "\(place)"
  }

  var body: some View<Self> {
    NoticeText(model: model)
    ReadAloud {
      if let city = cityReadAlone {
        FoundPlace(model: model, place: .municipality(city)) { screen, _ in
          screen.search.isReadWhole = true
        }
      } else {
        all
      }
    } else: {
      all
    }
  }

  @ViewBuilder<Self> private var all: some View<Self> {
    if search.isOpen {
      found
    } else {
      Text(model.language(PlaceCounts(of: place.prefecture).words), role: .muted).pinned()
    }
    if !search.isSearching { cities }
  }

  private var cityReadAlone: Municipality? {
    placeReadAlone.flatMap { Places.all.municipality(Places.all.ward($0)?.city ?? $0) }
  }

  func show(_ place: PlaceCode, in context: Context<Self>) {
    let ward = Places.all.ward(place)
    context.focus((ward?.city ?? place).digits)
    if ward != nil { context.push(.city(place)) }
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
struct CityScreen: SearchableArea {
  let model: StudyModel
  /// The city, or the ward that has the focus at first.
  let place: PlaceCode
  var search = AreaSearch()

  static var keys: Keys<Self> { searchKey }

  /// The city.
  var area: PlaceCode { Places.all.ward(place)?.city ?? place }

  var title: String {
    Places.all.municipality(area).map { model.language.label($0.title) } ?? "\(place)"
  }

  var body: some View<Self> {
    NoticeText(model: model)
    ReadAloud {
      if let ward = placeReadAlone.flatMap(Places.all.ward) {
        FoundPlace(model: model, place: .ward(ward)) { screen, _ in
          screen.search.isReadWhole = true
        }
      } else {
        all
      }
    } else: {
      all
    }
  }

  @ViewBuilder<Self> private var all: some View<Self> {
    let wards = Places.all.wards(of: area)
    if search.isOpen {
      found
    } else {
      Text(model.language("\(wards.count)区", "\(wards.count) wards"), role: .muted).pinned()
    }
    if !search.isSearching {
      SizeReader { width in
        let wards = wards.map(Place.ward)
        let columns = model.columns(of: wards, in: width)
        RowList(wards) { columns.row(of: $0) }.id(\.code.digits)
      }
    }
  }

  func show(_ place: PlaceCode, in context: Context<Self>) { context.focus(place.digits) }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
    if place != area { context.focus(place.digits) }
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
