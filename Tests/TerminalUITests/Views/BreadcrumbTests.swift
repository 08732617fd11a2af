import TerminalCore
import TerminalUI
import Testing

@Suite("A breadcrumb")
struct BreadcrumbTests {
  private static let titles = ["Home", "Documents", "Letters", "2026"]

  private func trail(columns: Int = 80, glyphs: GlyphSet = .unicode) -> App<Showing.Route> {
    show(columns: columns, glyphs: glyphs) { screen in
      Breadcrumb(Self.titles) { index, screen, _ in screen.chosen.append("\(index)") }
      Row("chosen: " + screen.chosen.joined(separator: " "))
    }
  }

  @Test("has the titles in a line, and the focus at one of them")
  func wide() {
    let app = trail()
    app.press("right")
    expect(
      app.compose(),
      looksLike: """
         Showing                                                                        |
          Home ›❯Documents › Letters › 2026                                             |
          chosen:                                                                       |
                                                                                        |
                                                                                        |
         Enter open  ? help  q quit                                                     |
        """)
  }

  @Test("leaves out titles near the root where there is no room")
  func narrow() {
    expect(
      trail(columns: 30, glyphs: .ascii).compose(),
      looksLike: """
         Showing                      |
          ... >>Letters > 2026        |
          chosen:                     |
                                      |
                                      |
         Enter open  ? help  q quit   |
        """)
    let tiny = show { _ in
      HStack { Breadcrumb(Self.titles + ["a long name"]) { _, _, _ in }.width(.cells(16)) }
    }
    #expect(tiny.compose().body[0] == "  a long name")
  }

  @Test("is gone through by Left and Right, is one stop for Tab, and Enter chooses")
  func keys() {
    let app = trail()
    var texts: [String?] = []
    for key in ["right", "enter", "right", "enter", "left", "left", "enter"] {
      app.press(key)
      texts.append(app.focusedText)
    }
    #expect(
      texts == [
        "Documents", "Documents", "Letters", "Letters", "Documents", "Home", "Home",
      ])
    #expect(app.shows("chosen: 1 2 0"))
    app.press("tab")
    #expect(app.focusedText == "chosen: 1 2 0")
    app.press("up")
    #expect(app.focusedText == "Home")
  }

  @Test("is chosen by clicks on its titles, but not beside them or on the last")
  func clicks() {
    let app = trail()
    for text in ["Letters", "2026", "Home", "›"] { app.click(app.place(of: text).column, 1) }
    #expect(app.shows("chosen: 2 0"))
    let narrow = trail(columns: 30)
    narrow.click(narrow.place(of: "Letters").column, 1)
    narrow.click(narrow.place(of: "...").column, 1)
    #expect(narrow.shows("chosen: 2"))
  }

  @Test("of one title, or of none, can't be chosen", arguments: [["Home"], []])
  func root(titles: [String]) {
    let app = show { _ in Breadcrumb(titles) { _, _, _ in } }
    #expect(app.compose().body[0] == (titles.isEmpty ? "" : "  Home"))
    #expect(app.focusedText == nil)
  }
}
