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
    if search.isOpen {
      found
    } else {
      Text(model.language(PlaceCounts(of: place.prefecture).words), role: .muted).pinned()
    }
    if !search.isSearching { cities }
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

extension StudyModel {
  /// The label of the key that searches for places.
  var wordForSearching: String { language.label("探す", "search") }
}
