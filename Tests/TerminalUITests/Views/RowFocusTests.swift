import TerminalCore
import TerminalUI
import Testing

@Suite("A row that says when it has the focus")
struct RowFocusTests {
  private func launch() -> App<Showing.Route> {
    show(columns: 60, rows: 5) { screen in
      Row("first").onFocus { screen, _ in screen.chosen.append("first") }
      Row("second")
      Row("third").onFocus { screen, _ in screen.chosen.append("third") }
        .onSelect { screen, _ in screen.chosen = [] }
      Text("looked at \(screen.chosen.joined(separator: " "))")
    }
  }

  private func looked(_ app: App<Showing.Route>) -> String {
    app.compose().line(4).trimmingSuffix
  }

  @Test("says so at first, by keys and by clicks, and once each time")
  func focus() {
    let app = launch()
    #expect(looked(app) == "  looked at first")
    app.press("down")
    #expect(looked(app) == "  looked at first")
    app.press("down")
    #expect(looked(app) == "  looked at first third")
    app.press("down", "up", "down")
    #expect(looked(app) == "  looked at first third third")
    app.click(3, 1)
    #expect(looked(app) == "  looked at first third third first")
  }

  @Test("says so once, although the headings of its list come and go with the width")
  func otherWidth() {
    let bar: ProgressBar<Showing> = ProgressBar(1, of: 4)
    let app = show(columns: 40, rows: 5) { screen in
      RowList(["Strawberry cake"]) { Row($0, progress: bar, detail: "1234567") }
        .heading(details: "Eaten")
        .onFocus { name, screen, _ in screen.chosen.append(name) }
      Text("\(screen.chosen.count) times")
    }
    #expect(app.compose().picture.contains("Eaten"))
    app.handle(.resize(Size(columns: 20, rows: 7)))
    #expect(!app.compose().picture.contains("Eaten"))
    #expect(app.compose().picture.contains("1 times"))
  }

  @Test("is still chosen by Enter")
  func choosing() {
    let app = launch()
    app.press("end", "enter")
    #expect(looked(app) == "  looked at")
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var trimmingSuffix: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
