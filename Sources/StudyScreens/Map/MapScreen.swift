import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// A tile map of the prefectures, with what the learner knows about each; where there is room, the
/// municipalities of the prefecture that has the focus are beside it.
struct MapScreen: StudyScreen {
  let model: StudyModel
  /// The prefecture that has the focus.
  var chosen: PlaceCode
  private var knowledge = MapKnowledge()
  /// The search that the map follows; `nil` if there is none.
  private var search: FollowedSearch?
  /// The prefecture that the focus goes back to, because a search was given up.
  private var back: PlaceCode?
  /// The list of the prefecture that was looked at last in a wide window.
  private let list = LookedAtPrefecture()

  init(model: StudyModel) {
    self.model = model
    let first = PrefectureTile.all.first { $0.prefecture == model.settings.place?.prefecture }
    chosen = (first ?? PrefectureTile.capital).prefecture
  }

  static let answers = Answers(found)

  /// The place that the learner searched for. The map also gets those on the way to it, and
  /// follows.
  private static let found = Answer<Self, PlaceCode?>("found") { screen, _ in
    // If the learner has gone somewhere else on the map meanwhile, it stays there.
    screen.back = screen.search?.latest == screen.chosen ? screen.search?.start : nil
    screen.search = nil
  } take: { screen, code, context in
    guard let code else { return }
    context.focus(code.prefecture.digits)
    guard context.path.top.id == context.entry else { return screen.follow(code.prefecture) }
    screen.search = nil
    let ward = Places.all.ward(code)
    context.push([.prefecture(ward?.city ?? code)] + (ward == nil ? [] : [.city(code)]))
  }

  static var keys: Keys<Self> {
    KeyBinding("/", \.model.wordForSearching, id: "search-map") { screen, context in
      context.ask(Self.found) { [chosen = screen.chosen] in
        .prefectures(for: PlaceRequest(prefectureOnMap: chosen, slot: $0))
      }
    }
    KeyBinding("e", \.wordsForExplaining, id: "explain") { screen, context in
      context.present(
        context.appearance.readsFrames
          ? screen.model.explanationOfLearned() : screen.model.explanationOfMap)
    }
  }

  var title: String { model.language.label("地図", "Map") }

  var body: some View<Self> {
    NoticeText(model: model)
    heading
      .onChange(of: \.back) { screen, context in
        if let back = screen.back { context.focus(back.digits) }
        screen.back = nil
      }
    ReadAloud {
      prefectures
    } else: {
      Adaptive(minWidth: MapLook.leastWidth) {
        tiles
      } else: {
        names
      }
    }
  }

  private var tiles: some View<Self> {
    MapRoom { area, isAlone in
      let look = MapLook(model: model, area: area)
      let names = look.names
      let corner = MapCorner(
        look: look, chosen: chosen, knowledge: knowledge, showsCounts: isAlone)
      TileMap(
        PrefectureTile.all, cellWidth: look.cell.columns, cellHeight: look.cell.rows,
        at: { TilePlace(row: $0.row, column: $0.column) },
        text: { Places.all.prefecture($0.prefecture).map { model.language.plain($0.title) } ?? "" }
      )
      .drawing { look.draw($0, knowledge[$0.prefecture], names: names, on: &$1) }
      .background { corner.draw($0, on: &$1) }
      .id(\.prefecture.digits)
      .onFocus { tile, screen, _ in screen.chosen = tile.prefecture }
      .onSelect { tile, _, context in context.push(.prefecture(tile.prefecture)) }
      .padding(horizontal: look.margin)
    }
  }

  /// The prefectures from north to south, with what the learner knows about each in words.
  private var prefectures: some View<Self> {
    RowList(PrefectureTile.all) { [model, knowledge] tile in
      let name = Places.all.prefecture(tile.prefecture).map { model.language($0.title) } ?? ""
      let words = MapLesson.allCases.compactMap { lesson in
        knowledge[tile.prefecture].masteries[lesson].flatMap { mastery in
          mastery == .new ? nil : lesson.words(for: mastery, of: tile.prefecture, model.language)
        }
      }
      return Row(name, detail: words.joined(separator: model.language("、", ", ")))
    }
    .id(\.prefecture.digits)
    .onSelect { tile, _, context in context.push(.prefecture(tile.prefecture)) }
  }

  /// The prefectures from north to south in a window without room for tiles.
  private var names: some View<Self> {
    RowList(PrefectureTile.all) { [model, knowledge] tile in
      let mastery = knowledge[tile.prefecture].mastery
      let name = Places.all.prefecture(tile.prefecture).map { model.language.plain($0.title) }
      return Row(name ?? "")
        .leading(model.glyphs.sign(of: mastery), role: .sign(of: mastery))
    }
    .unnumbered()
    .id(\.prefecture.digits)
    .onFocus { tile, screen, _ in screen.chosen = tile.prefecture }
    .onSelect { tile, _, context in context.push(.prefecture(tile.prefecture)) }
  }

  /// The municipalities of the prefecture that has the focus, beside the map.
  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    list.rows(of: chosen, knowledge, in: area.columns, model).preview(lines: area.rows)
  }

  func row(opening route: StudyRoute) -> String? {
    if case .prefecture(let place) = route { place.prefecture.digits } else { nil }
  }

  private var heading: some View<Self> {
    ReadAloud {
      Text(
        knowledge.count(.new) == PrefectureTile.all.count
          ? model.language("都道府県", "Prefectures")
          : model.language("都道府県と、おぼえたこと", "Prefectures, and what you know of them"),
        role: .heading)
    } else: {
      MapHeading(model: model, prefecture: chosen)
    }
  }

  /// Shows the prefecture of a place that the search has come to.
  private mutating func follow(_ prefecture: PlaceCode) {
    search = FollowedSearch(start: search?.start ?? chosen, latest: prefecture)
    chosen = prefecture
  }

  mutating func start(in context: Context<Self>) {
    context.catchUp(with: model)
    context.focus(chosen.digits)
  }

  mutating func read() {
    knowledge = model.mapKnowledge ?? knowledge
    list.forget()
  }
}

/// A view that depends on the cells that are left, and on whether the list of the chosen prefecture
/// is beside it.
private struct MapRoom<Owner: Routed, Content: View<Owner>>: View {
  let content: (_ area: Size, _ isAlone: Bool) -> Content

  init(
    @ViewBuilder<Owner> _ content: @escaping (_ area: Size, _ isAlone: Bool) -> Content
  ) {
    self.content = content
  }

  func place(in layout: inout Layout<Owner>) {
    let area = Size(columns: layout.width, rows: layout.rowsLeft)
    content(area, layout.hasWholeWidth).place(in: &layout)
  }
}

/// A search that the map follows.
private struct FollowedSearch {
  /// The prefecture that had the focus before.
  let start: PlaceCode
  /// The one that the search came to last.
  let latest: PlaceCode
}

extension PrefectureTile {
  /// The tile of Tokyo, which has the focus at first if the learner's home isn't set.
  fileprivate static var capital: PrefectureTile {
    all.first { $0.prefecture == PlaceCode("13") } ?? all[0]
  }
}
