import Navigation
import TerminalCore
import TerminalFake
import TerminalUI
import Testing

@Suite("Panes") struct PaneTests {
  private static let small = Size(columns: 60, rows: 8)

  @Test("a list keeps its part until something is opened beside it")
  func list() {
    let app = launchAtlas(size: Self.small)
    #expect(
      app.compose().picture == """
         Countries                                                  |
        ❯ 1 France                                                  |
          2 Italy                                                   |
          3 Japan                                                   |
          4 Kenya                                                   |
          5 Peru                                                    |
                                                                    |
         Enter open  ? help  q quit                                 |
        """)
    app.press("enter")
    #expect(
      app.compose().picture == """
        ‹ Countries › France                                        |
        ❯ 1 France            |❯ Colour                      white  |
          2 Italy             |  As a flow                          |
          3 Japan             |  Franceville                        |
          4 Kenya             |  Notes                              |
          5 Peru              |  Note                               |
          deactivated         |                                     |
         Enter open  Esc back  ? help  q quit                       |
        """)
    #expect(app.violations == [])
  }

  @Test("another choice in the list takes the place of the detail, and is active")
  func anotherDetail() {
    let app = launchAtlas([.countries, .country("France")])
    app.press("f6", "down", "enter")
    #expect(app.path.routes == [.countries, .country("Italy")])
    #expect(app.focusedText == "Colour")
    app.press("f6", "enter")
    #expect(app.path.routes == [.countries, .country("Italy")])
    #expect(app.focusedText == "Colour")
    #expect(app.violations == [])
  }

  @Test("the keyboard moves on by F6, by Ctrl-W, and by Tab behind the last control")
  func keys() {
    let app = launchAtlas([.countries, .country("France")])
    app.press("tab")
    #expect(app.focusedText?.hasPrefix("Note") == true)
    app.press("ctrl+w")
    #expect(app.focusedText?.hasPrefix("Note") == true)
    app.press("tab")
    #expect(app.focusedText == "France")
    app.press("ctrl+w")
    #expect(app.focusedText?.hasPrefix("Note") == true)
    app.press("backtab", "backtab")
    #expect(app.focusedText == "France")
  }

  @Test("a click makes its pane active and counts; the wheel scrolls without that")
  func mouse() {
    let app = launchAtlas([.countries, .country("France")], size: Size(columns: 80, rows: 6))
    app.click(4, 2)
    #expect(app.path.routes == [.countries, .country("Italy")])
    app.handle(
      .mouse(MouseEvent(.wheel(.down), at: Position(column: 4, row: 2))))
    #expect(app.focusedText == "Colour")
    #expect(app.shows("Peru"))
  }

  @Test("going back pops the top, whichever pane is active")
  func back() {
    let app = launchAtlas([.countries, .country("France"), .city("Paris")])
    #expect(!app.shows("Italy"))
    app.press("f6", "esc")
    #expect(app.path.routes == [.countries, .country("France")])
    #expect(app.shows("Italy"))
  }

  @Test("a screen that is alone in the window has no other beside it")
  func full() {
    let app = launchAtlas([.countries, .country("France"), .notes])
    #expect(app.shows("Nothing is beside this.") && !app.shows("Colour"))
    #expect(app.violations == [])
  }

  @Test("a narrow window shows one of them, and a wide one both again")
  func resizing() {
    let app = launchAtlas([.countries, .country("France")])
    app.press("f6")
    app.handle(.resize(Size(columns: 40, rows: 12)))
    #expect(app.shows("Colour") && !app.shows("Italy"))
    app.handle(.resize(Size(columns: 100, rows: 30)))
    #expect(app.shows("Colour") && app.shows("Italy"))
    #expect(app.focusedText == "Colour")
    #expect(app.violations == [])
  }

  @Test("the divider can be dragged, as far as both parts stay readable")
  func divider() {
    let app = launchAtlas([.countries, .country("France")])
    app.move(divider: 30, to: 50)
    #expect(app.compose().lines[3].prefix(51).hasSuffix("|"))
    app.move(divider: 50, to: 5)
    #expect(app.compose().lines[3].prefix(21).hasSuffix("|"))
    app.handle(.resize(Size(columns: 160, rows: 16)))
    #expect(app.compose().lines[3].prefix(42).contains("|"))
  }

  @Test("what stays does not move with a transition")
  func motion() {
    let app = launchAtlas([.countries, .country("France")], motion: .full)
    app.press("f6", "down", "enter")
    app.advance(to: app.queue.now + .milliseconds(60))
    let line = app.compose().lines[1]
    #expect(line.hasPrefix("  1 France"))
    app.advance(to: app.queue.now + .milliseconds(300))
    #expect(app.compose().lines[0].hasPrefix("‹ Countries › Italy"))
    #expect(app.violations == [])
  }
}

