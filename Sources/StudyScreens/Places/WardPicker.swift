import Navigation
import StudyCatalog
import TerminalUI

/// The wards of a designated city, after a first row for the whole of it.
struct WardPicker: StudyScreen {
  let model: StudyModel
  let city: PlaceCode
  let request: PlaceRequest
  var query = ""

  var title: String { name }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    if query.isEmpty {
      Row(model.language("\(name)（全体）", "All of \(name)")).id(city.digits)
        .onSelect { screen, context in context.return(screen.city, to: screen.request.slot) }
    }
    let wards = Places.all.places(matching: query, in: city)
    RowList(wards) { ward in
      Row(model.language(ward.title), detail: model.reading(ward.kana))
    }
    .id(\.code.digits)
    .onSelect { ward, screen, context in context.return(ward.code, to: screen.request.slot) }
    if wards.isEmpty { NoMatch(model: model) }
  }

  private var name: String {
    Places.all.municipality(city).map { model.language($0.title) } ?? "\(city)"
  }
}
