import Navigation
import Synchronization
import TerminalCore
import TerminalUI
import Testing

/// A list of letters in rows of two lines, of which each row that is made is counted.
private struct Postbag: Screen {
  enum Route: RouteValue {
    case few, many
  }

  final class Count: Sendable {
    private let rows = Atomic<Int>(0)

    func madeRow() { rows.add(1, ordering: .relaxed) }

    /// The number of rows made since the last call.
    func takeRowsMade() -> Int { rows.exchange(0, ordering: .relaxed) }
  }

  let numbers: Range<Int>
  let count: Count
  var chosen = "nothing"

  var title: String { "Letters" }

  var body: some View<Self> {
    RowList(numbers) { number in
      count.madeRow()
      return Row("sender \(number)", detail: "\(number) KB").leading("名")
        .subtitle(number == 1 ? "" : "about the length of its lines, and that of number \(number)")
    }
    .onSelect { number, screen, _ in screen.chosen = "sender \(number)" }
    Text(chosen)
  }
}

private func launch(
  _ route: Postbag.Route = .many, columns: Int = 30, rows: Int = 7, glyphs: GlyphSet = .ascii,
  count: Postbag.Count = Postbag.Count()
) -> App<Postbag.Route> {
  let app = App(root: route, model: count) { route, count in
    Postbag(numbers: 0..<(route == .few ? 3 : 1_000_000), count: count)
  }
  app.launch(
    size: Size(columns: columns, rows: rows),
    appearance: Appearance(glyphs: glyphs, theme: .dark, motion: .none))
  return app
}

@Suite("A row of two lines")
struct SubtitleTests {
  @Test("has a quieter line below its text, cut where there is no room")
  func narrow() {
    let frame = launch(.few, columns: 30, rows: 9).compose()
    expect(
      frame,
      looksLike: """
         Letters                      |
        > 1 名 sender 0         0 KB  |
               about the length o...  |
          2 名 sender 1         1 KB  |
                                      |
          3 名 sender 2         2 KB  |
               about the length o...  |
          nothing                     |
         Enter open  ? help  q quit   |
        """)
    let theme = Theme.dark
    #expect(frame[column: 7, row: 6].style == theme[.muted])
    #expect(frame[column: 7, row: 2].style == theme.selected(.muted))
    #expect(frame[column: 0, row: 2].style == theme[.selection])
    #expect(frame.focus == Position(column: 0, row: 1))
  }

  @Test("ends where details end where there is room")
  func wide() {
    let app = launch(columns: 80, rows: 6, glyphs: .unicode)
    app.press("down")
    expect(
      app.compose(),
      looksLike: """
         Letters                                                                        |
          名 sender 0                                                             0 KB ┃|
             about the length of its lines, and that of number 0                        |
        ▌ 名 sender 1                                                             1 KB  |
        ▌                                                                               |
         Enter open  ? help  q quit                                                     |
        """)
  }

  @Test("is one step for the arrow keys, and a page is as many rows as fit")
  func keys() {
    let app = launch()
    let steps = [
      ("down", 1), ("down", 2), ("up", 1), ("pgdn", 3), ("pgdn", 5), ("pgup", 3), ("end", 999_999),
      ("up", 999_998), ("home", 0), ("pgup", 0),
    ]
    for (key, number) in steps {
      app.press(key)
      #expect(app.focusedText == "sender \(number)")
      let picture = app.compose().picture
      #expect(picture.contains("> 名 sender \(number)"), "\(key)\n\(picture)")
    }
  }

  @Test("is chosen by a click on either of its lines", arguments: [(3, 1), (4, 1), (5, 2)])
  func clicks(row: Int, number: Int) {
    let app = launch(.few, rows: 9)
    app.click(12, row)
    #expect(app.focusedText == "sender \(number)")
    #expect(app.shows("sender \(number)  "))
    #expect(app.compose().body.last == "  sender \(number)")
  }

  @Test("is chosen by its number")
  func numbers() {
    let app = launch(.few, rows: 9)
    app.press("3")
    #expect(app.compose().body.last == "  sender 2")
  }

  @Test("is drawn as far as it is in sight, with the mark on the line that is")
  func half() {
    let app = launch()
    app.press("down")
    app.mouse(.wheel(.down), 5, 3)
    expect(
      app.compose(),
      looksLike: """
         Letters                      |
        >                             |
          名 sender 2           2 KB #|
             about the length of ...  |
          名 sender 3           3 KB  |
             about the length of ...  |
         Enter open  ? help  q quit   |
        """)
    app.press("up")
    #expect(app.compose().body.first == "> 名 sender 0           0 KB")
  }

  @Test("is made for each of its lines in sight, and the first row to know how high all are")
  func longList() {
    let count = Postbag.Count()
    let app = launch(columns: 80, rows: 24, count: count)
    for key in ["down", "pgdn", "end", "up", "pgup"] {
      _ = app.compose()
      _ = count.takeRowsMade()
      app.press(key)
      _ = app.compose()
      #expect(count.takeRowsMade() <= 22 + 1)
    }
    _ = count.takeRowsMade()
    app.press("enter")
    _ = app.compose()
    #expect(count.takeRowsMade() <= 22 + 3)
  }
}
