import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The map")
struct MapTests {
  @Test("has a tile of its own for each prefecture")
  func tiles() {
    let tiles = PrefectureTile.all
    #expect(tiles.map(\.prefecture) == Places.all.prefectures.map(\.code))
    #expect(Set(tiles.map { [$0.row, $0.column] }).count == 47)
    #expect(tiles.allSatisfy { $0.column < PrefectureTile.columns && $0.label.count == 2 })
    #expect(tiles.allSatisfy { Places.all.municipality($0.capital) != nil })
  }

  @Test(
    "goes to neighbors, and over the sea to the nearest",
    arguments: [
      ("23", "up", "岐阜県"), ("23", "left", "滋賀県"), ("23", "right", "山梨県"),
      ("23", "down", "静岡県"), ("01", "down", "青森県"), ("01", "left", "秋田県"),
      ("01", "up", "北海道"), ("47", "up", "長崎県"), ("47", "right", "鹿児島県"),
      ("47", "left", "沖縄県"), ("46", "down", "沖縄県"), ("36", "right", "和歌山県"),
      ("38", "left", "福岡県"), ("13", "down", "神奈川県"), ("23", "home", "北海道"),
      ("23", "end", "沖縄県"),
    ])
  func moves(start: String, key: String, end: String) throws {
    let model = StudyModel(.japanese)
    let code = try #require(PlaceCode(start))
    model.setPlace(code)
    let app = show(.map, model)
    app.handle(.key(try #require(Key(name: key))))
    #expect(app.focusedText == end)
  }

  @Test("has the signs of the program, also of one that has learned which to use")
  func signs() {
    let app = show(.map, StudyModel(.japanese))
    #expect(app.compose().picture.contains("⠶  一部"))
    app.appearance.chosenGlyphs = .unicode
    #expect(app.compose().picture.contains("•  一部"))
  }

  @Test("begins where the person lives, or else in Tokyo")
  func start() throws {
    #expect(show(.map, StudyModel(.japanese)).focusedText == "東京都")
    let model = StudyModel(.japanese)
    model.setPlace(PlaceCode("23106"))
    #expect(show(.map, model).focusedText == "愛知県")
  }

  @Test(
    "counts special wards and the wards of cities as wards",
    arguments: [("13", 39, 23), ("23", 54, 16), ("47", 41, 0), ("14", 33, 28)])
  func counts(code: String, municipalities: Int, wards: Int) throws {
    let counts = PlaceCounts(of: try #require(PlaceCode(code)))
    #expect(counts.municipalities == municipalities && counts.wards == wards)
  }

  @Test("fits into any width of a window", arguments: 20...130)
  func widths(columns: Int) throws {
    let look = MapLook(
      model: StudyModel(.japanese), area: Size(columns: columns - 1, rows: 20))
    // The names at the right edge leave a column, and narrow windows have names without tiles.
    #expect(look.cell.columns * PrefectureTile.columns + look.margin <= max(columns, 36))
    let app = show(.map, StudyModel(.japanese), columns: columns)
    #expect(app.focusedText == "東京都")
  }

  @Test(
    "has higher tiles in a high window, with a gap below them",
    arguments: [(24, 1), (30, 2), (40, 3)])
  func heights(rows: Int, height: Int) {
    // Without the modes, the titles, the heading, and the hints.
    let area = Size(columns: 73, rows: rows - 4)
    let cell = MapLook(model: StudyModel(.japanese), area: area).cell
    #expect(cell == Size(columns: 6, rows: height))
    #expect(cell.rows * PrefectureTile.rows <= area.rows)
    #expect(PrefectureTile.all.allSatisfy { $0.row < PrefectureTile.rows })
  }

  @Test("has whole names in Japanese in tiles of two lines", arguments: 4...6)
  func wholeNames(cells: Int) {
    for tile in PrefectureTile.all {
      let lines = MapLabel(of: tile).lines(in: .japanese, cells: cells, lines: 2)
      let whole = MapLabel(of: tile).text(in: .japanese, cells: 6)
      #expect(lines.joined() == whole && lines.allSatisfy { $0.displayWidth <= cells })
      #expect(MapLabel(of: tile).lines(in: .english, cells: cells, lines: 2).count == 1)
    }
  }

  @Test("has a label of its own for each prefecture", arguments: 2...9)
  func labels(cells: Int) {
    for language in [Language.japanese, .english] {
      let labels = PrefectureTile.all.map { MapLabel(of: $0).text(in: language, cells: cells) }
      #expect(Set(labels).count == 47, "\(labels)")
      #expect(labels.allSatisfy { $0.displayWidth <= cells }, "\(labels)")
    }
  }

  @Test(
    "has whole names where all have room in English, and codes elsewhere",
    arguments: [
      ("14", 9, "神奈川", "Kanagawa"), ("14", 8, "神奈川", "KNG"), ("14", 4, "神奈", "KNG"),
      ("14", 2, "神", "KN"), ("06", 2, "形", "YT"), ("35", 6, "山口", "YGC"), ("01", 6, "北海道", "HKD"),
    ])
  func label(code: String, cells: Int, japanese: String, english: String) throws {
    let tile = try #require(PrefectureTile.all.first { $0.prefecture.digits == code })
    let label = MapLabel(of: tile)
    #expect(label.text(in: .japanese, cells: cells) == japanese)
    #expect(label.text(in: .english, cells: cells) == english)
  }

  @Test("shows what is known of a prefecture by the color of its tile and by a sign")
  func colors() throws {
    let model = StudyModel(.japanese)
    for day in [0, 1, 4, 12] { try model.answer("23", of: MapLesson.allCases.map(\.id), day: day) }
    try model.answer("24", of: [MapLesson.capital.id], day: 0)
    let frame = show(.map, model, theme: .dark).compose()
    func style(of name: String) throws -> Style {
      let row = try #require(frame.lines.firstIndex { $0.contains(name) })
      let column = try #require(
        (0..<frame.size.columns).first {
          frame.text(of: frame[column: $0, row: row]) == name.prefix(1)
        })
      return frame[column: column, row: row].style
    }
    #expect(try style(of: "愛知") == Theme.dark[.tileDone])
    #expect(try style(of: "三重") == Theme.dark[.tileBegun])
    #expect(try style(of: "奈良") == Theme.dark[.tile])
    #expect(try style(of: "東京  千葉") == Theme.dark[.tileSelection])
    let text = frame.lines.joined(separator: "\n")
    #expect(text.contains("✓愛知") && text.contains("⠂三重") && text.contains(" 奈良"))
  }

  @Test(
    "has the signs of all tiles at one place",
    arguments: [
      (Language.japanese, (5, 1), MapLook.SignPlace.gap), (.japanese, (6, 1), .before),
      (.japanese, (6, 3), .corner), (.japanese, (6, 4), .below), (.japanese, (7, 2), .gap),
      (.japanese, (7, 3), .below), (.japanese, (9, 2), .before), (.english, (3, 1), .gap),
      (.english, (6, 1), .before), (.english, (6, 3), .below), (.english, (9, 2), .before),
    ])
  func signPlaces(language: Language, cell: (Int, Int), place: MapLook.SignPlace) {
    let cell = Size(columns: cell.0, rows: cell.1)
    let area = Size(
      columns: cell.columns * PrefectureTile.columns, rows: cell.rows * PrefectureTile.rows)
    let look = MapLook(model: StudyModel(language), area: area)
    #expect(look.cell == cell)
    #expect(look.names.signPlace == place)
  }

  @Test("shows the sign of the focused tile without colors too")
  func focusedSign() throws {
    let model = StudyModel(.japanese)
    model.setPlace(PlaceCode("23"))
    for day in [0, 1, 4, 12] { try model.answer("23", of: MapLesson.allCases.map(\.id), day: day) }
    #expect(show(.map, model, theme: .mono).compose().picture.contains("❯✓愛知"))
  }

  @Test(
    "has names without tiles where these have no room", arguments: [Language.japanese, .english])
  func names(language: Language) throws {
    let app = makeStudy(model: StudyModel(language))
    app.launch(
      [.map], size: Size(columns: 24, rows: 7), appearance: Appearance(language: language))
    let lines = app.compose().lines
    #expect(!lines.contains { $0.contains("..") }, "\(lines)")
    #expect(app.focusedText == language("東京都", "Tokyo"))
    app.handle(.key(try #require(Key(name: "down"))))
    #expect(app.focusedText == language("神奈川県", "Kanagawa Prefecture"))
    #expect(app.compose().lines[1].contains(language("神奈川県", "Kanagawa")))
  }

  @Test(
    "has the beginning of the prefecture's screen beside it, so that Enter moves nothing",
    arguments: ["01", "13", "14", "23", "31", "47"], [(100, 24), (120, 40), (200, 50)])
  func beside(code: String, size: (columns: Int, rows: Int)) throws {
    let (model, other) = (StudyModel(.japanese), StudyModel(.japanese))
    model.setPlace(PlaceCode(code))
    other.setPlace(PlaceCode(code))
    try model.answer(code, of: [MapLesson.capital.id], day: 0)
    let app = show(.map, model, columns: size.columns, rows: size.rows)
    let frame = app.compose()
    let divider = try #require(
      (0..<size.columns).last { frame.text(of: frame[column: $0, row: 2]) == "|" })
    // After the mark of the focus, and without the scroll bar.
    let columns = divider + 2..<size.columns - 1
    func list(in frame: Frame) -> [String] {
      (2..<size.rows - 1).map { row in
        columns.map { frame.text(of: frame[column: $0, row: row]) }.joined()
      }
    }
    let preview = list(in: frame)
    #expect(preview.contains { $0.hasPrefix(" 市 ") || $0.hasPrefix(" 区 ") })
    app.handle(.key(try #require(Key(name: "enter"))))
    #expect(app.path.routes.last?.name == "prefecture:\(code)")
    let opened = list(in: app.compose())
    let whole = MapScreen(model: other).preview(
      of: nil, in: Size(columns: columns.count, rows: 1_000))
    // Only a preview that is cut ends otherwise: with an ellipsis.
    guard whole.count > preview.count else { return #expect(opened == preview) }
    #expect(opened.dropLast() == preview.dropLast())
    #expect(preview.last?.split(separator: " ") == ["..."])
  }

  @Test("leaves no reading out for the mark of the capital in a narrow list")
  func readings() throws {
    let model = StudyModel(.japanese)
    let code = try #require(PlaceCode("14"))
    try model.answer("14", of: [MapLesson.capital.id], day: 0)
    let app = show(.prefecture(code), model, columns: 40, rows: 60)
    let lines = app.compose().lines
    for city in Places.all.municipalities(of: code) {
      #expect(
        lines.contains { $0.contains(" \(city.name) ") && $0.contains(" \(city.kana.prefix(6))") },
        "\(city.name)")
    }
  }

  @Test("makes only as many rows beside it as there is room for", arguments: [1, 5, 20, 60])
  func rowsBeside(rows: Int) {
    let screen = MapScreen(model: StudyModel(.japanese))
    let made = screen.preview(of: nil, in: Size(columns: 60, rows: rows)).count
    #expect(made == rows)
  }

  @Test(
    "shows what is searched for at once, and a lesson or a home is chosen step by step",
    arguments: [("23", true), ("23100", true), ("23106", false), ("23201", false)])
  func opening(code: String, opensList: Bool) throws {
    let place = try #require(PlaceCode(code).flatMap(Places.all.place))
    let app = show(.map, StudyModel(.japanese))
    app.handle(.key(try #require(Key(name: "/"))))
    guard case .prefectures(let request) = try #require(app.path.routes.last) else {
      Issue.record("\(app.path.routes)")
      return
    }
    #expect(request.prefectureOnMap?.digits == "13" && !request.opensList(of: place))
    #expect(PlaceRequest(slot: request.slot).opensList(of: place) == opensList)
  }

  @Test(
    "in a question, places are listed by letters in English, and by reading in Japanese",
    arguments: [(Language.english, "Adachi Ward"), (.japanese, "Aogashima Village")])
  func order(language: Language, first: String) throws {
    let app = show(.map, StudyModel(.japanese))
    app.handle(.key(try #require(Key(name: "/"))))
    guard case .prefectures(let search) = try #require(app.path.routes.last) else {
      Issue.record("\(app.path.routes)")
      return
    }
    let request = PlaceRequest(question: BilingualText("?"), slot: search.slot)
    let tokyo = try #require(PlaceCode("13"))
    let places = StudyModel(language).municipalities(of: tokyo, for: request)
    #expect(places.first?.title.english == first)
  }

  private func show(
    _ route: StudyRoute, _ model: sending StudyModel, columns: Int = 80, rows: Int = 24,
    theme: Theme? = nil
  ) -> App<StudyRoute> {
    let app = makeStudy(model: model)
    app.launch(
      [route], size: Size(columns: columns, rows: rows),
      appearance: Appearance(language: .japanese, theme: theme, motion: .none))
    _ = app.compose()
    return app
  }

  @Test("has room for the answers about all prefectures", arguments: [Language.japanese, .english])
  func answers(language: Language) {
    for tile in PrefectureTile.all {
      for lesson in [MapLesson.capital, .region] {
        let answers = lesson.answers(for: tile.prefecture, language)
        let widths = answers.map(\.displayWidth)
        #expect(zip(widths, MapCorner.answerWidths).allSatisfy(<=), "\(answers)")
      }
    }
  }
}
