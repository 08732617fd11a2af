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
  /// Whether choosing a place opens a list of places in it.
  var opens: (Place) -> Bool = { _ in false }
  /// Called when a place gets the focus.
  var look: ((Place, inout Owner, Context<Owner>) -> Void)?
  /// Called when the user chooses a place.
  let choose: (Place, inout Owner, Context<Owner>) -> Void

  func place(in layout: inout Layout<Owner>) {
    rows(in: layout.width, areRead: layout.appearance.readsFrames).place(in: &layout)
  }

  @ViewBuilder<Owner> private func rows(in width: Int, areRead: Bool) -> some View<Owner> {
    let found = Places.all.search(query, in: area)
    if found.isGuess { GuessText(model: model) }
    let places =
      isInLesson ? Self.forQuestion(found.places, areGuesses: found.isGuess) : found.places
    let columns = PlaceColumns(
      of: places, in: width, lookingAt: 24, name: shownName, second: model.otherName,
      lasts: areRead ? [{ last($0, wards: model.wordsForWards) }] : [last, shortLast])
    let rows = RowList<Place, Owner>(places) {
      columns.row(of: $0).highlighting(found.highlights)
    }
    .id(\.code.digits)
    .actionName { opens($0) ? model.language.wordForOpening : nil }
    .onSelect(choose)
    look.map { rows.onFocus($0) } ?? rows
    if found.places.isEmpty { NoMatch(model: model, query: query, area: area) }
  }

  /// The matches as a question shows them. Searching for a prefecture also finds its capital, which
  /// would give away the answer and is left out, unless it has that name too: 福井市, さいたま市.
  /// A city of the prefecture's own name comes first, because no question asks for a prefecture,
  /// and among names that differ by one letter, all municipalities do.
  static func forQuestion(_ places: [Place], areGuesses: Bool = false) -> [Place] {
    guard case .prefecture(let prefecture) = places.first else { return places }
    let capital = PrefectureTile.all.first { $0.prefecture == prefecture.code }?.capital
    let stem = prefecture.title.japanese.dropLast()
    let read = prefecture.kana.hasSuffix("けん") ? prefecture.kana.dropLast(2) : prefecture.kana[...]
    var found = places.filter {
      $0.code != capital || $0.title.japanese.hasPrefix(stem) || $0.kana.hasPrefix(read)
    }
    if found.count > 1, found[1].code.prefecture == prefecture.code,
      found[1].title.japanese.dropLast() == stem
    {
      found.swapAt(0, 1)
    }
    guard areGuesses else { return found }
    return found.filter { !$0.code.isPrefecture } + found.filter(\.code.isPrefecture)
  }

  /// The name of a place as its row shows it. A ward's name includes its city, because many cities
  /// have a ward of that name, unless the search is in that city.
  private func shownName(of place: Place) -> String {
    let name = model.language.name(of: place)
    guard case .ward(let ward) = place, ward.city != area,
      let city = Places.all.municipality(ward.city)
    else {
      return name
    }
    return model.language.plain("\(city.name) \(name)", "\(name), \(city.title.english)")
  }

  /// The prefecture if the search covers all of Japan, otherwise the number of a city's wards if it
  /// opens their list.
  private func last(_ place: Place) -> String { last(place, wards: model.wardsMark) }

  private func last(_ place: Place, wards: (Place) -> String) -> String {
    guard area == nil else { return isInLesson ? "" : wards(place) }
    guard !place.code.isPrefecture else { return "" }
    return Places.all.prefecture(place.code).map { model.language(.prefecture($0)) } ?? ""
  }

  /// The same in a narrow window: the prefecture without its ending in English, and without its
  /// reading.
  private func shortLast(_ place: Place) -> String {
    guard area == nil, !place.code.isPrefecture else { return last(place) }
    return Places.all.prefecture(place.code).map {
      model.language.name(of: .prefecture($0)).replacing(part: " Prefecture", by: "")
    } ?? ""
  }
}
