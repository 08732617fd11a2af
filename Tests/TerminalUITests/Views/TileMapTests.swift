import TerminalCore
import Testing

@testable import TerminalUI

@Suite("A map of tiles")
struct TileMapTests {
  /// Tiles that are named after their rows and columns.
  private static let tiles = ["05", "10", "12", "14", "23", "31"]

  private func map(rows: Int = 5, height: Int = 1) -> App<Showing.Route> {
    show(columns: 31, rows: rows, glyphs: .ascii) { screen in
      TileMap(
        Self.tiles, cellWidth: 5, cellHeight: height,
        at: { name in
          let digits = name.compactMap(\.wholeNumberValue)
          return TilePlace(row: digits[0], column: digits[1])
        }, text: { $0 }
      )
      .background { line, canvas in canvas.write("line \(line)", at: 8, role: .muted) }
      .id { $0 }
      .onSelect { name, screen, _ in screen.chosen.append(name) }
      Row("below", detail: screen.chosen.joined(separator: " "))
    }
  }

  @Test("has its tiles in their places, and words behind them")
  func looks() {
    expect(
      map().compose(),
      looksLike: """
         Showing                       |
                line 0           >05   |
         10     lin121       14        |
                line 2  23             |
              31line 3                 |
          1 below                      |
         Enter open  ? help  q quit    |
        """)
  }

  @Test("takes a tile of any width and height")
  func hugeTiles() {
    let app = show(columns: 31, rows: 5, glyphs: .ascii) { _ in
      TileMap<String, Showing>(
        ["here", "far"], cellWidth: .max, cellHeight: .max,
        at: { TilePlace(row: 0, column: $0.count == 4 ? 0 : 999_999) }, text: { $0 })
    }
    #expect(app.compose().line(1).hasPrefix(">here"))
  }

  @Test(
    "goes to the next tile in a row or column, or else to the one that is least aside",
    arguments: [
      ("05", "left", "14"), ("05", "down", "14"), ("05", "up", "05"), ("05", "right", "05"),
      ("10", "right", "12"), ("10", "left", "10"), ("10", "up", "05"), ("10", "down", "31"),
      ("12", "right", "14"), ("12", "left", "10"), ("12", "down", "23"), ("14", "down", "23"),
      ("14", "up", "05"), ("14", "right", "05"), ("23", "up", "12"), ("23", "left", "12"),
      ("23", "right", "14"), ("23", "down", "31"), ("31", "left", "10"), ("31", "right", "23"),
      ("31", "up", "10"), ("31", "down", "below"), ("14", "home", "05"), ("14", "end", "below"),
    ])
  func moves(start: String, key: String, end: String) {
    let app = map()
    focus(start, in: app)
    app.press(key)
    #expect(app.focusedText == end)
  }

  @Test("is not left by the arrow keys at its edge, and numbers choose none of its tiles")
  func edges() {
    let app = map()
    focus("10", in: app)
    app.press("left", "h")
    #expect(app.focusedText == "10" && !app.shows("Quit"))
    focus("05", in: app)
    app.press("right", "l")
    #expect(app.focusedText == "05" && app.compose().body[4] == "  1 below")
    app.press("2")
    #expect(app.focusedText == "05")
  }

  @Test("a click looks at a tile, a second one chooses it, and one beside the tiles does nothing")
  func clicks() {
    let app = map()
    app.click(11, 2)
    #expect(app.focusedText == "12" && app.compose().body[4] == "  1 below")
    app.click(26, 4)
    #expect(app.focusedText == "12" && app.compose().body[4] == "  1 below")
    app.click(12, 2)
    #expect(app.compose().body[4] == "  1 below                  12")
    app.press("right", "enter")
    #expect(app.compose().body[4] == "  1 below               12 14")
  }

  @Test("is entered where one comes from, and left for what stands below it")
  func entering() {
    let app = map()
    focus("31", in: app)
    app.press("down")
    #expect(app.focusedText == "below")
    app.press("up")
    #expect(app.focusedText == "31")
  }

  @Test(
    "is entered by Tab at its first tile in sight, wherever the tiles are",
    arguments: [("home", "tab", "t26"), ("end", "backtab", "t0")])
  func tab(edge: String, key: String, tile: String) {
    let app = show(rows: 6, glyphs: .ascii) { _ in
      Row("above")
      Text("")
      // From the last row to the first.
      TileMap<Int, Showing>(
        0..<30, cellWidth: 5, at: { TilePlace(row: 29 - $0, column: 0) }, text: { "t\($0)" })
      Button("below") { _, _ in }
    }
    app.press(edge)
    let body = app.compose().body.map { $0.replacing(">", with: " ") }
    app.press(key)
    #expect(app.focusedText == tile)
    #expect(app.compose().body.map { $0.replacing(">", with: " ") } == body)
  }

  @Test("may have tiles of several lines, all of which show the focus and can be clicked")
  func lines() {
    let app = map(rows: 9, height: 2)
    app.click(17, 6)
    #expect(app.focusedText == "23")
    app.press("up")
    #expect(app.focusedText == "12")
    app.press("pgdn")
    #expect(app.focusedText == "31")
  }

  @Test(
    "leads to every tile from every other one, whatever the places", arguments: 0..<20)
  func reaches(seed: Int) {
    // Places that no two tiles share, in a grid of 9 × 9.
    let places = Set((0..<12).map { ($0 * 37 + seed * 11 + $0 * $0 * seed) % 81 }).sorted()
    let tiles = Tiles(
      places.map { TilePlace(row: $0 / 9, column: $0 % 9) }, cell: Size(columns: 1, rows: 1))
    for start in places.indices {
      var reached: Set = [start]
      var next = [start]
      while let item = next.popLast() {
        for direction in Tiles.Direction.allCases {
          guard let found = tiles.neighbor(of: item, direction), !reached.contains(found)
          else { continue }
          reached.insert(found)
          next.append(found)
        }
      }
      #expect(reached.count == places.count, "from \(places[start]) among \(places)")
    }
  }

  private func focus(_ name: String, in app: App<Showing.Route>) {
    let (column, row) = app.place(of: name)
    app.click(column, row)
    #expect(app.focusedText == name)
  }
}
