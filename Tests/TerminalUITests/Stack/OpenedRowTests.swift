import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("The row of what is open beside a list")
struct OpenedRowTests {
  private static let path: [AtlasRoute] = [.countries, .country("Italy")]

  private func mark(of app: App<AtlasRoute>, row: Int) -> Style {
    app.compose()[column: 0, row: row].style
  }

  @Test("keeps a quiet mark while the cursor is on another row")
  func elsewhere() {
    let app = launchAtlas(Self.path)
    app.press("f6", "down", "down")
    #expect(app.focusedText == "Kenya")
    let frame = app.compose()
    #expect(frame.line(2).hasPrefix("❯ 2 Italy"))
    #expect(frame.line(4).hasPrefix("❯ 4 Kenya"))
    #expect(frame[column: 0, row: 2].style == app.appearance.theme[.rememberedMark])
    #expect(frame[column: 0, row: 4].style == app.appearance.theme[.selectionMark])
    #expect(frame.focus == Position(column: 0, row: 4))
  }

  @Test("has the whole selection while the cursor is on it, and the mark when it leaves the list")
  func onIt() {
    let app = launchAtlas(Self.path)
    #expect(mark(of: app, row: 2) == app.appearance.theme[.rememberedMark])
    app.press("f6")
    #expect(mark(of: app, row: 2) == app.appearance.theme[.selectionMark])
    app.press("down", "f6")
    #expect(app.compose().line(3).hasPrefix("  3 Japan"))
    #expect(mark(of: app, row: 2) == app.appearance.theme[.rememberedMark])
  }

  @Test("leaves a restored list where it was, until something else is opened")
  func restored() {
    let size = Size(columns: 80, rows: 6)
    let app = launchAtlas([.countries, .country("Peru")], size: size)
    #expect(app.shows("Peru  ") && !app.shows("France"))
    app.mouse(.wheel(.up), 3, 3)
    app.wait(1_000)
    #expect(app.shows("France"))
    let copy = launchAtlas(size: size, restoring: app.saved)
    expect(copy.compose(), looksLike: app.compose().picture)
    copy.perform(.replaceTop(.country("Italy")))
    copy.press("f6")
    #expect(copy.focusedText == "Italy")
  }

  @Test("has its mark again after all screens were shown as cards", arguments: [false, true])
  func afterCards(underSheet: Bool) {
    let app = launchAtlas(Self.path)
    if underSheet { app.press("enter") }
    if !underSheet { app.press("f6", "down", "down") }
    let before = app.compose().picture
    #expect(app.compose().line(2).hasPrefix("❯ 2 Italy"))
    app.press("ctrl+t")
    #expect(app.compose().picture != before)
    app.press("esc")
    #expect(app.compose().picture == before)
  }

  @Test("has no mark where the list alone is visible")
  func alone() {
    let app = launchAtlas(Self.path)
    app.press("f6", "down")
    app.handle(.resize(Size(columns: 30, rows: 8)))
    app.press("esc")
    #expect(app.path.routes == [.countries])
    let marks = app.compose().lines.filter { $0.hasPrefix("❯") }
    #expect(marks.count == 1)
  }

  @Test("stands below the title that stands out: that of the pane with the keyboard")
  func titles() {
    let app = launchAtlas(Self.path)
    func roles() -> [Style] {
      let frame = app.compose()
      return [2, 14].map { frame[column: $0, row: 0].style }
    }
    #expect(app.compose().line(0).hasPrefix("‹ Countries › Italy"))
    #expect(roles() == [app.appearance.theme[.muted], app.appearance.theme[.heading]])
    app.press("f6")
    #expect(roles() == [app.appearance.theme[.heading], app.appearance.theme[.muted]])
  }

  @Test("has the focus in a list that is created when the user goes back from a link")
  func afterLink() {
    let narrow = Size(columns: 30, rows: 8)
    let app = launchAtlas([.countries, .country("Kenya"), .city("Kenyaville")], size: narrow)
    app.press("esc")
    #expect(app.path.routes == [.countries, .country("Kenya")])
    app.press("esc")
    #expect(app.focusedText == "Kenya")
    // From then on, the focus is where the user leaves it.
    app.press("up", "enter", "esc")
    #expect(app.focusedText == "Japan")
  }

  @Test("has the focus after several screens were left at once")
  func afterLinkAtOnce() {
    let narrow = Size(columns: 30, rows: 8)
    let app = launchAtlas([.countries, .country("Kenya"), .city("Kenyaville")], size: narrow)
    app.press("ctrl+t", "1")
    #expect(app.path.routes == [.countries])
    #expect(app.focusedText == "Kenya")
  }
}
