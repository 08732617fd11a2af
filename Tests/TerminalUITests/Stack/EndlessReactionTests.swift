import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("Reactions that answer each other")
struct EndlessReactionTests {
  @Test("are stopped and reported, and the program goes on")
  func stopped() {
    let app = App(root: EndlessRoute.counter) { _ in Counter() }
    app.launch(size: Size(columns: 30, rows: 6))
    app.press("a")
    #expect(app.mistakes.count == 1)
    #expect(app.mistakes.first?.hasPrefix("Counter: its onChange and onFocus actions") == true)
    app.press("a", "b")
    #expect(app.compose().picture.contains("presses 1"))
    #expect(app.mistakes.count == 1)
  }
}

private enum EndlessRoute: RouteValue { case counter }

/// A screen whose counter changes because it has changed.
private struct Counter: Screen {
  typealias Route = EndlessRoute

  var count = 0
  var presses = 0

  static var keys: Keys<Self> {
    KeyBinding("a", "count") { screen, _ in screen.count += 1 }
    KeyBinding("b", "press") { screen, _ in screen.presses += 1 }
  }

  var title: String { "Counter" }

  var body: some View<Self> {
    Text("presses \(presses)").onChange(of: \.count) { screen, _ in screen.count += 1 }
  }
}
