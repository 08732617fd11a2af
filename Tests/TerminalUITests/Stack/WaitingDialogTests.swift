import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A dialog that waits until its pane is active")
struct WaitingDialogTests {
  @Test("is shown by the click that makes it active, but answered only by another one")
  func shown() throws {
    let app = launch([.bin, .item], asking: .bin)
    #expect(app.activeRoute == .item && !app.shows("Delete"))
    app.press("f6")
    let rows = try ["Yes", "No"].map { word in
      try #require(app.compose().lines.firstIndex { $0.contains(word) })
    }
    for row in rows {
      let app = launch([.bin, .item], asking: .bin)
      // The second click of a double click doesn't count either.
      for _ in 0..<2 { app.click(20, row) }
      #expect(app.activeRoute == .bin && app.shows("Delete everything"))
      app.wait(400)
      app.click(20, row)
      #expect(!app.shows("Delete everything"))
      #expect(app.shows(row == rows[0] ? "answer yes" : "answer no"))
    }
  }

  @Test("keeps the click from the row below it, at the edge where a swipe could begin too")
  func edge() {
    for offset in -2...2 {
      let app = launch([.bin, .item], asking: .item)
      #expect(app.activeRoute == .bin && !app.shows("Delete"))
      let (column, row) = app.place(of: "Increase")
      app.click(column + offset, row)
      #expect(app.activeRoute == .item && app.shows("Delete everything"))
      app.press("esc")
      #expect(app.shows("Increase") && app.shows("count 0"))
    }
  }

  @Test("keeps the click from the preview beside its list")
  func preview() {
    let app = launch([.item, .bin], asking: .bin, columns: 120, places: 3)
    let (column, row) = app.place(of: "What is in it")
    app.click(column, row)
    #expect(app.activeRoute == .bin && app.shows("Delete everything"))
    #expect(app.path.routes == [.item, .bin])
  }

  /// Launches two screens, one of which asks a second later, when another is active.
  private func launch(
    _ path: [BinRoute], asking: BinRoute, columns: Int = 80, places: Int = 2
  ) -> App<BinRoute> {
    let panes = Panes<BinRoute> {
      $0.columns >= 60 ? places : 1
    } role: {
      $0 == .bin ? .list : .detail
    }
    let app = App(root: path[0], panes: panes) { route in
      switch route {
      case .bin: Bin(asks: asking == .bin)
      case .item: Item(asks: asking == .item)
      }
    }
    app.launch(
      path, size: Size(columns: columns, rows: 12), appearance: Appearance(motion: .none))
    if app.activeRoute == asking { app.press("f6") }
    app.wait(1_000)
    return app
  }
}

private enum BinRoute: RouteValue { case bin, item }

/// A list that asks, and has a preview.
private struct Bin: Screen {
  typealias Route = BinRoute
  let asks: Bool
  var answer = "-"
  var title: String { "Bin" }

  var body: some View<Self> {
    Text("answer \(answer)")
    RowList(1...6) { Row("row \($0)") }.onSelect { _, _, context in context.push(.item) }
  }

  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    [Row("What is in it").onSelect { _, context in context.push(.item) }]
  }

  mutating func start(in context: Context<Self>) {
    guard asks else { return }
    context.task("wait") { [queue = context.queue] in
      try await queue.sleep(for: .seconds(1))
    } then: { _, _, context in
      context.present(question) { screen, answer, _ in screen.answer = answer }
    }
  }
}

/// What is beside it, which asks too.
private struct Item: Screen {
  typealias Route = BinRoute
  let asks: Bool
  var count = 0
  var title: String { "Item" }

  var body: some View<Self> {
    Text("count \(count)")
    Row("Increase").onSelect { screen, _ in screen.count += 1 }
  }

  mutating func start(in context: Context<Self>) {
    guard asks else { return }
    context.task("wait") { [queue = context.queue] in
      try await queue.sleep(for: .seconds(1))
    } then: { _, _, context in
      context.present(question) { _, _, _ in }
    }
  }
}

private let question = Dialog(
  "Delete everything that is in the bin, and whatever else belongs to it?",
  choices: [Choice("Yes", "yes")], cancel: Choice("No", "no"))
