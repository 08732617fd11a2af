import Navigation
import StudyCatalog
import TerminalUI

/// The municipalities of a prefecture; a designated city leads on to its wards.
struct CityPicker: Screen<StudyRoute> {
  let model: StudyModel
  let prefecture: PlaceCode
  let returning: ReturnSlot<PlaceCode>
  var query = ""

  var title: String {
    Places.all.prefecture(prefecture).map { model.language($0.title) } ?? "\(prefecture)"
  }

  var body: some View<Self> {
    SearchField(\.query, placeholder: model.placeSearchHint)
    let cities = Places.all.municipalities(of: prefecture, matching: query)
    RowList(cities) { city in
      Row(
        model.language(city.title),
        detail: model.reading(city.kana)
          + (city.isDesignatedCity ? model.glyphs.separator + model.language("区", "wards") : ""))
    }
    .named(\.code.digits)
    .onSelect { city, screen, context in context.choose(city, returning: screen.returning) }
    if cities.isEmpty { NoMatch(model: model) }
  }
}

extension Context where Owner.Route == StudyRoute {
  /// Returns a municipality, or goes on to the wards of a designated city.
  func choose(_ city: Municipality, returning slot: ReturnSlot<PlaceCode>) {
    if city.isDesignatedCity {
      push(.wards(city.code, returning: slot))
    } else {
      self.return(city.code, to: slot)
    }
  }
}
