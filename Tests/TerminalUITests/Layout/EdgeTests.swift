import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Home and End")
struct EdgeTests {
  @Test("keep the focus in sight where columns of different heights stand side by side")
  func columns() {
    let app = App(root: UnevenRoute.uneven) { _ in Uneven() }
    app.launch(size: Size(columns: 40, rows: 10), appearance: Appearance(motion: .none))
    app.press("end")
    #expect(app.focusedText == "low")
    #expect(app.compose().lines.contains { $0.contains("❯ [ low ]") }, "\(app.compose().picture)")
    app.press("home")
    #expect(app.focusedText == "high")
    #expect(app.compose().lines.contains { $0.contains("❯ [ high ]") }, "\(app.compose().picture)")
  }
}

private enum UnevenRoute: RouteValue { case uneven }

/// A long text above a button, and a button beside the top of it, which comes last in reading
/// order.
private struct Uneven: Screen<UnevenRoute> {
  var title: String { "Uneven" }
  var body: some View<Self> {
    HStack {
      VStack {
        Text((1...30).map { "line \($0)" }.joined(separator: "\n"))
        Button("low") { _, _ in }
      }
      Button("high") { _, _ in }
    }
  }
}