@Suite("Sheets and flows") struct SheetTests {
  @Test("a sheet lies over what was visible, as high as its content")
  func sheet() {
    let app = launchAtlas([.country("France")], size: Size(columns: 60, rows: 16))
    app.press("enter")
    #expect(
      app.compose().picture == """
         France                                                     |
          Colour                                             white  |
          As a flow                                                 |
          Franceville                                               |
          Notes                                                     |
            +- Colour -----------------------------------------+    |
            |❯ 1 red                                           |    |
            |  2 green                                         |    |
            |  3 blue                                          |    |
            |  4 none                                          |    |
            +--------------------------------------------------+    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
         Enter open  Esc back  ? help  q quit                       |
        """)
    app.press("2", "1")
    #expect(app.shows("light green") && app.path.count == 1)
    #expect(app.violations == [])
  }

  @Test("cancelling leaves the whole flow from any depth", arguments: ["sheet", "flow"])
  func cancel(style: String) {
    let app = launchAtlas([.country("France")])
    if style == "flow" { app.press("down") }
    app.press("enter", "enter")
    #expect(app.path.count == 3)
    app.press("down", "down", "enter")
    #expect(app.path.routes == [.country("France")] && app.shows("white"))
  }

  @Test("a flow covers everything, has its own titles, and is left by going back")
  func flow() {
    let app = launchAtlas([.countries, .country("France")])
    app.press("down", "enter", "enter")
    #expect(app.compose().lines[0].hasPrefix("‹ Colour › red "))
    app.press("esc")
    #expect(app.compose().lines[0].hasPrefix("‹ Colour "))
    app.press("esc")
    #expect(app.path.routes == [.countries, .country("France")])
  }

  @Test("a click beside a sheet does nothing, one on its rows chooses")
  func mouse() {
    let app = launchAtlas([.country("France")])
    app.press("enter")
    app.click(2, 3)
    #expect(app.path.count == 2)
    app.click(8, 7)
    #expect(app.path.count == 3)
  }

  @Test("in a small window a sheet is a flow, and what is beneath comes back with the room")
  func resizing() {
    let app = launchAtlas([.country("France")], size: Size(columns: 40, rows: 12))
    app.press("enter")
    #expect(!app.shows("Franceville"))
    app.handle(.resize(Size(columns: 80, rows: 24)))
    #expect(app.shows("Franceville"))
    app.handle(.resize(Size(columns: 59, rows: 24)))
    #expect(!app.shows("Franceville"))
    #expect(app.violations == [])
  }

  @Test("it comes from below and goes there again", arguments: [1, 2])
  func motion(row: Int) {
    let app = launchAtlas(
      [.country("France")], size: Size(columns: 80, rows: 20), motion: .full)
    if row == 2 { app.press("down") }
    app.press("enter")
    app.advance(to: app.queue.now + .milliseconds(30))
    #expect(app.compose().lines[1].contains("Colour"))
    app.advance(to: app.queue.now + .milliseconds(400))
    #expect(app.shows("green"))
    app.press("esc")
    app.advance(to: app.queue.now + .milliseconds(400))
    #expect(!app.shows("green"))
    #expect(app.violations == [])
  }
}

@Suite("Motion inside sheets and flows") struct InnerMotionTests {
  /// A sheet with the colours over a country.
  private func launch(style: String = "sheet") -> App<AtlasRoute> {
    let app = launchAtlas([.country("France")], size: Size(columns: 80, rows: 20), motion: .full)
    if style == "flow" { app.press("down") }
    app.press("enter")
    app.settleMotion()
    return app
  }

  @Test("a step forward or back inside a sheet moves nothing outside its box")
  func steps() {
    let app = launch()
    let outside = app.compose().lines.prefix(7)
    for key in ["enter", "esc"] {
      app.press(key)
      let start = app.compose().lines
      app.advance(to: app.queue.now + .milliseconds(60))
      #expect(app.compose().lines != start)
      #expect(app.compose().lines.prefix(7) == outside)
      app.settleMotion()
    }
    #expect(app.path.count == 2)
  }

  @Test("a return from inside moves down as a whole", arguments: ["sheet", "flow"])
  func returned(style: String) {
    let app = launch(style: style)
    app.press("enter")
    app.settleMotion()
    app.press("enter")
    app.advance(to: app.queue.now + .milliseconds(60))
    let during = app.compose().lines
    app.settleMotion()
    #expect(app.compose().lines[0] == during[0])
    #expect(app.compose().lines[1] == during[1])
    #expect(app.compose().lines != during)
  }

  @Test("a swipe inside a sheet shows the screen before in the same box")
  func swipe() throws {
    let app = launch()
    app.press("enter")
    app.settleMotion()
    let top = try #require(app.compose().lines.firstIndex { $0.contains("Colour › red") })
    app.mouse(.press(.left), 4, top + 2)
    for column in 5...40 { app.mouse(.drag(.left), column, top + 2) }
    #expect(app.compose().lines[top].contains("Colour") && app.shows("red"))
    app.mouse(.release(.left), 40, top + 2)
    app.settleMotion()
    #expect(app.path.count == 2 && app.shows("green"))
    #expect(app.violations == [])
  }
}

extension App {
  /// Lets a motion end.
  fileprivate nonisolated func settleMotion() { advance(to: queue.now + .milliseconds(500)) }

  /// Drags a divider from one column to another.
  fileprivate nonisolated func move(divider start: Int, to column: Int) {
    mouse(.press(.left), start, 4)
    mouse(.drag(.left), column, 4)
    mouse(.release(.left), column, 4)
  }
}
