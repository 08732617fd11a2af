import TerminalCore
import TerminalUI
import Testing

@Suite("A bar chart")
struct BarChartTests {
  private let values = [("Anna", 8.0), ("Bernhard", 2.5), ("なごや", 0.0), ("Zoë", -1)]

  private func chart(columns: Int, glyphs: GlyphSet) -> App<Showing.Route> {
    show(columns: columns, glyphs: glyphs) { [values] _ in
      BarChart(values) { Bar($0.0, $0.1) }
    }
  }

  @Test("compares values in bars that end within a cell")
  func unicode() {
    expect(
      chart(columns: 30, glyphs: .unicode).compose(),
      looksLike: """
         Showing                      |
          Anna      ████████████ 8    |
          Bernhard  ███▊ 2.5          |
          なごや    0                 |
          Zoë       -1                |
         ? help  q quit               |
        """)
  }

  @Test("has bars as long as those of another chart of its range, whatever their numbers")
  func commonScale() {
    let app = show(columns: 30, rows: 5) { _ in
      BarChart([120, 60], in: 0...120) { Bar("a", $0) }
      BarChart([60, 6], in: 0...120) { Bar("b", $0) }
    }
    let bars = app.compose().body.map { $0.split(separator: " ").dropFirst().first ?? "" }
    #expect(bars[1] == bars[2], "\(bars)")
  }

  @Test("has whole cells without block glyphs")
  func plain() {
    expect(
      chart(columns: 80, glyphs: .ascii).compose(),
      looksLike: """
         Showing                                                                        |
          Anna      ######################################## 8                          |
          Bernhard  ############# 2.5                                                   |
          なごや    0                                                                   |
          Zoë       -1                                                                  |
         ? help  q quit                                                                 |
        """)
    let narrow = chart(columns: 30, glyphs: .narrow).compose().body
    #expect(narrow[1] == "  Bernhard  ⠶⠶⠶⠶ 2.5")
  }

  @Test("cuts long labels, and gives up its bars where there is no room")
  func narrow() {
    let app = show(columns: 20) { _ in
      BarChart([("Donaudampfschiff", 2), ("Zug", 1)]) { Bar($0.0, $0.1, words: "\($0.1) km") }
    }
    #expect(app.compose().body[0...1] == ["  Don...  ███ 2 km", "  Zug     █▌ 1 km"])
    let tight = show { _ in
      HStack { BarChart([12, 4]) { Bar("Zug", $0, words: "\($0) km") }.width(.cells(11)) }
    }
    #expect(tight.compose().body[0...1] == ["  Zug 12 km", "  Zug 4 km"])
  }

  @Test("shows every value above the beginning, and what lies beyond its range at the ends")
  func range() {
    let app = show(rows: 6) { _ in
      BarChart([-5, 0, 0.001, 50, 1_000, .nan], in: 0...100) { Bar("", $0) }
    }
    #expect(
      app.compose().body == [
        "  -5", "  0", "  ▏ 0", "  ██████████▌ 50", "  █████████████████████ 1000", "  -",
      ])
  }

  @Test("has bars of a length that grows with the value, whatever the room", arguments: 20...80)
  func growing(columns: Int) {
    let app = show(columns: columns, rows: 101) { _ in
      BarChart(0...100) { Bar("bar", $0, words: "!") }
    }
    let lengths = app.compose().body.map { line in
      line.reduce(0) { $0 + (Array("▏▎▍▌▋▊▉█").firstIndex(of: $1).map { $0 + 1 } ?? 0) }
    }
    #expect(lengths.count == 101 && lengths == lengths.sorted())
    #expect(lengths[0] == 0 && lengths[1] > 0 && lengths[100] % 8 == 0)
    #expect(abs(lengths[50] * 2 - lengths[100]) <= 1)
  }

  @Test("draws the bars in sight only, and nothing but their lines is made again")
  func cost() {
    let looks = Looks()
    let app = show(rows: 5) { _ in
      BarChart(0..<1_000) { Bar("\(looks.look(at: $0))", $0) }
    }
    _ = app.compose()
    looks.reset()
    app.press("end")
    _ = app.compose()
    #expect(Set(looks.seen) == Set(995..<1_000))
  }

  @Test("has a role for each bar")
  func roles() {
    let app = show { _ in BarChart([1, 9]) { Bar("", $0, role: $0 > 5 ? .bad : .good) } }
    let frame = app.compose()
    let theme = Appearance().theme
    #expect(frame[column: 2, row: 1].style == theme[.good])
    #expect(frame[column: 2, row: 2].style == theme[.bad])
  }
}
