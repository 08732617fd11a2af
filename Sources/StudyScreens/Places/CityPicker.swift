import Navigation
import StudyCatalog
import TerminalUI

/// The municipalities of a prefecture; a search finds the wards of its cities too.
struct CityPicker: PlaceSearch {
  let model: StudyModel
  let prefecture: PlaceCode
  let request: PlaceRequest
  var query = ""

  var title: String {
    Places.all.prefecture(prefecture).map { model.language($0.title) } ?? "\(prefecture)"
  }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    if query.isEmpty { cities } else { found(in: prefecture) }
  }

  private var cities: some View<Self> {
    RowList(Places.all.municipalities(of: prefecture)) { city in
      Row(model.language(city.title), detail: model.detail(of: city, for: request))
    }
    .id(\.code.digits)
    .onSelect { city, screen, context in
      context.choose(.municipality(city), for: screen.request)
    }
  }
}
