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
}
