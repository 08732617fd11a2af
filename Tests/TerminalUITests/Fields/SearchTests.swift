import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A search above other fields and parts")
struct SearchTests {
  /// A list with a field and a toggle above it.
  private struct People: Screen {
    typealias Route = SampleRoute
    var query = ""
    var name = ""
    var isOn = false
    var title: String { "People" }
    private var found: [String] {
      ["Ann", "Bo", "Bob", "Bobby"].filter { query.isEmpty || $0.hasPrefix(query) }
    }
    var body: some View<Self> {
      SearchField(\.query)
      TextField("Name", \.name)
      if !found.isEmpty { Toggle("Only friends", \.isOn) }
      RowList(found) { Row($0) }.onSelect { _, _, _ in }
      Text("(\(query)) (\(name))")
    }
  }

  private func people() -> App<SampleRoute> {
    let app = App(root: SampleRoute.home) { _ in People() }
    app.launch(
      [.home, .search], size: Size(columns: 40, rows: 12),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    app.type("me")
    app.press("tab")
    return app
  }

  @Test("gets the whole word, and moves the focus to the first row")
  func word() {
    let app = people()
    app.type("Bob")
    #expect(app.shows("(Bob) (me)"))
    #expect(app.focusedText == "Bob")
  }

  @Test("gets the whole word where nothing is found, until the focus is moved")
  func nothingFound() {
    let app = people()
    app.type("Zoe")
    #expect(app.shows("(Zoe) (me)"))
    app.press("backspace", "backspace", "backspace")
    app.type("B")
    #expect(app.shows("(B) (me)") && app.focusedText == "Bo")
    app.type("x")
    app.press("tab")
    app.type("!")
    #expect(app.shows("(Bx) (me!)"))
  }

  @Test("is emptied by Escape in a field below it, which keeps the focus and its text")
  func escape() {
    let app = people()
    app.type("Bo")
    app.press("tab")
    #expect(app.focusedText == "Name me" && app.shows("Esc clear"))
    #expect(app.back() == .steppedInside)
    #expect(app.shows("() (me)") && app.focusedText == "Name me" && app.shows("Esc back"))
    app.wait(400)
    #expect(app.back() == .popped)
  }

  @Test("leaves a text beside its rows where it is")
  func beside() {
    let app = show(columns: 40, rows: 8) { screen in
      SearchField(\.section)
      HStack {
        ScrollView { RowList(1...30) { Row("row \($0)") }.onSelect { _, _, _ in } }
        ScrollView { Text((1...60).map { "line \($0)" }.joined(separator: "\n")) }
      }
    }
    app.press("down", "down", "tab", "down", "down", "down")
    #expect(app.shows("line 4") && !app.shows("line 3"))
    app.type("x")
    #expect(app.focusedText == "row 1")
    #expect(app.shows("line 4") && !app.shows("line 3"))
  }

  @Test("without rows moves the focus to the first control that isn't a field")
  func controls() {
    let app = show { _ in
      SearchField(\.section)
      TextField("Name", \Showing.section)
      Button("First") { _, _ in }
      Button("Second") { _, _ in }
    }
    app.press("tab", "tab")
    #expect(app.focusedText == "Second")
    app.type("x")
    #expect(app.focusedText == "First")
  }
}
