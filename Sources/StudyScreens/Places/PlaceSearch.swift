import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// A screen that searches places of all kinds and returns the chosen one.
protocol PlaceSearch: StudyScreen {
  var query: String { get }
  var request: PlaceRequest { get }
}

extension PlaceSearch {
  /// What Enter does: in a lesson, a place is an answer, or leads to one.
  var openWords: String? { request.question == nil ? nil : model.language.label("えらぶ", "choose") }

  /// Lists the matching places in an area, or in all of Japan, best first.
  @ViewBuilder<Self>
  func found(in area: PlaceCode? = nil) -> some View<Self> {
    let found = Places.all.search(query, in: area)
    if found.isGuess { GuessText(model: model) }
    RowList(model.withoutHints(found.places, for: request)) { place in
      let matched = area == nil ? matchedReading(of: place) : ""
      // A name with its reading beside it needs none over its kanji.
      let isRead = area != nil || place.code.isPrefecture || !matched.isEmpty
      let name = isRead ? model.language.plain(name(of: place)) : model.language(name(of: place))
      return Row(name, detail: matched, detail(of: place, isInPrefecture: area != nil))
        .highlighting(found.highlights)
    }
    .id(\.code.digits)
    .onSelect { place, screen, context in context.choose(place, for: screen.request) }
    if found.places.isEmpty { NoMatch(model: model) }
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
  func detail(of place: Place, isInPrefecture: Bool) -> String {
    if !isInPrefecture, !place.code.isPrefecture {
      return Places.all.prefecture(place.code).map { model.language($0.title) } ?? ""
    }
    guard case .municipality(let city) = place else { return model.reading(place.kana) }
    return model.detail(of: city, for: request)
  }
}

extension StudyModel {
  /// The municipalities of a prefecture. In a lesson they are sorted by their readings: in the usual order,
  /// the capital is the first of nearly all.
  func municipalities(of prefecture: PlaceCode, for request: PlaceRequest) -> [Municipality] {
    let all = Places.all.municipalities(of: prefecture)
    return request.question == nil ? all : all.sorted { $0.kana < $1.kana }
  }

  /// What was found. A prefecture's name finds its capital too, which would give a lesson's answer away.
  func withoutHints(_ places: [Place], for request: PlaceRequest) -> [Place] {
    guard request.question != nil, case .prefecture(let prefecture) = places.first else {
      return places
    }
    let capital = PrefectureTile.all.first { $0.prefecture == prefecture.code }?.capital
    let stem = prefecture.title.japanese.dropLast()
    return places.filter { $0.code != capital || $0.title.japanese.hasPrefix(stem) }
  }

  /// The reading of a municipality, and a mark if it leads on to wards.
  func detail(of city: Municipality, for request: PlaceRequest) -> String {
    let leadsOn = city.isDesignatedCity && request.wantsWards
    return reading(city.kana) + (leadsOn ? glyphs.separator + language.label("区", "wards") : "")
  }
}

extension Context where Owner.Route == StudyRoute {
  /// Puts the focus on the row of where the person lives, if that is asked for. `row` finds the place of
  /// the row from that of the person.
  func focusPlace(
    of model: StudyModel, for request: PlaceRequest, row: (PlaceCode) -> PlaceCode
  ) {
    guard request.question == nil, let place = model.place else { return }
    focus(row(place).digits)
  }

  /// Returns a place, or goes on to the places in it: a prefecture's municipalities, or the wards
  /// of a designated city.
  func choose(_ place: Place, for request: PlaceRequest) {
    switch place {
    case .prefecture(let prefecture): push(.cities(prefecture.code, for: request))
    case .municipality(let city) where city.isDesignatedCity && request.wantsWards:
      push(.wards(city.code, for: request))
    case .municipality, .ward: self.return(place.code, to: request.slot)
    }
  }
}

/// The question that a picker answers, above its rows.
struct RequestText<Owner: Routed>: View {
  let model: StudyModel
  let request: PlaceRequest

  func place(in layout: inout Layout<Owner>) {
    guard let question = request.question else { return }
    Text<Owner>(model.language(question), role: .heading).pinned().place(in: &layout)
  }
}

/// A note above places that match but for one letter.
struct GuessText<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    let note = model.language("見つかりません。もしかして：", "Nothing found. Did you mean:")
    Text<Owner>(note, role: .muted).place(in: &layout)
  }
}

/// A note that a search found nothing, with examples of what to type.
struct NoMatch<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    Text<Owner>(model.language("見つかりません。", "Nothing found.")).place(in: &layout)
    let hint = model.language(
      """
      漢字・かな・ローマ字の地名で探せます。
      例：名古屋、なごや市、nagoya、
      大阪市北区、府中 広島
      """,
      """
      Type the beginning of a place name in
      kanji, kana or romaji: nagoya, なごや,
      Kita Ward Osaka, fuchu hiroshima
      """)
    Text<Owner>(hint, role: .muted).place(in: &layout)
  }
}

extension StudyModel {
  /// The placeholder of search fields.
  var placeSearchHint: String { language.label("漢字・かな・ローマ字", "kanji, kana or romaji") }

  /// The reading of a place; empty in English, where names show it.
  func reading(_ kana: String) -> String { language(kana, "") }
}
