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
