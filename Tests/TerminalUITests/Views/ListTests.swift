import TerminalCore
import TerminalUI
import Testing

@Suite("A list of rows")
struct ListTests {
  @Test("a screen has a title, rows, and key hints")
  func looks() {
    let app = launch(.home, .list)
    expect(
      app.compose(),
      looksLike: """
        < Home > Animals              |
          All                         |
        > 1 ant                       |
          2 bee                       |
          3 cat                       |
                                      |
                                      |
         Enter open  Esc back  ? help |
        """)
  }

  @Test("the focus stays with its row when rows come and go above it")
  func namedFocus() {
    let model = SampleModel()
    let app = launch(.home, .list, model: model)
    app.press("down", "down")
    #expect(app.focusedText == "cat")
    model.change { $0.insert(contentsOf: ["aaa", "aab"], at: 0) }
    app.press("enter")
    #expect(app.focusedText == "cat")
    model.change { $0.removeSubrange(0..<3) }
    app.handle(.resize(Size(columns: 30, rows: 9)))
    app.press("enter")
    #expect(app.focusedText == "cat")
    expect(
      app.compose(),
      looksLike: """
        < Home > Animals              |
          All                         |
          1 bee                       |
        > 2 cat               chosen  |
                                      |
                                      |
                                      |
                                      |
         Enter open  Esc back  ? help |
        """)
  }

  @Test("when the focused row goes, the one in its place takes the focus")
  func focusOfRemovedRow() {
    let model = SampleModel()
    let app = launch(.home, .list, model: model)
    app.press("down")
    model.change { _ = $0.remove(at: 1) }
    app.press("enter")
    #expect(app.focusedText == "cat")
  }

  @Test("the focus is scrolled into view, with the heading above the first row")
  func scrolling() {
    let model = SampleModel(items: (1...20).map { "row \($0)" })
    let app = launch(.home, .list, model: model)
    app.press("end")
    #expect(app.compose().body.last == "> row 20")
    #expect(app.compose().body.first == "  row 15")
    app.press("pgup")
    #expect(app.focusedText == "row 15")
    app.press("pgdn", "pgup", "up")
    #expect(app.compose().body.first == "> row 14")
    app.press("home")
    #expect(app.compose().body.prefix(2) == ["  All", "> row 1"])
  }

  @Test(
    "up to nine rows have numbers, which choose them; unseen numbers do nothing",
    arguments: [9, 10])
  func numbers(count: Int) {
    let model = SampleModel(items: (1...count).map { "row \($0)" })
    let app = launch(.home, .list, model: model, rows: 14)
    #expect(app.compose().body[2] == (count == 9 ? "  2 row 2" : "  row 2"))
    app.press("2")
    #expect(app.focusedText == (count == 9 ? "row 2" : "row 1"))
    #expect(app.compose().line(3).contains("chosen") == (count == 9))
  }

  @Test("a list that finds rows by their names looks at no others", arguments: [100, 1_000_000])
  func lookup(count: Int) {
    let app = App(root: Queue.Route.queue, model: CustomerModel(count: count)) { _, model in
      Queue(model: model)
    }
    app.launch(size: Size(columns: 30, rows: 8), appearance: Appearance(glyphs: .ascii))
    app.press("d")
    #expect(app.focusedText == "customer 1")
    app.press("down", "r")
    #expect(app.focusedText == "customer 2")
    #expect(app.compose().body.contains("> customer 2"))
    app.press("r", "d", "d")
    #expect(app.focusedText == "customer 3")
    let names = Int(app.title.prefix { $0.isNumber }) ?? .max
    #expect(names < 50)
  }

  @Test("a row can have words before its text, and a look, and is cut where there is no room")
  func parts() {
    let frame = launchShelf(.errands, columns: 26, rows: 6).compose()
    expect(
      frame,
      looksLike: """
         Errands                  |
        > 1 - bread               |
          2 x stamps        done  |
          3 - a key for the ne... |
                                  |
         ? help  q quit           |
        """)
    let theme = Appearance().theme
    #expect(frame[column: 4, row: 2].style == theme[.good])
    #expect(frame[column: 6, row: 2].style == theme[.muted])
    #expect(frame[column: 6, row: 3].style == theme[.text])
  }

  @Test("a detail is left out if there is no room", arguments: [(30, true), (21, false)])
  func details(columns: Int, isShown: Bool) {
    let model = SampleModel(items: ["twelve signs"])
    let app = launch(.home, .list, model: model, columns: columns)
    app.press("enter")
    #expect(app.compose().line(2).contains("chosen") == isShown)
    #expect(app.compose().line(2).contains("twelve signs"))
  }

  @Test(
    "moving in a list creates only the visible rows and the focused one",
    arguments: [100, 1_000_000])
  func longList(count: Int) {
    let model = SampleModel(items: (0..<count).map { "row \($0)" })
    let app = launch(.home, .list, model: model, columns: 80, rows: 24)
    for key in ["down", "pgdn", "end", "up", "pgup"] {
      _ = app.compose()
      _ = model.takeRowsMade()
      _ = model.takeBodiesRead()
      app.press(key)
      _ = app.compose()
      #expect(model.takeRowsMade() <= 22 + 1)
      #expect(model.takeBodiesRead() == 0)
    }
  }

  @Test("moving in a list draws the row that the focus leaves and the one that it enters")
  func redrawnRows() {
    let model = SampleModel(items: (0..<100).map { "row \($0)" })
    let app = launch(.home, .list, model: model, columns: 80, rows: 24)
    for key in ["home", "down", "down", "up"] {
      app.press(key)
      _ = model.takeRowsMade()
      _ = app.nextFrame()
      #expect(model.takeRowsMade() <= (key == "home" ? 23 : 2))
    }
  }

  @Test("moving among the first hundred rows creates none again", arguments: [20, 1_000_000])
  func rowsSeenBefore(count: Int) {
    let model = SampleModel(items: (0..<count).map { "row \($0)" })
    let app = launch(.home, .list, model: model, columns: 80, rows: 24)
    _ = app.compose()
    _ = model.takeRowsMade()
    for key in ["down", "down", "up"] {
      app.press(key)
      _ = app.compose()
    }
    #expect(model.takeRowsMade() == 0)
    app.press("enter")
    _ = app.compose()
    #expect(model.takeRowsMade() > 0)
  }

  @Test("no frame is composed unless it is needed")
  func restingList() {
    let model = SampleModel(items: (0..<100).map { "row \($0)" })
    let app = launch(.home, .list, model: model)
    _ = app.nextFrame()
    _ = model.takeRowsMade()
    #expect(app.nextFrame() == nil)
    app.wait(60_000)
    #expect(app.nextFrame() == nil)
    #expect(model.takeRowsMade() == 0)
  }
}
