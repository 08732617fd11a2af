import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// A screen that searches for places of any kind and returns the chosen one.
protocol PlaceSearch: StudyScreen {
  var query: String { get }
  var request: PlaceRequest { get }
}

extension PlaceSearch {
  @KeysBuilder<Self> static var keys: Keys<Self> {
    KeyBinding(
      "ctrl+x", \.model.language.wordsForGivingUp, id: "give-up", if: \.isInLesson,
      whileTyping: true
    ) { screen, context in
      context.return(nil, to: screen.request.slot)
    }
  }

  /// Whether the place answers a question.
  var isInLesson: Bool { request.question != nil }

  /// The label of the Enter key where it chooses a place and doesn't open a list of places in it.
  var actionName: String? {
    request.prefectureOnMap == nil
      ? model.language.label("選ぶ", "choose") : model.language.label(["地図で", "見る"], "show")
  }

  /// Whether the user is searching. A query of only whitespace doesn't count.
  var isSearching: Bool { query.isSearch }

  /// Returns the matching places in an area, or in all of Japan, best match first.
  func found(in area: PlaceCode? = nil) -> FoundRows<Self> {
    FoundRows(
      model: model, query: query, area: area, isInLesson: isInLesson,
      opens: request.opensList, look: request.look()
    ) { place, screen, context in
      context.choose(place, for: screen.request)
    }
  }

  /// The label of the Enter key on the row of a place; `nil` for that of the screen.
  func actionName(of place: Place) -> String? {
    request.opensList(of: place) ? model.language.wordForOpening : nil
  }
}

extension String {
  /// Whether this text, typed into a search field, starts a search: it isn't only whitespace.
  var isSearch: Bool { contains { !$0.isWhitespace } }
}

extension StudyModel {
  /// The municipalities of a prefecture. In a lesson they are sorted by reading, in English by
  /// letters, because the usual order almost always puts the capital first.
  func municipalities(of prefecture: PlaceCode, for request: PlaceRequest) -> [Municipality] {
    let all = Places.all.municipalities(of: prefecture)
    guard request.question != nil else { return all }
    return language == .english
      ? all.sorted { $0.title.english < $1.title.english } : all.sorted { $0.kana < $1.kana }
  }
}

extension Context where Owner.Route == StudyRoute {
  /// Focuses the row for the learner's home, if that is what the picker asks for.
  ///
  /// - Parameters:
  ///   - model: The model, which knows the learner's home.
  ///   - request: The request that the picker serves.
  ///   - row: Returns the place whose row to focus, given the learner's home.
  func focusPlace(
    of model: StudyModel, for request: PlaceRequest, row: (PlaceCode) -> PlaceCode
  ) {
    guard request.isForHome, let place = model.settings.place else { return }
    focus(row(place).digits)
  }

  /// Returns a place to the screen that requested it, or opens the list of places in it: the
  /// municipalities of a prefecture, or the wards of a designated city.
  func choose(_ place: Place, for request: PlaceRequest) {
    if !request.opensList(of: place) {
      self.return(place.code, to: request.slot)
    } else if place.code.isPrefecture {
      push(.cities(place.code, for: request))
    } else {
      push(.wards(place.code, for: request))
    }
  }
}

extension PlaceRequest {
  /// Whether the place is where the learner lives.
  var isForHome: Bool { question == nil && prefectureOnMap == nil }

  /// What happens when a place gets the focus: the map follows if it asked for the place; `nil` if
  /// nothing does.
  func look<Owner>() -> ((Place, inout Owner, Context<Owner>) -> Void)?
  where Owner: Routed<StudyRoute> {
    guard prefectureOnMap != nil else { return nil }
    return { [slot] place, _, context in context.provide(place.code, to: slot) }
  }

  /// Whether choosing a place opens the list of places in it: a prefecture does, and so does a
  /// designated city, except in a lesson, where the answer is the city. The map shows what is in a
  /// place itself.
  func opensList(of place: Place) -> Bool {
    guard prefectureOnMap == nil else { return false }
    return switch place {
    case .prefecture: true
    case .municipality(let city): city.isDesignatedCity && question == nil
    case .ward: false
    }
  }
}

extension Language {
  /// What the keys do that give up on a question.
  var wordsForGivingUp: String { label("わからない", "don’t know") }

  /// The label of the Enter key where it opens a list.
  var wordForOpening: String { label("開く", "open") }
}

/// The question that the picker answers, shown above its rows; empty if there is none. Where frames
/// are read, how far the round is doesn't stand before it, because it has just been heard.
struct RequestText<Owner: Routed>: View {
  let model: StudyModel
  let request: PlaceRequest

