import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The wheel over a screen taller than the window")
struct WheelTests {
  /// Rows that scroll separately, a text that does, and rows of the screen itself.
  private struct Tall: Screen {
    typealias Route = SampleRoute
    var opened = "nothing"
    static var keys: Keys<Self> {
      KeyBinding("x", "change") { screen, _ in screen.opened = "x" }
    }
    var title: String { "Tall \(opened)" }
    var body: some View<Self> {
      ScrollView(height: .lines(6)) {
        RowList(0..<20) { Row("part \($0)") }.onSelect { row, screen, _ in
          screen.opened = "part \(row)"
        }
      }
      ForEach(0..<30) { Row("row \($0)") }
    }
  }

  /// A link and a long text that scroll separately, above more text.
  private struct Wordy: Screen {
    typealias Route = SampleRoute
    var count = 0
    static var keys: Keys<Self> {
      KeyBinding("x", "count") { screen, _ in screen.count += 1 }
    }
    var title: String { "Wordy \(count)" }
    var body: some View<Self> {
      ScrollView(height: .lines(8)) {
        Link("link") { screen, _ in screen.count = 100 }
        ForEach(0..<20) { Text("part \($0)") }
      }
      ForEach(0..<40) { Text("line \($0)") }
    }
  }

  /// A text that scrolls separately until it gets short, above rows.
  private struct Shrinking: Screen {
    typealias Route = SampleRoute
    var isLong = true
    static var keys: Keys<Self> {
      KeyBinding("x", "shorten") { screen, _ in screen.isLong = false }
    }
    var title: String { "Shrinking" }
    var body: some View<Self> {
      ScrollView(height: .lines(4)) {
        ForEach(0..<(isLong ? 20 : 1)) { Text(isLong ? "part \($0)" : "short") }
      }
      ForEach(0..<30) { Row("row \($0)") }
    }
  }

  /// A table of a fixed height above rows.
  private struct Tabled: Screen {
    typealias Route = SampleRoute
    var title: String { "Tabled" }
    var body: some View<Self> {
      Table(0..<20, height: .lines(8)) { Column("number") { "part \($0)" } }
      ForEach(0..<30) { Row("row \($0)") }
    }
  }

  /// Rows of two lines, above a text.
  private struct Letters: Screen {
    typealias Route = SampleRoute
    var (count, textCount) = (20, 0)
    var title: String { "Letters" }
    var body: some View<Self> {
      RowList(0..<count) { Row("name \($0)").subtitle("subject \($0)") }
      ForEach(0..<textCount) { Text("line \($0)") }
    }
  }

  private func launch(_ screen: some Screen<SampleRoute> & Sendable) -> App<SampleRoute> {
    let app = App(root: SampleRoute.home) { _ in screen }
    app.launch(
      size: Size(columns: 30, rows: 12), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("scrolls it, whatever part has the focus")
  func below() {
    for app in [launch(Tall()), launch(Tabled())] {
      for _ in 0..<20 { app.mouse(.wheel(.down), 5, 10) }
      #expect(app.compose().picture.contains("row 29"))
      for _ in 0..<20 { app.mouse(.wheel(.up), 5, 5) }
      #expect(app.compose().picture.contains("part 0"))
    }
  }

  @Test("scrolls it from a part at its end, once the turn is over")
  func end() {
    let app = launch(Tall())
    for _ in 0..<10 { app.mouse(.wheel(.down), 5, 3) }
    #expect(app.compose().line(6).contains("part 19"))
    app.advance(to: app.queue.now + .seconds(2))
    app.mouse(.wheel(.down), 5, 3)
    #expect(app.compose().line(3).contains("part 19"), "\(app.compose().picture)")
  }

  @Test("scrolls it at once from a part that needs to scroll no more")
  func part() {
    let app = launch(Shrinking())
    for _ in 0..<4 { app.mouse(.wheel(.down), 5, 2) }
    #expect(app.compose().line(1).contains("part 12"))
    app.press("x")
    app.wait(2_000)
    app.mouse(.wheel(.down), 5, 8)
    #expect(app.compose().line(2).contains("row 0"))
    app.wait(2_000)
    app.mouse(.wheel(.up), 5, 1)
    #expect(app.compose().line(1).contains("short"), "\(app.compose().picture)")
  }

  @Test("keeps the focus in sight, in the part and then beyond")
  func focus() {
    let app = launch(Tall())
    app.mouse(.wheel(.down), 5, 10)
    #expect(app.focusedText == "part 3")
    #expect(app.compose().line(1).contains("> part 3"))
    app.press("enter")
    #expect(app.compose().line(0).contains("part 3"))
    app.mouse(.wheel(.down), 5, 10)
    #expect(app.focusedText == "row 0")
    #expect(app.compose().line(1).contains("> row 0"))
  }

  @Test("gives the focus to a row that is there as a whole, if one is")
  func wholeRow() {
    let app = launch(Letters())
    app.mouse(.wheel(.down), 5, 5)
    #expect(app.compose().line(1).contains("subject 1"), "\(app.compose().picture)")
    #expect(app.compose().line(2).contains("> name 2"))
    app.press("end")
    app.mouse(.wheel(.up), 5, 5)
    #expect(app.compose().line(10).contains("name 18"), "\(app.compose().picture)")
    #expect(app.compose().line(8).contains("> name 17"))
    let last = launch(Letters(count: 2, textCount: 20))
    last.mouse(.wheel(.down), 5, 5)
    #expect(last.compose().line(1).contains(">   subject 1"), "\(last.compose().picture)")
  }

  @Test("leaves a screen of text where it is when that changes, until its focus is used")
  func text() {
    let app = launch(Wordy())
    app.mouse(.wheel(.down), 5, 10)
    #expect(app.compose().line(1).contains("part 2"))
    app.type("x")
    #expect(app.compose().line(0).contains("Wordy 1"))
    #expect(app.compose().line(1).contains("part 2"))
    app.press("enter")
    #expect(app.compose().line(1).contains("link"))
    #expect(app.compose().line(0).contains("Wordy 1"))
    app.press("enter")
    #expect(app.compose().line(0).contains("Wordy 100"))
  }

  @Test("gives way to the arrow keys, which go on from there")
  func arrows() {
    let app = launch(Wordy())
    app.mouse(.wheel(.down), 5, 10)
    app.press("down")
    let line = app.compose().line(1)
    #expect(line.contains("part 3"), "\(app.compose().picture)")
  }

  @Test("and its scroll bar moves with the pointer")
  func bar() {
    let app = launch(Tall())
    app.mouse(.press(.left), 29, 10)
    #expect(app.compose().picture.contains("row 29"))
    app.mouse(.drag(.left), 29, 1)
    #expect(app.compose().line(1).contains("part"))
    app.mouse(.release(.left), 29, 1)
  }
}
