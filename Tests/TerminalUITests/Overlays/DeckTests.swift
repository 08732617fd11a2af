import Navigation
import TerminalCore
import Testing

@testable import TerminalUI

@Suite("The deck")
struct DeckTests {
  private func launchDeep(to level: Int, rows: Int = 12) -> App<SampleRoute> {
    let app = makeSample()
    app.keepEvents()
    app.launch(
      [.home] + (1...level).map { .deep($0) }, size: Size(columns: 40, rows: rows),
      appearance: Appearance(glyphs: .ascii, motion: .none))
    return app
  }

  @Test("shows every screen of the path as a card, the focused one in front")
  func looks() {
    let app = launch(columns: 40, rows: 12)
    app.press("enter", "down", "ctrl+t")
    expect(
      app.compose(),
      looksLike: """
         Open screens                           |
        +- 1 Home --------------------------+   |
        |> 1 List                           |   |
        |  +-> 2 Animals ----------------------+|
        |  |  All                              ||
        |  |  1 ant                            ||
        |  |> 2 bee                            ||
        |  |  3 cat                            ||
        |  |                                   ||
        |  |                                   ||
        +--+-----------------------------------+|
         Enter open  Esc close  Up Down choose  |
        """)
    app.press("left", "right", "left")
    expect(
      app.compose(),
      looksLike: """
         Open screens                           |
        +-> 1 Home -------------------------+   |
        |> 1 List                           |   |
        |  2 Form                           |   |
        |  3 Loading                        |   |
        |  4 Colour                        n|   |
        |                                   |   |
        |                                   |   |
        |                                   |   |
        |  +- 2 Animals -----------------------+|
        |  |> 2 bee                            ||
         Enter open  Esc close  Up Down choose  |
        """)
  }

  @Test("has one thing that looks selected: the title of the focused card")
  func selection() {
    let app = makeSample()
    app.launch(
      [.home, .list], size: Size(columns: 60, rows: 16),
      appearance: Appearance(theme: .dark, motion: .none))
    app.press("ctrl+t", "up")
    let frame = app.compose()
    let selection = Theme.dark[.selection].background
    let rows = (0..<16).filter { row in
      (0..<60).contains { frame[column: $0, row: row].style.background == selection }
    }
    #expect(rows == [1])
    #expect(frame.lines[1].contains("1 Home"))
  }

  @Test("shows a screen that was not made yet as going back would show it, and starts it only then")
  func unmade() {
    let app = launchAtlas([.countries, .country("Japan")], size: Size(columns: 30, rows: 12))
    app.keepEvents()
    app.press("ctrl+t", "up")
    let rows = app.compose().lines[2..<7].map {
      $0.dropFirst().trimmingPrefix(while: \.isWhitespace)
    }
    #expect(rows[0].hasPrefix("1 France") && rows[2].hasPrefix("❯ 3 Japan"))
    #expect(app.takeEventWords().isEmpty)
    app.press("enter")
    #expect(app.focusedText == "Japan")
    #expect(app.takeEventWords().contains { $0.contains("created") })
  }

  @Test("shows the focused card in a window of any size")
  func sizes() {
    for (columns, rows) in [(20, 6), (40, 12), (80, 24), (200, 60)] {
      let app = launchDeep(to: 9)
      app.handle(.resize(Size(columns: columns, rows: rows)))
      app.press("ctrl+t")
      for _ in 0..<11 {
        let lines = app.compose().lines
        #expect(lines.contains { $0.contains("> ") && $0.contains("\(app.focusedText ?? "-") ") })
        app.press("up")
      }
      #expect(app.focusedText == "Home")
    }
  }

  @Test(
    "keys choose a card, and Enter goes to its screen",
    arguments: [
      (["enter"], 4, false), (["up", "enter"], 3, false), (["up", "down", "enter"], 4, false),
      (["down", "enter"], 4, false), (["home", "enter"], 1, false),
      (["home", "end", "enter"], 4, false), (["pgup", "enter"], 1, false),
      (["left", "enter"], 3, false), (["home", "pgdn", "enter"], 4, false),
      (["tab", "enter"], 4, false), (["backtab", "enter"], 3, false), (["2"], 2, false),
      (["9"], 4, true), (["esc"], 4, false), (["home", "l", "enter"], 2, false),
      (["up", "esc"], 4, false), (["up", "ctrl+t"], 4, false), (["x", "?", "f12"], 4, true),
    ])
  func keys(keys: [String], count: Int, isOpen: Bool) {
    let app = launchDeep(to: 3)
    app.press("ctrl+t")
    for key in keys { app.press(key) }
    #expect(app.path.count == count)
    #expect(app.compose().line(0).contains("Open screens") == isOpen)
  }

