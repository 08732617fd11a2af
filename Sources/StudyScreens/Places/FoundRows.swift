import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// The places that match a search, best match first, or a hint about what to type if none match.
struct FoundRows<Owner: Routed>: View {
  let model: StudyModel
  let query: String
  /// The area to search; `nil` for all of Japan.
  var area: PlaceCode?
  /// Whether the place answers a question. If so, the rows must not give the answer away.
  let isInLesson: Bool
  /// Called when the user chooses a place.
  let choose: (Place, inout Owner, Context<Owner>) -> Void

  func place(in layout: inout Layout<Owner>) {
    body.frame(maxWidth: area == nil ? PlaceWidths.hits : PlaceWidths.list).place(in: &layout)
  }

  @ViewBuilder<Owner> private var body: some View<Owner> {
    let found = Places.all.search(query, in: area)
    if found.isGuess { GuessText(model: model) }
    RowList(isInLesson ? Self.withoutHints(found.places) : found.places) { place in
      let reading = area == nil ? reading(of: place) : ""
      // A name that has its reading beside it needs none over its kanji.
      let isRead = area != nil || place.code.isPrefecture || !reading.isEmpty
      let name = isRead ? model.language.plain(name(of: place)) : model.language(name(of: place))
      return Row(name, detail: reading, mark(of: place), detail(of: place))
        .highlighting(found.highlights)
    }
    .id(\.code.digits)
    .onSelect(choose)
    if found.places.isEmpty { NoMatch(model: model, area: area) }
  }

  /// The matches without hints. Searching for a prefecture also finds its capital, which would give
  /// away the answer in a lesson, unless the capital has that name too: 福井市, さいたま市.
  static func withoutHints(_ places: [Place]) -> [Place] {
    guard case .prefecture(let prefecture) = places.first else { return places }
    let capital = PrefectureTile.all.first { $0.prefecture == prefecture.code }?.capital
    let stem = prefecture.title.japanese.dropLast()
    let read = prefecture.kana.hasSuffix("けん") ? prefecture.kana.dropLast(2) : prefecture.kana[...]
    return places.filter {
      $0.code != capital || $0.title.japanese.hasPrefix(stem) || $0.kana.hasPrefix(read)
    }
  }

  /// The name of a place. A ward's name includes its city, because many cities have a ward of that
  /// name.
  private func name(of place: Place) -> BilingualText {
    guard case .ward(let ward) = place, let city = Places.all.municipality(ward.city) else {
      return place.title
    }
    return BilingualText(
      japanese: "\(city.name) \(ward.name)",
      english: "\(ward.title.english), \(city.title.english)",
      readings: city.title.readings + ward.title.readings)
  }

  /// The reading of a place, which explains why なご finds 和水町. Empty for prefectures, whose reading is
  /// their detail.
  private func reading(of place: Place) -> String {
    place.code.isPrefecture ? "" : model.reading(place.kana)
  }

  /// The prefecture if the search covers all of Japan, otherwise the reading.
  private func detail(of place: Place) -> String {
    if area == nil, !place.code.isPrefecture {
      return Places.all.prefecture(place.code).map { model.language($0.title) } ?? ""
    }
    return model.reading(place.kana)
  }

  /// The number of a city's wards if it opens their list.
  private func mark(of place: Place) -> String {
    area == nil ? "" : model.wardsMark(of: place, isInLesson: isInLesson)
  }
}
