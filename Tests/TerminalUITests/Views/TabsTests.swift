import TerminalCore
import TerminalUI
import Testing

@Suite("Tabs")
struct TabsTests {
  @Test("begin below the other controls of a form")
  func form() {
    let frame = launchShelf(.agenda).compose()
    let field = frame.line(2).distance(
      from: frame.line(2).startIndex,
      to: frame.line(2).lastIndex(of: "x") ?? frame.line(2).startIndex)
    #expect(frame.line(1).dropFirst(field).hasPrefix("[Mon]"), "\(frame.picture)")
  }

  private func tabs(columns: Int = 80, glyphs: GlyphSet = .unicode) -> App<Showing.Route> {
    show(columns: columns, glyphs: glyphs) { screen in
      Tabs("Show", \.section, ["Day", "Week", "Month", "Quarter", "Year"])
      switch screen.section {
      case "Day": Row("today")
      default: Row("a \(screen.section)").onSelect { screen, _ in screen.chosen.append("row") }
      }
    }
  }

  @Test("mark the selected one by brackets, and the screen shows what belongs to it")
  func wide() {
    let app = tabs()
    expect(
      app.compose(),
      looksLike: """
         Showing                                                                        |
        ❯ Show [Day]  Week   Month   Quarter   Year                                     |
          today                                                                         |
                                                                                        |
                                                                                        |
         Enter change  ? help  q quit                                                   |
        """)
    app.press("right", "right", "down", "enter")
    #expect(app.focusedText == "a Month")
    #expect(app.compose().body[0] == "  Show  Day   Week  [Month]  Quarter   Year")
  }

  @Test("go on to the next one by Enter and Space, and from the last one to the first")
  func pressing() {
    let app = tabs()
    app.press("enter", "space")
    #expect(app.compose().body[0].contains("[Month]"))
    app.press("enter", "enter", "enter")
    #expect(app.compose().body[0].contains("[Day]"))
  }

  @Test("that don't fit together are shown page by page, with the selected one in sight")
  func narrow() {
    let app = tabs(columns: 30, glyphs: .ascii)
    var lines: [String] = []
    for _ in 0..<6 {
      lines.append(app.compose().body[0])
      app.press("+")
    }
    #expect(
      lines == [
        "> Show   [Day]  Week        >", "> Show    Day  [Week]       >",
        "> Show < [Month]  Quarter   >", "> Show <  Month  [Quarter]  >", "> Show < [Year]",
        "> Show < [Year]",
      ])
  }

  @Test("are selected by Left, Right, - and +, and stop at the ends")
  func keys() {
    let app = tabs()
    for (key, text) in [
      ("left", "Show Day"), ("right", "Show Week"), ("+", "Show Month"), ("-", "Show Week"),
      ("+", "Show Month"), ("+", "Show Quarter"), ("+", "Show Year"), ("right", "Show Year"),
    ] {
      app.press(key)
      #expect(app.focusedText == text, "\(key)")
    }
    app.press("tab")
    #expect(app.focusedText == "a Year")
    app.press("tab")
    #expect(app.focusedText == "Show Year")
  }

  @Test("are selected by clicks, and the signs lead to the others", arguments: GlyphSet.allCases)
  func clicks(glyphs: GlyphSet) {
    let app = tabs(glyphs: glyphs)
    app.click(app.place(of: "Month").column, 1)
    #expect(app.focusedText == "Show Month")
    app.click(4, 1)
    #expect(app.focusedText == "Show Month")
    let narrow = tabs(columns: 30, glyphs: glyphs)
    let (less, more) = glyphs == .ascii ? ("<", ">") : ("‹", "›")
    for text in ["Show Month", "Show Year"] {
      narrow.click(narrow.compose().body[0].count - 1, 1)
      #expect(narrow.compose().body[0].contains(less) && narrow.focusedText == text)
    }
    #expect(!narrow.compose().body[0].dropFirst().contains(more))
    narrow.click(7, 1)
    #expect(narrow.focusedText == "Show Quarter")
  }

  @Test("of a value that is none of them have nothing selected until one is")
  func other() {
    let app = show { _ in Tabs(\.section, ["a", "b"]) }
    #expect(app.compose().body[0] == "❯  a   b")
    app.press("right")
    #expect(app.compose().body[0] == "❯ [a]  b")
    #expect(app.focusedText == "a")
  }

  @Test("stay in their line whatever the width", arguments: 0...24)
  func widths(columns: Int) {
    let app = show(columns: 40) { _ in
      HStack(spacing: 0) {
        Tabs(\.section, ["Day", "なごや", "a very long title"]).width(.cells(columns))
        Text("|")
      }
    }
    for _ in 0..<4 {
      let line = app.compose().body[0]
      #expect(line.hasSuffix("  |") && line.displayWidth == columns + 3, "\(line)")
      app.press("+")
    }
  }
}
