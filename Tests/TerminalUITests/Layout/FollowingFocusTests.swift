import Navigation
import TerminalCore
import TerminalUI
import Testing

private enum JournalRoute: RouteValue {
  case journal(isTable: Bool)
  case entry(Int)
}

/// A journal that grows by an entry each second, and keeps at most 100.
private struct Journal: Screen {
  typealias Route = JournalRoute

  let isTable: Bool
  var entries = 1..<21
  var noted: String?
  var isFollowing = false

  static var keys: Keys<Self> {
    KeyBinding("n", "note", actsOnFocus: true) { $0.noted = $1.focusedName }
    KeyBinding("f", "follow") { $1.scroll(to: .end, in: "entries") }
    KeyBinding("d", "drop") { screen, _ in
      screen.entries = screen.entries.lowerBound + 2..<screen.entries.upperBound + 2
    }
  }

  var title: String { "Journal" }

  var body: some View<Self> {
    if isTable {
      Table(entries, anchor: .end) { Column("Entry") { "entry \($0)" } }
        .following(\.isFollowing)
        .id { "\($0)" }
        .onSelect { entry, _, context in context.push(.entry(entry)) }
        .id("entries")
    } else {
      ScrollView(anchor: .end) {
        RowList(entries) { Row("entry \($0)") }
          .id { "\($0)" }
          .onSelect { entry, _, context in context.push(.entry(entry)) }
      }
      .following(\.isFollowing)
      .id("entries")
    }
  }

  var status: some View<Self> { Text(isFollowing ? "following" : "reading") }

  func row(opening route: JournalRoute) -> String? {
    if case .entry(let entry) = route { "\(entry)" } else { nil }
  }

  mutating func start(in context: Context<Self>) {
    context.every("clock", .seconds(1)) { screen, _ in
      screen.entries = screen.entries.lowerBound..<screen.entries.upperBound + 1
    }
  }
}

private struct OpenedEntry: Screen {
  typealias Route = JournalRoute

  let entry: Int

  var title: String { "Entry \(entry)" }
  var body: some View<Self> { Text("about \(entry)") }
}

@Suite("The focus in a part that follows its end")
struct FollowingFocusTests {
  private func launch(isTable: Bool = true, columns: Int = 30) -> App<JournalRoute> {
    let panes = Panes<JournalRoute> {
      $0.columns > 60 ? 2 : 1
    } role: { route in
      if case .entry = route { .detail } else { .list }
    }
    let app = App(root: JournalRoute.journal(isTable: isTable), panes: panes) { route in
      switch route {
      case .journal(let isTable): Journal(isTable: isTable)
      case .entry(let entry): OpenedEntry(entry: entry)
      }
    }
    app.launch(
      size: Size(columns: columns, rows: 10),
      appearance: Appearance(glyphs: .ascii, theme: .mono, motion: .none))
    return app
  }

  @Test("begins on the last row, and goes along with it", arguments: [true, false])
  func last(isTable: Bool) {
    let app = launch(isTable: isTable)
    #expect(app.focusedText == "entry 20")
    app.wait(3_000)
    #expect(app.focusedText == "entry 23")
    #expect(app.shows("> entry 23"))
    app.press("d")
    #expect(app.focusedText == "entry 25")
  }

  @Test("stays on another row, which stays in sight although the end then doesn't")
  func another() {
    let app = launch()
    app.press("up", "up")
    for _ in 0..<30 {
      app.wait(1_000)
      #expect(app.focusedText == "entry 18")
      #expect(app.shows("> entry 18"))
    }
    #expect(!app.shows("entry 50"))
    app.press("end")
    #expect(app.focusedText == "entry 50")
    app.wait(1_000)
    #expect(app.focusedText == "entry 51")
  }

  @Test("stays with its row while rows above it are dropped")
  func dropped() {
    let app = launch()
    app.press("up", "up", "d", "d", "d", "d", "d")
    #expect(app.focusedText == "entry 18")
    #expect(app.shows("> entry 18"))
  }

  @Test("is on the last row again once the user or the screen has scrolled to the end")
  func scrolledBack() {
    let app = launch()
    for _ in 0..<3 { app.mouse(.wheel(.up), 3, 4) }
    #expect(app.focusedText != "entry 20")
    for _ in 0..<3 { app.mouse(.wheel(.down), 3, 4) }
    #expect(app.focusedText == "entry 20")
    app.press("pgup", "pgup", "f")
    _ = app.compose()
    app.wait(9_000)
    #expect(app.focusedText == "entry 29")
  }

  @Test("stays with a row that was opened, whatever has been added since", arguments: [30, 80])
  func opened(columns: Int) {
    let app = launch(columns: columns)
    app.press("enter")
    for _ in 0..<20 {
      app.wait(1_000)
      if columns > 60 { #expect(app.shows("> entry 20")) }
    }
    app.press("esc")
    #expect(app.focusedText == "entry 20")
    #expect(app.shows("> entry 20"))
    app.press("end")
    app.wait(1_000)
    #expect(app.focusedText == "entry 41")
  }

  @Test("stays with a row on which a key has acted")
  func noted() {
    let app = launch()
    app.press("n")
    app.wait(3_000)
    #expect(app.focusedText == "entry 20")
  }

  @Test("tells the screen whether the end is in sight", arguments: [true, false])
  func status(isTable: Bool) {
    let app = launch(isTable: isTable)
    #expect(app.shows("following"))
    app.press("pgup", "pgup")
    #expect(app.shows("reading"))
    app.press("f")
    #expect(app.shows("following"))
  }
}
