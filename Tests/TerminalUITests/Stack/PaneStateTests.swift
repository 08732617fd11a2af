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

  @Test("each pane says that it is loading")
  func loading() {
    let app = launchAtlas([.country("Slow"), .city("Paris")])
    #expect(!app.compose().picture.contains("..."))
    app.wait(200)
    #expect(app.compose().lines[14].prefix(31).hasSuffix(" ... |"))
    #expect(!app.compose().lines[0].contains("..."))
    app.wait(1_000)
    #expect(!app.compose().picture.contains("..."))
  }

  @Test("a sheet says in its border that it is loading")
  func loadingSheet() throws {
    let app = launchAtlas([.country("France")])
    app.press("enter", "3")
    app.wait(200)
    let border = try #require(app.compose().lines.first { $0.contains("Colour › blue") })
    #expect(border.contains(" ... "))
    app.wait(1_000)
    #expect(!app.compose().picture.contains("..."))
  }

  @Test("a change of a watched value is told at once")
  func reaction() {
    let app = launchAtlas([.country("Slow"), .city("Paris")])
    app.wait(1_000)
    #expect(app.compose().lines[4].contains("loaded"))
    #expect(app.focusedText != "Colour")
  }

  @Test("a list marks what is open beside it, however it was opened and wherever the focus was")
  func openRow() {
    let app = launchAtlas([.countries, .country("Japan")])
    #expect(app.compose().lines[3].hasPrefix("❯ 3 Japan"))
    app.press("f6", "down")
    #expect(app.focusedText == "Kenya")
    app.press("f6")
    #expect(app.compose().lines[3].hasPrefix("❯ 3 Japan"))
    app.press("f6")
    #expect(app.focusedText == "Japan")
  }

  @Test("a window of 60 columns and 16 rows has sheets, also with a bar of modes")
  func sheetBelowBar() {
    let app = launchAtlas(
      [.country("France")], size: Size(columns: 60, rows: 16), threshold: 80,
      modes: [
        Mode(.learn, root: .countries, title: "Learn"),
        Mode(.review, root: .countries, title: "Review"),
      ])
    app.press("enter")
    #expect(app.shows("[Learn]") && app.shows("green") && app.shows("Franceville"))
  }
}
