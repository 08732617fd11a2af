import Navigation
import TerminalCore
import TerminalUI
import Testing

/// A screen that asks in its own words before it is left.
private struct Draft: Screen {
  enum Route: RouteValue { case root, draft }

  let leave: String?
  let stay: String?

  var title: String { "Draft" }
  var leaving: Leaving { .confirm("Discard it?", leave: leave, stay: stay) }
  var body: some View<Self> { Row("Text") }
}

private struct Drafts: Screen {
  typealias Route = Draft.Route
  var title: String { "Drafts" }
  var body: some View<Self> { Row("Draft") }
}

@Suite("The question before a screen is left")
struct LeaveChoicesTests {
  private func launch(leave: String?, stay: String?) -> App<Draft.Route> {
    let app = App(root: Draft.Route.root) { route in
      switch route {
      case .root: Drafts()
      case .draft: Draft(leave: leave, stay: stay)
      }
    }
    app.launch(
      [.root, .draft], size: Size(columns: 40, rows: 12),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("isn't hidden by the list of keys")
  func overKeys() {
    let app = launchAtlas([.countries, .country("Italy")], size: Size(columns: 40, rows: 12))
    app.press("tab")
    app.type("keep")
    app.press("f1", "ctrl+c")
    #expect(!app.isEnded)
    #expect(app.shows("This is kept."))
  }

  @Test("has the words of the screen for its choices")
  func words() {
    let app = launch(leave: "Discard", stay: "Keep writing")
    app.press("esc")
    let lines = app.compose().lines
    #expect(lines.contains { $0.contains("|   1 Discard      |") }, "\(lines)")
    #expect(lines.contains { $0.contains("| > 2 Keep writing |") })
    #expect(lines.last?.hasPrefix(" Enter Esc keep writing") == true)
    app.press("esc")
    #expect(app.title == "Draft")
    app.press("esc", "1")
    #expect(app.title == "Drafts")
  }

  @Test(
    "has the library's words where the screen has none",
    arguments: [
      (nil, nil, "Leave", "Stay"), ("Drop", nil, "Drop", "Stay"), (nil, "Go on", "Leave", "Go on"),
    ]
      as [(String?, String?, String, String)])
  func defaults(leave: String?, stay: String?, first: String, second: String) {
    let app = launch(leave: leave, stay: stay)
    app.press("esc")
    let picture = app.compose().picture
    #expect(picture.contains("1 \(first) ") && picture.contains("2 \(second) "))
    app.press("esc")
    app.quit()
    #expect(app.compose().picture.contains(leave ?? "Leave and quit"))
  }

  @Test("says which screen asks, if that is not visible")
  func hiddenScreen() {
    let app = launchSchool()
    app.press("1", "2")
    app.quit()
    #expect(!app.shows("Learn > Lesson 1"))
    app.press("esc", "alt+3")
    app.quit()
    #expect(app.compose().lines.contains { $0.contains("| Learn > Lesson 1 ") })
    app.press("esc", "alt+1", "1")
    #expect(app.title == "Lesson 2")
    app.perform(.popToRoot())
    #expect(app.compose().lines.contains { $0.contains("| Lesson 1 ") })
  }
}
