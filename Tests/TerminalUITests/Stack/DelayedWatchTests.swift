import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A watched value that has to stay the same for a while")
struct DelayedWatchTests {
  private func launch() -> App<HuntRoute> {
    let app = App(root: HuntRoute.hunt) { route in
      switch route {
      case .hunt: Hunt()
      case .found, .note: Found(title: "\(route)")
      }
    }
    app.launch(
      size: Size(columns: 30, rows: 8), appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("is told once it has")
  func told() {
    let app = launch()
    app.type("b")
    app.wait(79)
    #expect(app.path.routes == [.hunt])
    app.wait(1)
    #expect(app.path.routes == [.hunt, .found])
  }

  @Test("is told when its screen is on top again, if that is covered by then")
  func covered() {
    let app = launch()
    app.type("b")
    app.press("enter")
    app.wait(200)
    #expect(app.path.routes == [.hunt, .note])
    app.press("esc")
    #expect(app.path.routes == [.hunt, .found])
    app.press("esc")
    app.wait(200)
    #expect(app.path.routes == [.hunt])
    #expect(app.compose().body[1].hasSuffix("hunted b"))
  }

  @Test("is told after the delay alone if it has changed again while covered")
  func changed() {
    let app = launch()
    app.type("b")
    app.press("down", "enter")
    app.wait(200)
    app.press("esc")
    #expect(app.path.routes == [.hunt])
    app.wait(80)
    #expect(app.path.routes == [.hunt, .found])
    app.press("esc")
    #expect(app.compose().body[1].hasSuffix("hunted b+"))
  }
}

private enum HuntRoute: RouteValue {
  case hunt, found, note
}

/// A search that opens what it has found once nothing has been typed for 80 ms.
private struct Hunt: Screen {
  typealias Route = HuntRoute
  var text = ""
  var hunted = "-"

  var title: String { "Hunt" }
  var body: some View<Self> {
    SearchField(\.text).onChange(of: \.text, after: .milliseconds(80)) { screen, context in
      screen.hunted = screen.text
      context.push(.found)
    }
    Row("note", detail: "hunted \(hunted)").onSelect { _, context in context.push(.note) }
    Row("note and change").onSelect { screen, context in
      screen.text += "+"
      context.push(.note)
    }
  }
}

private struct Found: Screen {
  typealias Route = HuntRoute
  let title: String
  var body: some View<Self> { Text("nothing else") }
}
