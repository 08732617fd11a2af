import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A list of which only some rows lead on.
private struct Towns: Screen {
  enum Route: RouteValue {
    case places
  }

  var opened = ""

  var title: String { "Towns" }

  var body: some View<Self> {
    Text("opened \(opened)")
    RowList(["Nagoya", "Toyota"]) { Row($0) }
      .onSelect(where: { $0 == "Nagoya" }) { place, screen, _ in screen.opened = place }
  }
}

@Suite("What Enter does")
struct OpeningTests {
  @Test("stands in the hints where it does something")
  func hints() {
    let app = App(root: Towns.Route.places) { _ in Towns() }
    app.launch(size: Size(columns: 40, rows: 6), appearance: Appearance(glyphs: .ascii))
    #expect(app.compose().lines.last?.contains("Enter open") == true)
    app.press("down")
    #expect(app.focusedText == "Toyota")
    #expect(app.compose().lines.last?.contains("Enter") == false)
    app.press("enter")
    #expect(!app.compose().lines.joined().contains("opened Toyota"))
    app.press("up", "enter")
    #expect(app.compose().lines.joined().contains("opened Nagoya"))
  }
}