  func place(in layout: inout Layout<Owner>) {
    guard let question = request.question else { return }
    let isHeard = layout.appearance.readsFrames
    let progress =
      isHeard ? "" : request.progress.map { model.language.label($0) + "  " } ?? ""
    let text = Text<Owner>(progress, role: .muted) + Text(model.language(question), role: .heading)
    text.pinned().place(in: &layout)
  }
}

/// An empty line between a field and the list below it, except in a small window.
struct FieldGap<Owner: Routed>: View {
  /// The width of a small window, in cells, which is that of a pane too.
  static var smallWidth: Int { 50 }

  func place(in layout: inout Layout<Owner>) {
    let line = layout.width >= Self.smallWidth ? SpareLine<Owner>(leastRows: 0) : SpareLine()
    line.place(in: &layout)
  }
}

/// An empty line above the heading of rows that follow others, except in a small window.
struct GroupGap<Owner: Routed>: View {
  func place(in layout: inout Layout<Owner>) {
    guard layout.width >= FieldGap<Owner>.smallWidth || !layout.hasWholeWidth else { return }
    Blank<Owner>().place(in: &layout)
  }
}

/// A note above places whose names differ from the query by one letter.
struct GuessText<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    let note = model.language("見つかりません。もしかして：", "Nothing found. Did you mean:")
    Text<Owner>(note, role: .muted).place(in: &layout)
  }
}

/// A note that the search found nothing: that postal codes can't be searched, or else where it
/// looked if that isn't all of Japan, otherwise examples of what to type.
struct NoMatch<Owner: Routed>: View {
  let model: StudyModel
  let query: String
  /// The area that was searched; `nil` for all of Japan.
  let area: PlaceCode?

  func place(in layout: inout Layout<Owner>) {
    let isCode = query.isPostalCode
    Text<Owner>(
      isCode
        ? model.language("郵便番号では探せません。", "Postal codes can’t be searched.")
        : model.language("見つかりません。", "Nothing found.")
    ).place(in: &layout)
    if let area, !isCode { return Text<Owner>(searched(area), role: .muted).place(in: &layout) }
    Text<Owner>(
      model.language(
        "地名は、漢字・かな・ローマ字のどれでも探せます。",
        "Type the beginning of a place name in kanji, kana or romaji, for example:"),
      role: .muted
    ).place(in: &layout)
    for line in examples(within: layout.width - 2) {
      Text<Owner>(line, role: .muted).place(in: &layout)
    }
  }

  private func searched(_ area: PlaceCode) -> String {
    let name = Places.all.fullName(area).map { model.language($0) } ?? "\(area)"
    return area.isPrefecture
      ? model.language(
        "\(name)の市区町村から探しています。ほかの都道府県は、戻って探してください。",
        "Only \(name) is searched here. Go back to search other prefectures.")
      : model.language(
        "\(name)の区から探しています。ほかの市区町村は、戻って探してください。",
        "Only \(name) is searched here. Go back to search other places.")
  }

  /// Examples of what to type, in lines that break only between them.
  private func examples(within width: Int) -> [String] {
    let examples = model.language(
      "例：名古屋|なごや市|nagoya|大阪市北区|府中 広島",
      "nagoya|なごや|Kita Ward Osaka|fuchu hiroshima")
    let comma = model.language.plain("、", ", ")
    var lines: [String] = []
    for example in examples.split(separator: "|") {
      guard let line = lines.last else { lines.append(String(example)); continue }
      let longer = line + comma + example
      if longer.displayWidth <= width - 1 {
        lines[lines.count - 1] = longer
      } else {
        lines[lines.count - 1] = line + comma.filter { $0 != " " }
        lines.append(String(example))
      }
    }
    return lines
  }
}

extension String {
  /// Whether this is a postal code or its first part: 100, 〒100-0001, 1000001.
  fileprivate var isPostalCode: Bool {
    let parts = filter { !$0.isWhitespace && $0 != "〒" }
      .split(omittingEmptySubsequences: false) { "-－‐−ー".contains($0) }
    guard parts.allSatisfy({ $0.allSatisfy { $0.wholeNumberValue != nil && !$0.isKanji } }) else {
      return false
    }
    return [[3], [7], [3, 4]].contains(parts.map(\.count))
  }
}

extension StudyModel {
  /// The placeholder of the fields that search for places.
  var placeSearchHint: String { hint(for: .kanji) }

  /// The placeholder of a field for an answer in some scripts. Who learns in English is told where
  /// English names are right.
  func hint(for scripts: AnswerScripts) -> String {
    switch scripts {
    case .kanji: language.label("漢字・かな・ローマ字", "kanji, kana or romaji")
    case .kana: language.label("かな・ローマ字", "kana or romaji")
    case .kanjiOrEnglish: language.label("漢字・かな・ローマ字", "English, kanji or kana")
    case .kanaOrEnglish: language.label("かな・ローマ字", "English or kana")
    case .latin: language.label("英字", "Latin letters")
    }
  }
}
