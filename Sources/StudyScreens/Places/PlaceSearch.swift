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
  /// What Enter does: a place is chosen, or leads to one.
  var openWords: String? { model.language.label("選ぶ", "choose") }

  /// Whether something is searched for. Blanks alone find nothing.
  var isSearching: Bool { query.isSearch }

  /// Lists the matching places in an area, or in all of Japan, best first.
  func found(in area: PlaceCode? = nil) -> FoundRows<Self> {
    FoundRows(model: model, query: query, area: area, isInLesson: request.question != nil) {
      place, screen, context in
      context.choose(place, for: screen.request)
    }
  }
}

/// The greatest widths of lists of places, in cells: a reading stands near the name that it belongs to.
enum PlaceWidths {
  /// A name with its reading.
  static let list = 52
  /// What a search finds: a name, its reading and its prefecture.
  static let hits = 64
}

extension String {
  /// Whether a search field with this text searches for something.
  var isSearch: Bool { contains { !$0.isWhitespace } }
}

extension StudyModel {
  /// The municipalities of a prefecture. In a lesson they are sorted by their readings: in the usual order,
  /// the capital is the first of nearly all.
  func municipalities(of prefecture: PlaceCode, for request: PlaceRequest) -> [Municipality] {
    let all = Places.all.municipalities(of: prefecture)
    return request.question == nil ? all : all.sorted { $0.kana < $1.kana }
  }

  /// The reading of a place in a prefecture that the person has chosen, with a mark if it leads on to
  /// wards. In a lesson, none does: the city is the answer.
  func detail(of place: Place, isInLesson: Bool) -> String {
    guard case .municipality(let city) = place, city.isDesignatedCity, !isInLesson else {
      return reading(place.kana)
    }
    return reading(city.kana) + glyphs.separator + language.label("区", "wards")
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
