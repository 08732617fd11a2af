import Navigation
import TerminalCore
import TerminalUI
import Testing

private enum LogRoute: RouteValue { case texts, rows, table }

/// A log that grows at its end.
private struct GrowingLog: Screen {
  typealias Route = LogRoute

  let route: LogRoute
  var count = 9

  static var keys: Keys<Self> {
    KeyBinding("a", "add") { screen, _ in screen.count += 3 }
  }

  var title: String { "Log" }

  var body: some View<Self> {
    switch route {
    case .texts: ScrollView(anchor: .end) { ForEach(1...count) { Text("line \($0)") } }
    case .rows: ScrollView(anchor: .end) { RowList(1...count) { Row("line \($0)") } }
    case .table: Table(1...count, anchor: .end) { Column("Lines") { "line \($0)" } }
    }
  }
}

@Suite("A part that follows its end")
struct FollowingEndTests {
  private func launch(_ route: LogRoute, rows: Int = 8) -> App<LogRoute> {
    let app = App(root: route) { GrowingLog(route: $0) }
    app.launch(
      size: Size(columns: 24, rows: rows),
      appearance: Appearance(glyphs: .ascii, theme: .mono, motion: .none))
    return app
  }

  @Test(
    "begins at its last line, and shows those that are added",
    arguments: [LogRoute.texts, .rows, .table])
  private func following(route: LogRoute) {
    let app = launch(route)
    #expect(app.shows("line 9"))
    app.press("a")
    #expect(app.shows("line 12"))
    app.press("a")
    #expect(app.shows("line 15"))
  }

  @Test(
    "leaves readers where they have scrolled up to, until they are back at the end",
    arguments: [LogRoute.texts, .rows, .table])
  private func reading(route: LogRoute) {
    let app = launch(route)
    app.press("home", "a")
    #expect(app.shows("line 1 "))
    app.press("a", "end")
    #expect(app.shows("line 15"))
    app.press("a")
    #expect(app.shows("line 18"))
  }

  @Test("stays at its end when the window gets another size")
  func resizing() {
    let app = launch(.texts)
    app.handle(.resize(Size(columns: 24, rows: 6)))
    #expect(app.shows("line 9"))
    app.handle(.resize(Size(columns: 30, rows: 7)))
    app.press("a")
    #expect(app.shows("line 12"))
  }

  @Test("is where it was after a restart, at its end or above", arguments: [true, false])
  func restoring(isAtEnd: Bool) {
    let app = launch(.texts)
    app.press("a", isAtEnd ? "end" : "home")
    _ = app.compose()
    let next = App(root: LogRoute.texts) { GrowingLog(route: $0, count: 20) }
    next.launch(restoring: app.saved, size: Size(columns: 24, rows: 8))
    #expect(next.shows("line 20") == isAtEnd)
    next.press("a")
    #expect(next.shows("line 23") == isAtEnd)
    #expect(next.shows("line 1 ") != isAtEnd)
  }
}
