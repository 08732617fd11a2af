import Navigation
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("What is visible and has no keyboard") struct PaneStateTests {
  @Test("a notice waits until its screen has the keyboard, and then goes by itself")
  func notice() {
    for path: [AtlasRoute] in [
      [.countries, .country("Slow")], [.country("Slow"), .city("Paris")],
    ] {
      let app = launchAtlas(path)
      if path[0] == .countries { app.press("f6") }
      app.wait(6_000)
      #expect(!app.shows("It is there."))
      app.press("f6")
      #expect(app.shows("It is there."))
      app.wait(4_000)
      #expect(!app.shows("It is there.") && app.isIdle)
    }
  }

  @Test("a notice under a sheet waits until the sheet has gone")
  func noticeUnderSheet() {
    let app = launchAtlas([.countries, .country("Slow")])
    app.press("enter")
    app.wait(6_000)
    #expect(!app.shows("It is there."))
    app.press("esc")
    #expect(app.shows("It is there."))
    app.wait(4_000)
    #expect(!app.shows("It is there."))
  }
}
