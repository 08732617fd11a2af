import FoundationEssentials
import Navigation
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("Input beside the active pane") struct PaneInputTests {
  @Test(
    "a press on the lines around the panes leaves the keyboard where it is", arguments: [0, 15])
  func linesAround(row: Int) {
    let app = launchAtlas([.countries, .country("France")])
    app.mouse(.press(.left), 25, row)
    #expect(app.focusedText == "Colour")
  }

  @Test("a click on a key hint means what the hint of the active pane says")
  func hint() {
    let app = launchAtlas([.countries, .country("France")])
    app.click(2, 15)
    #expect(app.path.count == 3 && app.shows("green"))
  }

  @Test("a click on a title goes where the title line says, whichever pane is active")
  func title() {
    let app = launchAtlas([.countries, .country("France")])
    app.press("f6")
    app.click(4, 0)
    #expect(app.path.routes == [.countries])
  }

  @Test("a title beneath a sheet leads nowhere, also in the sheet's own columns")
  func titleBeneath() {
    let app = launchAtlas([.countries, .country("France")])
    app.press("enter")
    app.click(4, 0)
    app.click(40, 0)
    #expect(app.path.count == 3)
  }

  @Test("the reason why a screen stays is shown where the keyboard is")
  func denial() {
    let app = launchAtlas([.countries, .country("France")])
    app.press("tab")
    app.type("keep")
    app.press("f6", "esc")
    #expect(app.shows("This is kept."))
    app.press("enter")
    #expect(!app.shows("This is kept.") && app.path.count == 2)
    #expect(app.focusedText == "France")
  }

  @Test("a press counts in a pane that does not move, and ends the transition beside it")
  func duringTransition() {
    let app = launchAtlas([.countries, .country("France")], motion: .full)
    app.press("f6", "down", "enter")
    app.wait(60)
    app.click(60, 2)
    #expect(app.path.routes == [.countries, .country("Italy")])
    app.click(4, 3)
    #expect(app.path.routes == [.countries, .country("Japan")])
    #expect(app.violations == [])
  }

  @Test("a divider beside a free place can be dragged")
  func dividerBesideFreePlace() {
    let app = launchAtlas(
      [.countries, .countries], size: Size(columns: 120, rows: 16), places: 3)
    #expect(app.compose().lines[3].prefix(31).hasSuffix("|"))
    app.mouse(.press(.left), 30, 4)
    app.mouse(.drag(.left), 45, 4)
    app.mouse(.release(.left), 45, 4)
    #expect(app.compose().lines[3].prefix(46).hasSuffix("|"))
  }

  @Test("a divider is where it was after a restart, also in what is saved then")
  func restoredDivider() throws {
    let app = launchAtlas([.countries, .country("France")])
    app.mouse(.press(.left), 30, 4)
    app.mouse(.drag(.left), 45, 4)
    app.mouse(.release(.left), 45, 4)
    #expect(app.compose().lines[3].prefix(46).hasSuffix("|"))
    let written = try JSONEncoder().encode(app.saved)
    let saved = try JSONDecoder().decode(SavedPath<AtlasRoute>.self, from: written)
    let restored = launchAtlas(restoring: saved)
    #expect(restored.compose() == app.compose())
    #expect(restored.saved == saved)
  }

  @Test("no pane is narrower than 20 columns where there are as many", arguments: [41, 45, 50])
  func narrowest(columns: Int) {
    let app = launchAtlas(
      [.countries, .country("France")], size: Size(columns: columns, rows: 16), threshold: 40)
    #expect(app.compose().lines[3].prefix(21).hasSuffix("|"))
  }

  @Test("the list of keys names the key to the next pane where there is one")
  func keyList() {
    let app = launchAtlas([.countries, .country("France")], size: Size(columns: 80, rows: 30))
    app.press("?")
    #expect(app.shows("next part"))
    app.press("esc", "enter", "?")
    #expect(!app.shows("next part"))
  }
}
