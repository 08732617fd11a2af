import TerminalCore
import TerminalUI
import Testing

@Suite("A heatmap")
struct HeatmapTests {
  /// A year of days from a Thursday on, with more in some weeks than in others.
  private static let year: [Int?] =
    Array(repeating: nil, count: 3)
    + (0..<365).map { day in
      (day * 7 + day / 30 * 3) % 11 % 5
    }

  private func map(columns: Int, glyphs: GlyphSet) -> App<Showing.Route> {
    show(columns: columns, rows: 8, glyphs: glyphs) { _ in
      Heatmap(Self.year, rows: 7, rowLabels: ["Mon", "", "Wed", "", "Fri"]) { $0 }
        .columnLabels { $0 % 10 == 0 ? "week \($0)" : "" }
    }
  }

  @Test("shows a year in shades, with words for rows and columns")
  func wide() {
    expect(
      map(columns: 80, glyphs: .unicode).compose(),
      looksLike: """
         Showing                                                                        |
              week 0    week 10   week 20   week 30   week 40   week 50                 |
          Mon  ░···▒░░·▓▒▒░░▓▓▒▒██▓▓··██▓···█░░··▒▒░░▓▓▒▒░█▓▓▒·██▓·                     |
               ▒▒░░▓▓▒▒██▓▓▒·██▓···█░░··▒▒░░·▓▒▒░█▓▓▒·██▓▓··██░···▒                     |
          Wed  █▓▓▒·██▓···█░░···▒░░·▓▒▒░█▓▓▒▒██▓▓··██░···▒░░··▒▒░░▓                     |
              ···██░···▒░░·▓▒▒░░▓▓▒▒██▓▓··██░···█░░··▒▒░░▓▓▒▒░█▓▓▒·                     |
          Fri ▒░░··▒▒░░▓▓▒▒██▓▓··██▓···█░░··▒▒░░·▓▒▒░█▓▓▒·██▓···██                      |
              ▓▓▒▒██▓▓▒·██▓···█░░···▒░░·▓▒▒░█▓▓▒·██▓▓··██░···▒░░··                      |
              ·██▓···██░···▒░░·▓▒▒░█▓▓▒▒██▓▓··██░···█░░··▒▒░░▓▓▒▒█                      |
         ? help  q quit                                                                 |
        """)
  }

  @Test(
    "can have wider columns, which shades fill, and dots and digits don't",
    arguments: [
      (GlyphSet.unicode, ["  a   b", "  ░░▒▒██", "  · ██▓▓"]),
      (.ascii, ["  a   b", "  1 2 4", "  . 4 3"]),
    ])
  func wideCells(glyphs: GlyphSet, lines: [String]) {
    // Of four columns, three fit.
    let app = show(columns: 20, rows: 4, glyphs: glyphs) { _ in
      Heatmap([4, 4, 1, 0, 2, 4, 4, 3], rows: 2).cellWidth(2)
        .columnLabels { ["", "a", "", "b"][$0] }
        .frame(maxWidth: 9)
    }
    #expect(app.compose().body == lines + [""])
  }

  @Test("has no more rows than a screen can have")
  func tall() {
    let app = show(glyphs: .ascii) { _ in Heatmap([1, 2, 3], rows: .max) }
    #expect(app.compose().body == ["  1", "  2", "  3", ""])
  }

  @Test(
    "cuts long labels only where its columns need the room",
    arguments: [
      (26, "  from less to more 01234"), (24, "  from less to... 01234"),
      (16, "  from... 01234"), (13, "  f... 01234"), (11, "  ... 1234"),
    ])
  func longLabel(width: Int, line: String) {
    let app = show(columns: 40, glyphs: .ascii) { _ in
      Heatmap([0, 1, 2, 3, 4], rows: 1, rowLabels: ["from less to more"]) { $0 }
        .frame(maxWidth: width)
    }
    #expect(app.compose().body.first == line.replacing("0", with: "."))
  }

  @Test("is read in words for its columns, the newest first, and not at all without them")
  func reading() {
    let levels = [1, 2, 0, 0, 3, 4]
    let sums = ["3", nil, "7"]
    let app = show(columns: 20, rows: 6, traits: TerminalTraits(readsFrames: true)) { _ in
      Text("All")
      Heatmap(levels, rows: 2)
      Heatmap(levels, rows: 2).readAs { column in sums[column].map { "week \(column): \($0)" } }
    }
    #expect(app.compose().body.prefix(3) == ["  All", "  week 2: 7", "  week 0: 3"])
  }

  @Test("leaves the oldest columns out where there is no room")
  func narrow() {
    expect(
      map(columns: 30, glyphs: .ascii).compose(),
      looksLike: """
         Showing                      |
                       week 40        |
          Mon 11..2211332214332.443.  |
              32214332.4433..441...2  |
          Wed 4433..441...211..22113  |
              ...411..2211332214332.  |
          Fri 211.32214332.443...44   |
              332.4433..441...211..   |
              .441...411..221133224   |
         ? help  q quit               |
        """)
  }

  @Test(
    "tells levels apart by a shade or a digit",
    arguments: [
      (GlyphSet.unicode, 4, "  ··░▒▓██"), (.narrow, 4, "  ⠂⠂⠒⠶⠿⣿⣿"), (.ascii, 4, "  ..12344"),
      (.unicode, 1, "  ··█████"), (.unicode, 2, "  ··░████"), (.unicode, 5, "  ··░░▒▓█"),
      (.ascii, 9, "  ..12345"), (.ascii, 12, "  ..11233"),
    ])
  func shades(glyphs: GlyphSet, greatest: Int, line: String) {
    let app = show(glyphs: glyphs) { _ in Heatmap(-1...5, rows: 1, of: greatest) }
    #expect(app.compose().body[0] == line)
  }

  @Test("draws 0 fainter than what is above, in a role of its own")
  func roles() {
    let frame = show { _ in Heatmap([0, 1], rows: 1, role: .good) }.compose()
    let theme = Appearance().theme
    #expect(frame[column: 2, row: 1].style == theme[.border])
    #expect(frame[column: 3, row: 1].style == theme[.good])
  }

  @Test("looks at the items in sight only", arguments: [30, 80])
  func cost(columns: Int) {
    let looks = Looks()
    let app = show(columns: columns) { _ in
      Heatmap(0..<7_000_000, rows: 7) { looks.look(at: $0) % 5 }
    }
    _ = app.compose()
    #expect(looks.seen.count <= columns * 4)
    #expect((looks.seen.min() ?? 0) >= 7_000_000 - columns * 7)
  }

  @Test("has no column, or one that is not full, without trouble")
  func few() {
    let empty = show { _ in Heatmap([Int](), rows: 2).columnLabels { "\($0)" } }
    #expect(empty.compose().body == ["", "", "", ""])
    let one = show { _ in Heatmap([4, 4, 4], rows: 2, rowLabels: ["a"]).columnLabels { "\($0)" } }
    #expect(one.compose().body == ["    0", "  a ██", "    █", ""])
  }
}
