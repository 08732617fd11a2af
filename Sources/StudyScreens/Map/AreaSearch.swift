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
  var search: AreaSearch { get set }
  /// The place that has the focus at first, or the area.
  var place: PlaceCode { get }
  /// The area to search.
  var area: PlaceCode { get }

  /// Goes to the row of a place that was found.
  func show(_ place: PlaceCode, in context: Context<Self>)
}

extension SearchableArea {
  /// The key that opens the field.
  static var searchKey: KeyBinding<Self> {
    KeyBinding("/", \.model.wordForSearching, id: "search-map") { screen, _ in
      screen.search = AreaSearch(isOpen: true)
    }
  }

  /// The field, and the places that were found.
  @ViewBuilder<Self> var found: some View<Self> {
    SearchField(\.search.query, placeholder: model.placeSearchHint)
    FieldGap()
    if search.isSearching {
      FoundRows(model: model, query: search.query, area: area, isInLesson: false) {
        place, screen, context in
        screen.search = AreaSearch(place: place.code)
        screen.show(place.code, in: context)
      }
    }
  }

  /// The place to read alone where screens are read aloud: the one that was found last, or that the
  /// screen was opened for.
  var placeReadAlone: PlaceCode? {
    search.isOpen || search.isReadWhole ? nil : search.place ?? place
  }

  /// Closes the field.
  mutating func backStep() -> Bool {
    guard search.isOpen else { return false }
    search = AreaSearch()
    return true
  }
}
