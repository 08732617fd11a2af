import TerminalCore
import TerminalUI
import Testing

@Suite("A window that becomes low and high again")
struct GrowingTests {
  private func report() -> App<Showing.Route> {
    show(rows: 20) { _ in
      ForEach(1...6) { Text("line \($0)") }
      ForEach(["east", "west"]) { Row($0).id($0) }
      ForEach(7...20) { Text("line \($0)") }
    }
  }

  private func resize(_ app: App<Showing.Route>, rows: Int) {
    app.handle(.resize(Size(columns: 30, rows: rows)))
    _ = app.compose()
  }

  @Test("shows the lines above the focus again, if nothing was moved meanwhile")
  func home() {
    let app = report()
    resize(app, rows: 7)
    #expect(app.shows("east") && !app.shows("line 1 "))
    resize(app, rows: 6)
    resize(app, rows: 3)
    resize(app, rows: 20)
    #expect(app.compose().line(1).contains("line 1"))
  }

  @Test("stays where the user has moved to meanwhile")
  func moved() {
    let app = report()
    resize(app, rows: 7)
    app.press("end")
    #expect(app.focusedText == "west")
    resize(app, rows: 12)
    #expect(!app.shows("line 1 "))
  }

  @Test("stays where it is when it changes long after it has become high again")
  func forgotten() {
    let app = show(rows: 10) { screen in
      RowList(0..<30) { Row("row \($0), chosen \(screen.chosen.count)") }
        .onSelect { _, screen, _ in screen.chosen.append("row") }
    }
    for _ in 0..<8 { app.press("down") }
    resize(app, rows: 8)
    resize(app, rows: 12)
    app.mouse(.wheel(.down), 5, 5)
    #expect(app.compose().line(1).contains("row 3"))
    app.press("enter")
    #expect(app.compose().line(1).contains("row 3, chosen 1"), "\(app.compose().picture)")
  }
}
