import Navigation
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("Motion of panes, sheets and flows") struct PaneMotionTests {
  private static let size = Size(columns: 80, rows: 20)

  /// The colours over a country, as a sheet or a flow, saved and restored.
  private func restored(_ style: PresentationStyle, and keys: String...) -> App<AtlasRoute> {
    let app = launchAtlas([.countries, .country("France")], size: Self.size)
    if style == .flow { app.press("down") }
    app.press("enter")
    for key in keys { app.press(key) }
    return launchAtlas(size: Self.size, motion: .full, restoring: app.saved)
  }

  @Test("a restored sheet or flow has titles of its own", arguments: PresentationStyle.allCases)
  func restoredTitles(style: PresentationStyle) {
    let app = restored(style, and: "enter")
    #expect(app.shows("Colour › red"))
    #expect(!app.shows("France › Colour"))
  }

  @Test("a restored sheet or flow goes down when it is left", arguments: PresentationStyle.allCases)
  func restoredLeaving(style: PresentationStyle) {
    let app = restored(style)
    let row = app.row(of: "red")
    app.press("esc")
    app.wait(60)
    #expect(app.row(of: "red").map { $0 > row ?? 0 } == true)
    app.wait(500)
    #expect(app.path.count == 2 && app.violations == [])
  }

  @Test("a swipe shows beneath what will be visible: the pane before comes back")
  func swipeOverPanes() {
    let app = launchAtlas(
      [.countries, .country("France"), .city("Paris")], size: Self.size, motion: .full)
    #expect(!app.shows("Italy"))
    app.mouse(.press(.left), 31, 4)
    for column in 32...78 { app.mouse(.drag(.left), column, 4) }
    #expect(app.shows("Italy"))
    app.mouse(.release(.left), 78, 4)
    app.wait(500)
    #expect(app.path.count == 2 && app.violations == [])
  }

  @Test(
    "a screen that a swipe reveals has its focus on the row that leads away from it, drawn or not",
    arguments: [false, true])
  func swipeOverNewScreens(isDrawn: Bool) {
    let app = launchAtlas(
      [.countries, .country("Japan"), .notes], size: Self.size, motion: .full)
    app.mouse(.press(.left), 0, 4)
    app.mouse(.drag(.left), 40, 4)
    if isDrawn { #expect(app.shows("Kenya")) }
    app.press("esc")
    app.wait(500)
    app.handle(.resize(Size(columns: 40, rows: 20)))
    app.press("esc", "esc")
    app.wait(500)
    #expect(app.path.count == 1)
    #expect(app.focusedText == "Japan")
  }

  @Test("a push by the program in a wide window of a few rows is not drawn", arguments: 0...5)
  func lowWindow(rows: Int) {
    let app = launchAtlas([.countries], size: Self.size, motion: .full)
    app.handle(.resize(Size(columns: 100, rows: rows)))
    app.perform(.push(.country("France")))
    app.perform(.push(.city("Paris")))
    #expect(app.compose().size == Size(columns: 100, rows: rows))
    app.handle(.resize(Self.size))
    #expect(app.path.count == 3 && app.violations == [])
  }

  @Test("a swipe in a screen that was asked from another mode shows that mode beneath")
  func swipeBetweenModes() {
    let app = launchSchool(
      columns: 80, rows: 20, motion: .full, panes: Panes { $0.columns >= 60 ? 2 : 1 })
    app.press("down", "enter")
    app.wait(500)
    #expect(app.path.id == .places)
    app.mouse(.press(.left), 31, 5)
    for column in 32...70 { app.mouse(.drag(.left), column, 5) }
    #expect(app.shows("Lesson"))
    app.mouse(.release(.left), 70, 5)
    app.wait(500)
    #expect(app.path.id == .learn && app.violations == [])
  }

  @Test(
    "a sheet or a flow at its first screen is swiped down from its upper line, not to the right",
    arguments: PresentationStyle.allCases)
  func swipeDown(style: PresentationStyle) {
    let app = restored(style)
    let (left, upper, lowered) = style == .flow ? (0, 0, 9) : (4, 7, 17)
    let start = app.compose()
    app.mouse(.press(.left), left, upper + 1)
    app.mouse(.drag(.left), 60, upper + 1)
    #expect(app.compose() == start)
    app.mouse(.release(.left), 60, upper + 1)
    app.mouse(.press(.left), 40, upper)
    for row in upper + 1...upper + 8 { app.mouse(.drag(.left), 40, row) }
    #expect(app.row(of: "red") == lowered)
    app.wait(500)
    app.mouse(.release(.left), 40, upper + 8)
    app.wait(500)
    #expect(app.path.routes == [.countries, .country("France")] && app.violations == [])
  }

  @Test("the hints name Escape in a list to which the keyboard returns", arguments: [0, 500])
  func hintsOfList(milliseconds: Int) {
    let app = launchSchool(
      columns: 80, rows: 20, motion: .full, panes: Panes { $0.columns >= 60 ? 2 : 1 })
    app.press("enter")
    app.wait(milliseconds)
    app.press("f6")
    #expect(app.focusedText == "Lesson")
    #expect(app.compose().lines.last?.hasPrefix(" Enter open  Esc back") == true)
  }

  @Test("moving the keyboard ends the drawing of a transition")
  func activation() {
    let app = launchAtlas([.countries, .country("France")], size: Self.size, motion: .full)
    app.press("f6", "down", "enter")
    app.wait(60)
    app.press("f6")
    let now = app.compose()
    app.wait(500)
    #expect(app.compose() == now)
    #expect(app.shows("Italyville") && app.violations == [])
  }
}

extension App {
  /// The row in which a text is shown.
  fileprivate nonisolated func row(of text: String) -> Int? {
    compose().lines.firstIndex { $0.contains(text) }
  }
}
