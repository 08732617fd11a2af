import Navigation
import StudyCatalog
import TerminalUI

/// The prefectures by region; a search finds prefectures, municipalities and wards alike.
struct PrefecturePicker: PlaceSearch {
  let model: StudyModel
  let request: PlaceRequest
  var query = ""

  var title: String { model.language("都道府県", "Prefectures") }

  var body: some View<Self> {
    RequestText(model: model, request: request)
    SearchField(\.query, placeholder: model.placeSearchHint)
    if query.isEmpty { regions } else { found() }
  }

  @ViewBuilder<Self> private var regions: some View<Self> {
    ForEach(Places.all.regions) { region in
      Section(model.language(region.title)) { rows(of: Places.all.prefectures(of: region)) }
    }
  }

  private func rows(of prefectures: [Prefecture]) -> some View<Self> {
    RowList(prefectures) { prefecture in
      Row(model.language(prefecture.title), detail: model.reading(prefecture.kana))
    }
    .id(\.code.digits)
    .onSelect { prefecture, screen, context in
      context.choose(.prefecture(prefecture), for: screen.request)
    }
  }
}