  @Test("going to a screen pops what is over it, with the events of a pop")
  func events() {
    let app = launchDeep(to: 3)
    _ = app.takeEventWords()
    app.press("ctrl+t", "home")
    #expect(app.takeEventWords() == [])
    app.press("enter")
    let words = app.takeEventWords()
    #expect(app.path.routes == [.home])
    #expect(words.filter { $0.contains("didAppear") } == [" didAppear home"])
    #expect(words.filter { $0.contains("removed") } == [" removed deep(3)"])
    #expect(app.leaks == [])
  }

  @Test("a click goes to a card, the wheel moves the focus, and a click beside them closes")
  func mouse() {
    let app = launchDeep(to: 3)
    app.press("ctrl+t")
    app.mouse(.wheel(.up), 5, 3)
    #expect(app.focusedText == "Level 2")
    app.click(0, 0)
    #expect(!app.shows("Open screens"))
    app.press("ctrl+t")
    let place = app.place(of: "2 Level 1")
    app.click(place.column, place.row)
    #expect(app.path.count == 2)
    #expect(!app.shows("Open screens"))
  }

  @Test("follows a path that changes while it is open")
  func change() {
    let app = launchDeep(to: 3)
    app.press("ctrl+t", "up")
    app.perform(.popToRoot())
    #expect(app.focusedText == "Home")
    #expect(app.compose().lines.filter { $0.contains("Level") } == [])
    app.press("enter")
    #expect(app.path.routes == [.home])
    #expect(!app.shows("Open screens"))
  }

  @Test("draws no more cards than have room, however deep the path is")
  func depth() {
    let app = launchDeep(to: 1000)
    app.press("ctrl+t")
    #expect(app.shows("1001 Level 1000"))
    #expect(app.compose().lines.filter { $0.contains("Level") }.count == 6)
    app.press("home")
    #expect(app.shows("1 Home"))
  }

  @Test("ends all cards in one line, where each has its left edge")
  func foot() {
    let app = makeSample()
    app.launch(
      [.home, .list, .story], size: Size(columns: 40, rows: 12),
      appearance: Appearance(glyphs: .unicode, motion: .none))
    app.press("ctrl+t")
    let foot = app.compose().lines[10]
    #expect(foot == "└──┴──┴\(String(repeating: "─", count: 32))┘")
  }

  @Test("shows a sheet's screen without its hints")
  func sheet() {
    let app = launchSteps()
    app.press("enter")
    #expect(app.shows("Esc back"))
    app.press("ctrl+t")
    #expect(app.shows("2 Step") && !app.shows("Esc back"))
  }

  @Test("is offered where there is anything to go back to", arguments: [1, 2])
  func help(count: Int) {
    let app = count == 1 ? launch(rows: 40) : launch(.home, .list, rows: 40)
    app.press("?")
    #expect(app.shows("open screens") == (count == 2))
  }
}

@Suite("The layout of a deck")
struct DeckLayoutTests {
  @Test(
    "gives every card a row at least, and what is left to the focused one",
    arguments: [
      // count, focus, columns, rows, the uncovered rows of each card
      (1, 0, 80, 24, [22]),
      (2, 1, 80, 24, [3, 19]),
      (2, 0, 80, 24, [19, 3]),
      (5, 2, 80, 24, [3, 3, 10, 3, 3]),
      (6, 5, 80, 24, [2, 2, 2, 2, 2, 12]),
      (9, 0, 80, 24, [14, 1, 1, 1, 1, 1, 1, 1, 1]),
      (3, 2, 40, 12, [1, 1, 8]),
      (100, 99, 40, 12, [1, 1, 1, 1, 1, 5]),
      (3, 1, 20, 6, [4]),
    ])
  func rows(count: Int, focus: Int, columns: Int, rows: Int, uncovered: [Int]) {
    let size = Size(columns: columns, rows: rows)
    let cards = DeckLayout(count: count, focus: focus, in: size).cards
    #expect(cards.map(\.rows) == uncovered)
    #expect(cards.contains { $0.number == focus })
    #expect(cards.last?.area.columns.upperBound == columns)
    for (card, next) in zip(cards, cards.dropFirst()) {
      #expect(card.area.origin.row + card.rows == next.area.origin.row)
    }
  }
}
