import Navigation
import StudyCatalog
import TerminalUI

/// A screen that shows the places that a search finds, of all kinds, and returns the one chosen.
protocol PlaceSearch: StudyScreen {
  var query: String { get }
  var request: PlaceRequest { get }
}

extension PlaceSearch {
  /// The places in an area that match, or those of all Japan, the best first.
  @ViewBuilder<Self>
  func found(in area: PlaceCode? = nil) -> some View<Self> {
    let places = Places.all.places(matching: query, in: area)
    RowList(places) { place in
      Row(name(of: place), detail: detail(of: place, isInPrefecture: area != nil))
    }
    .id(\.code.digits)
    .onSelect { place, screen, context in context.choose(place, for: screen.request) }
    if places.isEmpty { NoMatch(model: model) }
  }

  /// The name, with a ward's city since many cities have a ward of that name.
  private func name(of place: Place) -> String {
    guard case .ward(let ward) = place, let city = Places.all.municipality(ward.city) else {
      return model.language(place.title)
    }
    return model.language(
      "\(city.name) \(ward.name)", "\(ward.title.english), \(city.title.english)")
  }

  /// The prefecture where that isn't known, and otherwise the reading.
  private func detail(of place: Place, isInPrefecture: Bool) -> String {
    if !isInPrefecture, !place.code.isPrefecture {
      return Places.all.prefecture(place.code).map { model.language($0.title) } ?? ""
    }
    guard case .municipality(let city) = place else { return model.reading(place.kana) }
    return model.detail(of: city, for: request)
  }
}

extension StudyModel {
  /// How a municipality is read, and whether it leads on to wards.
  func detail(of city: Municipality, for request: PlaceRequest) -> String {
    let leadsOn = city.isDesignatedCity && request.wantsWards
    return reading(city.kana) + (leadsOn ? glyphs.separator + language("区", "wards") : "")
  }
}

extension Context where Owner.Route == StudyRoute {
  /// Returns a place, or goes on to the ones in it when people mean those: a prefecture's municipalities,
  /// the wards of a designated city that people live in.
  func choose(_ place: Place, for request: PlaceRequest) {
    switch place {
    case .prefecture(let prefecture): push(.cities(prefecture.code, for: request))
    case .municipality(let city) where city.isDesignatedCity && request.wantsWards:
      push(.wards(city.code, for: request))
    case .municipality, .ward: self.return(place.code, to: request.slot)
    }
  }
}
