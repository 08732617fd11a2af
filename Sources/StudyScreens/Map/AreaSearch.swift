import Navigation
import StudyCatalog
import TerminalUI

/// The search in an area of the map.
struct AreaSearch {
  /// Whether the field for the search is visible.
  var isOpen = false
  /// The text in the field.
  var query = ""
  /// The place that was found last; `nil` if none was.
  var place: PlaceCode?
  /// Whether the whole list is read aloud although a place was found.
  var isReadWhole = false

  /// Whether the places that were found stand in place of the list.
  var isSearching: Bool { isOpen && query.isSearch }
}

/// A list of places on the map, which a search in the list itself makes shorter.
protocol SearchableArea: StudyScreen {
  /// The type of ``rows``.
  associatedtype Rows: View<Self>

  var search: AreaSearch { get set }
  /// The place that has the focus at first, or the area.
  var place: PlaceCode { get }
  /// The area to search.
  var area: PlaceCode { get }
  /// The number of places in the area.
  var counts: BilingualText { get }
  /// The list of the places.
  var rows: Rows { get }

  /// The place of the list that is the given one or contains it; `nil` if none does.
  func listed(_ place: PlaceCode) -> Place?
}

extension SearchableArea {
  @KeysBuilder<Self> static var keys: Keys<Self> {
    KeyBinding("/", \.model.wordForSearching, id: "search-map") { screen, _ in
      screen.search = AreaSearch(isOpen: true)
    }
  }

  @ViewBuilder<Self> var body: some View<Self> {
    NoticeText(model: model)
    ReadAloud {
      if let place = placeReadAlone {
        FoundPlace(model: model, place: place) { screen, _ in screen.search.isReadWhole = true }
      } else {
        list
      }
    } else: {
      list
    }
  }

  /// The place to read alone where screens are read aloud: the one that was found last, or that the
  /// screen was opened for.
  private var placeReadAlone: Place? {
    search.isOpen || search.isReadWhole ? nil : listed(search.place ?? place)
  }

  @ViewBuilder<Self> private var list: some View<Self> {
    if search.isOpen {
      LabeledSearchField(
        text: \.search.query, placeholder: model.placeSearchHint, language: model.language)
      FieldGap()
    } else {
      Text(model.language(counts), role: .muted).pinned()
    }
    if search.isSearching { found } else { rows }
  }

  /// Enter goes to the place in the list, and only opens the list of a city's wards.
  var actionName: String? {
    search.isSearching ? model.language.label(["一覧で", "見る"], "show") : nil
  }

  private var found: some View<Self> {
    FoundRows(model: model, query: search.query, area: area, isInLesson: false) {
      place, screen, context in
      screen.search = AreaSearch(place: place.code)
      screen.show(place.code, in: context)
    }
  }

  /// Goes to the row of a place, and opens the city that has it in a list of its own.
  private func show(_ place: PlaceCode, in context: Context<Self>) {
    let row = listed(place)?.code ?? place
    context.focus(row.digits)
    if row != place { context.push(.city(place)) }
  }

  mutating func start(in context: Context<Self>) {
    context.catchUp(with: model)
    if place != area { context.focus(place.digits) }
  }

  /// Closes the field.
  mutating func backStep() -> Bool {
    guard search.isOpen else { return false }
    search = AreaSearch()
    return true
  }
}

extension StudyModel {
  /// The label of the key that searches for places.
  var wordForSearching: String { language.label("探す", "search") }
}
