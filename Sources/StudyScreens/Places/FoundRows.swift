import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// The places that a search finds, best first, or what to type if it finds none.
struct FoundRows<Owner: Routed>: View {
  let model: StudyModel
  let query: String
  /// Where to search; `nil` for all of Japan.
  var area: PlaceCode?
  /// Whether a place is the answer to a question, which the rows must not give away.
  let isInLesson: Bool
  /// What choosing a place does.
  let choose: (Place, inout Owner, Context<Owner>) -> Void

  func place(in layout: inout Layout<Owner>) {
    body.frame(maxWidth: area == nil ? PlaceWidths.hits : PlaceWidths.list).place(in: &layout)
  }

  @ViewBuilder<Owner> private var body: some View<Owner> {
    let found = Places.all.search(query, in: area)
    if found.isGuess { GuessText(model: model) }
    RowList(isInLesson ? Self.withoutHints(found.places) : found.places) { place in
      let matched = area == nil ? matchedReading(of: place) : ""
      // A name with its reading beside it needs none over its kanji.
      let isRead = area != nil || place.code.isPrefecture || !matched.isEmpty
      let name = isRead ? model.language.plain(name(of: place)) : model.language(name(of: place))
      return Row(name, detail: matched, detail(of: place))
        .highlighting(found.highlights)
    }
    .id(\.code.digits)
    .onSelect(choose)
    if found.places.isEmpty { NoMatch(model: model) }
  }

  /// What was found. A prefecture's name finds its capital too, which would give a lesson's answer away.
  private static func withoutHints(_ places: [Place]) -> [Place] {
    guard case .prefecture(let prefecture) = places.first else { return places }
    let capital = PrefectureTile.all.first { $0.prefecture == prefecture.code }?.capital
    let stem = prefecture.title.japanese.dropLast()
    return places.filter { $0.code != capital || $0.title.japanese.hasPrefix(stem) }
  }

  /// The name, with a ward's city since many cities have a ward of that name.
  private func name(of place: Place) -> BilingualText {
    guard case .ward(let ward) = place, let city = Places.all.municipality(ward.city) else {
      return place.title
    }
    return BilingualText(
      japanese: "\(city.name) \(ward.name)",
      english: "\(ward.title.english), \(city.title.english)",
      readings: city.title.readings + ward.title.readings)
  }

  /// The reading of a place in Japan if kana or Latin letters were typed: it says why 和水町 is found by
  /// なご.
  private func matchedReading(of place: Place) -> String {
    let hasKanji = query.unicodeScalars.contains { $0.properties.isIdeographic }
    return hasKanji || place.code.isPrefecture ? "" : model.reading(place.kana)
  }

  /// The prefecture if the person has not chosen one, else the reading.
  private func detail(of place: Place) -> String {
    if area == nil, !place.code.isPrefecture {
      return Places.all.prefecture(place.code).map { model.language($0.title) } ?? ""
    }
    return model.detail(of: place, isInLesson: isInLesson)
  }
}
